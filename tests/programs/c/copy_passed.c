/* A float that passes between functions as an integer, which type-based alias information says it is. */
#include "check.h"

static NOINLINE uint64_t take(const void *from, int i) { return ((const uint64_t *)from)[i]; }
static NOINLINE void put(void *to, int i, uint64_t bits) { ((uint64_t *)to)[i] = bits; }

static double f(double *x) {
    double a[2], b[2];
    for (int i = 0; i < 2; i++) a[i] = x[i] * x[i];
    put(b, 0, take(a, 1));
    put(b, 1, take(a, 0));
    return b[0] * b[0] * b[1];
}
TEST(f, 0.75, 1.25)
