/* Forward mode comes back to nothing, so it keeps nothing: arrays of varying size leave the stack where the primal's
   do, and inner gradients give their tape back one by one. */
#include "../../programs/c/check.h"

double __enzyme_fwddiff(void *, ...);
double __enzyme_autodiff(void *, ...);

static double arrays(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < 100000; i++) {
        double y[n + (i & 3)];
        for (int j = 0; j < n; j++) y[j] = x[j] * sum;
        sum = sum * 0.999 + y[i % n] * 1e-3 + x[0] * 1e-5;
    }
    return sum;
}

static double chain(const double *x, int n) {
    double s = x[0];
    for (int i = 0; i < n; i++) s = sin(s) * x[1];
    return s;
}
static double descent(const double *p) {
    double x = p[0];
    for (int i = 0; i < 20000; i++) {
        double v[2] = {x, p[1]}, dv[2] = {0, 0};
        __enzyme_autodiff((void *)chain, enzyme_dup, v, dv, enzyme_const, 50);
        x -= 1e-5 * dv[0];
    }
    return x;
}

static NOINLINE double scratch(double x, int n) {
    double *y = malloc(sizeof(double) * n);
    y[0] = x;
    for (int i = 1; i < n; i++) y[i] = sin(y[i - 1]) * x;
    double result = y[n - 1];
    free(y);
    return result;
}
static double slopes(const double *x) {
    double sum = 0;
    for (int i = 0; i < 2000; i++) sum += __enzyme_autodiff((void *)scratch, x[0] + 1e-6 * i, enzyme_const, 1000);
    return sum;
}

static long resident(void) {
    long kilobytes = 0;
    char line[200];
    FILE *status = fopen("/proc/self/status", "r");
    while (status && fgets(line, sizeof line, status)) sscanf(line, "VmHWM: %ld", &kilobytes);
    if (status) fclose(status);
    return kilobytes;
}

static double arrays_of_three(double *x) { return arrays(x, 3); }
static double descent_of(double *x) { return descent(x); }
static double slopes_of(double *x) { return slopes(x); }

int main(void) {
    double x[3] = {1.4, 0.5, 0.3}, dx[3] = {1, 0, 0}, p[2] = {0.5, 1.3}, dp[2] = {0, 1};
    long before = resident();
    double of_arrays = __enzyme_fwddiff((void *)arrays, enzyme_dup, x, dx, enzyme_const, 3);
    double of_descent = __enzyme_fwddiff((void *)descent, enzyme_dup, p, dp);
    double of_slopes = __enzyme_fwddiff((void *)slopes, enzyme_dup, x, dx);
    long grown = resident() - before;
    expect_within("arrays", 0, of_arrays, difference(arrays_of_three, 3, x, 0), 1e-6);
    expect_within("descent", 0, of_descent, difference(descent_of, 2, p, 1), 1e-6);
    expect_within("slopes", 0, of_slopes, difference(slopes_of, 1, x, 0), 1e-6);
    if (grown > 4000) printf("grown by %ld kilobytes\n", grown), failures++;
    return finish();
}
