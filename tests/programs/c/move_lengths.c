/* Records with lengths in a queue of bytes: what says which record it is lies beside numbers, and is masked. */
#include "check.h"

struct entry {
    double value;
    long kind;
};
NOINLINE static void take(const struct entry *e, double *v) { *v = e->value; }
static double f(double *x) {
    unsigned char queue[256];
    size_t used = 0;
    for (int i = 0; i < 3; i++) {
        struct entry e = {x[i], i};
        uint32_t size = sizeof e;
        memcpy(queue + used, &size, 4);
        memcpy(queue + used + 4, &e, sizeof e);
        used += 4 + size;
    }
    double sum = 0.3;
    for (size_t at = 0; at < used;) {
        uint32_t size;
        struct entry e;
        double v;
        memcpy(&size, queue + at, 4);
        memcpy(&e, queue + at + 4, sizeof e);
        take(&e, &v);
        sum = e.kind & 1 ? sum * v * v : sum + sin(v);
        at += 4 + size;
    }
    return sum;
}
TEST(f, 0.5, 0.25, 0.7)
