/* Records in an arena of bytes, with two numbers that lie across words and are copied there and back together: where
   they begin, the derivative sees as it runs. */
#include "check.h"

typedef struct { const char *name; double weight; int key; unsigned char payload[16]; int count; } record;
typedef struct { unsigned char *buffer; long used; } arena;

NOINLINE static void *take(arena *a, long bytes) {
    void *p = a->buffer + a->used;
    a->used += bytes;
    return p;
}
NOINLINE static void fill(record *r, const double *v) {
    r->name = "";
    r->key = 1;
    r->count = 3;
    r->weight = v[0];
    memcpy(r->payload, v, 16);
}
NOINLINE static void move(record *to, const record *from) { *to = *from; }
NOINLINE static void get(const record *r, double *v) { memcpy(v, r->payload, 16); }

static double f(double *x) {
    _Alignas(16) unsigned char buffer[1024];
    arena a = {buffer, 0};
    record *r = take(&a, 3 * sizeof *r);
    double v[2] = {x[0] * x[1], x[1]}, w[2], u[2];
    fill(r, v);
    v[0] *= 2;
    v[1] = x[0];
    fill(r + 1, v);
    for (int i = 1; i < 2 && r[i].key <= r[i - 1].key; i++) {
        move(r + 2, r + i);
        move(r + i, r + i - 1);
        move(r + i - 1, r + 2);
    }
    get(r, w);
    get(r + 1, u);
    return w[0] * w[1] + u[0] * u[0] * u[1] * r[1].weight;
}

TEST(f, 0.5, 0.25)
