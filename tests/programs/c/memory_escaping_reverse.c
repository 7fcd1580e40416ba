/* In reverse mode, too, what escapes through an active pointer is allocated twice, and stays. */
#include "check.h"

typedef struct {
    double *data;
    int n;
} Array;

static double keep(const double *x, Array *kept) {
    double *data = malloc(sizeof(double) * 3), sum = 0;
    for (int i = 0; i < 3; i++) data[i] = x[i] * x[i];
    for (int i = 0; i < 3; i++) sum += data[i] * x[i];
    kept->data = data;
    kept->n = 3;
    return sum;
}

void __enzyme_autodiff(void *, ...);

int main(void) {
    double x[3] = {1, 2, 3}, dx[3] = {0, 0, 0};
    Array kept = {NULL, 0}, shadow = {NULL, 0};
    __enzyme_autodiff((void *)keep, enzyme_dup, x, dx, enzyme_dup, &kept, &shadow);
    for (int i = 0; i < 3; i++) {
        expect("primal", kept.data[i], x[i] * x[i]);
        expect("dx", dx[i], 3 * x[i] * x[i]);
    }
    expect("size", kept.n, 3);
    if (!shadow.data || shadow.data == kept.data) printf("no shadow\n"), failures++;
    free(kept.data);
    free(shadow.data);
    return finish();
}
