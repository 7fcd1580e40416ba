/* Values that a loop hands on while it exchanges them with memory: shift registers, delay lines. LLVM's fast instruction
   selection loads them after they were stored, where the loop is one block, as ours are at -O0. */
#include "check.h"

static double shifted(double *a, int n) {
    double t = 3, s = 0;
    for (int i = 0; i < n; i++) { double u = a[i]; a[i] = t; t = u * 0.5; }
    for (int i = 0; i < n; i++) s += a[i] * a[i] * (i + 1);
    return s;
}
static double backwards(double *a, int n) {
    double t = a[0], s = 0;
    for (int i = n; i--;) { double u = a[i]; a[i] = t; t = u + 1; }
    for (int i = 0; i < n; i++) s += a[i] * a[i] * (i + 1);
    return s * t;
}
static float single(float *a, int n) {
    float t = 1, s = 0;
    for (int i = 0; i < n; i++) { float u = a[i]; a[i] = t; t = 2 - u; }
    for (int i = 0; i < n; i++) s += a[i] * (i + 1);
    return s;
}
static double f(double *x) {
    volatile int n = 4;
    double a[4], b[4];
    float c[4];
    for (int i = 0; i < n; i++) a[i] = x[i] * x[0], b[i] = x[i] + x[1], c[i] = (float)x[i];
    double y = shifted(a, n) + backwards(b, n);
    if (shifted((double[]){1, 2, 4, 8}, n) != 9 + 0.5 + 3 + 16) return 0;
    return y + single(c, n) * 0;
}
TEST(f, 0.5, 0.25, 0.75, 1.25)
