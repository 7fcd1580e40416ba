/* Memory that has integers by name and is walked over as numbers: integers that become numbers, whatever wrote them, have
   no tangent; and what is moved as an integer moves with its derivative. */
#include <stdlib.h>
#include <string.h>
#include "check.h"

typedef union {
    struct {
        double a;
        long n, m;
        double b;
    } named;
    double d[4];
    int half[8];
} Both;

static const long ONE = 0x3ff0000000000000, TWO = 0x4000000000000000;

NOINLINE static void fill(double *p, const double *x, int n) {
    for (int i = 0; i < n; i++) p[i] = x[i % 3] * (i + 1);
}
NOINLINE static double squares(const double *p, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += p[i] * p[i];
    return s;
}

/* Bits of constants, of what is computed, of halves, and of bytes. */
NOINLINE static void words(Both *w) { w->named.n = ONE, w->named.m = TWO; }
NOINLINE static void computed(Both *w, const int *k) { w->named.n = (long)k[0] << 52, w->named.m = k[1]; }
NOINLINE static void halves(Both *w) { w->half[2] = 5, w->half[3] = 0x3ff00000, w->half[4] = 0, w->half[5] = 0x40080000; }
NOINLINE static void bytes(Both *w) {
    unsigned char *p = (unsigned char *)&w->d[1];
    p[7] = 0x40, p[6] = 0x10, p[5] = p[4] = p[3] = p[2] = p[1] = p[0] = 0;
}
NOINLINE static void byte_loop(Both *w) {
    unsigned char *p = (unsigned char *)w;
    for (int i = 16; i < 24; i++) p[i] = i == 23 ? 0x3f : i == 22 ? 0xe0 : 0;
}
NOINLINE static void pair(Both *w, long first, long second) {
    long *p = &w->named.n;
    p[0] = first, p[1] = second;
}

/* Moves by name. */
NOINLINE static void tags(Both *w, int k) { w->named.n = k, w->named.m = TWO; }
NOINLINE static void members(Both *to, const Both *from) {
    to->named.n = from->named.n, to->named.m = from->named.m, to->named.a = from->named.a, to->named.b = from->named.b;
}
NOINLINE static void exchange(Both *v, Both *w) {
    long t = v->named.n;
    v->named.n = w->named.n, w->named.n = t;
}
NOINLINE static long chosen(Both *to, const Both *from, int k) {
    to->named.n = k ? from->named.n : k;
    return to->named.n == 7;
}
NOINLINE static void put(Both *to, long n) { to->named.n = n; }

typedef struct {
    double x[3];
    unsigned long id; /* of any bits */
} Particle;

NOINLINE static void start(Particle *p, const double *x, int n) {
    for (int i = 0; i < n; i++) p->x[i] = x[i] * (i + 1);
    p->id = 0x9e3779b97f4a7c15ul * n;
}
NOINLINE static void move(Particle *to, const Particle *from, int n) {
    for (int i = 0; i < n; i++) to->x[i] = from->x[i];
    to->id = from->id;
}
NOINLINE static double energy(const Particle *p, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += p->x[i] * p->x[i] * (p->id & 7);
    return s;
}

/* Shorter integers with zeros above, in memory of which nobody else says that whole ones lie there. */
NOINLINE static void widened(Both *w, unsigned k) { w->named.n = k, w->named.m = k + 1; }
static double of_widened(const double *x, unsigned k) {
    Both v, w;
    fill(v.d, x, 4), fill(w.d, x, 4);
    widened(&w, k);
    put(&v, w.named.n);
    double s = squares(v.d, 4) * x[2];
    fill(w.d, x, 2);
    v.named.m = w.named.n;
    s += squares(v.d, 4) * x[1] + 0.5 * squares(w.d, 4);
    widened(&v, k);
    return s + squares(v.d, 4) * x[0];
}

static double f(double *x) {
    Both v, w;
    int k[2] = {1023, 0};
    double s = 0;
    for (int way = 0; way < 5; way++) {
        memset(&w, 0, sizeof w);
        if (way == 0) words(&w);
        if (way == 1) computed(&w, k);
        if (way == 2) halves(&w);
        if (way == 3) bytes(&w);
        if (way == 4) pair(&w, TWO, ONE);
        w.d[0] = x[0], w.d[3] = x[1];
        s = 0.5 * s + squares(w.d, 4);
    }
    tags(&w, k[1]);
    tags(&v, k[0]);
    fill(w.d, x, 4);
    members(&v, &w);
    s += squares(v.d, 4) * x[0];
    w.d[1] *= x[2];
    exchange(&v, &w);
    s += squares(v.d, 4) * x[1] + 0.1 * squares(w.d, 3);
    s += chosen(&v, &w, k[0]) + 0.2 * squares(v.d, 3);
    put(&v, w.named.n);
    s += 0.3 * squares(v.d, 3);

    /* What is overwritten has no adjoint before. */
    fill(w.d, x, 4);
    fill(v.d, x, 4);
    s += 0.4 * squares(w.d, 4) * x[1] + 0.3 * squares(v.d, 4);
    tags(&w, k[1]);
    byte_loop(&v);
    s += 0.6 * squares(w.d, 4) * x[0] + 0.2 * squares(v.d, 4) * x[2];
    halves(&v);
    s += 0.3 * squares(v.d, 4);

    Particle p, q;
    start(&p, x, 3);
    move(&q, &p, 3);
    s += of_widened(x, 5) + of_widened(x, k[0]);
    return s + energy(&q, 3) * 0.1 + squares(q.x, 3);
}

TEST(f, 0.7, 1.2, -0.4)
