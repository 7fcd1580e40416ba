/* A variadic function cannot be asked for. */
double __enzyme_autodiff(void *, ...);
double f(double x, ...) { return x * x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 4: [EZ0503] 'f' takes a variable number of arguments */
