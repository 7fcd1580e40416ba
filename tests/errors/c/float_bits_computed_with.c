/* The famous inverse square root: a float's bits are halved as an integer. */
#include <stdint.h>
#include <string.h>
double __enzyme_autodiff(void *, ...);
double f(double x) {
    uint64_t bits;
    memcpy(&bits, &x, 8);
    bits = 0x5fe6eb50c7b537a9 - (bits >> 1);
    double y;
    memcpy(&y, &bits, 8);
    return y;
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 8: [EZ0302] */
