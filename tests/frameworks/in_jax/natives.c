/* Functions that only the tests of JAX call. */
#include <math.h>
#include <stdint.h>

/* Its partial by the second is infinite at 0. */
double corner(double x, double y) { return x * x + cbrt(y); }

/* Arrays of integers go in and come out. */
void picked(const double *x, int64_t n, const int32_t *places, int64_t m, double *y, int64_t *visits) {
    for (int64_t i = 0; i < m; i++) {
        y[i] = x[places[i] % n] * x[places[i] % n];
        visits[places[i] % n]++;
    }
}
