/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numbers that all threads read at the same time, of which each thread adds to the derivatives: loads, copies of structs,
   numbers that lie across words, and arrays that threads keep for each other. */
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

int omp_get_thread_num(void), omp_get_num_threads(void);

enum { N = 4000, M = 3 };
struct record { double a, b, c; };
struct __attribute__((packed)) odd { char tag; double v; };

static double f(const double *x, const struct record *r, const struct odd *o, double *w) {
  double sum = 0;
  double *held[64];
#pragma omp parallel reduction(+ : sum)
  {
    double local[M];
    int t = omp_get_thread_num(), k = omp_get_num_threads();
    for (int i = 0; i < M; i++)
      local[i] = x[i] * (i + 1);
    held[t] = local;
#pragma omp barrier
    const double *other = held[(t + 1) % k];
#pragma omp for
    for (int i = 0; i < N; i++) {
      struct record copy;
      memcpy(&copy, r, sizeof copy);
      w[i] = sin(x[i % M]) * copy.a + copy.b * copy.c + o->v * x[0] + other[i % M] * local[0];
      sum += w[i] * w[i] / N;
    }
#pragma omp barrier
  }
  return sum;
}

static double value(const double *p, double *w) {
  struct record r = {p[3], p[4], p[5]};
  struct odd o = {0, p[6]};
  return f(p, &r, &o, w);
}

int main(void) {
  static double w[N], dw[N];
  double p[7] = {0.3, 0.5, 0.7, 1.1, 1.3, 1.7, 0.9}, d[7] = {0}, worst = 0;
  struct record r = {p[3], p[4], p[5]}, dr = {0, 0, 0};
  struct odd o = {0, p[6]}, dodd = {0, 0};
  __enzyme_autodiff((void *)f, enzyme_dup, p, d, enzyme_dup, &r, &dr, enzyme_dup, &o, &dodd, enzyme_dup, w, dw);
  d[3] = dr.a, d[4] = dr.b, d[5] = dr.c, d[6] = dodd.v;
  for (int i = 0; i < 7; i++) {
    double h = 1e-5, was = p[i];
    p[i] = was + h;
    double up = value(p, w);
    p[i] = was - h;
    double down = value(p, w);
    p[i] = was;
    worst = fmax(worst, fabs(d[i] - (up - down) / (2 * h)) / (1 + fabs(d[i])));
  }
  puts(worst < 1e-7 ? "right" : "wrong");
  return !(worst < 1e-7);
}
