/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The constructs of OpenMP, each in a function of x that returns a number. Reverse and forward mode against differences. */
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <string.h>
#ifdef _OPENMP
int omp_get_thread_num(void), omp_get_num_threads(void);
#else
static int omp_get_thread_num(void) { return 0; }
static int omp_get_num_threads(void) { return 1; }
#endif

enum { N = 41 };
typedef double Function(const double *x, double *w, int n);

static double plain_for(const double *x, double *w, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++)
    w[i] = sin(x[i]) * x[(i + 3) % n];
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += w[i] * w[i];
  return sum;
}

static double scheduled(const double *x, double *w, int n) {
#pragma omp parallel
  {
#pragma omp for schedule(static, 3)
    for (int i = 0; i < n; i++)
      w[i] = x[i] * x[i];
#pragma omp for schedule(dynamic, 2)
    for (int i = 0; i < n; i++)
      w[n + i] = w[i] * w[(i + 1) % n];
#pragma omp for schedule(guided)
    for (int i = n - 1; i >= 0; i--)
      w[i] = w[n + i] * x[i];
  }
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += (i + 1) * w[i];
  return sum;
}

static double reduction(const double *x, double *w, int n) {
  double sum = 0.25, product = 1, most = -1e300, parts[3] = {0, 0, 0};
  (void)w;
#pragma omp parallel for reduction(+ : sum) reduction(* : product) reduction(max : most) reduction(+ : parts)
  for (int i = 0; i < n; i++) {
    sum += x[i] * x[i];
    product *= 1 + 0.01 * x[i];
    most = fmax(most, sin(3 * x[i]));
    parts[i % 3] += x[i] * x[i] * x[i];
  }
  return sum * product + most + parts[0] * parts[1] - parts[2];
}

static double captured(const double *x, double *w, int n) {
  double a = x[0], b = x[1] * x[2], last = 0;
  (void)w;
  double total = 0;
#pragma omp parallel for firstprivate(a) lastprivate(last) reduction(+ : total) schedule(static)
  for (int i = 0; i < n; i++) {
    double t = a * x[i] + b;
    last = t * t;
    total += sin(t);
  }
  return total + last * a;
}

static double phases(const double *x, double *w, int n) {
#pragma omp parallel
  {
    int t = omp_get_thread_num(), k = omp_get_num_threads();
    for (int i = t; i < n; i += k)
      w[i] = x[i] * x[i];
    for (int round = 0; round < 3; round++) {
      double *from = w + round * n, *to = w + (round + 1) * n;
#pragma omp barrier
      for (int i = t; i < n; i += k)
        to[i] = from[i] * 0.5 + sin(from[(i + 7) % n]);
    }
  }
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += w[3 * n + i] * x[i];
  return sum;
}

static double in_place(const double *x, double *w, int n) {
  for (int i = 0; i < n; i++)
    w[i] = x[i];
  for (int step = 0; step < 4; step++) {
#pragma omp parallel for
    for (int i = 0; i < n; i++)
      w[n + i] = w[i] + 0.1 * (w[(i + 1) % n] - 2 * w[i] + w[(i + n - 1) % n]) * w[i];
#pragma omp parallel for
    for (int i = 0; i < n; i++)
      w[i] = w[n + i];
  }
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += w[i] * w[i] * w[i];
  return sum;
}

static double critical(const double *x, double *w, int n) {
  double state = 1;
  (void)w;
#pragma omp parallel for schedule(dynamic, 1)
  for (int i = 0; i < n; i++) {
    double v = sin(x[i]);
#pragma omp critical
    state = state + v * v * 0.1;
  }
  return state * state;
}

static double named(const double *x, double *w, int n) {
  double a = 0, b = 0;
  (void)w;
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    if (i % 2) {
#pragma omp critical(odd)
      { a += x[i] * x[i]; }
    } else {
#pragma omp critical(even)
      b += x[i] * x[i] * x[i];
    }
  }
  return a * b;
}

static double atomic(const double *x, double *w, int n) {
  for (int i = 0; i < 5; i++)
    w[i] = 0;
#pragma omp parallel for
  for (int i = 0; i < n; i++)
#pragma omp atomic
    w[i % 5] += x[i] * x[i];
  return w[0] * w[1] + w[2] * w[3] * w[4];
}

static double one_of_them(const double *x, double *w, int n) {
  double scale = 0;
#pragma omp parallel
  {
#pragma omp single
    scale = x[0] * x[1];
#pragma omp for
    for (int i = 0; i < n; i++)
      w[i] = scale * x[i];
#pragma omp master
    w[n] = w[1] * w[2];
#pragma omp barrier
#pragma omp for
    for (int i = 0; i < n; i++)
      w[i] += w[n] * x[i];
  }
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += w[i] * w[i];
  return sum;
}

