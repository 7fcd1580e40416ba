/* A natural cubic spline through data: tridiagonal system, binary search for the interval, evaluation. */
#include "check.h"

typedef struct { int n; double *x, *y, *curvature; } Spline;

static Spline *spline_new(int n, const double *x, const double *y) {
    Spline *s = malloc(sizeof *s);
    double *block = malloc(sizeof(double) * 3 * n);
    *s = (Spline){n, block, block + n, block + 2 * n};
    memcpy(s->x, x, sizeof(double) * n);
    memcpy(s->y, y, sizeof(double) * n);
    double diagonal[n], right[n];
    diagonal[0] = 1, right[0] = 0;
    for (int i = 1; i < n - 1; i++) {
        double h0 = x[i] - x[i - 1], h1 = x[i + 1] - x[i], lower = i > 1 ? h0 : 0;
        double factor = lower / diagonal[i - 1];
        diagonal[i] = 2 * (h0 + h1) - factor * (i > 1 ? h0 : 0);
        right[i] = 6 * ((y[i + 1] - y[i]) / h1 - (y[i] - y[i - 1]) / h0) - factor * right[i - 1];
    }
    s->curvature[0] = s->curvature[n - 1] = 0;
    for (int i = n - 2; i > 0; i--)
        s->curvature[i] = (right[i] - (x[i + 1] - x[i]) * s->curvature[i + 1]) / diagonal[i];
    return s;
}

static double spline_at(const Spline *s, double t) {
    int low = 0, high = s->n - 1;
    while (high - low > 1) {
        int middle = (low + high) / 2;
        if (s->x[middle] > t) high = middle;
        else low = middle;
    }
    double h = s->x[high] - s->x[low], a = (s->x[high] - t) / h, b = (t - s->x[low]) / h;
    return a * s->y[low] + b * s->y[high] +
           ((a * a * a - a) * s->curvature[low] + (b * b * b - b) * s->curvature[high]) * h * h / 6;
}

static void spline_free(Spline *s) {
    free(s->x);
    free(s);
}

static double f(double *x) {
    double knots[5] = {0, 0.8, 1.7, 2.4, 3.5};
    Spline *s = spline_new(5, knots, x);
    double sum = 0;
    for (int i = 0; i < 9; i++) sum += spline_at(s, 0.37 * i + 0.1 * x[0]) * (1 + i % 3);
    spline_free(s);
    return sum;
}

TEST(f, 0.4, 1.1, -0.3, 0.8, 0.2)
