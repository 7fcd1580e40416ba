/* What is read from a file has no derivative, and must not keep that of what it overwrites. */
#include <stdio.h>
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double f(double *x) {
    double y = x[0];
    scanf("%lf", &x[0]);
    return x[0] * y;
}
void g(double *x, double *dx) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx); }
/* expected: 7: [EZ0201] writes into memory that carries derivatives */
