#include "../check.h"
double f(double);
double d1(double x) { return __enzyme_autodiff((void *)f, x); }
static double inner(double x) { return d1(x) * x; }
double d2(double x) { return __enzyme_fwddiff((void *)inner, x, 1.0); }
