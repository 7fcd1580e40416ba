/* Two values, one shadow. */
extern int enzyme_dup, enzyme_interleave;
void __enzyme_autodiff(void *, ...);
double f(double *x, double *y) { return x[0] * y[0]; }
void g(double *x, double *dx, double *y) { __enzyme_autodiff((void *)f, enzyme_dup, x, enzyme_dup, y, enzyme_interleave, dx); }
/* expected: 5: [EZ0105] missing shadow of argument 2 of 'f' */
