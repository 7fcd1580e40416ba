extern double __enzyme_autodiff(void *, double);
double x[2];
extern double y[2] __attribute__((weak, alias("x")));
static double f(double a) {
    y[0] = a * a;
    return y[0] * x[0];
}
double g(double a) { return __enzyme_autodiff((void *)f, a); }
/* expected: 5: [EZ0201] another file may define the variable 'y', which is an alias here */
