/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Semaphores, locks for reading and writing, locks that are taken again, tried, waited for with a limit, spun at. */
#define _GNU_SOURCE
#include "judge.h"
#include <sched.h>
#include <semaphore.h>
#include <time.h>
#include <unistd.h>

/* A ring that is filled and emptied: who takes what is open, in which order it was put matters. */
typedef struct { double ring[3]; int in, out, left; double sum; const double *x; sem_t full, empty; pthread_mutex_t m; } buffer;
static void *put(void *p) {
  buffer *b = p;
  double s = b->x[0];
  for (int i = 0; i < N; i++) {
    s = sin(s) + b->x[i] * s;
    sem_wait(&b->empty);
    b->ring[b->in] = s;
    b->in = (b->in + 1) % 3;
    sem_post(&b->full);
  }
  return 0;
}
static void *get(void *p) {
  buffer *b = p;
  for (;;) {
    sem_wait(&b->full);
    pthread_mutex_lock(&b->m);
    if (!b->left) { pthread_mutex_unlock(&b->m); return 0; }
    b->left--;
    double v = b->ring[b->out];
    b->out = (b->out + 1) % 3;
    pthread_mutex_unlock(&b->m);
    sem_post(&b->empty);
    v = v * v * b->x[1];
    pthread_mutex_lock(&b->m);
    b->sum += v;
    int last = !b->left;
    pthread_mutex_unlock(&b->m);
    if (last) { sem_post(&b->full); }
  }
}
static double ringed(const double *x, double *y, int n) {
  pthread_t t[MOST + 1];
  buffer b = {{0}, 0, 0, N, 0, x};
  sem_init(&b.full, 0, 0); sem_init(&b.empty, 0, 3); pthread_mutex_init(&b.m, 0);
  for (int k = 0; k < n; k++) pthread_create(t + k, 0, get, &b);
  put(&b);
  for (int k = 0; k < n; k++) { sem_post(&b.full); }
  for (int k = 0; k < n; k++) pthread_join(t[k], 0);
  sem_destroy(&b.full); sem_destroy(&b.empty); pthread_mutex_destroy(&b.m);
  return b.sum;
}
/* A token goes round: every step is non-linear, so that any other order gives other derivatives. */
typedef struct { sem_t *mine, *next; double *cell; const double *x; int k, n; } member;
static void *pass(void *p) {
  member *m = p;
  for (int i = m->k; i < N; i += m->n) {
    if (i & 1) while (sem_trywait(m->mine)) sched_yield();
    else while (sem_wait(m->mine)) ;
    *m->cell = sin(*m->cell) * m->x[i] + m->x[(i + 1) % N];
    sem_post(m->next);
  }
  return 0;
}
static double token(const double *x, double *y, int n) {
  pthread_t t[MOST]; sem_t s[MOST]; member m[MOST]; double cell = x[2];
  for (int k = 0; k < n; k++) sem_init(s + k, 0, k == 0);
  for (int k = n - 1; k >= 0; k--) { m[k] = (member){s + k, s + (k + 1) % n, &cell, x, k, n}; pthread_create(t + k, 0, pass, m + k); }
  for (int k = 0; k < n; k++) pthread_join(t[k], 0);
  return cell;
}
/* No more than two at a time: each has one of two places to work in. */
typedef struct { sem_t *room; pthread_mutex_t *m; int *used; double (*place)[4]; const double *x; double out; int k; } guest;
static void *visit(void *p) {
  guest *g = p;
  for (int r = 0; r < 3; r++) {
    sem_wait(g->room);
    pthread_mutex_lock(g->m); int at = g->used[0] ? 1 : 0; g->used[at] = 1; pthread_mutex_unlock(g->m);
    double *w = g->place[at];
    w[0] = g->x[g->k] * g->x[r];
    for (int i = 1; i < 4; i++) w[i] = sin(w[i - 1]) + g->x[i];
    g->out += w[3] * w[2];
    pthread_mutex_lock(g->m); g->used[at] = 0; pthread_mutex_unlock(g->m);
    sem_post(g->room);
  }
  return 0;
}
static double rooms(const double *x, double *y, int n) {
  pthread_t t[MOST]; guest g[MOST]; sem_t room; pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER; int used[2] = {0}; double place[2][4], s = 0;
  sem_init(&room, 0, 2);
  for (int k = 0; k < n; k++) { g[k] = (guest){&room, &m, used, place, x, 0, k}; pthread_create(t + k, 0, visit, g + k); }
  for (int k = 0; k < n; k++) { pthread_join(t[k], 0); s += g[k].out * g[k].out; }
  return s;
}
/* One writes, all read in between: what is read depends on who came first, the sum of all steps does not. */
typedef struct { pthread_rwlock_t *l; double *a; int *step; const double *x; double out; int how, k, n; } reader;
static int take(reader *r) {
  struct timespec far;
  clock_gettime(CLOCK_REALTIME, &far);
  far.tv_sec += 1000;
  switch (r->how) {
    case 0: return pthread_rwlock_rdlock(r->l);
    case 1: return pthread_rwlock_tryrdlock(r->l);
    default: return pthread_rwlock_timedrdlock(r->l, &far);
  }
}
static void *readers(void *p) {
  reader *r = p;
  for (int seen = 0; seen < 4;) {
    if (take(r)) { usleep(20); continue; }
    if (*r->step > seen) { /* what was left at the end of a step stays in a place of its own */
      for (; seen < *r->step; seen++)
        for (int i = 0; i < 3; i++) r->out += r->a[3 * seen + i] * r->x[r->k];
    }
    pthread_rwlock_unlock(r->l);
    usleep(20); /* a lock that some reader always has gets no writer */
  }
  return 0;
}
static void *writes(void *p) {
  reader *w = p;
  double s = w->x[0];
  for (int k = 0; k < 4; k++) {
    while (k & 1 ? pthread_rwlock_trywrlock(w->l) : pthread_rwlock_wrlock(w->l)) usleep(20);
    for (int i = 0; i < 3; i++) s = w->a[3 * k + i] = cos(s) * w->x[3 * k + i] + s * s;
    ++*w->step;
    pthread_rwlock_unlock(w->l);
  }
  return 0;
}
static double shared(const double *x, double *y, int n) {
  pthread_t t[MOST + 1]; reader r[MOST + 1]; pthread_rwlock_t l; double a[12], s = 0; int step = 0;
  pthread_rwlock_init(&l, 0);
  for (int k = 0; k <= n; k++) { r[k] = (reader){&l, a, &step, x, 0, k % 3, k, n}; pthread_create(t + k, 0, k ? readers : writes, r + k); }
  for (int k = 0; k <= n; k++) { pthread_join(t[k], 0); s += r[k].out * r[k].out * (k + 1); }
  pthread_rwlock_destroy(&l);
  return s;
}
/* A lock that its holder takes again, and one that is spun at. */
static pthread_mutex_t again = PTHREAD_RECURSIVE_MUTEX_INITIALIZER_NP;
static pthread_spinlock_t spin;
static double held, spun;
typedef struct { const double *x; int k, n; } own;
static void deep(const double *x, int i, int depth) {
  pthread_mutex_lock(&again);
  held = held * (1 + 0.01 * x[i]);
  if (depth) deep(x, i, depth - 1);
  held = held * (1 + 0.02 * x[i] * x[depth]);
  pthread_mutex_unlock(&again);
}
static void *takes(void *p) {
  own *o = p;
  struct timespec far;
  clock_gettime(CLOCK_REALTIME, &far);
  far.tv_sec += 1000;
  for (int i = o->k; i < N; i += o->n) {
    deep(o->x, i, 2);
    if (pthread_mutex_timedlock(&again, &far)) abort();
    held *= o->x[i] + 1;
    pthread_mutex_unlock(&again);
    pthread_spin_lock(&spin);
    spun += o->x[i] * o->x[i];
    pthread_spin_unlock(&spin);
    while (pthread_spin_trylock(&spin)) sched_yield();
    spun += o->x[i];
    pthread_spin_unlock(&spin);
  }
  return 0;
}
static double repeated(const double *x, double *y, int n) {
  pthread_t t[MOST]; own o[MOST];
  pthread_spin_init(&spin, 0);
  held = x[1]; spun = 0;
  for (int k = 0; k < n; k++) { o[k] = (own){x, k, n}; pthread_create(t + k, 0, takes, o + k); }
  for (int k = 0; k < n; k++) pthread_join(t[k], 0);
  pthread_spin_destroy(&spin);
  return held * spun;
}
/* A condition that is waited for with a limit, which comes again and again. */
typedef struct { pthread_mutex_t m; pthread_cond_t c; double cell; int full; const double *x; double out; } timed;
static void *await(void *p) {
  timed *q = p;
  double s = 1;
  for (int i = 0; i < 5; i++) {
    pthread_mutex_lock(&q->m);
    while (!q->full) {
      struct timespec soon;
      clock_gettime(CLOCK_REALTIME, &soon);
      soon.tv_nsec = (soon.tv_nsec + 100000) % 1000000000;
      pthread_cond_timedwait(&q->c, &q->m, &soon);
    }
    s = s * 0.5 + q->cell * s;
    q->full = 0;
    pthread_cond_signal(&q->c);
    pthread_mutex_unlock(&q->m);
  }
  q->out = s;
  return 0;
}
static double limits(const double *x, double *y, int n) {
  pthread_t t; timed q = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 0, x, 0}; double s = x[0];
  pthread_create(&t, 0, await, &q);
  for (int i = 0; i < 5; i++) {
    s = sin(s) + x[i];
    pthread_mutex_lock(&q.m);
    while (q.full) pthread_cond_wait(&q.c, &q.m);
    q.cell = s; q.full = 1;
    pthread_cond_signal(&q.c);
    pthread_mutex_unlock(&q.m);
  }
  pthread_join(t, 0);
  return q.out;
}

int main(int count, char **arguments) {
  begin(count, arguments);
  CHECK(ringed);
  CHECK(token);
  CHECK(rooms);
  CHECK(shared);
  CHECK(repeated);
  CHECK(limits);
  return end();
}
