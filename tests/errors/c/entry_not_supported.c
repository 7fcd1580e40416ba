/* An entry point of Enzyme's that is not there. */
double __enzyme_error_estimate(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return __enzyme_error_estimate((void *)f, x, 1e-9); }
/* expected: 4: [EZ0111] '__enzyme_error_estimate' is not supported */
