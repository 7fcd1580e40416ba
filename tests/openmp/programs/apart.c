/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Loops of which the subscripts say what one thread alone reaches, and others that look so and are not: neighbours' rows,
   overlapping arrays, other strides, loops that overlap in time, teams within teams, pointers that are a thread's own. */
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

float __enzyme_fwddiff_f(void *, ...);

int omp_get_thread_num(void), omp_get_num_threads(void);
void omp_set_max_active_levels(int);

enum { N = 240, SIDE = 16 };

static void rows(const double *x, double *y, int n) {
#pragma omp parallel for
  for (int i = 1; i < n - 1; i++)
    for (int j = 1; j < n - 1; j++) {
      int k = i * n + j;
      y[k] += x[k] * (x[k - 1] + x[k + 1]) + x[k - n] * x[k + n];
    }
}

static void columns(const double *x, double *y, int n) {
#pragma omp parallel for
  for (int j = 1; j < n - 1; j++)
    for (int i = 1; i < n - 1; i++)
      y[i * n + j] += x[i * n + j - 1] * x[i * n + j] * x[i * n + j + 1];
}

static void overlapping(const double *x, double *y, int n) {
  const double *p = x, *q = x + 5;
#pragma omp parallel for schedule(dynamic, 3)
  for (int i = 0; i < n; i++)
    y[i] += p[i] * q[i];
}

static void strides(const double *x, double *y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    y[i] += x[i] * x[2 * i] * x[n - i];
}

static void far(const double *x, double *y, int n) {
#pragma omp parallel for schedule(static)
  for (int i = 0; i < n; i++)
    y[i] += x[i] * x[i + n / 2] - x[2 * n - i];
}

static void triangle(const double *x, double *y, int n) {
#pragma omp parallel for schedule(guided)
  for (int i = 0; i < n; i++)
    for (int j = 0; j <= i; j++)
      y[i] += x[i * n + j] * x[j];
}

static void rough(const double *x, double *y, int n) {
#pragma omp parallel
  for (int step = 0; step < 3; step++) {
#pragma omp for nowait schedule(dynamic)
    for (int i = 0; i < n; i++)
      y[step * n + i] += x[i] * x[i + 1];
  }
}

static void before_and_after(const double *x, double *y, int n) {
#pragma omp parallel
  {
    double first = x[n / 2];
#pragma omp for nowait
    for (int i = 0; i < n; i++)
      y[i] += x[i] * first;
    y[n + omp_get_thread_num()] += x[omp_get_thread_num()] * x[3];
  }
}

static void own_pointers(const double *x, double *y, int n) {
#pragma omp parallel
  {
    const double *own = x + (omp_get_thread_num() % 2 ? 4 : 0);
#pragma omp for
    for (int i = 0; i < n; i++)
      y[i] += own[i] * own[i] * (own == x ? 1 : 1) * 0 + x[i];
  }
}

static void by_turns(const double *x, double *y, int n) {
  const double *next = x;
#pragma omp parallel
  {
    const double *mine;
#pragma omp critical
    {
      mine = next;
      next = next + 1 - (next - x > 2 ? 3 : 0);
    }
#pragma omp for
    for (int i = 0; i < n; i++)
      y[i] += mine[i] * mine[i] * 0 + x[i + 1] * x[i];
  }
}

static void swapped(double *x, double *y, int n) {
  double *from = x, *to = y;
#pragma omp parallel
  for (int step = 0; step < 4; step++) {
#pragma omp for
    for (int i = 1; i < n - 1; i++)
      to[i] = 0.3 * (from[i - 1] + from[i] * from[i] + from[i + 1]);
#pragma omp single
    {
      double *kept = from;
      from = to;
      to = kept;
    }
  }
}

static void teams(const double *x, double *y, int n) {
#pragma omp parallel for num_threads(2)
  for (int k = 0; k < 4; k++) {
    double *mine = y + k * n;
#pragma omp parallel for num_threads(2)
    for (int i = 0; i < n; i++)
      mine[i] += x[i] * x[i + 1] * (k + 1);
  }
}

static void serial_within(const double *x, double *y, int n) {
#pragma omp parallel num_threads(3)
  {
    double *mine = y + omp_get_thread_num() * n;
#pragma omp parallel for if (n < 0)
    for (int i = 0; i < n; i++)
      mine[i] += x[i] * x[i + 1];
    if (omp_get_num_threads() < 3 && omp_get_thread_num() == 0)
      for (int k = omp_get_num_threads(); k < 3; k++)
        for (int i = 0; i < n; i++)
          y[k * n + i] += x[i] * x[i + 1];
  }
}

