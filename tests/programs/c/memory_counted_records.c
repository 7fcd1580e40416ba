/* Records with a union, of which the first says how many there are, and blocks with their length in front: an integer at
   a constant place, in an array that is walked over as numbers, becomes a number. */
#include "check.h"

typedef struct { int kind; union { double d; int64_t n; int half[2]; } u; } record;

static NOINLINE record *make(const double *x, int n) {
    record *r = malloc((n + 1) * sizeof *r);
    r[0].kind = 0, r[0].u.n = n;
    for (int i = 1; i <= n; i++) r[i].kind = 1, r[i].u.d = x[i % 3] * x[0];
    return r;
}
static NOINLINE double mean(const record *r) {
    double s = 0;
    for (int i = 1; i <= r->u.n; i++) s += r[i].u.d * r[i].u.d;
    return s / (double)r->u.n;
}
static double records(double *x) {
    record *r = make(x, 5);
    double s = mean(r);
    free(r);
    return s;
}
static double block(double *x) {
    volatile int size = 4;
    int n = size;
    double *b = malloc((n + 1) * sizeof *b);
    *(int64_t *)b = n;
    for (int i = 1; i <= n; i++) b[i] = x[i % 3] * x[0];
    double s = 0;
    for (int i = 1; i <= *(int64_t *)b; i++) s += b[i] * b[i];
    s /= (double)*(int64_t *)b;
    free(b);
    return s;
}

static double f(double *x) { return records(x) * block(x); }
TEST(f, 0.7, 1.3, 0.4)
