/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Threads that wait for each other: mutexes, condition variables, barriers, joins by others. */
#include "judge.h"

/* Sums and other updates under a mutex. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
typedef struct { const double *x; double *total, *product; int from, to; } mjob;
static void *locked(void *p) {
  mjob *j = p;
  double s = 0;
  for (int i = j->from; i < j->to; i++) {
    s += j->x[i] * j->x[i];
    pthread_mutex_lock(&lock);
    *j->product = *j->product * (1 + 0.01 * j->x[i]);
    pthread_mutex_unlock(&lock);
  }
  pthread_mutex_lock(&lock);
  *j->total += s;
  pthread_mutex_unlock(&lock);
  return 0;
}
static double mutexes(const double *x, double *y, int n) {
  pthread_t t[MOST];
  mjob jobs[MOST];
  double total = 0, product = 1;
  pthread_mutex_lock(&lock);
  product *= x[1];
  pthread_mutex_unlock(&lock);
  for (int k = 0; k < n; k++) {
    jobs[k] = (mjob){x, &total, &product, N * k / n, N * (k + 1) / n};
    pthread_create(&t[k], 0, locked, &jobs[k]);
  }
  for (int k = 0; k < 3; k++) {
    pthread_mutex_lock(&lock);
    product *= x[3 + k];
    pthread_mutex_unlock(&lock);
  }
  for (int k = 0; k < n; k++) pthread_join(t[k], 0);
  pthread_mutex_lock(&lock);
  product *= x[2];
  pthread_mutex_unlock(&lock);
  return total * product;
}

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
/* A thread that starts first reads, under a lock, what a later one writes there: in either order the sum is the same. */
typedef struct { const double *x; double *cell; double *out; int k; } hj;
static double cell, outs[8];
static void *adder(void *p) { hj *j = p; for (int i = j->k; i < N; i += 3) { pthread_mutex_lock(&m); double c = *j->cell; c = c + j->x[i] * j->x[i]; *j->cell = c; pthread_mutex_unlock(&m);} return 0; }
static double inorder(const double *x, double *y, int n) {
  pthread_t t[3]; hj j[3]; cell = 0;
  for (int k = 0; k < 3; k++) { j[k] = (hj){x, &cell, 0, k}; pthread_create(t + k, 0, adder, j + k); }
  for (int k = 0; k < 3; k++) pthread_join(t[k], 0);
  return cell * cell;
}
/* Order matters: which thread comes first is decided by an integer. */
static int turn; 
static void *chain(void *p) { hj *j = p; int done = 0; while (!done) { pthread_mutex_lock(&m); if (turn == j->k) { *j->cell = sin(*j->cell) * j->x[j->k] + j->x[j->k + 1]; turn++; done = 1; } pthread_mutex_unlock(&m); } return 0; }
static double chained(const double *x, double *y, int n) {
  pthread_t t[8]; hj j[8]; double c = x[3]; turn = 0;
  for (int k = n - 1; k >= 0; k--) { j[k] = (hj){x, &c, 0, k}; pthread_create(t + k, 0, chain, j + k); }
  for (int k = 0; k < n; k++) pthread_join(t[k], 0);
  return c;
}
/* A thread joins another one that started later. */
typedef struct { const double *x; double s; pthread_t *other; int *ready; } oj;
static void *sums(void *p) { oj *j = p; double s = 0; for (int i = 0; i < N; i++) s += j->x[i] * j->x[i]; j->s = s; return 0; }
static void *joiner(void *p) { oj *j = p; int ready = 0; while (!ready) { pthread_mutex_lock(&m); ready = *j->ready; pthread_mutex_unlock(&m); } pthread_join(*j->other, 0); j->s = j->x[0] * j[1].s; return 0; }
static double others(const double *x, double *y, int n) {
  pthread_t a, b; int ready = 0; oj j[2] = {{x, 0, &b, &ready}, {x, 0, 0, 0}};
  pthread_create(&a, 0, joiner, j);
  pthread_mutex_lock(&m); pthread_create(&b, 0, sums, j + 1); ready = 1; pthread_mutex_unlock(&m);
  double s = 0; for (int i = 0; i < N; i++) s += x[i] * x[i] * x[i];
  pthread_join(a, 0);
  return s + j[0].s;
}
static double g; static int set;
typedef struct { const double *x; double s; } held;
/* The reader starts first; what it reads is written by another function, which starts later. */
static void *reader(void *p) { held *j = p; int done = 0; while (!done) { pthread_mutex_lock(&m); if (set) { j->s = g * g; done = 1; } pthread_mutex_unlock(&m); } return 0; }
static void *writer(void *p) { held *j = p; pthread_mutex_lock(&m); g = j->x[0] * j->x[1]; set = 1; pthread_mutex_unlock(&m); return 0; }
static double handed(const double *x, double *y, int n) {
  pthread_t a, b; held j = {0, 0}, k = {x, 0}; set = 0; g = 1;
  pthread_create(&a, 0, reader, &j); pthread_create(&b, 0, writer, &k);
  pthread_join(a, 0); pthread_join(b, 0);
  return j.s * 3;
}
/* Through the heap. */
typedef struct { const double *x; double *cell; int *set; double s; } pj;
static void *reader2(void *p) { pj *j = p; int done = 0; while (!done) { pthread_mutex_lock(&m); if (*j->set) { j->s = *j->cell * *j->cell; done = 1; } pthread_mutex_unlock(&m); } return 0; }
static void *writer2(void *p) { pj *j = p; pthread_mutex_lock(&m); *j->cell = j->x[0] * j->x[1]; *j->set = 1; pthread_mutex_unlock(&m); return 0; }
static double handed2(const double *x, double *y, int n) {
  pthread_t a, b; double *c = malloc(8); int s = 0; pj j = {0, c, &s, 0}, k = {x, c, &s, 0}; *c = 1;
  pthread_create(&a, 0, reader2, &j); pthread_create(&b, 0, writer2, &k);
  pthread_join(a, 0); pthread_join(b, 0); free(c);
  return j.s * 3;
}
/* The starter writes after the start. */
static double handed3(const double *x, double *y, int n) {
  pthread_t a; double c = 1; int s = 0; pj j = {0, &c, &s, 0};
  pthread_create(&a, 0, reader2, &j);
  pthread_mutex_lock(&m); c = x[0] * x[1]; s = 1; pthread_mutex_unlock(&m);
  pthread_join(a, 0);
  return j.s * 3;
}
/* A pointer is handed over. */
typedef struct { const double *x; const double **cell; double s; } qj;
static void *reader4(void *p) { qj *j = p; int done = 0; while (!done) { pthread_mutex_lock(&m); const double *q = *j->cell; pthread_mutex_unlock(&m); if (q) { j->s = q[0] * q[1]; done = 1; } } return 0; }
static double handed4(const double *x, double *y, int n) {
  pthread_t a; const double *c = 0; qj j = {0, &c, 0};
  pthread_create(&a, 0, reader4, &j);
  pthread_mutex_lock(&m); c = x; pthread_mutex_unlock(&m);
  pthread_join(a, 0);
  return j.s * 3;
}
/* Persistent threads, a barrier after each step; the starter takes part. */
typedef struct { double *a, *b; const double *x; pthread_barrier_t *bar; int from, to; double sum; } bj;
static void *heat(void *p) {
  bj *j = p; double *a = j->a, *b = j->b;
  for (int s = 0; s < 4; s++) {
    for (int i = j->from; i < j->to; i++) b[i] = a[i] + 0.1 * (a[(i + N - 1) % N] - 2 * a[i] + a[(i + 1) % N]) * a[i] * j->x[s];
    pthread_barrier_wait(j->bar);
    double *c = a; a = b; b = c;
  }
  for (int i = j->from; i < j->to; i++) j->sum += a[i] * a[i];
  return 0;
}
static double heated(const double *x, double *y, int n) {
  pthread_t t[8]; bj j[8]; double *a = malloc(8 * N), *b = malloc(8 * N); pthread_barrier_t bar;
  memcpy(a, x, 8 * N);
  double s = 0;
  for (int r = 0; r < 2; r++) {
    pthread_barrier_init(&bar, 0, n);
    for (int k = 0; k < n; k++) { j[k] = (bj){a, b, x, &bar, N * k / n, N * (k + 1) / n, 0}; if (k) pthread_create(t + k, 0, heat, j + k); }
    heat(j);
    for (int k = 0; k < n; k++) { if (k) pthread_join(t[k], 0); s += j[k].sum * (r + 1); }
    pthread_barrier_destroy(&bar);
  }
  free(a); free(b);
  return s;
}
/* A queue with a mutex and a condition variable: the starter puts, threads take in any order. */
typedef struct { double item[64]; int head, tail, closed; pthread_mutex_t m; pthread_cond_t c; double sum; } queue;
static void *consumer(void *p) {
  queue *q = p;
  for (;;) {
    pthread_mutex_lock(&q->m);
    while (q->head == q->tail && !q->closed) pthread_cond_wait(&q->c, &q->m);
    if (q->head == q->tail) { pthread_mutex_unlock(&q->m); return 0; }
    double v = q->item[q->head++];
    pthread_mutex_unlock(&q->m);
    double w = sin(v) * v;
    for (int i = 0; i < 50; i++) w = w * 0.9 + v * 0.1 * w;
    pthread_mutex_lock(&q->m); q->sum += w; pthread_mutex_unlock(&q->m);
  }
}
static double queued(const double *x, double *y, int n) {
  pthread_t t[8]; queue *q = calloc(1, sizeof *q);
  pthread_mutex_init(&q->m, 0); pthread_cond_init(&q->c, 0);
  for (int k = 0; k < n; k++) pthread_create(t + k, 0, consumer, q);
  for (int i = 0; i < N; i++) { pthread_mutex_lock(&q->m); q->item[q->tail++] = x[i] * x[(i + 1) % N]; pthread_mutex_unlock(&q->m); pthread_cond_signal(&q->c); }
  pthread_mutex_lock(&q->m); q->closed = 1; pthread_cond_broadcast(&q->c); pthread_mutex_unlock(&q->m);
  for (int k = 0; k < n; k++) pthread_join(t[k], 0);
  double s = q->sum * q->sum; pthread_cond_destroy(&q->c); pthread_mutex_destroy(&q->m); free(q);
  return s;
}
/* A pipeline of two threads through one cell, order matters. */
typedef struct { double cell, out; int full, n; const double *x; pthread_mutex_t m; pthread_cond_t c; } pipe_;
static void *produce(void *p) { pipe_ *q = p; double s = q->x[0]; for (int i = 0; i < 10; i++) { s = sin(s) + q->x[i]; pthread_mutex_lock(&q->m); while (q->full) pthread_cond_wait(&q->c, &q->m); q->cell = s; q->full = 1; pthread_cond_broadcast(&q->c); pthread_mutex_unlock(&q->m); } return 0; }
static void *consume(void *p) { pipe_ *q = p; double s = 1; for (int i = 0; i < 10; i++) { pthread_mutex_lock(&q->m); while (!q->full) pthread_cond_wait(&q->c, &q->m); s = s * 0.5 + q->cell * s; q->full = 0; pthread_cond_broadcast(&q->c); pthread_mutex_unlock(&q->m); } q->out = s; return 0; }
static double piped(const double *x, double *y, int n) {
  pthread_t a, b; pipe_ q = {0}; q.x = x; pthread_mutex_init(&q.m, 0); pthread_cond_init(&q.c, 0);
  pthread_create(&a, 0, consume, &q); pthread_create(&b, 0, produce, &q); pthread_join(a, 0); pthread_join(b, 0);
  return q.out;
}

int main(int count, char **arguments) {
  begin(count, arguments);
  CHECK(mutexes);
  CHECK(inorder);
  CHECK(chained);
  CHECK(others);
  CHECK(handed);
  CHECK(handed2);
  CHECK(handed3);
  CHECK(handed4);
  CHECK(heated);
  CHECK(queued);
  CHECK(piped);
  return end();
}
