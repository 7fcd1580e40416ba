/* Locks around what a function keeps between calls: they carry no number, and memory may change whenever one is taken. */
#include "check.h"

#include <pthread.h>
#include <semaphore.h>

typedef struct {
    pthread_mutex_t lock;
    sem_t free;
    double *values;
    char name[16];
    int count;
} cache;

static NOINLINE cache *make(int n) {
    cache *c = calloc(1, sizeof *c);
    pthread_mutex_init(&c->lock, NULL);
    sem_init(&c->free, 0, 1);
    c->values = calloc(n, sizeof(double));
    return c;
}

static NOINLINE void add(cache *c, double x) {
    pthread_mutex_lock(&c->lock);
    c->values[c->count++] = x * x;
    pthread_mutex_unlock(&c->lock);
}

static NOINLINE double take(cache *c, int k) {
    sem_wait(&c->free);
    double x = c->values[k];
    c->values[k] = sin(x);
    sem_post(&c->free);
    return x * c->values[k];
}

static double f(double *x) {
    cache *c = make(4);
    snprintf(c->name, sizeof c->name, "%d", 3);
    for (int k = 0; k < 3; k++) add(c, x[k]);
    double r = 0;
    for (int round = 0; round < 2; round++)
        for (int k = 0; k < 3; k++) r += take(c, k) * (k + 1);
    r *= atoi(c->name);
    pthread_mutex_destroy(&c->lock);
    sem_destroy(&c->free);
    free(c->values);
    free(c);
    return r;
}

TEST(f, 0.7, 1.3, 1.1)
