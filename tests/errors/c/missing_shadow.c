/* A pointer without its shadow. */
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
double f(double *x, int n) { return x[n]; }
void g(double *x) { __enzyme_autodiff((void *)f, enzyme_dup, x, enzyme_const, 1); }
/* expected: 5: [EZ0105] missing shadow of argument 1 of 'f' */
