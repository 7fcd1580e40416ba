/* Code that is not seen may read variables that other files know. */
extern double __enzyme_autodiff(void *, ...);
void solve(double *x);
double data;
static double root(double y) {
    double x = 1;
    data = y;
    solve(&x);
    return x;
}
double use(double y) { return __enzyme_autodiff((void *)root, y); }
/* expected: 8: [EZ0201] cannot differentiate the call of 'solve' */
