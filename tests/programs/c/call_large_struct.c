/* A struct returned through memory, and one passed by value through memory and changed there. */
#include "check.h"

typedef struct { double v[5]; int n; } Large;

static NOINLINE Large make(const double *x) {
    Large l = {{x[0], x[1] * x[0], x[2], 1, x[0] - x[2]}, 5};
    return l;
}

static NOINLINE double consume(Large l) {
    double sum = 0;
    for (int i = 0; i < l.n; i++) {
        l.v[i] *= l.v[(i + 1) % 5];
        sum += l.v[i];
    }
    return sum;
}

static double f(double *x) {
    Large l = make(x);
    double first = consume(l);
    return first * consume(l) + l.v[1];
}

TEST(f, 0.7, 1.2, -0.5)
