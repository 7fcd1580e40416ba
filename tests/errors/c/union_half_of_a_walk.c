/* Half of a number that is written by a walk, read at a constant place by a function that knows of integers only. */
double __enzyme_autodiff(void *, ...);
typedef struct { int kind; union { double d; int half[2]; } u; } record;
__attribute__((noinline)) static double first(const record *r) {
    return (double)r->u.half[1];
}
double f(const double *x) {
    record r[4];
    for (int i = 0; i < 4; i++) r[i].kind = 1, r[i].u.d = x[i] * x[i];
    return first(r);
}
double g(const double *x, double *dx) { return __enzyme_autodiff((void *)f, x, dx); }
/* expected: 5: [EZ0302] */
