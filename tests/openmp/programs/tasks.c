/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tasks of OpenMP, each way to make and to wait for them in a function of x that returns a number. Reverse and forward
   mode against differences. */
#include <enzyme.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N = 24 };
typedef double Function(const double *x, double *w, int n);

static double tree(const double *x, int n) {
  if (n < 2)
    return x[n] * x[n + 2];
  double a, b;
#pragma omp task shared(a) firstprivate(n)
  a = tree(x, n - 1);
#pragma omp task shared(b) firstprivate(n)
  b = tree(x, n - 2);
#pragma omp taskwait
  return 0.7 * a * b + sin(a);
}

static double recursion(const double *x, double *w, int n) {
  (void)w, (void)n;
  double s = 0;
#pragma omp parallel
#pragma omp single
  s = tree(x, 9);
  return s;
}

static double halves(const double *x, int from, int to) {
  if (to - from == 1)
    return x[from] * x[from];
  int middle = (from + to) / 2;
  double part[2];
#pragma omp task shared(part) final(to - from < 6) mergeable
  part[0] = halves(x, from, middle);
#pragma omp task shared(part) if (to - from > 4)
  part[1] = halves(x, middle, to);
#pragma omp taskwait
  return part[0] * x[from] + cos(part[1]);
}

static double where_it_is_made(const double *x, double *w, int n) {
  (void)w;
  double s = 0;
#pragma omp parallel
#pragma omp master
  s = halves(x, 0, n);
  return s;
}

