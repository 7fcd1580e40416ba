/* Numbers that lie in memory with their bytes in the opposite order, and the smallest of their bits. */
#include "check.h"
#include <stdint.h>
static uint64_t bits(double d) { uint64_t u; memcpy(&u, &d, sizeof u); return u; }
static double number(uint64_t u) { double d; memcpy(&d, &u, sizeof d); return d; }
static double f(double *x) {
    uint64_t w[4], least = INT64_MAX;
    for (int i = 0; i < 4; i++) w[i] = __builtin_bswap64(bits(x[i % 3] * x[i % 3] * (i + 1)));
    for (int i = 0; i < 2; i++) { uint64_t u = w[i]; w[i] = w[3 - i], w[3 - i] = u; }
    double r = 0;
    for (int i = 0; i < 4; i++) {
        uint64_t u = __builtin_bswap64(w[i]);
        least = u < least ? u : least;
        r = r * 0.5 + number(u) * x[i % 3];
    }
    return r + 3 * number(least) * number(least);
}
TEST(f, 0.8, 1.4, -0.3)
