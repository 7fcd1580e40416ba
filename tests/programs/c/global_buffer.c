/* A buffer behind a global pointer, filled by one function and read by another. */
#include "check.h"
struct S { double a[3]; };
static struct S global;
static double *buffer;
static NOINLINE void init(double *x) { buffer = malloc(24); for (int i=0;i<3;i++) buffer[i]=x[i]*x[i]; }
static NOINLINE double total(void) { double s=0; for (int i=0;i<3;i++) s+=buffer[i]*global.a[i]; return s; }
static double f(double *x) { for (int i=0;i<3;i++) global.a[i]=x[2-i]; init(x); double r = total(); free(buffer); return r; }
TEST(f, 0.5, 1.5, 2.5)
