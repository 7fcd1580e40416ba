/* As in move_summed.c, by functions that do not know whether the two ends are one. */
#include "check.h"
typedef uint32_t __attribute__((may_alias)) word;
NOINLINE static unsigned bytes(void *to, const void *from, size_t n) { unsigned char *d = to; const unsigned char *s = from; unsigned sum = 0; while (n--) sum += *d++ = *s++; return sum; }
NOINLINE static unsigned words(void *to, const void *from, size_t n) { word *d = to; const word *s = from; unsigned sum = 0; for (size_t i = 0; i < n / 4; i++) sum += d[i] = s[i]; return sum; }
static double f(double *x) { double a[5], b[5], c[5]; for (int i = 0; i < 5; i++) a[i] = x[i] * x[0]; if (bytes(b, a, sizeof a) != bytes(c, b, sizeof c) || words(a, c, sizeof a) != words(b, a, sizeof b)) return 0; double r = 0; for (int i = 0; i < 5; i++) r += (i + 1) * b[i] * b[i]; return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
