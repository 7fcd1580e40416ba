/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Atomic operations: counters, sums, flags. */
#include "judge.h"
#include <stdatomic.h>

typedef struct { const double *x; _Atomic double *s; atomic_int *next; } aj;
static void *asum(void *p) { aj *j = p; for (;;) { int i = atomic_fetch_add(j->next, 1); if (i >= N) return 0; double v = j->x[i] * j->x[i] * j->x[0]; *j->s += v; } }
static double atomics(const double *x, double *y, int n) { pthread_t t[8]; _Atomic double s = 0; atomic_int next = 0; aj j = {x, &s, &next}; for (int k = 0; k < n; k++) pthread_create(t + k, 0, asum, &j); for (int k = 0; k < n; k++) pthread_join(t[k], 0); double r = s; return r * r; }
/* A flag, release and acquire; then a value stored atomically. */
typedef struct { const double *x; double cell; atomic_int ready; _Atomic double last; double out; } gj;
static void *give(void *p) { gj *j = p; j->cell = sin(j->x[0]) * j->x[1]; atomic_store_explicit(&j->ready, 1, memory_order_release); double l = j->x[2] * j->x[3]; atomic_store(&j->last, l); return 0; }
static void *take(void *p) { gj *j = p; while (!atomic_load_explicit(&j->ready, memory_order_acquire)) ; j->out = j->cell * j->cell; return 0; }
static double flags(const double *x, double *y, int n) { gj j = {x}; pthread_t a, b; pthread_create(&a, 0, take, &j); pthread_create(&b, 0, give, &j); pthread_join(a, 0); pthread_join(b, 0); return j.out + atomic_load(&j.last) * 2; }

int main(int count, char **arguments) {
  begin(count, arguments);
  CHECK(atomics);
  CHECK(flags);
  return end();
}
