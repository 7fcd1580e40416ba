/* A Kalman filter with a 2x2 state: small matrices by value in structs, updated in place each step. */
#include "check.h"

typedef struct { double m[2][2]; } Matrix;
typedef struct { double v[2]; } Vector;
typedef struct { Vector state; Matrix covariance; } Filter;

static Matrix product(Matrix a, Matrix b) {
    Matrix c = {{{0}}};
    for (int i = 0; i < 2; i++)
        for (int j = 0; j < 2; j++)
            for (int k = 0; k < 2; k++) c.m[i][j] += a.m[i][k] * b.m[k][j];
    return c;
}

static Matrix transposed(Matrix a) {
    Matrix t = {{{a.m[0][0], a.m[1][0]}, {a.m[0][1], a.m[1][1]}}};
    return t;
}

static NOINLINE void predict(Filter *filter, double dt, double noise) {
    Matrix f = {{{1, dt}, {0, 1}}};
    Vector s = filter->state;
    for (int i = 0; i < 2; i++) filter->state.v[i] = f.m[i][0] * s.v[0] + f.m[i][1] * s.v[1];
    filter->covariance = product(product(f, filter->covariance), transposed(f));
    filter->covariance.m[0][0] += noise * dt;
    filter->covariance.m[1][1] += noise;
}

static NOINLINE double update(Filter *filter, double measured, double noise) {
    double innovation = measured - filter->state.v[0];
    double variance = filter->covariance.m[0][0] + noise;
    double gain[2] = {filter->covariance.m[0][0] / variance, filter->covariance.m[1][0] / variance};
    Matrix old = filter->covariance;
    for (int i = 0; i < 2; i++) {
        filter->state.v[i] += gain[i] * innovation;
        for (int j = 0; j < 2; j++) filter->covariance.m[i][j] -= gain[i] * old.m[0][j];
    }
    return 0.5 * (log(variance) + innovation * innovation / variance);
}

static double f(double *x) {
    Filter filter = {{{x[0], x[1]}}, {{{1, 0}, {0, 1}}}};
    double cost = 0;
    for (int t = 0; t < 12; t++) {
        predict(&filter, 0.1, x[2] * x[2]);
        cost += update(&filter, sin(0.3 * t) + 0.1 * (t % 3), exp(x[3]));
    }
    return cost;
}

TEST(f, 0.2, 0.5, 0.3, -0.7)
