/* Records that hold addresses of numbers, in a queue of bytes, with lengths. */
#include "check.h"

struct entry {
    double *number;
    long kind;
};
static double f(double *x) {
    unsigned char queue[256];
    size_t used = 0;
    double squares[3];
    for (int i = 0; i < 3; i++) {
        squares[i] = x[i] * x[i];
        struct entry e = {squares + i, i};
        uint32_t size = sizeof e;
        memcpy(queue + used, &size, 4);
        memcpy(queue + used + 4, &e, sizeof e);
        used += 4 + size;
    }
    double sum = 0.1;
    for (size_t at = 0; at < used;) {
        uint32_t size;
        struct entry e;
        memcpy(&size, queue + at, 4);
        memcpy(&e, queue + at + 4, sizeof e);
        sum = e.kind & 1 ? sum * *e.number : sum + sin(*e.number);
        at += 4 + size;
    }
    return sum;
}
TEST(f, 0.5, 0.25, 0.7)
