/* Arrays in structs that are left again: for the struct that they lie in, for its other members, and by what is longer
   than it says. */
#include <stddef.h>

#include "check.h"

typedef struct {
    int64_t index;
    double value;
    void *pool;
} node;

typedef struct {
    int64_t n;
    void *user;
    node nodes[4];
    double *out;
    double total;
    int64_t calls;
    double weights[3];
    void *last;
} pool;

NOINLINE static pool *pool_of(node *d) { return (pool *)((char *)(d - d->index) - offsetof(pool, nodes)); }

NOINLINE static void add(node *d, double y) {
    pool *p = pool_of(d);
    p->total += d->value * y;
    p->calls++;
    p->weights[d->index % 3] += y * y;
    p->out[d->index] += d->value;
}

static double of_pool(double *x) {
    pool *p = calloc(1, sizeof *p);
    p->out = calloc(4, sizeof(double));
    p->n = 4;
    for (int i = 0; i < p->n; i++) p->nodes[i] = (node){i, x[i] * x[i], p};
    for (int i = 0; i < p->n; i++) add(&p->nodes[i], x[3 - i]);
    double sum = p->total * p->calls;
    for (int i = 0; i < p->n; i++) sum += p->weights[i % 3] * p->out[i];
    free(p->out);
    free(p);
    return sum;
}

typedef struct {
    int64_t k;
    double y[8];
    int64_t m;
    double x[3];
    int n;
    void *q;
    double z[6];
    int64_t end;
} record;

#define RECORD_OF(a) ((record *)((char *)(a) - offsetof(record, x)))

static double of_record(double *x) {
    record *r = calloc(1, sizeof *r);
    r->n = 6, r->m = 3, r->k = 8, r->q = r;
    for (int i = 0; i < 8; i++) r->y[i] = x[i % 4] * x[(i + 1) % 4];
    double *a = r->x, sum = 0;
    for (int i = 0; i < r->m; i++) a[i] = x[i];
    for (int i = 0; i < r->n; i++) RECORD_OF(a)->z[i] = RECORD_OF(a)->y[i + 1] * x[i % 4];
    for (int i = 0; i < r->n; i++) sum += r->z[i] * RECORD_OF(a)->x[i % 3] + RECORD_OF(a)->m;
    for (int i = 0; i < r->k; i++) sum += ((double *)((char *)a - offsetof(record, x) + offsetof(record, y)))[i];
    free(r);
    return sum;
}

typedef struct {
    int64_t n;
    double head[3];
    int64_t k;
    double *q;
    double tail[1];
} longer;

static double of_longer(double *x) {
    longer *s = malloc(sizeof *s + 8 * sizeof(double));
    double sum = 0;
    s->n = 4, s->k = 2, s->q = x;
    for (int i = 0; i < 4; i++) s->tail[i] = x[i] * x[i];
    for (int i = 0; i < 3; i++) s->head[i] = x[i] + x[3];
    for (int64_t i = 0; i < s->n; i++) sum += s->tail[i] * s->q[i] * s->head[i % 3] * s->k;
    free(s);
    return sum;
}

typedef struct {
    int n;
    double a[2], b[2], c;
    int64_t count;
    void *self;
} rows;

NOINLINE static double all_rows(rows *r, int n) {
    double *p = r->a, sum = 0;
    for (int i = 0; i < n; i++) sum += p[i] * (i + 1);
    return sum * r->count;
}

static double of_rows(double *x) {
    rows r = {4, {x[0] * x[1], x[1]}, {x[2] * x[2], x[3] * x[0]}, x[2], 3, &r};
    return all_rows(&r, 5);
}

typedef struct {
    int64_t index;
    double *p;
} entry;

typedef struct {
    double *first;
    int64_t tag;
    double number;
    entry entries[3];
    int n;
    double *last;
} index_table;

#define TABLE_OF(e) ((index_table *)((char *)((e) - (e)->index) - offsetof(index_table, entries)))

NOINLINE static double *reached(index_table *t, int j) {
    entry *e = &t->entries[j];
    return j & 1 ? TABLE_OF(e)->first : TABLE_OF(e)->last;
}

NOINLINE static int64_t bits_before(index_table *t, int j) {
    entry *e = &t->entries[j];
    int64_t bits;
    memcpy(&bits, &TABLE_OF(e)->number, sizeof bits);
    return bits;
}

static double of_table(double *x) {
    index_table *t = calloc(1, sizeof *t);
    double a[2] = {x[0] * x[1], x[1]}, b[2] = {x[2], x[3] * x[3]}, sum = 0, number;
    t->first = a, t->last = b, t->number = x[0] * x[3], t->n = 3;
    for (int i = 0; i < t->n; i++) t->entries[i] = (entry){i, x + i};
    for (int i = 0; i < t->n; i++) {
        double *q = reached(t, i);
        q[0] *= *t->entries[i].p;
        int64_t bits = bits_before(t, i);
        memcpy(&number, &bits, sizeof number);
        sum += q[0] * q[1] + number;
    }
    free(t);
    return sum + a[0] + b[1];
}

static double f(double *x) { return of_pool(x) + of_record(x) * of_longer(x) + of_rows(x) + of_table(x); }

TEST(f, 0.3, 0.7, 1.1, 1.6)
