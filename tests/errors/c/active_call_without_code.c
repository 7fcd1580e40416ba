/* A function that is only declared, with a differentiated argument. */
double __enzyme_autodiff(void *, ...);
double measured(double);
double f(double x) { return x * measured(x); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 4: [EZ0201] cannot differentiate the call of 'measured' */
