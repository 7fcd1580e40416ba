/* A queue of records by priority, in an array: LLVM takes the record that sinks apart, the addresses in one variable,
   the numbers in another, and each part is copied from and to somewhere in the array. */
#include "check.h"

typedef struct Record {
    struct Record *next, *other;
    int key;
    unsigned char tag;
    struct {
        short flags;
        double at[3];
        int unused;
    } inner;
} Record;

typedef struct {
    Record items[8];
    int count;
} Queue;

NOINLINE static void push(Queue *q, Record e) {
    int at = q->count++;
    while (at > 0 && e.key < q->items[(at - 1) / 2].key) {
        q->items[at] = q->items[(at - 1) / 2];
        at = (at - 1) / 2;
    }
    q->items[at] = e;
}

NOINLINE static Record pop(Queue *q) {
    Record top = q->items[0], e = q->items[--q->count];
    int at = 0;
    for (;;) {
        int c = 2 * at + 1;
        if (c >= q->count) break;
        if (c + 1 < q->count && q->items[c + 1].key < q->items[c].key) c++;
        if (e.key <= q->items[c].key) break;
        q->items[at] = q->items[c];
        at = c;
    }
    q->items[at] = e;
    return top;
}

static double f(double *x) {
    Queue q;
    q.count = 0;
    for (int i = 0; i < 6; i++) {
        Record e = {0};
        e.key = (7 * i + 3) % 11;
        e.inner.at[0] = x[i % 3] * x[0] + i;
        e.inner.at[1] = x[i % 3] * x[1];
        e.inner.at[2] = x[2] + x[i % 2];
        push(&q, e);
    }
    double sum = 0;
    while (q.count) {
        Record e = pop(&q);
        sum = 0.7 * sum + e.inner.at[0] * sin(e.inner.at[1]) + e.key * e.inner.at[2];
    }
    return sum;
}

TEST(f, 0.7, 1.2, -0.4)
