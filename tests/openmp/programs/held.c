/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Threads find memory by a pointer that was there before the gradient, and has no shadow of its own: the shadow is the one
   that the request was told of. And a function that is made for a team is asked for its gradient by all of it at once. */
#include <enzyme.h>
#include <math.h>
#include <stdio.h>

enum { N = 8, ROUNDS = 20000 };

static double *held;

__attribute__((noinline)) static void hold(double *p) { held = p; }

static double behind(double *x, int n) {
  double s = 0;
#pragma omp parallel for reduction(+ : s)
  for (int i = 0; i < n; i++) {
    double *p = held;
    s += p[i] * p[i] * x[0];
  }
  return s;
}

__attribute__((noinline)) static void share(const double *x, double *w, int n) {
#pragma omp for schedule(static, 1)
  for (int i = 0; i < n; i++) {
    double s = 0;
    for (int r = 0; r < ROUNDS; r++)
      s += x[0] * x[r & 3] / ROUNDS;
    w[i] = s;
  }
}

static int is(double found, double expected) { return fabs(found - expected) < 1e-9 * fabs(expected); }

int main(void) {
  double x[N], dx[N] = {0}, v[N], w[N], dw[N], squares = 0, along = 0;
  int good = 1;
  for (int i = 0; i < N; i++) {
    x[i] = i + 1;
    v[i] = 0.1 * i + 1;
    dw[i] = 1;
    squares += x[i] * x[i];
  }
  hold(x);
  __enzyme_autodiff((void *)behind, enzyme_dup, x, dx, enzyme_const, N);
  for (int i = 0; i < N; i++) {
    double expected = 2 * x[i] * x[0] + (i ? 0 : squares);
    good &= is(dx[i], expected);
    along += expected * v[i];
    dx[i] = 0;
  }
  good &= is(__enzyme_fwddiff((void *)behind, enzyme_dup, x, v, enzyme_const, N), along);
#pragma omp parallel
  __enzyme_autodiff((void *)share, enzyme_dup, x, dx, enzyme_dup, w, dw, enzyme_const, N);
  good &= is(dx[0], N * (2 * x[0] + x[1] + x[2] + x[3]) / 4);
  for (int i = 1; i < 4; i++)
    good &= is(dx[i], N * x[0] / 4);
  puts(good ? "right" : "wrong");
  return !good;
}
