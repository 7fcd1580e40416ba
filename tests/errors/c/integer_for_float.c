/* A variadic call does not convert its arguments. */
double __enzyme_autodiff(void *, ...);
double f(double x) { return x * x; }
double g(void) { return __enzyme_autodiff((void *)f, 2); }
/* expected: 4: [EZ0106] argument 1 of 'f' has type double, but int is passed */
