/* memcpy and struct assignment of constant size; the source changes afterwards. */
#include "check.h"

typedef struct { double a[6]; int n; } Block;

static double f(double *x) {
    Block one, two;
    memcpy(one.a, x, sizeof one.a);
    one.n = 6;
    two = one;
    for (int i = 0; i < one.n; i++) one.a[i] *= two.a[5 - i];
    Block three = two;
    two = one;
    double sum = 0;
    for (int i = 0; i < three.n; i++) sum += two.a[i] * three.a[i];
    return sum;
}

TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9, -1.2)
