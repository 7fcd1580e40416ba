// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What orders threads in C++, beside std::mutex: semaphores, latches, barriers, locks for reading, what is done once;
// and variables of threads.
#include "judge.h"
#include <barrier>
#include <chrono>
#include <condition_variable>
#include <latch>
#include <mutex>
#include <semaphore>
#include <shared_mutex>
#include <thread>
#include <vector>

static double semaphores(const double *x, double *, int) {
  std::counting_semaphore<4> full(0);
  std::binary_semaphore empty(1);
  double cell = 0, out = 1;
  std::thread a([&] {
    double s = x[0];
    for (int i = 0; i < N; i++) {
      s = std::sin(s) + x[i];
      empty.acquire();
      cell = s;
      full.release();
    }
  });
  std::thread b([&] {
    for (int i = 0; i < N; i++) {
      full.acquire();
      double v = cell;
      empty.release();
      out = out * 0.5 + v * out * x[1];
    }
  });
  a.join();
  b.join();
  return out;
}
static double readers(const double *x, double *, int n) {
  std::shared_mutex m;
  std::vector<double> seen(n);
  double a[8] = {0};
  int steps = 0;
  std::vector<std::thread> ts;
  for (int k = 0; k < n; k++)
    ts.emplace_back([&, k] {
      for (int at = 0; at < 8;) {
        {
          std::shared_lock<std::shared_mutex> hold(m);
          for (; at < steps; at++) seen[k] += a[at] * x[k];
        }
        std::this_thread::sleep_for(std::chrono::microseconds(20)); // a lock that some reader always has gets no writer
      }
    });
  double s = x[0];
  for (int i = 0; i < 8; i++) {
    std::unique_lock<std::shared_mutex> hold(m);
    a[i] = s = std::cos(s) * x[i] + s * s;
    steps++;
  }
  for (auto &t : ts) t.join();
  double r = 0;
  for (double v : seen) r += v * v;
  return r;
}
static double latches(const double *x, double *, int n) {
  std::latch begun(1), done(n);
  double scale = 0;
  std::vector<double> sums(n);
  std::vector<std::thread> ts;
  for (int k = 0; k < n; k++)
    ts.emplace_back([&, k] {
      begun.wait();
      for (int i = k; i < N; i += n) sums[k] += x[i] * x[i] * scale;
      done.count_down();
    });
  scale = x[1] * x[2];
  begun.count_down();
  done.wait();
  double s = 0;
  for (double v : sums) s += v;
  for (auto &t : ts) t.join();
  return s * s;
}
static double barriers(const double *x, double *, int n) {
  std::barrier<> all(n);
  std::vector<double> a(x, x + N), b(N);
  std::vector<std::thread> ts;
  for (int k = 0; k < n; k++)
    ts.emplace_back([&, k] {
      for (int s = 0; s < 3; s++) {
        auto &from = s & 1 ? b : a, &to = s & 1 ? a : b;
        for (int i = k; i < N; i += n) to[i] = from[i] * from[(i + 1) % N] + x[s];
        all.arrive_and_wait();
      }
    });
  for (auto &t : ts) t.join();
  double s = 0;
  for (double v : b) s += v * v;
  return s;
}
static double once(const double *x, double *, int n) {
  std::once_flag flag, other;
  double table[4] = {0}, scale = 0;
  std::vector<double> sums(n);
  std::vector<std::thread> ts;
  for (int k = 0; k < n; k++)
    ts.emplace_back([&, k] {
      std::call_once(flag, [&] {
        for (int i = 0; i < 4; i++) table[i] = std::sin(x[i]) * x[0];
      });
      std::call_once(other, [&scale](double a) { scale = a * a; }, x[3]);
      for (int i = k; i < N; i += n) sums[k] += table[i & 3] * x[i] * table[1] * scale;
    });
  for (auto &t : ts) t.join();
  double s = 0;
  for (double v : sums) s += v * v;
  return s;
}
// Each thread has its own.
static thread_local double mine[3] = {1, 2, 3};
static thread_local const double *place;
__attribute__((noinline)) static void put(const double *x, int i) {
  place = x + i;
  mine[i % 3] = mine[(i + 1) % 3] * x[i] + mine[i % 3];
}
__attribute__((noinline)) static double get() { return mine[0] * mine[1] + *place * mine[2]; }
static double locals(const double *x, double *, int n) {
  std::vector<double> sums(n);
  std::vector<std::thread> ts;
  for (int k = 0; k < n; k++)
    ts.emplace_back([&, k] {
      for (int i = k; i < N; i += n) {
        put(x, i);
        sums[k] += get();
      }
    });
  mine[0] = x[0];
  mine[1] = 2;
  mine[2] = 3;
  put(x, 2);
  double s = get();
  for (auto &t : ts) t.join();
  for (double v : sums) s += v * v;
  return s;
}
static double again(const double *x, double *, int n) {
  std::recursive_mutex m;
  std::timed_mutex other;
  double product = x[1];
  std::vector<std::thread> ts;
  for (int k = 0; k < n; k++)
    ts.emplace_back([&, k] {
      for (int i = k; i < N; i += n) {
        std::lock_guard<std::recursive_mutex> hold(m);
        product *= 1 + 0.1 * x[i];
        std::lock_guard<std::recursive_mutex> twice(m);
        if (!other.try_lock_for(std::chrono::hours(1))) abort();
        product *= 1 + 0.1 * x[i] * x[i];
        other.unlock();
      }
    });
  for (auto &t : ts) t.join();
  return product;
}
// A condition with a limit.
static double limits(const double *x, double *, int) {
  std::mutex m;
  std::condition_variable c;
  bool full = false;
  double cell = 0, out = 1;
  std::thread b([&] {
    for (int i = 0; i < 5; i++) {
      std::unique_lock<std::mutex> hold(m);
      while (!c.wait_for(hold, std::chrono::microseconds(50), [&] { return full; })) {}
      out = out * 0.5 + cell * out;
      full = false;
      c.notify_all();
    }
  });
  double s = x[0];
  for (int i = 0; i < 5; i++) {
    s = std::sin(s) + x[i];
    std::unique_lock<std::mutex> hold(m);
    c.wait(hold, [&] { return !full; });
    cell = s;
    full = true;
    c.notify_all();
  }
  b.join();
  return out;
}

int main(int count, char **arguments) {
  begin(count, arguments);
  CHECK(semaphores);
  CHECK(readers);
  CHECK(latches);
  CHECK(barriers);
  CHECK(once);
  CHECK(locals);
  CHECK(again);
  CHECK(limits);
  return end();
}
