/* What functions put into a message and take out of it without knowing what it is, beside what they do know. */
#include "check.h"
#include <stdint.h>
struct message { int kind, length; char payload[24]; };
struct slot { uint64_t value; };
NOINLINE static void fill(struct message *m, int kind, const void *data, int n) { m->kind = kind, m->length = n; memcpy(m->payload, data, 8); }
NOINLINE static void forward(struct message *to, const struct message *from) { *to = *from; to->kind++; }
NOINLINE static int drain(const struct message *m, void *data) { memcpy(data, m->payload, 8); return m->kind; }
NOINLINE static void set(struct slot *s, uint64_t value) { s->value = value; }
NOINLINE static uint64_t get(const struct slot *s) { return s->value; }
struct ring { uint64_t items[4]; unsigned head, tail; };
NOINLINE static void push(struct ring *r, uint64_t w) { r->items[r->head++ % 4] = w; }
NOINLINE static uint64_t pop(struct ring *r) { return r->items[r->tail++ % 4]; }
static double f(double *x) {
    struct message a, b;
    struct slot s;
    struct ring ring = {{0}, 0, 0};
    double v = x[0] * x[1], w, u, r = 0;
    uint64_t bits;
    fill(&a, 2, &v, 8), forward(&b, &a);
    int kind = drain(&b, &w);
    memcpy(&bits, &w, 8), set(&s, bits), bits = get(&s), memcpy(&u, &bits, 8);
    for (int i = 0; i < 6; i++) {
        double q = x[i % 3] * u;
        memcpy(&bits, &q, 8), push(&ring, bits), bits = pop(&ring), memcpy(&q, &bits, 8);
        r += q * q * kind;
    }
    return r;
}
TEST(f, 0.8, 1.4, -0.3)
