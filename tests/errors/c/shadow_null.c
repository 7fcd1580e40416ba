/* The derivative would be added to address zero. */
double __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;
static double sum(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i] * x[i];
    return s;
}
double gradient(const double *x, int n) { return __enzyme_autodiff((void *)sum, enzyme_dup, x, (void *)0, enzyme_const, n); }
/* expected: 9: [EZ0114] the shadow of argument 1 of 'sum' is a null pointer */
