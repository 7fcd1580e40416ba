/* Hooks that are null here: no function of their type is in the program. What they would be given is active, and is read
 * again later; the program would end, with a message, where one is called. */
#include "check.h"

typedef int Progress(void *state, const double *x, const double *gradient, double value, int n, int step);
typedef double Objective(void *state, const double *x, double *gradient, int n);

struct solver {
    Objective *objective;
    Progress *progress;
    void *state;
    int steps;
};

static double bowl(void *state, const double *x, double *gradient, int n) {
    const double *a = state;
    double sum = 0;
    for (int i = 0; i < n; i++) {
        gradient[i] = 2 * a[i] * (x[i] - a[n + i]);
        sum += a[i] * (x[i] - a[n + i]) * (x[i] - a[n + i]);
    }
    return sum;
}

static NOINLINE double descend(const struct solver *s, double *x, int n) {
    double gradient[4], value = 0;
    for (int step = 0; step < s->steps; step++) {
        value = s->objective(s->state, x, gradient, n);
        if (s->progress && s->progress(s->state, x, gradient, value, n, step)) break;
        for (int i = 0; i < n; i++) x[i] -= 0.1 * gradient[i];
    }
    return value;
}

static double f(double *x) {
    struct solver s = {bowl, NULL, x, 7};
    double y[2] = {0.5, -0.5};
    return descend(&s, y, 2) + y[0] * y[1];
}

TEST(f, 0.9, 0.4, 1.7, 0.3)
