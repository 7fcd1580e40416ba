/* Numbers and integers are written into a buffer of bytes, and read back. */
#include "check.h"
typedef struct { unsigned char *p; size_t n; } Buf;
NOINLINE static void put(Buf *b, const void *v, size_t n) { memcpy(b->p + b->n, v, n); b->n += n; }
NOINLINE static void get(Buf *b, void *v, size_t n) { memcpy(v, b->p + b->n, n); b->n += n; }
static double f(double *x) { Buf b = {malloc(256), 0}; int n = 5; put(&b, &n, sizeof n); for (int i = 0; i < n; i++) { put(&b, &i, sizeof i); put(&b, &x[i], 8); } b.n = 0; int m; get(&b, &m, sizeof m); double r = 0; for (int i = 0; i < m; i++) { int k; double v; get(&b, &k, sizeof k); get(&b, &v, 8); r += (k + 1) * v * v; } free(b.p); return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
