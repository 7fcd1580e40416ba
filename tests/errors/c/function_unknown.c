/* The function to differentiate comes from somewhere else. */
double __enzyme_autodiff(void *, ...);
double g(double (*f)(double), double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 3: [EZ0101] '__enzyme_autodiff' */
