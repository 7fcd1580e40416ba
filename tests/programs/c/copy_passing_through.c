/* Records of which a function knows no numbers pass through memory of its own: by value, and into what it gives back. */
#include "check.h"

struct parcel {
    struct parcel *next;
    int key;
    unsigned char payload[8];
};
struct stack {
    struct parcel items[6];
    int count;
};
static NOINLINE void pack(struct parcel *p, int key, const double *v) {
    p->key = key;
    memcpy(p->payload, v, sizeof *v);
}
static NOINLINE void unpack(const struct parcel *p, double *v) { memcpy(v, p->payload, sizeof *v); }

/* The parameter is a copy, which nobody else sees; the numbers in it are the caller's. */
static NOINLINE void push(struct stack *s, struct parcel p) {
    int at = s->count++;
    while (at > 0 && p.key < s->items[at - 1].key) s->items[at] = s->items[at - 1], at--;
    s->items[at] = p;
}
static NOINLINE struct parcel pop(struct stack *s) {
    struct parcel top = s->items[0], last = s->items[--s->count];
    int at = 0;
    while (at + 1 < s->count && s->items[at + 1].key < last.key) s->items[at] = s->items[at + 1], at++;
    s->items[at] = last;
    return top;
}
static double f(double *x) {
    struct stack s;
    s.count = 0;
    for (int i = 0; i < 4; i++) {
        struct parcel p = {0};
        double v = x[i % 3] * (1 + i);
        pack(&p, i ^ 3, &v);
        push(&s, p);
    }
    double sum = 0.2;
    while (s.count) {
        struct parcel p = pop(&s);
        double v;
        unpack(&p, &v);
        sum = v * v - 0.5 * sum;
    }
    return sum;
}
TEST(f, 0.5, 0.25, 0.7)
