/* Records with addresses and numbers in buffers of bytes, that begin at all offsets, one behind the other at any distance,
   and change places: where numbers and addresses begin, the derivative knows of each block of the buffer. Buffers are
   used again, with others at other places. */
#include "check.h"

typedef struct record record;
struct record { record *next; const double *of; int key; unsigned char tag; unsigned char payload[16]; int more; };

enum { RECORDS = 4, SIZE = 1024 };
static _Alignas(16) unsigned char pool[SIZE];
static int kind, base, step;

NOINLINE static void put(record *r, int key, const double *v) {
    r->key = key;
    r->tag = 3;
    memcpy(r->payload, v, 8);
    memcpy(r->payload + 8, v + 1, 8);
}
NOINLINE static double get(const record *r) {
    double v[2];
    memcpy(v, r->payload, 16);
    return v[0] * v[1] + (r->of ? *r->of : 0);
}
NOINLINE static void move(void *to, const void *from) { memcpy(to, from, sizeof(record)); }

static double sum(const double *x, unsigned char *buffer) {
    size_t used = base;
    for (int j = 0; j < RECORDS; j++) {
        record e = {0};
        double v[2] = {x[j] * x[j], sin(x[j])};
        put(&e, j, v);
        if (j & 1) e.of = &x[j - 1];
        memcpy(buffer + used, &e, sizeof e);
        used += sizeof e + step;
    }
    for (int j = 0; j < RECORDS; j += 2) {
        unsigned char *a = buffer + base + j * (sizeof(record) + step), *b = a + sizeof(record) + step;
        unsigned char *t = buffer + used + 7;
        move(t, a), move(a, b), move(b, t);
    }
    double s = 0;
    used = base;
    for (int j = 0; j < RECORDS; j++) {
        record got;
        memcpy(&got, buffer + used, sizeof got);
        s += get(&got) * (j + 1);
        used += sizeof got + step;
    }
    return s;
}
static double in_pool(double *x) { return sum(x, pool); }
static double on_stack(double *x) {
    unsigned char buffer[SIZE];
    return sum(x, buffer);
}
static double on_heap(double *x) {
    unsigned char *buffer = malloc(SIZE);
    double s = sum(x, buffer);
    free(buffer);
    return s;
}

TEST_REVERSE(in_pool)
TEST_REVERSE(on_stack)
TEST_REVERSE(on_heap)
static Value *const VALUES[] = {in_pool, on_stack, on_heap};
static Reverse *const REVERSE[] = {in_pool_reverse, on_stack_reverse, on_heap_reverse};

int main(void) {
    const double x[RECORDS] = {0.5, 1.25, -0.75, 2};
    for (kind = 0; kind < 3; kind++)
        for (base = 0; base < 17; base++)
            for (step = base & 1; step < 6; step += 2) {
                double copy[RECORDS], gradient[RECORDS] = {0};
                memcpy(copy, x, sizeof x);
                REVERSE[kind](copy, gradient);
                for (int i = 0; i < RECORDS; i++)
                    expect_within("reverse", i, gradient[i], difference(VALUES[kind], RECORDS, x, i), 1e-8);
            }
    return finish();
}
