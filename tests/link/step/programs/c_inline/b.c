#include "i.h"
extern inline double sq(double x);
double b(double x) { return sq(x) * cu(x) * gi(x); }
