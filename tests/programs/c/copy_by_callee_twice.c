/* The same, by way of a buffer of characters. */
#include "check.h"
struct S { double *p; double w; };
static NOINLINE void copy(char *d, const char *s, int n) { memcpy(d, s, n); }
static NOINLINE void outer(void *d, void *s) { char t[16]; copy(t, s, 16); copy(d, t, 16); }
static NOINLINE double use(struct S *s) { return s->p[1]*s->p[2]+s->w; }
static double f(double *x) {
    struct S a = {x, x[0]*2}, b;
    outer(&b, &a);
    return use(&b);
}
TEST(f, 0.5, 1.5, 2.5)
