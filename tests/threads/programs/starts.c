/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Threads that are started and joined: pieces of arrays, steps, trees, memory of their own, handles kept anywhere. */
#include "judge.h"

typedef struct { const double *x; double *y; double sum; int from, to; } job;

/* Pieces of arrays, all read x. */
static void *stencil(void *p) {
  job *j = p;
  for (int i = j->from; i < j->to; i++) {
    double a = i ? j->x[i - 1] : 0, b = i + 1 < N ? j->x[i + 1] : 0;
    j->y[i] = sin(a * b) + j->x[i] * j->x[0];
    j->sum += j->y[i] * j->x[N - 1];
  }
  return 0;
}
static double pieces(const double *x, double *y, int n) {
  pthread_t t[MOST];
  job jobs[MOST];
  double s = 0;
  for (int k = 0; k < n; k++) {
    jobs[k] = (job){x, y, 0, N * k / n, N * (k + 1) / n};
    pthread_create(&t[k], 0, stencil, &jobs[k]);
  }
  for (int i = 0; i < N; i++) s += exp(-x[i]); /* beside the threads */
  for (int k = 0; k < n; k++) {
    pthread_join(t[k], 0);
    s += jobs[k].sum * jobs[k].sum;
  }
  for (int i = 0; i < N; i++) s += y[i] * y[i];
  return s;
}

/* Steps, in-place, handles on the heap, helpers. */
typedef struct { double *u; const double *v; int from, to; double dt; } step_job;
static void *advance(void *p) {
  step_job *j = p;
  for (int i = j->from; i < j->to; i++) {
    double l = j->v[(i + N - 1) % N], r = j->v[(i + 1) % N];
    j->u[i] = j->v[i] + j->dt * (l - 2 * j->v[i] + r) * j->v[i];
  }
  return 0;
}
static void start_all(pthread_t *t, step_job *jobs, double *u, const double *v, double dt, int n) {
  for (int k = 0; k < n; k++) {
    jobs[k] = (step_job){u, v, N * k / n, N * (k + 1) / n, dt};
    if (pthread_create(t + k, 0, advance, jobs + k)) abort();
  }
}
static void join_all(pthread_t *t, int n) {
  for (int k = n - 1; k >= 0; k--)
    if (pthread_join(t[k], NULL)) abort();
}
static double steps(const double *x, double *y, int n) {
  double *a = malloc(sizeof(double) * N), *b = malloc(sizeof(double) * N);
  pthread_t *t = malloc(sizeof(pthread_t) * n);
  step_job *jobs = malloc(sizeof(step_job) * n);
  memcpy(a, x, sizeof(double) * N);
  for (int s = 0; s < 5; s++) {
    start_all(t, jobs, b, a, 0.1 * x[s], n);
    y[s] = x[s] * x[0] * 0.1;
    join_all(t, n);
    double *c = a; a = b; b = c;
  }
  double r = 0;
  for (int i = 0; i < N; i++) r += a[i] * a[i] * (i + 1) + y[i % 5];
  free(a); free(b); free(t); free(jobs);
  return r;
}

/* A tree of threads. */
typedef struct node { const double *x; int n; double result; } node;
static void *sum_tree(void *p) {
  node *m = p;
  if (m->n <= 6) {
    double s = 0;
    for (int i = 0; i < m->n; i++) s += m->x[i] * m->x[i] * sin(m->x[i]);
    m->result = s;
    return NULL;
  }
  node l = {m->x, m->n / 2, 0}, r = {m->x + m->n / 2, m->n - m->n / 2, 0};
  pthread_t t;
  pthread_create(&t, 0, sum_tree, &l);
  sum_tree(&r);
  pthread_join(t, 0);
  m->result = l.result * 1.01 + r.result;
  return NULL;
}
static double tree(const double *x, double *y, int n) {
  node m = {x, N, 0};
  sum_tree(&m);
  return m.result * m.result;
}

typedef struct { const double *x; double *cell; double *out; int k; } hj;
static void *adder(void *p) { hj *j = p; double c = *j->cell; for (int i = j->k; i < N; i += 3) c = c + j->x[i] * j->x[i]; *j->cell = c; return 0; }
/* The thread is given a number; globals. */
static const double *gx; static double *gy; static double part[8]; static int nt;
static void *byindex(void *p) { long k = (long)p; double s = 0; for (int i = N * k / nt; i < N * (k + 1) / nt; i++) { s += gx[i] * gx[i] * gx[(i + 1) % N]; gy[i] = s; } part[k] = s; return 0; }
static double globals(const double *x, double *y, int n) {
  pthread_t t[8]; gx = x; gy = y; nt = n;
  for (long k = 0; k < n; k++) pthread_create(t + k, 0, byindex, (void *)k);
  double r = 0;
  for (int k = 0; k < n; k++) { pthread_join(t[k], 0); r += part[k] * (k + 1); }
  for (int i = 0; i < N; i++) r += y[i] * x[i];
  return r;
}
/* One job and one handle, used again; status taken; result asked for (null). */
static double again(const double *x, double *y, int n) {
  hj j; pthread_t t; double s = 1, c = 0; void *r;
  for (int k = 0; k < 4; k++) {
    j = (hj){x, &c, 0, k}; c = s;
    int e = pthread_create(&t, NULL, adder, &j); if (e) abort();
    e = pthread_join(t, &r); if (e || r) abort();
    s = sin(c) + x[k];
  }
  return s;
}
/* A thread with an uncounted loop and memory of its own. */
typedef struct { const double *x; double *made; int k, count; } mj;
static void *maker(void *p) { mj *j = p; double v = j->x[j->k]; int c = 0; while (v < 40) { v = v * 1.5 + j->x[(j->k + c) % N]; c++; }
  j->made = malloc(sizeof(double) * (c + 1)); for (int i = 0; i <= c; i++) j->made[i] = v * j->x[i % N]; j->count = c; return NULL; }
static double makes(const double *x, double *y, int n) {
  mj j[8]; pthread_t t[8]; double s = 0;
  for (int k = 0; k < n; k++) { j[k].x = x; j[k].k = k; pthread_create(t + k, 0, maker, j + k); }
  for (int k = 0; k < n; k++) { pthread_join(t[k], 0); for (int i = 0; i <= j[k].count; i++) s += j[k].made[i]; free(j[k].made); }
  return s;
}
/* Handles beside numbers; x is overwritten later. */
typedef struct { double a; pthread_t t; double b; double *x; } worker;
static void *square(void *p) { worker *w = p; double s = 0; for (int i = 0; i < N; i++) s += w->x[i] * w->x[i] * w->a; w->b = s; return 0; }
static double objects(const double *x, double *y, int n) {
  worker w[8]; double *c = malloc(sizeof(double) * N); memcpy(c, x, sizeof(double) * N);
  for (int k = 0; k < n; k++) { w[k].a = x[k]; w[k].x = c; pthread_create(&w[k].t, 0, square, w + k); }
  double s = 0; for (int i = 0; i < N; i++) s += c[i];
  for (int k = 0; k < n; k++) { pthread_join(w[k].t, 0); s += w[k].b * w[k].a; }
  for (int i = 0; i < N; i++) { c[i] = s * c[i]; }
  double r = 0; for (int i = 0; i < N; i++) r += c[i] * 1e-3; free(c); return r;
}

int main(int count, char **arguments) {
  begin(count, arguments);
  CHECK(pieces);
  CHECK(steps);
  CHECK(tree);
  CHECK(globals);
  CHECK(again);
  CHECK(makes);
  CHECK(objects);
  return end();
}
