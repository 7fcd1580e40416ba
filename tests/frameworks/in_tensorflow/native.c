/* Functions for TensorFlow's tests. */
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

/* An array of integers; how many are picked, its shape tells. */
void pick(const double *x, int64_t n, const int32_t *where, int64_t m, double *y) {
    for (int64_t i = 0; i < m; i++) y[i] = x[where[i]] * x[where[i]];
}

/* A size that no shape tells, and an output of integers. */
void powers(const double *x, int64_t count, double *y, int32_t *exponents) {
    for (int64_t i = 0; i < count; i++) {
        y[i] = i ? y[i - 1] * *x : 1;
        exponents[i] = i;
    }
}

/* Keeps how often it was called. */
void ticket(const double *x, double *y) {
    static double calls;
    *y = *x * ++calls;
}

/* Waits until two calls are in it at once, ten seconds at most, and says how many there were: for two calls, their
   number is at that address; a variable here would have calls take turns. */
void meet(int64_t address, double *calls) {
    int *inside = (int *)address;
    __atomic_add_fetch(inside, 1, __ATOMIC_SEQ_CST);
    for (int i = 0; i < 1000 && __atomic_load_n(inside, __ATOMIC_SEQ_CST) < 2; i++) usleep(10000);
    *calls = __atomic_load_n(inside, __ATOMIC_SEQ_CST);
}
