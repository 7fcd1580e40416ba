/* Numbers go through a ring of bytes, in functions that are inlined. */
#include "check.h"
typedef struct { unsigned char b[128]; unsigned r, w; } Ring;
static void put(Ring *q, const void *p, unsigned n) { const unsigned char *s = p; for (unsigned i = 0; i < n; i++) q->b[q->w++ & 127] = s[i]; }
static void get(Ring *q, void *p, unsigned n) { unsigned char *s = p; for (unsigned i = 0; i < n; i++) s[i] = q->b[q->r++ & 127]; }
static double f(double *x) { Ring q = {{0}, 0, 0}; double r = 0; for (int i = 0; i < 5; i++) { put(&q, &x[i], 8); if (i > 1) { double v; get(&q, &v, 8); r += v * v * i; } } return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
