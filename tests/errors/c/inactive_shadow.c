/* A constant pointer where a shadow is needed. */
extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
double f(const double *x, const double *y, int k) {
    const double *p = k ? x : y;
    return p[0] * p[1];
}
void g(double *x, double *dx, double *y, int k) {
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, y, enzyme_const, k);
}
/* expected: [EZ0401] */
