/* Bytes of numbers that arrive in registers by several ways: just stored, loaded from another record, or as others were.
   They are put together behind that. */
#include "check.h"

typedef struct record {
    struct record *next;
    int key;
    unsigned char bytes[8];
} record;

static void put(record *r, int key, double number) {
    uint64_t u;
    memcpy(&u, &number, 8);
    r->key = key;
    for (int k = 0; k < 8; k++) r->bytes[k] = (unsigned char)(u >> (56 - 8 * k));
}

static double get(const record *r) {
    uint64_t u = 0;
    double number;
    for (int k = 0; k < 8; k++) u = u << 8 | r->bytes[k];
    memcpy(&number, &u, 8);
    return number;
}

NOINLINE static double of_list(const double *x, int n) {
    record *head = NULL;
    for (int j = 0; j < n; j++) {
        record *r = malloc(sizeof *r);
        put(r, j * 7 % 5, x[j % 3] * x[(j + 1) % 3]);
        r->next = head;
        head = r;
    }
    double sum = 0.1;
    while (head) {
        record *r = head;
        head = r->next;
        sum = r->key & 1 ? sin(get(r)) - 0.8 * sum : sum + 0.3 * get(r);
        free(r);
    }
    return sum;
}

/* The record that is taken out is read before others move over it. */
NOINLINE static double of_queue(const double *x, int n) {
    record queue[6];
    for (int j = 0; j < n; j++) put(&queue[j], (j * 5 + 3) % 7, x[j % 3] * (j + x[0]));
    double sum = 0.2;
    while (n) {
        record top = queue[0], last = queue[--n];
        int at = 0;
        for (int k = 1; k < n; k++)
            if (queue[k].key < last.key) queue[at] = queue[k], at = k;
        queue[at] = last;
        sum = 0.7 * sum + log(2 + get(&top) * get(&top)) * (top.key + 1);
    }
    return sum;
}

/* The bytes go around a loop: those of one number or of the other, and in the other order. */
NOINLINE static double of_turns(const double *x, const unsigned char *turns, int n) {
    record one, other;
    put(&one, 1, x[0] * x[1]);
    put(&other, 2, x[1] + x[2]);
    unsigned char held[8];
    memcpy(held, one.bytes, 8);
    double sum = 0;
    for (int j = 0; j < n; j++) {
        uint64_t u = 0;
        double number;
        for (int k = 0; k < 8; k++) u = u << 8 | held[k];
        memcpy(&number, &u, 8);
        sum = 0.5 * sum + number * number;
        const unsigned char *from = turns[j] ? other.bytes : one.bytes;
        for (int k = 0; k < 8; k++) held[k] = from[k];
    }
    return sum;
}

static double f(double *x) {
    static const unsigned char turns[5] = {1, 0, 0, 1, 1};
    return of_list(x, 4) + of_queue(x, 5) * of_turns(x, turns, 5);
}

TEST(f, 0.8, 1.2, -0.6)
