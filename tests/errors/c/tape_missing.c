/* A reverse half without its tape. */
void __enzyme_reverse(void *, ...);
double f(double *x) { return x[0] * x[0]; }
void g(double *x, double *dx) { __enzyme_reverse((void *)f, x, dx, 1.0); }
/* expected: 4: [EZ0103] too few arguments: the tape is missing */
