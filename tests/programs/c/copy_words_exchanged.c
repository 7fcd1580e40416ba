/* Numbers that are kept as two words, the upper one first, as in files and messages of other machines: in loops whose
   ends are known and not, in registers, and beside pairs of floats whose halves change places as well. */
#include "check.h"

static NOINLINE void put(const double *x, uint32_t *u, int n) {
    for (int k = 0; k < n; k++) {
        uint64_t word;
        memcpy(&word, &x[k], 8);
        u[2 * k] = (uint32_t)(word >> 32);
        u[2 * k + 1] = (uint32_t)word;
    }
}

static NOINLINE void get(const uint32_t *u, double *x, int n) {
    for (int k = 0; k < n; k++) {
        uint64_t word = (uint64_t)u[2 * k] << 32 | u[2 * k + 1];
        memcpy(&x[k], &word, 8);
    }
}

static NOINLINE void exchange(uint64_t *words, int n) {
    for (int k = 0; k < n; k++) words[k] = words[k] << 32 | words[k] >> 32;
}

static double of_two(const double *x) {
    double a[2], b[2], sum = 0;
    for (int k = 0; k < 2; k++) a[k] = x[k] * x[k];
    uint32_t *u = malloc(sizeof a);
    for (int k = 0; k < 2; k++) {
        uint64_t word;
        memcpy(&word, &a[k], 8);
        u[2 * k] = (uint32_t)(word >> 32);
        u[2 * k + 1] = (uint32_t)word;
    }
    for (int k = 0; k < 2; k++) {
        uint64_t word = (uint64_t)u[2 * k] << 32 | u[2 * k + 1];
        memcpy(&b[k], &word, 8);
    }
    free(u);
    for (int k = 0; k < 2; k++) sum += (k + 1) * b[k];
    return sum;
}

static double f(double *x) {
    volatile int count = 3;
    int n = count;
    double a[3], b[3], sum = 0;
    for (int k = 0; k < n; k++) a[k] = x[k] * x[(k + 1) % n];
    uint32_t *u = malloc(n * sizeof(double));
    put(a, u, n);
    get(u, b, n);
    for (int k = 0; k < n; k++) sum += b[k] * b[k];
    memcpy(u, b, n * sizeof(double));
    exchange((uint64_t *)u, n);
    exchange((uint64_t *)u, n);
    memcpy(a, u, n * sizeof(double));
    for (int k = 0; k < n; k++) sum += a[k] * (k + 1);
    struct { float first, second; } pairs[3];
    for (int k = 0; k < n; k++) pairs[k].first = (float)x[k], pairs[k].second = (float)(2 * x[k]);
    uint64_t words[3];
    memcpy(words, pairs, sizeof words);
    exchange(words, n);
    memcpy(pairs, words, sizeof words);
    for (int k = 0; k < n; k++) sum += (pairs[k].first + 3 * pairs[k].second) * 0x1p-30f;
    free(u);
    return sum + of_two(x);
}

TEST(f, 0.75, 1.25, 1.5)
