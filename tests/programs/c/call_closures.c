/* Functions with pointers to active memory as their contexts, in an array. */
#include "check.h"
typedef struct { double (*fn)(double, void*); void *ctx; } closure;
static double mul(double a, void *c) { return a * *(double*)c; }
static double sq(double a, void *c) { return a * a + ((double*)c)[1]; }
static NOINLINE double apply(closure *c, int n, double v) { for (int i=0;i<n;i++) v = c[i].fn(v, c[i].ctx); return v; }
static double f(double *x) { closure c[3] = {{mul,x},{sq,x+1},{mul,x+2}}; return apply(c,3,x[1]); }
TEST(f, 0.5, 1.5, 2.5)
