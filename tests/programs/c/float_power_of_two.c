/* exp by its definition on bits: the power of two is made of an integer, and has no derivative. */
#include "check.h"
static double f(double *x) { double t = x[0]*1.4426950408889634; int k = (int)t; double r = x[0]-k*0.6931471805599453; uint64_t b = (uint64_t)(k+1023)<<52; double p; memcpy(&p,&b,8); return p*(1+r+r*r/2+r*r*r/6+r*r*r*r/24)*x[1]; }
TEST(f, 0.5, 1.5, 2.5)
