/* Two derivatives do not fit into one double. */
double __enzyme_autodiff(void *, ...);
double f(double x, double y) { return x * y; }
double g(double x) { return __enzyme_autodiff((void *)f, x, x); }
/* expected: 4: [EZ0109] */
