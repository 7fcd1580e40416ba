/* A batch of how many? */
double __enzyme_batch(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return __enzyme_batch((void *)f, x, x); }
/* expected: 4: [EZ0107] __enzyme_batch needs enzyme_width */