/* Each task has numbers of its own, and whoever is at the barrier does it. */
static double given(const double *x, double *w, int n) {
  struct pair { double a, b; } both = {x[0] * x[1], x[2]};
#pragma omp parallel
#pragma omp single
  for (int i = 0; i < n; i++) {
    double y = x[i] * both.a, three[3] = {x[i], y, both.b * y};
#pragma omp task firstprivate(i, y, both, three)
    {
      three[i % 3] *= y;
      w[i] = y * both.b + three[0] * three[1] + three[2];
    }
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += w[i] * w[i];
  return s;
}

static double grouped(const double *x, double *w, int n) {
#pragma omp parallel
#pragma omp single
  {
#pragma omp taskgroup
    {
      for (int i = 0; i < n; i++)
#pragma omp task firstprivate(i)
      {
        w[i] = x[i] * x[i];
        for (int k = 1; k < 3; k++)
#pragma omp task firstprivate(i, k)
          w[k * n + i] = sin(x[i] * k) * w[i]; /* nobody but the group waits for it */
      }
    }
    for (int i = 0; i < n; i++)
#pragma omp task firstprivate(i)
      w[i] += w[2 * n + (i + 1) % n] * w[n + i];
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += w[i] * (i + 1);
  return s;
}

static double depending(const double *x, double *w, int n) {
  double a = x[0], b = 0, c = 1;
#pragma omp parallel
#pragma omp single
  {
#pragma omp task shared(a) depend(out : a)
    a = a * x[1];
#pragma omp task shared(a, b) depend(in : a) depend(out : b)
    b = a * a * x[2];
#pragma omp task shared(a, c) depend(in : a) depend(inout : c)
    c = sin(a) * c;
#pragma omp task shared(a, b, c) depend(inout : a) depend(in : b, c)
    a = a * b + c;
    for (int i = 0; i < n; i++) {
#pragma omp task shared(b, c) firstprivate(i) depend(mutexinoutset : b) depend(in : c)
      b *= 1 + 0.1 * x[i] * c;
#pragma omp task firstprivate(i) depend(in : w[i - 1]) depend(out : w[i])
      w[i] = x[i] * (i ? w[i - 1] : 1.0);
    }
#pragma omp task shared(c) depend(in : b) depend(out : c) if (0)
    c = c * b;
#pragma omp taskwait depend(in : w[n - 1])
#pragma omp task shared(c) depend(inout : c)
    c += w[n - 1] * w[n / 2];
  }
  return a + b * c;
}

static double loops(const double *x, double *w, int n) {
  double y = x[3], last = 0;
#pragma omp parallel
#pragma omp single
  {
#pragma omp taskloop grainsize(5) firstprivate(y)
    for (int i = 0; i < n; i++)
      w[i] = x[i] * y;
#pragma omp taskloop num_tasks(4) lastprivate(last)
    for (int i = n - 1; i >= 0; i--) {
      last = w[i] * x[(i + 1) % n];
      w[n + i] = last * last;
    }
#pragma omp taskloop collapse(2) nogroup
    for (int i = 0; i < 3; i++)
      for (int j = 0; j < n; j += 2)
        w[(2 + i) * n + j] = w[n + j] * x[i] * x[j];
#pragma omp taskloop if (0)
    for (int j = 1; j < n; j += 2)
      w[2 * n + j] = w[n + j] * sin(x[j]);
#pragma omp taskloop
    for (long long j = n - 1; j > 0; j -= 3)
      w[j] = w[j] * w[n + j];
  }
  double s = last * w[n / 2];
  for (int i = 0; i < 3 * n; i++)
    s += w[i] * (1 + i % 5);
  return s;
}

/* All threads make tasks, which anyone may do. */
static double from_all(const double *x, double *w, int n) {
  double s = 0;
#pragma omp parallel
  {
#pragma omp for schedule(dynamic) nowait
    for (int i = 0; i < n; i++) {
      double y = x[i] * x[i];
      w[i] = y;
#pragma omp task shared(s) firstprivate(i, y)
      {
        double z = y * x[(i + 3) % n];
#pragma omp atomic
        s += z * x[0];
      }
    }
#pragma omp barrier
#pragma omp for
    for (int i = 0; i < n; i++)
      w[n + i] = w[i] * s;
#pragma omp single nowait
    for (int i = 0; i < 4; i++)
#pragma omp task firstprivate(i)
      w[2 * n + i] = w[n + i] * w[n + i + 1] * x[i];
  }
  return s * w[n + 1] + w[2 * n] * w[2 * n + 3];
}

__attribute__((noinline)) static void wait_here(void) {
#pragma omp taskwait
}
__attribute__((noinline)) static void begin(const double *x, double *w, int i, int n) {
#pragma omp task firstprivate(i)
  w[i] = w[i] * x[i] + w[(i + 1) % n + n];
}

static double in_callees(const double *x, double *w, int n) {
#pragma omp parallel
#pragma omp single
  {
    double *own = malloc(n * sizeof *own);
    for (int i = 0; i < n; i++)
      w[i] = x[i], w[n + i] = 0, own[i] = x[i] * x[0];
    for (int round = 0; round < 3; round++) {
      for (int i = 0; i < n; i++)
        begin(x, w, i, n);
      wait_here();
      for (int i = 0; i < n; i++)
#pragma omp task firstprivate(i)
        w[n + i] = w[i] * own[(i + round) % n];
      wait_here();
    }
    free(own);
  }
  double s = 0;
  for (int i = 0; i < n; i++)
    s += w[i] * w[n + i];
  return s;
}

struct node { double value; struct node *left, *right; };

static struct node *grown(const double *x, int from, int to) {
  if (from >= to)
    return NULL;
  int middle = (from + to) / 2;
  struct node *made = malloc(sizeof *made);
  made->value = x[middle];
#pragma omp task firstprivate(made)
  made->left = grown(x, from, middle);
#pragma omp task firstprivate(made)
  made->right = grown(x, middle + 1, to);
  return made;
}
static double felled(struct node *tree) {
  if (!tree)
    return 0.5;
  double left, right;
#pragma omp task shared(left)
  left = felled(tree->left);
  right = felled(tree->right);
#pragma omp taskwait
  double s = tree->value * sin(left + tree->value) + right * right * 0.3;
  free(tree);
  return s;
}

static double trees(const double *x, double *w, int n) {
  (void)w;
  double s = 0;
  struct node *tree = NULL;
#pragma omp parallel
  {
#pragma omp single
    tree = grown(x, 0, n);
#pragma omp single
    s = felled(tree);
  }
  return s;
}

/* Blocks of a matrix, each step of which needs others: L of the factors of a symmetric matrix. */
static double factors(const double *x, double *w, int n) {
  enum { B = 4, K = 4 };
  double (*a)[K] = (void *)w;
  (void)n;
  for (int i = 0; i < B; i++)
    for (int j = 0; j < K; j++)
      a[i][j] = x[i * K + j] + (i == j ? 4 : 0.1);
#pragma omp parallel
#pragma omp single
  for (int k = 0; k < K; k++) {
#pragma omp task firstprivate(k) depend(inout : a[k][k])
    a[k][k] = sqrt(a[k][k]);
    for (int i = k + 1; i < K; i++)
#pragma omp task firstprivate(i, k) depend(in : a[k][k]) depend(inout : a[i][k])
      a[i][k] /= a[k][k];
    for (int i = k + 1; i < K; i++)
      for (int j = k + 1; j <= i; j++)
#pragma omp task firstprivate(i, j, k) depend(in : a[i][k], a[j][k]) depend(inout : a[i][j])
        a[i][j] -= a[i][k] * a[j][k];
  }
  double s = 0;
  for (int i = 0; i < B; i++)
    for (int j = 0; j <= i; j++)
      s += a[i][j] * (1 + i + 2 * j);
  return s;
}

/* No region: one thread does all of it. */
static double alone(const double *x, double *w, int n) {
  for (int i = 0; i < n; i++)
#pragma omp task firstprivate(i)
    w[i] = x[i] * x[(i + 1) % n];
#pragma omp taskwait
  return w[0] * w[n - 1] + tree(x, 5);
}

static const struct { const char *name; Function *f; } ALL[] = {
    {"recursion", recursion}, {"where_it_is_made", where_it_is_made}, {"given", given}, {"grouped", grouped},
    {"depending", depending}, {"loops", loops}, {"from_all", from_all}, {"in_callees", in_callees}, {"trees", trees},
    {"factors", factors}, {"alone", alone},
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
      GRADIENT(recursion) GRADIENT(where_it_is_made) GRADIENT(given) GRADIENT(grouped) GRADIENT(depending)
      GRADIENT(loops) GRADIENT(from_all) GRADIENT(in_callees) GRADIENT(trees) GRADIENT(factors) GRADIENT(alone)
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
