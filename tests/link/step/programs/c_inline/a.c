#include "i.h"
double a(double x) { return sq(x) + cu(x) + gi(x); }
