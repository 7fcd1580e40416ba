/* Numbers of a record as eight bytes, the highest first, written and read by functions that are not inlined. */
#include "check.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct record {
    struct record *next;
    int key;
    unsigned char number[8];
};
NOINLINE static void put(struct record *r, int key, const double *v) {
    uint64_t u;
    memcpy(&u, v, 8);
    r->key = key;
    for (int k = 0; k < 8; k++) r->number[k] = (unsigned char)(u >> (56 - 8 * k));
}
NOINLINE static void get(const struct record *r, double *v) {
    uint64_t u = 0;
    for (int k = 0; k < 8; k++) u = u << 8 | r->number[k];
    memcpy(v, &u, 8);
}
static double f(double *x) {
    struct record *head = NULL;
    double sum = 0.1;
    for (int k = 0; k < 4; k++) {
        struct record *r = calloc(1, sizeof *r);
        double v = x[k & 1] * (k + x[1]);
        put(r, k, &v);
        r->next = head, head = r;
    }
    while (head) {
        struct record *r = head;
        double v;
        get(r, &v);
        sum = 0.5 * sum + v * v * (r->key + 1);
        head = r->next;
        free(r);
    }
    return sum;
}
TEST(f, 0.8, 1.4)
