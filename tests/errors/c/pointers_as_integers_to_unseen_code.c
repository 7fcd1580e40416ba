/* What unseen code does with an address that it is given as an integer nobody knows: it may copy from there. */
long move(long, long, long);
double __enzyme_autodiff(void *, ...);
double f(double *x) {
    double y[2];
    move((long)y, (long)x, 16);
    return y[0] * y[1];
}
void g(double *x, double *d) { __enzyme_autodiff((void *)f, x, d); }
/* expected: 6: [EZ0201] cannot differentiate the call of 'move' */