static void matrix(const double *a, const double *x, double *y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double sum = 0;
    for (int j = 0; j < n; j++)
      sum += a[i * n + j] * x[j] * x[i];
    y[i] += sum;
  }
}

static void long_index(const double *x, double *y, long n) {
#pragma omp parallel for schedule(static, 2)
  for (long i = n - 1; i > 0; i -= 2)
    y[i] += x[i] * x[i - 1];
}

/* One iteration alone writes what it reads many times. */
static void by_one(double *z, const double *x, double *y, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    if (i == 5) {
      double sum = 0;
      z[3] = x[2] * x[4];
      for (int k = 0; k < 9; k++)
        for (int j = 0; j < n; j++)
          sum += x[j] * x[j] * (k + 1);
      y[0] += sum * 0.01;
    }
}

static void layer(const float *w, const float *x, float *y, int n) {
#pragma omp parallel for schedule(dynamic, 20)
  for (int i = 0; i < n; i++) {
    float sum = 0;
    for (int j = 0; j < 4; j++)
      sum += w[j] * w[2 * j + 1];
    y[i] += tanhf(x[i] + sum) + x[3] * x[n - 1];
  }
}

static float weighed(const float *w, const float *x, float *y, int n) {
  layer(w, x, y, n);
  float sum = 0;
  for (int i = 0; i < n; i++)
    sum += y[i] * x[i];
  return sum;
}

static double f(double *x, double *y) {
  by_one(x, x, y, 12);
  by_one(y, x, y, 12);
  by_one(x + 1, x, y + 9, 12);

  rows(x, y, SIDE - 1);
  columns(x, y, SIDE - 1);
  overlapping(x, y, N - 5);
  strides(x, y, N / 2);
  far(x, y, N / 3);
  triangle(x, y, SIDE - 1);
  rough(x, y, N / 4);
  before_and_after(x, y, N / 2);
  own_pointers(x, y, N - 8);
  by_turns(x, y, N - 8);
  swapped(x + 100, y + 100, N / 4);
  teams(x, y, N / 4);
  serial_within(x, y, N / 4);
  matrix(x, x + 3, y, SIDE - 1);
  matrix(x, y + 100, y, SIDE - 1);
  long_index(x, y, N);
  double sum = 0;
  for (int i = 0; i < N; i++)
    sum += x[i] * y[i];
  return sum;
}

static double value(const double *p) {
  double x[N], y[N] = {0};
  memcpy(x, p, sizeof x);
  return f(x, y);
}

int main(void) {
  omp_set_max_active_levels(2);
  double p[N], x[N], dx[N] = {0}, y[N] = {0}, dy[N] = {0}, v[N], worst = 0, slope = 0;
  for (int i = 0; i < N; i++)
    p[i] = 0.3 + 0.2 * sin(1.3 * i), v[i] = cos(0.7 * i);
  memcpy(x, p, sizeof x);
  __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, y, dy);
  for (int i = 0; i < N; i++) {
    double h = 1e-5, was = p[i];
    p[i] = was + h;
    double up = value(p);
    p[i] = was - h;
    double down = value(p);
    p[i] = was;
    worst = fmax(worst, fabs(dx[i] - (up - down) / (2 * h)) / (1 + fabs(dx[i])));
    slope += dx[i] * v[i];
  }
  memcpy(x, p, sizeof x);
  memset(y, 0, sizeof y);
  memset(dy, 0, sizeof dy);
  double tangent = __enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_dup, y, dy);
  worst = fmax(worst, fabs(slope - tangent) / (1 + fabs(tangent)));

  float w[8], dw[8] = {0}, q[N], dq[N] = {0}, r[N] = {0}, dr[N] = {0}, vw[8], vq[N];
  for (int i = 0; i < 8; i++)
    w[i] = (float)p[i], vw[i] = (float)v[i];
  for (int i = 0; i < N; i++)
    q[i] = (float)p[i], vq[i] = (float)v[N - 1 - i];
  __enzyme_autodiff((void *)weighed, enzyme_dup, w, dw, enzyme_dup, q, dq, enzyme_dup, r, dr, enzyme_const, N);
  memset(r, 0, sizeof r);
  memset(dr, 0, sizeof dr);
  float along = __enzyme_fwddiff_f((void *)weighed, enzyme_dup, w, vw, enzyme_dup, q, vq, enzyme_dup, r, dr,
                                 enzyme_const, N);
  float found = 0;
  for (int i = 0; i < 8; i++)
    found += dw[i] * vw[i];
  for (int i = 0; i < N; i++)
    found += dq[i] * vq[i];
  worst = fmax(worst, fabsf(found - along) / (1 + fabsf(along)) * 1e-3);

  puts(worst < 1e-6 ? "right" : "wrong");
  return !(worst < 1e-6);
}
