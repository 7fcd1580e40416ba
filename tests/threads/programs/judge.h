/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Programs that compare derivatives of functions that start threads with differences. Each defines functions of the type
 * `function`, and calls CHECK with them in `main`. */
#include <enzyme.h>
#include <math.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 13, MOST = 7 };
typedef double function(const double *, double *, int);
static int threads = 3;
static double x[N], y[N], dx[N], dy[N], forward[N];
static int wrong;

static void judge(const char *name, function *f) {
  for (int i = 0; i < N; i++) {
    double h = 1e-6, kept = x[i], d, tolerance;
    x[i] = kept + h;
    d = f(x, y, threads);
    x[i] = kept - h;
    d = (d - f(x, y, threads)) / (2 * h);
    x[i] = kept;
    tolerance = 1e-6 * (1 + fabs(d));
    if (fabs(d - dx[i]) < tolerance && fabs(d - forward[i]) < tolerance) continue;
    printf("%s, %d: %g, reverse %g, forward %g\n", name, i, d, dx[i], forward[i]);
    wrong++;
  }
}

#define CHECK(f)                                                                                                       \
  do {                                                                                                                 \
    memset(dx, 0, sizeof dx);                                                                                          \
    memset(dy, 0, sizeof dy);                                                                                          \
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, threads);                         \
    for (int i = 0; i < N; i++) {                                                                                      \
      double sx[N] = {0}, sy[N] = {0};                                                                                 \
      sx[i] = 1;                                                                                                       \
      forward[i] = __enzyme_fwddiff((void *)f, enzyme_dup, x, sx, enzyme_dup, y, sy, enzyme_const, threads);           \
    }                                                                                                                  \
    judge(#f, f);                                                                                                      \
  } while (0)

static void begin(int count, char **arguments) {
  if (count > 1) threads = atoi(arguments[1]);
  for (int i = 0; i < N; i++) x[i] = 0.3 + 0.02 * ((i * 7) % N);
}

static int end(void) {
  puts(wrong ? "wrong" : "right");
  return wrong != 0;
}
