/* Two results in one double. */
extern int enzyme_width;
double __enzyme_batch(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return __enzyme_batch((void *)f, enzyme_width, 2, x, x); }
/* expected: 5: [EZ0109] the request returns double, but there are 2 */
