/* Records that lie in an arena of bytes, with numbers in members that are called integers: they move with the records. */
#include "check.h"
typedef struct Record { struct Record *next; int key; uint64_t first, second; } Record;
static unsigned char arena[1024] __attribute__((aligned(16)));
static size_t used;
static void *take(size_t bytes) { void *p = arena + used; used += (bytes + 15) & ~(size_t)15; return p; }
static void put(Record *r, int key, double a, double b) {
    r->key = key;
    memcpy(&r->first, &a, sizeof a);
    memcpy(&r->second, &b, sizeof b);
    r->second = __builtin_bswap64(r->second);
}
static double get(const Record *r) {
    double a, b;
    uint64_t word = __builtin_bswap64(r->second);
    memcpy(&a, &r->first, sizeof a);
    memcpy(&b, &word, sizeof b);
    return a * b * (r->key + 1);
}
NOINLINE static double sorted(const double *x, int n) {
    Record *r = take(n * sizeof *r);
    for (int i = 0; i < n; i++) put(&r[i], i * 3 % 5, x[i] * x[i], x[(i + 1) % n]);
    for (int i = 1; i < n; i++)
        for (int j = i; j > 0 && r[j].key < r[j - 1].key; j--) {
            Record t = r[j];
            r[j] = r[j - 1];
            memcpy(&r[j - 1], &t, sizeof t);
        }
    double s = 0;
    for (int i = 0; i < n; i++) s = 0.5 * s + get(&r[i]);
    return s;
}
static double f(double *x) {
    used = 0;
    return sorted(x, 5) * x[0];
}
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
