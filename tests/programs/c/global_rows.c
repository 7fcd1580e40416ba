/* A global table of pointers to active global arrays. */
#include "check.h"
static double *table[2];
static double a[3], b[3];
static NOINLINE void fill(double *x) { for (int i=0;i<3;i++) { a[i]=x[i]; b[i]=x[i]*x[0]; } table[0]=a; table[1]=b; }
static double f(double *x) { fill(x); double s=0; for (int k=0;k<2;k++) for (int i=0;i<3;i++) s+=table[k][i]*table[1-k][i]; return s; }
TEST(f, 0.5, 1.5, 2.5)
