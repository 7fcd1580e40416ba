/* As in halves_copied_as_bytes.c, where one function fills a record of its own, another one sends its bytes to the
   buffer, and a third one copies them within that. */
#include <stdint.h>
#include <string.h>
void __enzyme_autodiff(void *, ...);
#define NOINLINE __attribute__((noinline))
typedef struct { const char *name; double w; int key; uint32_t low, high; int count; } record;
static unsigned char buffer[1024] __attribute__((aligned(16)));
static long used;
NOINLINE static void fill(record *r, double w, double v) {
    uint64_t word;
    memcpy(&word, &v, 8);
    *r = (record){"", w, 7, (uint32_t)word, (uint32_t)(word >> 32), 1};
}
NOINLINE static double value(const record *r) {
    double v;
    uint64_t word = (uint64_t)r->high << 32 | r->low;
    memcpy(&v, &word, 8);
    return v * r->w;
}
NOINLINE static void send(void *to, const void *from, long n) { memcpy(to, from, n); }
NOINLINE static void move(record *to, const record *from) { __builtin_memcpy(to, from, sizeof *to); }
static double f(const double *x) {
    record *r = (record *)(buffer + used), e;
    used += 2 * sizeof *r;
    fill(&e, x[0], x[0] * x[1]);
    send(r, &e, sizeof e);
    r->name = "a", r->w = x[0];
    move(&r[1], &r[0]);
    send(&e, &r[1], sizeof e);
    return value(&e);
}
void gradient(const double *x, double *d) { __enzyme_autodiff((void *)f, x, d); }
/* expected: [EZ0301] */
