/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* What orders tasks beside waiting for them: dependences by way of tasks that carry no derivatives, tasks that are done
   at once; and tasks beside the loops and regions of threads. Reverse and forward mode against differences. */
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

enum { N = 16 };
typedef double Function(const double *, double *, int);

static void step(double *a) {
  for (int k = 0; k < 50; k++)
    *a = *a + 0.001 * sin(*a) * *a;
}

static double by_others(const double *x, double *w, int n) {
  int where[N];
  for (int k = 0; k < n; k++)
    w[k] = x[k];
#pragma omp parallel
#pragma omp single
  for (int round = 0; round < 8; round++)
    for (int i = 0; i + 1 < n; i++) {
      double *a = w + i, *b = w + i + 1;
      int *q = where + i;
#pragma omp task firstprivate(a) depend(inout : a[0])
      step(a);
#pragma omp task firstprivate(q, i, a) depend(in : a[0]) depend(out : q[0])
      *q = i;
#pragma omp task firstprivate(b, q) depend(in : q[0]) depend(inout : b[0])
      *b = *b * 0.5 + w[*q] * 0.5;
#pragma omp task firstprivate(q, i) depend(inout : q[0])
      *q = i;
#pragma omp task firstprivate(q) depend(in : q[0]) depend(inout : a[0])
      w[*q] *= 1.01;
    }
  double s = 0;
  for (int k = 0; k < n; k++)
    s += w[k] * (k + 1);
  return s;
}

__attribute__((noinline)) static void note(int *q, double *a, int i) {
#pragma omp task firstprivate(a, q, i) depend(in : a[0]) depend(out : q[0])
  *q = i + (*a > 1e9);
}

static double by_callees(const double *x, double *w, int n) {
  int where[N];
  for (int k = 0; k < n; k++)
    w[k] = x[k];
#pragma omp parallel
#pragma omp single
  for (int round = 0; round < 8; round++)
    for (int i = 0; i + 1 < n; i++) {
      double *a = w + i, *b = w + i + 1;
      int *q = where + i;
#pragma omp task firstprivate(a) depend(inout : a[0])
      step(a);
      note(q, a, i);
#pragma omp task firstprivate(b, q) depend(in : q[0]) depend(inout : b[0])
      *b = *b * 0.5 + w[*q] * 0.5;
#pragma omp taskwait depend(in : b[0])
#pragma omp task firstprivate(a, b) depend(inout : a[0], b[0])
      {
        double t = *a;
        *a = *b;
        *b = t * *a;
      }
    }
  double s = 0;
  for (int k = 0; k < n; k++)
    s += w[k] * (k + 1);
  return s;
}

/* What a final task makes is done at once: no one waits for it. */
static double included(const double *x, double *w, int n) {
  double s = x[0];
  (void)w;
#pragma omp parallel
#pragma omp single
#pragma omp task final(1) shared(s)
  for (int i = 0; i < n; i++) {
#pragma omp task shared(s)
    s = s * (1 + 0.1 * x[i]) + sin(s);
#pragma omp task shared(s)
    s = s * s * 0.1 + x[i];
  }
  return s;
}

static double at_once(const double *x, double *w, int n) {
  double s = x[0];
  (void)w;
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < n; i++) {
#pragma omp task shared(s) if (0)
    {
      s = s * (1 + 0.1 * x[i]) + sin(s);
#pragma omp task shared(s)
      s = s * s * 0.1 + x[i];
#pragma omp taskwait
    }
#pragma omp task shared(s) if (s < 0)
    s = s * s * 0.1 + x[i];
  }
  return s;
}

static double regions(const double *x, double *w, int n) {
#pragma omp parallel
#pragma omp single
  for (int t = 0; t < 3; t++)
#pragma omp task firstprivate(t)
  {
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < n; i++)
      w[t * n + i] = x[i] * x[(i + t) % n];
#pragma omp task
    w[t * n] *= x[t];
  }
  double s = 0;
  for (int k = 0; k < 3 * n; k++)
    s += w[k] * w[k];
  return s;
}

