/* As in halves_across_words.c, where the copy does not say of what members the records are. */
#include <stdint.h>
#include <string.h>
void __enzyme_autodiff(void *, ...);
typedef struct { const char *name; double w; int key; uint32_t low, high; int count; } record;
static unsigned char buffer[1024] __attribute__((aligned(16)));
static long used;
static __attribute__((noinline)) void move(record *to, const record *from) { __builtin_memcpy(to, from, sizeof *to); }
static double f(const double *x) {
    record *r = (record *)(buffer + used);
    used += 2 * sizeof *r;
    uint64_t word;
    double v = x[0] * x[1];
    memcpy(&word, &v, 8);
    r[0] = (record){"", x[0], 7, (uint32_t)word, (uint32_t)(word >> 32), 1};
    move(&r[1], &r[0]);
    word = (uint64_t)r[1].high << 32 | r[1].low;
    memcpy(&v, &word, 8);
    return v * r[1].w;
}
void gradient(const double *x, double *d) { __enzyme_autodiff((void *)f, x, d); }
/* expected: [EZ0301] */
