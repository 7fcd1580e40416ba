/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Second derivatives through parallel regions: forward over reverse, and reverse over forward. */
#include <enzyme.h>
#include <math.h>
#include <stdio.h>

enum { N = 20 };

static double f(const double *x, double *w, int n) {
  double sum = 0, state = 1;
#pragma omp parallel for reduction(+ : sum)
  for (int i = 0; i < n; i++) {
    w[i] = sin(x[i]) * x[(i + 3) % n];
    sum += w[i] * x[i] * x[i];
#pragma omp critical
    state += x[i] * x[i] * x[i];
  }
  return sum * state;
}

static void gradient(const double *x, double *dx, double *w, double *dw, int n) {
  for (int i = 0; i < n; i++)
    dx[i] = dw[i] = 0;
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw, enzyme_const, n);
}

static double slope(const double *x, const double *v, double *w, double *tw, int n) {
  return __enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_dup, w, tw, enzyme_const, n);
}

static double off(double a, double b) { return fabs(a - b) / (1 + fabs(b)); }

int main(void) {
  double x[N], v[N], y[N], g[N], up[N], down[N], w[N] = {0}, dw[N] = {0}, tw[N] = {0}, tdw[N] = {0}, unused[2][N] = {{0}};
  double forward[N] = {0}, reverse[N] = {0}, h = 1e-5, worst = 0;
  for (int i = 0; i < N; i++) {
    x[i] = 0.3 + 0.1 * i;
    v[i] = cos(i);
  }
  __enzyme_fwddiff((void *)gradient, enzyme_dup, x, v, enzyme_dup, g, forward, enzyme_dup, w, tw, enzyme_dup, dw, tdw,
                   enzyme_const, N);
  for (int i = 0; i < N; i++)
    tw[i] = 0;
  __enzyme_autodiff((void *)slope, enzyme_dup, x, reverse, enzyme_const, v, enzyme_dup, w, unused[0], enzyme_dup, tw,
                    unused[1], enzyme_const, N);
  for (int i = 0; i < N; i++)
    y[i] = x[i] + h * v[i];
  gradient(y, up, w, dw, N);
  for (int i = 0; i < N; i++)
    y[i] = x[i] - h * v[i];
  gradient(y, down, w, dw, N);
  for (int i = 0; i < N; i++) {
    double d = (up[i] - down[i]) / (2 * h);
    worst = fmax(worst, fmax(off(forward[i], d), off(reverse[i], d)));
  }
  puts(worst < 1e-7 ? "right" : "wrong");
  return !(worst < 1e-7);
}
