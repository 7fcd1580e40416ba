/* Numbers that change places byte by byte or word by word, also with themselves, and where the two overlap. */
#include "check.h"

static NOINLINE void swap(void *p, void *q, size_t bytes) {
    for (char *a = p, *b = q, *end = a + bytes; a < end; a++, b++) {
        char t = *a;
        *a = *b;
        *b = t;
    }
}

static double in_variables(const double *x) {
    double a = x[0] * x[1], b = x[2];
    unsigned char *p = (unsigned char *)&a, *q = (unsigned char *)&b;
    for (int i = 0; i < 8; i++) {
        unsigned char t = p[i];
        p[i] = q[i];
        q[i] = t;
    }
    return a * a * a + 2 * b;
}

/* Some words of `w` for those some further on, downwards; not one if `n` is 0 or less. */
static NOINLINE void swap_within(unsigned *w, int n, int apart) {
    for (int i = n - 1; i >= 0; i--) {
        unsigned t = w[i];
        w[i] = w[i + apart];
        w[i + apart] = t;
    }
}

static double f(double *x) {
    double w[8], sum = in_variables(x);
    for (int i = 0; i < 8; i++) w[i] = x[i % 3] * (i + 1);
    swap(w, w, sizeof w);
    swap(w, w + 3, 5 * sizeof *w);
    swap_within((unsigned *)w, 12, 4);
    swap_within((unsigned *)w, 0, 4);
    swap_within((unsigned *)w, -5, 4);
    for (int i = 0; i < 8; i++) sum += w[i] * w[i] * (i + 1);
    return sum;
}

TEST(f, 0.7, 1.3, 1.1)
