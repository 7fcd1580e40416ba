/* The function to differentiate is only declared. */
double __enzyme_autodiff(void *, ...);
double f(double);
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 4: [EZ0102] 'f' has no body here */
