/* Floats moved as integers in functions of their own, where type-based alias information calls what is moved an integer;
   the caller alone knows better. Not what the standard allows, but what people write, and the compiler does. */
#include "check.h"

static NOINLINE void move_words(void *to, const void *from, int n) {
    for (int i = 0; i < n; i++) ((uint32_t *)to)[i] = ((const uint32_t *)from)[i];
}
static NOINLINE void move_longs(void *to, const void *from, int n) {
    for (int i = 0; i < n; i++) ((uint64_t *)to)[i] = ((const uint64_t *)from)[i];
}
static NOINLINE void move_through(void *to, const void *from, int n) {
    double middle[4];
    move_longs(middle, from, n);
    move_longs(to, middle, n);
}
static NOINLINE void exchange(void *a, int i, int k) {
    uint64_t *words = a, first = words[i];
    words[i] = words[k];
    words[k] = first;
}

static double floats(double *x) {
    float a[3], b[3];
    for (int i = 0; i < 3; i++) a[i] = (float)(x[i] * x[i]);
    move_words(b, a, 3);
    return (double)b[0] * b[1] + b[2];
}
static double f(double *x) {
    double a[3], b[3];
    for (int i = 0; i < 3; i++) a[i] = x[i] * x[i];
    move_longs(b, a, 3);
    double sum = b[0] * b[1] + b[2];
    move_through(a, b, 3);
    sum += a[0] * a[2];
    exchange(b, 1, 2);
    return sum + b[0] * b[1] * b[1] * b[2];
}

double __enzyme_fwddiff_floats(void *, ...);
void __enzyme_autodiff_floats(void *, ...);

__attribute__((constructor)) static void check_floats(void) {
    double x[] = {0.75, 1.25, 1.5}, d[3] = {0}, unit[] = {0, 1, 0};
    __enzyme_autodiff_floats((void *)floats, enzyme_dup, x, d);
    expect_within("floats", 0, d[0], 2 * x[0] * x[1] * x[1], 1e-6);
    expect_within("floats", 1, d[1], 2 * x[1] * x[0] * x[0], 1e-6);
    expect_within("floats", 2, d[2], 2 * x[2], 1e-6);
    expect_within("floats along", 1, __enzyme_fwddiff_floats((void *)floats, enzyme_dup, x, unit), d[1], 1e-6);
}

TEST(f, 0.75, 1.25, 1.5)
