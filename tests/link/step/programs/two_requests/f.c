#include <math.h>
double f(double x) { return sin(x) * x; }