/* Loops of the team read what tasks read at the same time. */
static double beside(const double *x, double *w, int n) {
#pragma omp parallel
  {
#pragma omp single nowait
    for (int t = 0; t < n; t++)
#pragma omp task firstprivate(t)
    {
      double s = 0;
      for (int k = 0; k < n; k++)
        s += x[k] * x[t];
      w[2 * n + t] = s;
    }
    for (int round = 0; round < 30; round++)
#pragma omp for nowait
      for (int i = 0; i < n; i++)
        w[i] = x[i] * x[i] * (round + 1);
#pragma omp barrier
#pragma omp for
    for (int i = 0; i < n; i++)
      w[n + i] = w[i] * w[2 * n + i];
  }
  double s = 0;
  for (int k = 0; k < n; k++)
    s += w[n + k];
  return s;
}

/* Made for a team: the barrier of who calls this waits for the tasks, behind the gradient. */
static double left_behind(const double *x, double *w, int n) {
  for (int i = 0; i < n; i++)
#pragma omp task firstprivate(i)
  {
#pragma omp task firstprivate(i)
    for (int k = 0; k < n; k++)
      w[n + i] += x[k] * x[i] * sin(x[i]);
    for (int k = 0; k < n; k++)
      w[i] += x[k] * x[i];
  }
  return x[0] * x[1];
}

static double x[N], w[4 * N], dx[N], dw[4 * N], forward[N];
static int wrong;

static void judge(const char *name, Function *f) {
  for (int i = 0; i < N; i++) {
    double h = 1e-5, y = x[i], d;
    x[i] = y + h;
    d = f(x, w, N);
    x[i] = y - h;
    d = (d - f(x, w, N)) / (2 * h);
    x[i] = y;
    if (fabs(d - dx[i]) < 1e-7 * (1 + fabs(d)) && fabs(forward[i] - dx[i]) < 1e-10 * (1 + fabs(d)))
      continue;
    printf("%s, %d: %g, reverse %g, forward %g\n", name, i, d, dx[i], forward[i]);
    wrong++;
  }
}

#define CHECK(f)                                                                                                       \
  do {                                                                                                                 \
    memset(dx, 0, sizeof dx);                                                                                          \
    memset(dw, 0, sizeof dw);                                                                                          \
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw, enzyme_const, N);                               \
    for (int i = 0; i < N; i++) {                                                                                      \
      double sx[N] = {0};                                                                                              \
      memset(dw, 0, sizeof dw);                                                                                        \
      sx[i] = 1;                                                                                                       \
      forward[i] = __enzyme_fwddiff((void *)f, enzyme_dup, x, sx, enzyme_dup, w, dw, enzyme_const, N);                 \
    }                                                                                                                  \
    judge(#f, f);                                                                                                      \
  } while (0)

static void check_left_behind(void) {
  double t[N], tw[2 * N] = {0}, slope = 0, found = 0;
  memset(dx, 0, sizeof dx);
  for (int i = 0; i < 2 * N; i++)
    dw[i] = i;
  for (int i = 0; i < N; i++)
    t[i] = cos(i);
#pragma omp parallel
#pragma omp single
  __enzyme_autodiff((void *)left_behind, enzyme_dup, x, dx, enzyme_dup, w, dw, enzyme_const, N);
#pragma omp parallel
#pragma omp single
  __enzyme_fwddiff((void *)left_behind, enzyme_dup, x, t, enzyme_dup, w, tw, enzyme_const, N);
  slope = x[0] * t[1] + x[1] * t[0];
  for (int i = 0; i < 2 * N; i++)
    slope += i * tw[i];
  for (int i = 0; i < N; i++)
    found += dx[i] * t[i];
  if (fabs(found - slope) < 1e-10 * (1 + fabs(slope)))
    return;
  printf("left_behind: reverse %.15g, forward %.15g\n", found, slope);
  wrong++;
}

int main(void) {
  for (int i = 0; i < N; i++)
    x[i] = 0.3 + 0.013 * i + 0.1 * sin(i);
  CHECK(by_others);
  CHECK(by_callees);
  CHECK(included);
  CHECK(at_once);
  CHECK(regions);
  CHECK(beside);
  check_left_behind();
  puts(wrong ? "wrong" : "right");
  return wrong != 0;
}
