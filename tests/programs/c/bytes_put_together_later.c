/* Bytes of a number are loaded, memory is written, and only then they are put together, the first one on top. */
#include "check.h"
#include <stdint.h>
typedef struct { int key; unsigned char bytes[8]; } record;
struct queue { record items[8]; int count; };
static void put(record *r, double v) {
    uint64_t u;
    memcpy(&u, &v, 8);
    for (int k = 0; k < 8; k++) r->bytes[k] = (unsigned char)(u >> (56 - 8 * k));
}
static double get(const record *r) {
    uint64_t u = 0;
    for (int k = 0; k < 8; k++) u = u << 8 | r->bytes[k];
    double v;
    memcpy(&v, &u, 8);
    return v;
}
static record pop(struct queue *q) {
    record top = q->items[0], last = q->items[--q->count];
    int at = 0;
    if (q->count > 1) { q->items[0] = q->items[1]; at = 1; }
    q->items[at] = last;
    return top;
}
static double f(double *x) {
    struct queue q;
    q.count = 0;
    for (int j = 0; j < 3; j++) { q.items[q.count].key = j; put(&q.items[q.count++], x[j]); }
    double sum = 0;
    while (q.count) { record top = pop(&q); sum = sum * 0.5 + get(&top) * get(&top); }
    return sum;
}
TEST(f, 1.5, -2, 3)
