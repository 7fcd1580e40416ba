/* A union of a number and an address, moved by half words: what is stored and what is read say which of them it is. */
#include "check.h"
#include <stdint.h>

struct item {
    int indirect;
    union {
        double number;
        double *elsewhere;
    } as;
};
NOINLINE static void move(void *to, const void *from) {
    for (int i = 0; i < 4; i++) ((uint32_t *)to)[i] = ((const uint32_t *)from)[i];
}
static double value(const struct item *p) { return p->indirect ? *p->as.elsewhere * 3 : p->as.number * p->as.number; }
static double f(double *x) {
    double y = x[0] * x[1];
    struct item a[2] = {{0, {.number = x[0]}}, {1, {.elsewhere = &y}}}, b[2];
    for (int i = 0; i < 2; i++) move(b + i, a + i);
    return value(b) * value(b + 1);
}
TEST(f, 0.8, 1.4)
