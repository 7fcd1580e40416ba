/* One global as two arguments, with two shadows, which the function uses by its name as well. */
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
double x[2], dx[2], other[2];
double f(double *p, double *q) {
    x[0] = p[0] * q[1];
    return x[0] * q[0];
}
double g(void) { return __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, x, other); }
/* expected: 9: [EZ0119] arguments 1 and 2 of 'f' are one global, 'x', with two shadows */
