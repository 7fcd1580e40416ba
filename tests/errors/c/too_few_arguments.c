/* f has two parameters. */
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double f(double *x, int n) { return x[n]; }
void g(double *x, double *dx) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx); }
/* expected: 5: [EZ0103] too few arguments: 'f' has 2 parameters */
