/* Structs without padding go through a buffer byte by byte, as arrays and one by one. */
#include "check.h"
struct __attribute__((packed)) reading { char kind; double value; int count; float weight; };
static void bytes(void *to, const void *from, size_t n) { unsigned char *d = to; const unsigned char *s = from; while (n--) *d++ = *s++; }
static double f(double *x) {
    struct reading r[4], one, all[4];
    unsigned char wire[4 * sizeof one];
    for (int i = 0; i < 4; i++) r[i] = (struct reading){'a' + i, x[i] * x[i + 1], i + 1, 2};
    for (size_t i = 0; i < sizeof wire; i++) wire[i] = ((unsigned char *)r)[i];
    memcpy(all, wire, sizeof all);
    double sum = 0;
    for (int i = 0; i < 4; i++) {
        bytes(&one, &all[3 - i], sizeof one);
        sum += one.value * one.value * one.count * one.weight + one.kind * all[i].value;
    }
    return sum;
}
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
