// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tasks of OpenMP in C++: objects that are copied for a task and destroyed with it, lambdas, trees of owned nodes.
#include <enzyme.h>

#include <cmath>
#include <cstdio>
#include <memory>
#include <numeric>
#include <vector>

enum { N = 20 };

struct Weights {
  std::vector<double> held;
  explicit Weights(double a) : held(3, a) {}
  double operator()(int k) const { return held[k % 3]; }
};

static double objects(const double *x, int n) {
  std::vector<double> w(n);
  Weights weights(x[0] * x[1]);
  auto square = [x](int i) { return x[i] * x[i]; };
#pragma omp parallel
#pragma omp single
  {
    for (int i = 0; i < n; i++) {
      weights.held[i % 3] = x[i];
#pragma omp task firstprivate(weights, i, square) shared(w)
      w[i] = weights(i) * square(i) + weights(i + 1);
    }
#pragma omp taskwait
#pragma omp taskloop firstprivate(weights) grainsize(3) shared(w)
    for (int i = 0; i < n; i++)
      w[i] *= weights(i) * x[i];
#pragma omp task firstprivate(weights) shared(w) if (0) untied
    w[0] *= weights(2);
  }
  return std::accumulate(w.begin(), w.end(), 0.0);
}

template <class F> static double reduced(int from, int to, const F &f) {
  if (to - from < 3) {
    double s = 0;
    for (int i = from; i < to; i++)
      s += f(i);
    return s;
  }
  double left, right;
  int middle = (from + to) / 2;
#pragma omp task shared(left, f) untied
  left = reduced(from, middle, f);
#pragma omp task shared(right, f) if (middle - from > 4)
  right = reduced(middle, to, f);
#pragma omp taskwait
  return left + right + left * right;
}

static double lambdas(const double *x, int n) {
  double s = 0, a = x[2];
#pragma omp parallel
#pragma omp single nowait
  s = reduced(0, n, [&](int i) { return std::sin(x[i] * a) * 0.1; });
  return s;
}

struct Tree {
  double value = 0;
  std::unique_ptr<Tree> left, right;
};

static std::unique_ptr<Tree> grown(const double *x, int from, int to) {
  if (from >= to)
    return nullptr;
  auto tree = std::make_unique<Tree>();
  int middle = (from + to) / 2;
  tree->value = x[middle];
  Tree *made = tree.get();
#pragma omp task firstprivate(made)
  made->left = grown(x, from, middle);
  made->right = grown(x, middle + 1, to);
#pragma omp taskwait
  return tree;
}

static double sum(const Tree *tree) {
  if (!tree)
    return 1;
  double left, right;
#pragma omp task shared(left)
  left = sum(tree->left.get());
#pragma omp task shared(right) untied
  {
    double more;
#pragma omp task shared(more)
    more = tree->value * tree->value;
    right = sum(tree->right.get());
#pragma omp taskwait
    right += more;
  }
#pragma omp taskwait
  return tree->value * left + std::cos(right);
}

static double trees(const double *x, int n) {
  double s = 0;
#pragma omp parallel
#pragma omp single
  {
    auto tree = grown(x, 0, n);
    s = sum(tree.get());
  }
  return s;
}

static int wrong = 0;

static void judge(const char *name, double (*f)(const double *, int), double *x, double *dx, double *forward) {
  for (int i = 0; i < N; i++) {
    double h = 1e-5, y = x[i];
    x[i] = y + h;
    double d = f(x, N);
    x[i] = y - h;
    d = (d - f(x, N)) / (2 * h);
    x[i] = y;
    if (std::fabs(d - dx[i]) < 1e-7 * (1 + std::fabs(d)) && std::fabs(forward[i] - dx[i]) < 1e-10 * (1 + std::fabs(d)))
      continue;
    std::printf("%s, %d: %g, reverse %g, forward %g\n", name, i, d, dx[i], forward[i]);
    wrong++;
  }
}

#define CHECK(f)                                                                                                       \
  do {                                                                                                                 \
    double dx[N] = {0}, forward[N];                                                                                    \
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, N);                                                  \
    for (int i = 0; i < N; i++) {                                                                                      \
      double sx[N] = {0};                                                                                              \
      sx[i] = 1;                                                                                                       \
      forward[i] = __enzyme_fwddiff((void *)f, enzyme_dup, x, sx, enzyme_const, N);                                    \
    }                                                                                                                  \
    judge(#f, f, x, dx, forward);                                                                                      \
  } while (0)

int main() {
  double x[N];
  for (int i = 0; i < N; i++)
    x[i] = 0.3 + 0.013 * i + 0.1 * std::sin(i);
  CHECK(objects);
  CHECK(lambdas);
  CHECK(trees);
  std::puts(wrong ? "wrong" : "right");
  return wrong != 0;
}
