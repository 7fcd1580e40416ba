/* Who is told of errors has to take them. */
double __enzyme_error_estimate(void *, ...);
void enzymeLogError(double value) { (void)value; }
double f(double x) { return x * x; }
double g(double x) { return __enzyme_error_estimate((void *)f, x, 0.0); }
/* expected: 4: [EZ0106] 'enzymeLogError' does not take */
