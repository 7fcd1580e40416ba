/* A factor and an address that travel together in a vector register of doubles. */
#include "check.h"
#include <stdint.h>
typedef double pack __attribute__((vector_size(16)));
typedef int64_t words __attribute__((vector_size(16)));
struct scaled { double factor; const double *of; };
NOINLINE static double entry(const struct scaled *s, int i) {
    pack both;
    memcpy(&both, s, sizeof both);
    __asm__ volatile("" ::: "memory");
    pack other = i & 1 ? both : (pack){2 * both[0], both[1]};
    return other[0] * ((const double *)(uintptr_t)((words)other)[1])[i];
}
static double f(double *x) {
    double v[3] = {x[0] * x[1], x[1] * x[2], x[2]}, r = 0;
    struct scaled s = {x[0], v};
    for (int i = 0; i < 3; i++) r = r * 0.5 + entry(&s, i) * x[1];
    return r;
}
TEST(f, 0.8, 1.4, -0.3)
