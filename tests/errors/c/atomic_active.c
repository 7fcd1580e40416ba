/* An exchange on differentiated memory. */
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double f(double *x) {
    double old;
    double with = x[0] * 2;
    __atomic_exchange(&x[1], &with, &old, 5);
    return old * x[1];
}
void g(double *x, double *dx) { __enzyme_autodiff((void *)f, enzyme_dup, x, dx); }
/* expected: 7: [EZ0506] */
