/* A step of a random generator: a float's bits are mixed as an integer, and become one again. */
#include <stdint.h>
#include <string.h>
double __enzyme_autodiff(void *, ...);
double f(double x) {
    uint64_t bits;
    memcpy(&bits, &x, 8);
    bits = bits * 3 + (bits >> 7);
    double y;
    memcpy(&y, &bits, 8);
    return y;
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 8: [EZ0302] */
