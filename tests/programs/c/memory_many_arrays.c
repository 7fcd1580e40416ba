/* A workspace with many arrays, and behind it records and a matrix, with arrays of numbers and of places in them. In second
 * derivatives, frames that a callee returns lead to memory that its caller wants nothing of: arrays that depend on active
 * ones and on which nothing depends. */
#include "check.h"

#ifdef NINETY
#define TEN(M, n) M(n##0) M(n##1) M(n##2) M(n##3) M(n##4) M(n##5) M(n##6) M(n##7) M(n##8) M(n##9)
#define ALL(M) TEN(M, a) TEN(M, b) TEN(M, c) TEN(M, d) TEN(M, e) TEN(M, f) TEN(M, g) TEN(M, h) TEN(M, k)
#else
#define ALL(M) M(a3) M(b2) M(c1) M(d2)
#endif
#define DECLARE(name) double *name;
#define MAKE(name) w->name = malloc(n * sizeof *w->name);
#define FILL(name) for (int i = 0; i < w->n; i++) w->name[i] = x[i % 3] * (1 + 0.01 * i);
#define ADD(name) sum += w->name[1] * w->name[w->n - 1] * 0.1;
#define FREE(name) free(w->name);

struct cone {
    long p;
    double *bar, scale;
    long *index;
    double *q;
};
struct cones {
    long n;
    struct cone *all;
};
struct matrix {
    long *columns, *rows;
    double *values;
};
struct system {
    struct matrix *matrix;
    long *order;
    double *right, *left;
};
struct work {
    int n;
    ALL(DECLARE)
    struct cones *cones;
    struct system *system;
};

static NOINLINE struct work *set_up(int n, long count) {
    struct work *w = malloc(sizeof *w);
    w->n = n;
    ALL(MAKE)
    w->cones = malloc(sizeof *w->cones);
    w->cones->n = count;
    w->cones->all = malloc(count * sizeof *w->cones->all);
    for (long i = 0; i < count; i++) {
        struct cone *c = &w->cones->all[i];
        c->p = n - i;
        c->scale = 0;
        c->q = malloc(n * sizeof *c->q);
        c->bar = malloc(n * sizeof *c->bar);
        c->index = malloc(n * sizeof *c->index);
        for (long j = 0; j < c->p; j++) c->index[j] = (j + i) % n;
    }
    w->system = malloc(sizeof *w->system);
    w->system->order = malloc(n * sizeof(long));
    w->system->right = malloc(n * sizeof(double));
    w->system->left = malloc(n * sizeof(double));
    w->system->matrix = malloc(sizeof *w->system->matrix);
    w->system->matrix->columns = malloc((n + 1) * sizeof(long));
    w->system->matrix->rows = malloc(n * sizeof(long));
    w->system->matrix->values = malloc(n * sizeof(double));
    for (long j = 0; j < n; j++) w->system->order[j] = w->system->matrix->rows[j] = n - 1 - j;
    for (long j = 0; j <= n; j++) w->system->matrix->columns[j] = j;
    return w;
}

static NOINLINE void update(struct system *s, struct cones *cones, double by) {
    for (long i = 0; i < cones->n; i++)
        for (long j = 0; j < cones->all[i].p; j++)
            s->matrix->values[s->order[cones->all[i].index[j]]] += by * cones->all[i].q[j] * cones->all[i].scale;
}

static NOINLINE void multiply(struct system *s, long n) {
    for (long j = 0; j < n; j++)
        for (long k = s->matrix->columns[j]; k < s->matrix->columns[j + 1]; k++)
            s->left[s->matrix->rows[k]] += s->matrix->values[k] * s->right[s->order[j]];
}

static NOINLINE void fill(struct work *w, const double *x) {
    ALL(FILL)
    for (long i = 0; i < w->cones->n; i++) {
        struct cone *c = &w->cones->all[i];
        c->scale = x[i];
        for (long j = 0; j < c->p; j++) c->q[j] = w->a3[c->index[j]], c->bar[c->index[j]] = x[1] * x[j % 3];
    }
}

static NOINLINE double sum_of(struct work *w) {
    double sum = 0;
    ALL(ADD)
    for (int j = 0; j < w->n; j++) {
        w->system->matrix->values[j] = w->b2[j];
        w->system->right[j] = w->c1[j];
        w->system->left[j] = 0;
    }
    update(w->system, w->cones, w->d2[2]);
    multiply(w->system, w->n);
    for (int j = 0; j < w->n; j++) sum += w->system->left[j] * j;
    for (long i = 0; i < w->cones->n; i++) {
        struct cone *c = &w->cones->all[i];
        for (long j = 0; j < c->p; j++) sum += c->scale * c->q[j] * c->bar[c->index[j]];
    }
    return sum;
}

static NOINLINE void tear_down(struct work *w) {
    for (long i = 0; i < w->cones->n; i++) {
        free(w->cones->all[i].q);
        free(w->cones->all[i].bar);
        free(w->cones->all[i].index);
    }
    ALL(FREE)
    free(w->system->matrix->columns);
    free(w->system->matrix->rows);
    free(w->system->matrix->values);
    free(w->system->matrix);
    free(w->system->order);
    free(w->system->right);
    free(w->system->left);
    free(w->system);
    free(w->cones->all);
    free(w->cones);
    free(w);
}

static double f(double *x) {
    struct work *w = set_up(7, 3);
    fill(w, x);
    double sum = sum_of(w);
    tear_down(w);
    return sum;
}
TEST(f, 0.5, 0.25, 0.7)
