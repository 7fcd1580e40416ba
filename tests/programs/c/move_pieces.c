/* Numbers taken apart into bytes and words by shifts, in the order of the network and of the machine, and put together. */
#include "check.h"
#include <stdint.h>
static uint64_t bits(double d) { uint64_t u; memcpy(&u, &d, sizeof u); return u; }
static double number(uint64_t u) { double d; memcpy(&d, &u, sizeof d); return d; }
NOINLINE static void put_big(unsigned char *b, double d) { uint64_t u = bits(d); for (int i = 7; i >= 0; i--) b[i] = (unsigned char)u, u >>= 8; }
NOINLINE static double get_big(const unsigned char *b) { uint64_t u = 0; for (int i = 0; i < 8; i++) u = u << 8 | b[i]; return number(u); }
NOINLINE static void put_small(unsigned char *b, double d) { for (int i = 0; i < 8; i++) b[i] = (unsigned char)(bits(d) >> 8 * i); }
NOINLINE static double get_small(const unsigned char *b) { uint64_t u = 0; for (int i = 0; i < 8; i++) u |= (uint64_t)b[i] << 8 * i; return number(u); }
NOINLINE static void put_words(uint32_t *w, double d) { w[0] = __builtin_bswap32((uint32_t)(bits(d) >> 32)), w[1] = __builtin_bswap32((uint32_t)bits(d)); }
NOINLINE static double get_words(const uint32_t *w) { return number((uint64_t)__builtin_bswap32(w[0]) << 32 | __builtin_bswap32(w[1])); }
NOINLINE static void by_hand(char *to, const char *from) { to[0] = from[0], to[1] = from[1], to[2] = from[2], to[3] = from[3], to[4] = from[4], to[5] = from[5], to[6] = from[6], to[7] = from[7]; }
static double f(double *x) {
    unsigned char big[8], small[8], plain[8];
    uint32_t w[2];
    double a = x[0] * x[1], b;
    put_big(big, a), put_small(small, x[1] * x[2]), put_words(w, x[2] * x[0]);
    by_hand((char *)plain, (char *)&a), by_hand((char *)&b, (char *)plain);
    return get_big(big) * get_small(small) + get_words(w) * b * b;
}
TEST(f, 0.8, 1.4, -0.3)
