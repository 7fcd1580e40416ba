#include "g.h"
double b(double x) { return a(x) + g(x); }
