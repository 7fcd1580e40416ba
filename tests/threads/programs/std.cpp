// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// std::thread and what stands beside it.
#include "judge.h"
#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <numeric>
#include <thread>
#include <vector>

// Reference arguments.
static void part(const std::vector<double> &x, std::vector<double> &y, double scale, int from, int to) {
  for (int i = from; i < to; i++) y[i] = std::sin(x[i] * scale) * x[(i + 1) % N];
}
static double refs(const double *p, double *q, int n) {
  std::vector<double> x(p, p + N), y(N);
  std::vector<std::thread> ts;
  for (int k = 0; k < n; k++) ts.push_back(std::thread(part, std::cref(x), std::ref(y), p[k], N * k / n, N * (k + 1) / n));
  for (std::thread &t : ts) t.join();
  return std::inner_product(y.begin(), y.end(), x.begin(), 0.0);
}
// A class that owns a thread.
class Worker {
  std::thread thread;
  const double *x;
  double result = 0;
  int from, to;
  void run() { for (int i = from; i < to; i++) result += x[i] * x[i] * x[0]; }
public:
  Worker(const double *x, int from, int to) : x(x), from(from), to(to) { thread = std::thread(&Worker::run, this); }
  double finish() { if (thread.joinable()) thread.join(); return result; }
};
static double classes(const double *x, double *q, int n) {
  std::vector<std::unique_ptr<Worker>> ws;
  for (int k = 0; k < n; k++) ws.emplace_back(new Worker(x, N * k / n, N * (k + 1) / n));
  double s = 0;
  for (auto &w : ws) { double r = w->finish(); s += r * r; }
  return s;
}
// A condition variable.
struct Channel { std::mutex m; std::condition_variable c; double value = 0; bool full = false;
  void put(double v) { std::unique_lock<std::mutex> l(m); c.wait(l, [&] { return !full; }); value = v; full = true; c.notify_all(); }
  double get() { std::unique_lock<std::mutex> l(m); c.wait(l, [&] { return full; }); full = false; c.notify_all(); return value; } };
static double channel(const double *x, double *q, int n) {
  Channel ch; double out = 1;
  std::thread a([&] { double s = x[1]; for (int i = 0; i < N; i++) { s = std::sin(s) + x[i]; ch.put(s); } });
  std::thread b([&] { for (int i = 0; i < N; i++) out = out * 0.7 + ch.get() * x[0]; });
  a.join(); b.join();
  return out;
}
// Recursion, scoped lock, moved threads.
static std::mutex lock;
static void halves(const double *x, int n, double &sum, int depth) {
  if (depth == 0 || n < 2) { double s = 0; for (int i = 0; i < n; i++) s += std::exp(x[i] * 0.3) * x[i]; std::lock_guard<std::mutex> hold(lock); sum += s; return; }
  std::thread t(halves, x, n / 2, std::ref(sum), depth - 1);
  std::thread u = std::move(t);
  halves(x + n / 2, n - n / 2, sum, depth - 1);
  u.join();
}
static double recursive(const double *x, double *q, int n) { double s = 0; halves(x, N, s, 3); return s * s; }
template <class F> static void parallel_for(int n, int threads, F f) {
  std::vector<std::thread> ts(threads);
  for (int k = 0; k < threads; k++) ts[k] = std::thread([=, &f] { for (int i = n * k / threads; i < n * (k + 1) / threads; i++) f(i); });
  for (auto &t : ts) t.join();
}
static double loops(const double *x, double *q, int n) {
  std::vector<double> a(x, x + N), b(N);
  for (int s = 0; s < 3; s++) { parallel_for(N, n, [&](int i) { b[i] = a[i] * a[(i + 1) % N] + x[s]; }); a.swap(b); }
  double r = 0; for (double v : a) r += v; return r;
}
// Two mutexes at once, and a counter that says who does what.
static double others(const double *x, double *, int n) {
  double sum = 0;
  std::mutex a, b;
  std::atomic<int> next{0};
  std::vector<std::thread> ts;
  for (int k = 0; k < n; k++)
    ts.emplace_back([&, x] {
      for (int i; (i = next++) < N;) {
        double s = std::sin(x[i]) * x[0];
        std::scoped_lock hold(a, b);
        sum += s * s;
      }
    });
  for (auto &t : ts) t.join();
  return sum;
}

// A thread that is joined where its scope ends.
static double scope(const double *x, double *, int) {
  double sum = 0;
  {
    std::jthread t([&] {
      for (int i = 0; i < N; i++) sum += x[i] * x[i] * x[1];
    });
  }
  return sum * sum;
}

int main(int count, char **arguments) {
  begin(count, arguments);
  CHECK(refs);
  CHECK(classes);
  CHECK(channel);
  CHECK(recursive);
  CHECK(loops);
  CHECK(others);
  CHECK(scope);
  return end();
}
