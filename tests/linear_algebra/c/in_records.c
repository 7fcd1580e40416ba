/* Arrays within records, beside integers, addresses and other numbers. */
#include "../../programs/c/check.h"
#include <cblas.h>

typedef struct {
    int n;
    double a[4];
    long count;
    double *more;
    double single;
    double b[3];
} Record;
static NOINLINE void fill(Record *r, const double *x, double *more) {
    r->n = 4, r->count = 2, r->more = more, r->single = x[0];
    for (int i = 0; i < r->n; i++) r->a[i] = x[i] * x[i];
    for (int i = 0; i < 3; i++) r->b[i] = x[i + 1];
    for (int i = 0; i < r->count; i++) more[i] = x[i] * x[3];
}
static NOINLINE double use(Record *r) {
    cblas_daxpy(r->count, r->a[0], r->a + 1, 1, r->more, 1);
    cblas_dcopy(3, r->b, 1, r->a, 1);
    return cblas_ddot(r->n, r->a, 1, r->a, -1) + cblas_ddot(r->count, r->more, 1, r->b, 1) * r->single;
}
static double f(double *x) {
    Record records[2];
    double more[2][2];
    for (int k = 0; k < 2; k++) fill(records + k, x, more[k]);
    Record *copy = malloc(sizeof *copy);
    *copy = records[1];
    double r = use(records) * use(copy) + copy->n + records[0].count;
    free(copy);
    return r;
}
TEST(f, 0.7, 1.3, 1.1, -0.4)
