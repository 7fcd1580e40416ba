/* Words copied onto themselves, one behind the other: what lies between the two repeats, as in the primal. */
#include "check.h"
#include <stdint.h>
NOINLINE static void copy(uint32_t *to, const uint32_t *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
static double f(double *x) {
    double v[8] = {x[0] * x[1], x[1] * x[2]}, r = 0;
    uint32_t w[16];
    memcpy(w, v, sizeof v);
    copy(w + 4, w, 12); /* two numbers, again and again */
    copy(w, w + 2, 14);
    memcpy(v, w, sizeof v);
    for (int i = 0; i < 8; i++) r = r * 0.7 + v[i] * v[i];
    return r;
}
TEST(f, 0.8, 1.4, -0.3)
