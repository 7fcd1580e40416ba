/* A heap of records, one of which is a variable while others sink: LLVM keeps its key in a register and copies what
   lies before and behind the key, and says of each copy what the whole record has. */
#include "check.h"

typedef struct Entry {
    struct Entry *next, *other;
    int key;
    unsigned char tag;
    double value, weight;
} Entry;
typedef struct {
    Entry items[8];
    int count;
} Heap;

static void push(Heap *h, Entry e) {
    int at = h->count++;
    for (; at > 0 && e.key < h->items[(at - 1) / 2].key; at = (at - 1) / 2) h->items[at] = h->items[(at - 1) / 2];
    h->items[at] = e;
}
static Entry pop(Heap *h) {
    Entry top = h->items[0], e = h->items[--h->count];
    int at = 0, c;
    while ((c = 2 * at + 1) < h->count) {
        if (c + 1 < h->count && h->items[c + 1].key < h->items[c].key) c++;
        if (e.key <= h->items[c].key) break;
        h->items[at] = h->items[c];
        at = c;
    }
    h->items[at] = e;
    return top;
}

static double f(double *x) {
    Heap h;
    h.count = 0;
    for (int k = 0; k < 5; k++) {
        Entry e = {0, 0, k * 7 % 5, 1, x[k % 3] * k, x[0]};
        push(&h, e);
    }
    double sum = 0.3;
    while (h.count) {
        Entry e = pop(&h);
        sum = 0.5 * sum * e.weight + sin(e.value);
    }
    return sum;
}

TEST(f, 0.8, 1.4, -0.3)
