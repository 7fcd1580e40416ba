/* Newton's iteration with a Jacobian made by differences, as implicit solvers have it: declared inactive, it leaves the
 * derivative of the converged iteration, in both modes to rounding. Differentiated, its reverse mode would add adjoints
 * divided by increments of 1e-17. */
#include "check.h"

static void rates(const double *y, const double *p, double *d) {
  d[0] = -p[0] * y[0] + 1e4 * y[1] * y[2];
  d[1] = p[0] * y[0] - 1e4 * y[1] * y[2] - 3e7 * p[1] * y[1] * y[1];
  d[2] = 3e7 * p[1] * y[1] * y[1];
}

__attribute__((noinline)) static void jacobian(const double *y, const double *p, double h, double m[3][3]) {
  double at[3], d[3], moved[3];
  rates(y, p, d);
  for (int j = 0; j < 3; j++) {
    for (int i = 0; i < 3; i++) moved[i] = y[i];
    double step = 1.5e-8 * fmax(fabs(y[j]), 1e-9);
    moved[j] += step;
    step = moved[j] - y[j];
    rates(moved, p, at);
    for (int i = 0; i < 3; i++) m[i][j] = (i == j) - h * (at[i] - d[i]) / step;
  }
}
void *__enzyme_inactivefn_jacobian = (void *)jacobian;

static void solve(double m[3][3], double *r) {
  for (int k = 0; k < 3; k++)
    for (int i = k + 1; i < 3; i++) {
      double factor = m[i][k] / m[k][k];
      for (int j = k; j < 3; j++) m[i][j] -= factor * m[k][j];
      r[i] -= factor * r[k];
    }
  for (int i = 2; i >= 0; i--) {
    for (int j = i + 1; j < 3; j++) r[i] -= m[i][j] * r[j];
    r[i] /= m[i][i];
  }
}

static double f(double *p) {
  double y[3] = {1, 0, 0};
  for (int step = 0; step < 12; step++) {
    double old[3] = {y[0], y[1], y[2]}, h = 1e-3 * (step + 1);
    for (int it = 0; it < 6; it++) {
      double m[3][3], d[3], r[3];
      rates(y, p, d);
      for (int i = 0; i < 3; i++) r[i] = old[i] + h * d[i] - y[i];
      jacobian(y, p, h, m);
      solve(m, r);
      for (int i = 0; i < 3; i++) y[i] += r[i];
    }
  }
  return y[0] + 1e4 * y[1] + p[2] * y[2];
}

TEST(f, 0.04, 1, 2)
