double __enzyme_autodiff(void *, ...);
extern int enzyme_const, enzyme_out;
static double f(double *scratch, int n, double factor) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        scratch[i] *= factor * scratch[i];
        sum += scratch[i];
    }
    return sum;
}
double df(double *scratch) { return __enzyme_autodiff((void *)f, enzyme_const, scratch, enzyme_const, 4, enzyme_out, 3.0); }
/* expected: 6: [EZ0401] a pointer to inactive data is used where a pointer with a shadow is needed */
