/* f has one parameter. */
double __enzyme_autodiff(void *, ...);
double f(double x) { return x; }
double g(double x) { return __enzyme_autodiff((void *)f, x, x); }
/* expected: 4: [EZ0104] too many arguments: 'f' has 1 parameters */