static double sections(const double *x, double *w, int n) {
  (void)n;
#pragma omp parallel sections
  {
#pragma omp section
    w[0] = x[0] * x[1];
#pragma omp section
    w[1] = sin(x[2]);
#pragma omp section
    w[2] = x[3] * x[0];
  }
  return w[0] * w[1] * w[2];
}

static double ordered(const double *x, double *w, int n) {
  double state = 1;
  (void)w;
#pragma omp parallel for ordered schedule(static, 2)
  for (int i = 0; i < n; i++) {
    double v = sin(x[i]);
#pragma omp ordered
    state = state * (1 + 0.1 * v) + 0.01 * v;
  }
  return state * state;
}

static double collapsed(const double *x, double *w, int n) {
  int m = n / 6;
#pragma omp parallel for collapse(2) num_threads(3)
  for (int i = 0; i < 6; i++)
    for (int j = 0; j < m; j++)
      w[i * m + j] = x[i] * x[j + 1] * x[(i + j) % n];
  double sum = 0;
  for (int k = 0; k < 6 * m; k++)
    sum += w[k] * w[k];
  return sum;
}

static double conditional(const double *x, double *w, int n) {
  double sum = 0;
  for (int k = 0; k < 3; k++) {
#pragma omp parallel for if (k != 1) reduction(+ : sum)
    for (int i = 0; i < n; i++) {
      w[k * n + i] = x[i] * (k + 1);
      sum += w[k * n + i] * x[(i + k) % n];
    }
  }
  return sum;
}

__attribute__((noinline)) static double inner(const double *x, int i, int n) {
  double scratch[4];
  for (int k = 0; k < 4; k++)
    scratch[k] = x[(i + k) % n] * (k + 1);
  return scratch[0] * scratch[1] + scratch[2] * scratch[3];
}

static double called(const double *x, double *w, int n) {
#pragma omp parallel for
  for (int i = 0; i < n; i++) {
    double local[3] = {x[i], x[(i + 1) % n], inner(x, i, n)};
    double copy[3];
    memcpy(copy, local, sizeof copy);
    w[i] = copy[0] * copy[2] + copy[1];
  }
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += w[i] * w[i];
  return sum;
}

__attribute__((noinline)) static void orphaned(const double *x, double *w, int n) {
#pragma omp for
  for (int i = 0; i < n; i++)
    w[i] = x[i] * w[n];
#pragma omp single
  w[n] = w[0] * w[1];
#pragma omp for nowait
  for (int i = 0; i < n; i++)
    w[i] = w[i] * w[n];
}

static double in_callee(const double *x, double *w, int n) {
  w[n] = x[5];
#pragma omp parallel
  orphaned(x, w, n);
  double sum = w[n];
  for (int i = 0; i < n; i++)
    sum += w[i] * x[i];
  return sum;
}

static double nested(const double *x, double *w, int n) {
  double sum = 0;
#pragma omp parallel for num_threads(2) reduction(+ : sum)
  for (int i = 0; i < 4; i++) {
    double part = 0;
#pragma omp parallel for num_threads(2) reduction(+ : part)
    for (int j = 0; j < n; j++)
      part += x[j] * x[j] * (i + 1);
    w[i] = part * x[i];
    sum += w[i];
  }
  return sum;
}

__attribute__((noinline)) static double meet(const double *w) {
  double seen = w[0];
#pragma omp barrier
  return seen * seen;
}

/* What one thread has read before a barrier, another one writes behind it, and no way leads from here to there. */
static double two_ways(const double *x, double *w, int n) {
  (void)n;
  w[0] = x[0] * x[1];
  w[1] = w[2] = 0;
#pragma omp parallel num_threads(2)
  {
    if (omp_get_thread_num() == omp_get_num_threads() - 1) {
      w[1] = meet(w) * x[2];
    } else {
      w[2] = meet(w);
      w[0] = x[3] * w[2];
    }
  }
  return w[1] * x[4];
}

static double search(const double *x, double *w, int n) {
#pragma omp parallel for schedule(dynamic)
  for (int i = 0; i < n; i++) {
    double v = x[i] + 2, r = v;
    while (fabs(r * r - v) > 1e-13)
      r = 0.5 * (r + v / r);
    w[i] = r;
  }
  double sum = 0;
  for (int i = 0; i < n; i++)
    sum += w[i] * (i + 1);
  return sum;
}

/* What one thread gives to all: in a loop, in a called function, in teams within a team. */
__attribute__((noinline)) static double given_in_callee(const double *x, int k) {
  double one;
#pragma omp single copyprivate(one)
  one = x[k] * x[k + 1];
  return one;
}

