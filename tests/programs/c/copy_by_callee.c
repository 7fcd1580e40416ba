/* A struct with a pointer to active memory, copied by a function that sees only bytes. */
#include "check.h"
static NOINLINE void copy(void *d, const void *s, size_t n) { memcpy(d, s, n); }
struct S { double *p; double w; };
static double f(double *x) {
    struct S a = {x, x[0]*2}, b;
    copy(&b, &a, sizeof a);
    return b.p[1] * b.p[2] + b.w;
}
TEST(f, 0.5, 1.5, 2.5)
