/* Records of an arena with addresses and with a number that is kept as bytes, at 21 of 32, are moved as words: two words
   hold parts of the number. */
#include <stdint.h>
#include <string.h>
void __enzyme_autodiff(void *, ...);
static _Alignas(16) unsigned char arena[16384];
static size_t used;
static void *take(size_t bytes) {
    void *made = arena + used;
    used += (bytes + 15) & ~(size_t)15;
    return made;
}
typedef struct record record;
struct record { record *next, *other; int key; unsigned char tag, bytes[8]; };
static __attribute__((noinline)) void put(record *r, int key, const double *v) {
    uint64_t u;
    r->key = key;
    r->tag = (unsigned char)(key & 3);
    memcpy(&u, v, 8);
    for (int k = 0; k < 8; k++) r->bytes[k] = (unsigned char)(u >> 8 * k);
}
struct sums { double *sum; int calls; };
static __attribute__((noinline)) void add(const record *r, void *given) {
    struct sums *to = given;
    uint64_t u = 0;
    double v;
    for (int k = 7; k >= 0; k--) u = u << 8 | r->bytes[k];
    memcpy(&v, &u, 8);
    *to->sum = *to->sum * 0.5 + v * v;
    to->calls++;
}
static __attribute__((noinline)) void turn(const double *x, double *y) {
    record *a = take(6 * sizeof *a);
    for (int j = 0; j < 6; j++) {
        double v[1] = {x[j % 3] * (j + 1)};
        put(&a[j], j, v);
    }
    {
        record first = a[0];
        memmove(a, a + 1, 5 * sizeof *a);
        a[5] = first;
    }
    double sum[1] = {0};
    struct sums to = {sum, 0};
    for (int j = 0; j < 6; j++) add(&a[j], &to);
    *y = *sum;
}
double f(const double *x) {
    double given[3] = {x[0], x[1], x[2]}, y[1];
    used = 0;
    turn(given, y);
    return *y;
}
void g(double *x, double *dx) { __enzyme_autodiff((void *)f, x, dx); }
/* expected: 41: [EZ0301] */
