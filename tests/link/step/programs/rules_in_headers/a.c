#include "g.h"
double a(double x) { return g(x); }
