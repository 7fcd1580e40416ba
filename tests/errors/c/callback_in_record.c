/* The same, with the function in a record. */
extern double __enzyme_autodiff(void *, ...);
struct problem { void (*residual)(double *, double *); int n; };
void solve(struct problem *, double *x);
static double data;
static void residual(double *x, double *r) { *r = *x * *x - data; }
static double root(double y) {
    double x = 1;
    struct problem p = {residual, 1};
    data = y;
    solve(&p, &x);
    return x;
}
double use(double y) { return __enzyme_autodiff((void *)root, y); }
/* expected: 11: [EZ0201] cannot differentiate the call of 'solve' */
