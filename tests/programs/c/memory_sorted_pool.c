/* Records in a pool of bytes, moved whole as C assigns structs: each member says what it is, though the pool knows of words
   only, every eight bytes. */
#include "check.h"

typedef struct {
    const char *name;
    int key;
    double number;
} Record;
static _Alignas(16) unsigned char pool[1024];
static size_t used;

static void *take(size_t bytes) {
    void *taken = pool + used;
    used += (bytes + 15) & ~(size_t)15;
    return taken;
}
NOINLINE static double sorted(const double *x) {
    Record *r = take(5 * sizeof *r);
    for (int k = 0; k < 5; k++) r[k] = (Record){k & 1 ? "odd" : "even", 7 * k % 5, x[k % 3] * (k + 1)};
    for (int moved = 1; moved;) {
        moved = 0;
        for (int k = 1; k < 5; k++)
            if (r[k].key < r[k - 1].key) {
                Record first = r[k];
                r[k] = r[k - 1], r[k - 1] = first, moved = 1;
            }
    }
    double sum = 0.1;
    for (int k = 0; k < 5; k++) sum = r[k].key & 1 ? 0.6 * sum - r[k].number * sum : sum + 0.3 * r[k].number;
    return sum;
}
static double f(double *x) {
    used = 0;
    return sorted(x);
}

TEST(f, 0.4, 0.8, -0.3)
