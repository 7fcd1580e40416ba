/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Two halves, two directions, float, and threads without derivatives. */
#include "judge.h"

typedef struct { const double *x; double *y; double sum; int from, to; } job;
static void *work(void *p) { job *j = p; for (int i = j->from; i < j->to; i++) { j->y[i] = sin(j->x[i]) * j->x[0]; j->sum += j->y[i] * j->x[i]; } return 0; }
static double f(const double *x, double *y, int n) { pthread_t t[8]; job j[8]; double s = 0; for (int k = 0; k < n; k++) { j[k] = (job){x, y, 0, N * k / n, N * (k + 1) / n}; pthread_create(t + k, 0, work, j + k); } for (int k = 0; k < n; k++) { pthread_join(t[k], 0); s += j[k].sum * j[k].sum; } for (int i = 0; i < N; i++) s += y[i]; return s; }
static void g(const double *x, double *y, double *o, int n) { *o = f(x, y, n); }
static double o[1], od[1];
#include <stdatomic.h>
typedef struct { const float *x; float s; int from, to; } fj;
static void *fsum(void *p) { fj *j = p; for (int i = j->from; i < j->to; i++) j->s += sinf(j->x[i]) * j->x[0]; return 0; }
static float floats(const float *x, int n) { pthread_t t[8]; fj j[8]; float s = 0; for (int k = 0; k < n; k++) { j[k] = (fj){x, 0, N * k / n, N * (k + 1) / n}; pthread_create(t + k, 0, fsum, j + k); } for (int k = 0; k < n; k++) { pthread_join(t[k], 0); s += j[k].s * j[k].s; } return s; }

int main(int count, char **arguments) {
  begin(count, arguments);
  static double a[N], b[N], ya[N], yb[N]; int n = 3;
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy, enzyme_const, n);
  /* two halves, twice */
  for (int r = 0; r < 2; r++) {
    memset(a, 0, sizeof a); memset(ya, 0, sizeof ya);
    void *tape = __enzyme_augmentfwd((void *)g, enzyme_dup, x, a, enzyme_dup, y, ya, enzyme_dup, o, od, enzyme_const, n);
    od[0] = 1; __enzyme_reverse((void *)g, enzyme_dup, x, a, enzyme_dup, y, ya, enzyme_dup, o, od, enzyme_const, n, tape);
    for (int i = 0; i < N; i++) if (fabs(a[i] - dx[i]) > 1e-12) wrong++, printf("halves %d %g %g\n", i, a[i], dx[i]);
  }
  /* two directions */
  memset(a, 0, sizeof a); memset(ya, 0, sizeof ya);
  __enzyme_autodiff((void *)f, enzyme_width, 2, enzyme_dup, x, a, b, enzyme_dup, y, ya, yb, enzyme_const, n);
  for (int i = 0; i < N; i++) if (fabs(a[i] - dx[i]) > 1e-12 || fabs(b[i] - dx[i]) > 1e-12) wrong++, printf("width %d %g %g %g\n", i, a[i], b[i], dx[i]);
  /* inactive as the program runs */
  memset(a, 0, sizeof a);
  __enzyme_autodiff((void *)f, enzyme_runtime_activity, enzyme_dup, x, a, enzyme_dup, y, ya, enzyme_const, n);
  for (int i = 0; i < N; i++) if (fabs(a[i] - dx[i]) > 1e-12) wrong++, printf("runtime %d %g %g\n", i, a[i], dx[i]);
  /* no derivative at all through the threads */
  memset(ya, 0, sizeof ya);
  __enzyme_autodiff((void *)f, enzyme_const, x, enzyme_dup, y, ya, enzyme_const, n);
  float xs[N], dxs[N] = {0};
  for (int i = 0; i < N; i++) xs[i] = x[i];
  __enzyme_autodiff((void *)floats, enzyme_dup, xs, dxs, enzyme_const, threads);
  for (int i = 0; i < N; i++) {
    float h = 1e-2f, kept = xs[i];
    xs[i] = kept + h;
    double d = floats(xs, threads);
    xs[i] = kept - h;
    d = (d - floats(xs, threads)) / (2 * h);
    xs[i] = kept;
    if (fabs(d - dxs[i]) > 1e-2 * (1 + fabs(d))) wrong++;
  }
  return end();
}
