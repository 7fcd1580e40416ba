/* A message is copied by bytes, by words, and summed up on the way. */
#include "check.h"
struct message { uint64_t sum; double value[3]; };
#define COPY(bits, change)                                                                                  \
    static uint64_t copy##bits(void *to, const void *from, size_t n) {                                      \
        typedef uint##bits##_t __attribute__((may_alias)) word_t;                                           \
        word_t *d = to, sum = 1;                                                                            \
        const word_t *s = from;                                                                             \
        for (size_t i = 0; i < n / sizeof *d; i++) {                                                        \
            word_t word = s[i];                                                                             \
            change;                                                                                         \
            d[i] = word;                                                                                    \
        }                                                                                                   \
        return sum;                                                                                         \
    }
COPY(8, sum ^= word)
COPY(32, sum ^= word * 3)
COPY(64, sum += word)
static double through(uint64_t (*copy)(void *, const void *, size_t), const double *x) {
    double a[3] = {x[0] * x[1], x[2], x[3] * x[3]}, b[3];
    struct message m;
    m.sum = copy(m.value, a, sizeof a);
    return copy(b, m.value, sizeof b) == m.sum ? b[0] * b[1] * b[2] + b[0] : 0;
}
static double f(double *x) { return through(copy8, x) + 2 * through(copy32, x + 1) + 3 * through(copy64, x); }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
