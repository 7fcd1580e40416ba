#include "t.h"
template double ext<double>(double);
