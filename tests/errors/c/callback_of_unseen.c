/* Code that is not seen is given a function that reads active data: through it, the data may come into what it writes. */
extern double __enzyme_autodiff(void *, ...);
void solve(void (*residual)(double *, double *), double *x);
static double data;
static void residual(double *x, double *r) { *r = *x * *x - data; }
static double root(double y) {
    double x = 1;
    data = y;
    solve(residual, &x);
    return x;
}
double use(double y) { return __enzyme_autodiff((void *)root, y); }
/* expected: 9: [EZ0201] cannot differentiate the call of 'solve' */
