/* Records with padding, which is cleared, in a buffer of bytes with a variable distance between them. */
#include "check.h"
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

struct record {
    const char *name;
    int key;
    unsigned char tag;
    double number;
};
NOINLINE static double of(const struct record *r) { return r->number * r->number * (r->key + r->tag); }
static double f(double *x) {
    unsigned char *buffer = malloc(256);
    size_t used = 0;
    double sum = 0.1;
    for (int k = 0; k < 4; k++) {
        struct record r = {0};
        r.name = "one", r.key = k, r.tag = (unsigned char)(k & 1), r.number = x[k & 1] * (k + x[0]);
        uint32_t length = (uint32_t)(sizeof r + k);
        memcpy(buffer + used, &length, 4), used += 4;
        memcpy(buffer + used, &r, sizeof r), used += length;
    }
    for (size_t at = 0; at < used;) {
        uint32_t length;
        memcpy(&length, buffer + at, 4), at += 4;
        struct record r;
        memcpy(&r, buffer + at, sizeof r), at += length;
        sum = 0.5 * sum + of(&r);
    }
    free(buffer);
    return sum;
}
TEST(f, 0.8, 1.4)
