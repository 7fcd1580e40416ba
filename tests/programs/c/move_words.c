/* Doubles moved by loops over words of every width, up and down, by pointers and by subscripts, and by bytes. */
#include "check.h"
#include <stdint.h>
NOINLINE static void halves(uint16_t *to, const uint16_t *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
NOINLINE static void words(uint32_t *to, const uint32_t *from, int n) { for (int i = n - 1; i >= 0; i--) to[i] = from[i]; }
NOINLINE static void longs(uint64_t *to, const uint64_t *from, const uint64_t *end) { while (from != end) *to++ = *from++; }
NOINLINE static void pairs(unsigned __int128 *to, const unsigned __int128 *from, int n) { for (int i = 0; i < n; i++) to[i] = from[i]; }
NOINLINE static void bytes(void *to, const void *from, size_t n) { char *t = to; const char *f = from; while (n--) *t++ = *f++; }
static double f(double *x) {
    union { unsigned __int128 q[2]; uint64_t l[4]; uint32_t w[8]; uint16_t h[16]; } a, b;
    double v[4] = {x[0] * x[1], x[1], x[2] * x[2], x[0]}, r = 0;
    memcpy(&a, v, sizeof v);
    halves(b.h, a.h, 16), words(a.w, b.w, 8), longs(b.l, a.l, a.l + 4), pairs(a.q, b.q, 2);
    memcpy(v, &a, sizeof v);
    double u[4];
    bytes(u, v, sizeof v);
    for (int i = 0; i < 4; i++) r = r * x[2] + u[i] * v[3 - i];
    return r;
}
TEST(f, 0.8, 1.4, -0.3)
