/* Tangents from which tape? */
double __enzyme_fwdsplit(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return __enzyme_fwdsplit((void *)f, x, 1.0); }
/* expected: 4: [EZ0103] too few arguments: the tape is missing */
