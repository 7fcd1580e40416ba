/* A batch's marker in a derivative. */
extern int enzyme_scalar;
double __enzyme_autodiff(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return __enzyme_autodiff((void *)f, enzyme_scalar, x); }
/* expected: 5: [EZ0112] 'enzyme_scalar' is for __enzyme_batch */
