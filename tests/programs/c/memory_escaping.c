/* An allocation that escapes: primal and shadow both belong to the caller. */
#include "check.h"

typedef struct {
    int n;
    double *data;
} Array;

static NOINLINE void squares(const double *x, int n, Array *result) {
    result->n = n;
    result->data = malloc(sizeof(double) * n);
    for (int i = 0; i < n; i++) result->data[i] = x[i] * x[i];
}

static double keep(const double *x, Array *kept) {
    squares(x, 3, kept);
    double sum = 0;
    for (int i = 0; i < kept->n; i++) sum += kept->data[i] * x[i];
    return sum;
}

double __enzyme_fwddiff(void *, ...);

int main(void) {
    double x[3] = {1, 2, 3}, dx[3] = {1, 0.5, 0.25};
    Array kept = {0, NULL}, shadow = {0, NULL};
    double tangent = __enzyme_fwddiff((void *)keep, enzyme_dup, x, dx, enzyme_dup, &kept, &shadow);
    expect("tangent", tangent, 3 * (1 + 4 * 0.5 + 9 * 0.25));
    for (int i = 0; i < 3; i++) {
        expect("primal", kept.data[i], x[i] * x[i]);
        expect("shadow", shadow.data[i], 2 * x[i] * dx[i]);
    }
    expect("size", kept.n, 3);
    free(kept.data);
    free(shadow.data);
    return finish();
}