static double given(const double *x, double *w, int n) {
  double sum = 0;
#pragma omp parallel reduction(+ : sum)
  {
    double a, b[2];
    int k = 1;
    for (int round = 0; round < 3; round++) {
#pragma omp single copyprivate(a, b, k)
      {
        a = x[round] * x[1];
        b[0] = k * x[2];
        b[1] = x[3] * x[round + 4];
        k = round + 2;
      }
#pragma omp for
      for (int i = 0; i < n; i++) {
        w[i] = a * x[i] * k + b[i % 2] * a;
        sum += w[i] * w[i] * 0.01;
      }
      a = given_in_callee(x, round);
#pragma omp for
      for (int i = 0; i < n; i++)
        sum += a * w[i] * b[1];
    }
  }
  return sum;
}

static double given_within(const double *x, double *w, int n) {
#pragma omp parallel for num_threads(2)
  for (int half = 0; half < 2; half++) {
#pragma omp parallel num_threads(2)
    {
      double a = given_in_callee(x, half);
#pragma omp for
      for (int i = half; i < n; i++)
        w[half * n + i] = a * x[i] * x[i];
    }
  }
  double sum = 0;
  for (int i = 1; i < n; i++)
    sum += w[i] * w[n + i];
  return sum;
}

static double own, several[3];
#pragma omp threadprivate(own, several)
static double copied_in(const double *x, double *w, int n) {
  double sum = 0;
  own = x[0] * x[1];
  for (int i = 0; i < 3; i++)
    several[i] = x[i] * x[i + 1];
  for (int round = 0; round < 2; round++) {
#pragma omp parallel copyin(own, several) reduction(+ : sum)
    {
      own += several[round];
#pragma omp for
      for (int i = 0; i < n; i++) {
        several[i % 3] = several[(i + 1) % 3] * own;
        w[i] = own * x[i] + x[i % 3];
        sum += w[i] * own;
      }
    }
    own = x[2] * w[round];
    for (int i = 0; i < 3; i++)
      several[i] = x[i] * w[i];
  }
  return sum;
}

static const struct {
  const char *name;
  Function *f;
} ALL[] = {
#define F(f) {#f, f}
    F(plain_for), F(scheduled), F(reduction), F(captured),  F(phases),    F(in_place),    F(critical), F(named),  F(atomic),
    F(one_of_them), F(sections), F(ordered),  F(collapsed), F(conditional), F(called), F(in_callee), F(nested),
    F(two_ways), F(search), F(given), F(given_within), F(copied_in),
};

#define GRADIENT(f)                                                                                                    \
  case __COUNTER__:                                                                                                    \
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, w, dw, enzyme_const, N);                               \
    slope = __enzyme_fwddiff((void *)f, enzyme_dup, x, v, enzyme_dup, w, tw, enzyme_const, N);                         \
    break;

int main(void) {
  int bad = 0;
  for (int k = 0; k < (int)(sizeof ALL / sizeof *ALL); k++) {
    double x[N], dx[N] = {0}, v[N], w[5 * N] = {0}, dw[5 * N] = {0}, tw[5 * N] = {0}, slope = 0, reverse = 0, worst = 0;
    for (int i = 0; i < N; i++) {
      x[i] = 0.3 + 0.013 * i + 0.1 * sin(i);
      v[i] = cos(2 * i);
    }
    switch (k) {
      GRADIENT(plain_for) GRADIENT(scheduled) GRADIENT(reduction) GRADIENT(captured) GRADIENT(phases) GRADIENT(in_place)
      GRADIENT(critical) GRADIENT(named) GRADIENT(atomic) GRADIENT(one_of_them) GRADIENT(sections) GRADIENT(ordered)
      GRADIENT(collapsed) GRADIENT(conditional) GRADIENT(called) GRADIENT(in_callee) GRADIENT(nested)
      GRADIENT(two_ways) GRADIENT(search) GRADIENT(given) GRADIENT(given_within) GRADIENT(copied_in)
    }
    for (int i = 0; i < N; i++) {
      double h = 1e-5, y = x[i];
      x[i] = y + h;
      double up = ALL[k].f(x, w, N);
      x[i] = y - h;
      double down = ALL[k].f(x, w, N);
      x[i] = y;
      worst = fmax(worst, fabs(dx[i] - (up - down) / (2 * h)) / (1 + fabs(dx[i])));
      reverse += dx[i] * v[i];
    }
    int wrong = !(worst < 1e-7) || !(fabs(slope - reverse) < 1e-10 * (1 + fabs(slope)));
    if (wrong)
      printf("%s: differs by %g; forward %.15g, reverse %.15g\n", ALL[k].name, worst, slope, reverse);
    bad += wrong;
  }
  puts(bad ? "wrong" : "right");
  return bad != 0;
}
