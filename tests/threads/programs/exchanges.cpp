// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Sums that are loops around a comparison and exchange: of std::atomic, of the bits of a number, in any order of memory.
#include "judge.h"
#include <atomic>
#include <cstring>
#include <thread>
#include <vector>

template <class F> static double summed(const double *x, int n, F add) {
  std::atomic<double> s{0.5};
  std::vector<std::thread> started;
  for (int k = 0; k < n; k++)
    started.emplace_back([&, k] {
      for (int i = k; i < N; i += n)
        add(s, sin(x[i]) * x[0]);
    });
  for (auto &one : started)
    one.join();
  double r = s.load();
  return r * r;
}

static double weak(const double *x, double *, int n) {
  return summed(x, n, [](std::atomic<double> &s, double v) {
    double old = s.load();
    while (!s.compare_exchange_weak(old, old + v)) {
    }
  });
}

static double strong(const double *x, double *, int n) {
  return summed(x, n, [](std::atomic<double> &s, double v) {
    double old = s.load(std::memory_order_relaxed);
    while (!s.compare_exchange_strong(old, old - v, std::memory_order_relaxed)) {
    }
  });
}

static double of_bits(const double *x, double *, int n) {
  return summed(x, n, [](std::atomic<double> &s, double v) {
    auto *bits = reinterpret_cast<unsigned long *>(&s);
    unsigned long old = __atomic_load_n(bits, __ATOMIC_RELAXED), sum;
    double t;
    do {
      std::memcpy(&t, &old, sizeof t);
      t += v;
      std::memcpy(&sum, &t, sizeof t);
    } while (!__atomic_compare_exchange_n(bits, &old, sum, true, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  });
}

#if __cplusplus >= 202002L
static double fetched(const double *x, double *, int n) {
  return summed(x, n, [](std::atomic<double> &s, double v) { s.fetch_add(v); });
}
static double assigned(const double *x, double *, int n) {
  return summed(x, n, [](std::atomic<double> &s, double v) { s -= 2 * v; });
}
#endif

int main(int count, char **arguments) {
  begin(count, arguments);
  CHECK(weak);
  CHECK(strong);
  CHECK(of_bits);
#if __cplusplus >= 202002L
  CHECK(fetched);
  CHECK(assigned);
#endif
  return end();
}
