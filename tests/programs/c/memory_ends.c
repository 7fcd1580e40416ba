/* Words beside numbers in one struct, which are computed with: the states of generators, sets of bits, decks that are
   shuffled. Where an index is masked, a remainder, or asked for, it is known where the walk over them ends; elsewhere the
   language says that a subscript leads to no other member. */
#include <stddef.h>

#include "check.h"

typedef struct {
    double scale;
    uint64_t s[4];
    int at;
    double x[8], total;
} masked;

NOINLINE static double draw_masked(masked *m) {
    uint64_t t = m->s[m->at & 3];
    t ^= t << 13, t ^= t >> 7, t ^= t << 17;
    m->s[m->at++ & 3] = t;
    return (t >> 11) * 0x1p-53;
}
static double by_mask(double *x) {
    masked m = {1.5, {1, 2, 3, 4}, 0, {0.5}, 0};
    for (int i = 0; i < 8; i++) m.x[i] = x[i % 3] * draw_masked(&m) + m.x[i] * x[0];
    for (int i = 0; i < 8; i++) m.total += m.x[i] * m.x[i] * m.scale;
    return m.total;
}

/* Nothing of the index is known but that it is one: `s[at]`. Numbers lie before and behind. */
typedef struct {
    double before[4];
    uint64_t s[5];
    int at, other;
    double x[8];
} subscripted;

NOINLINE static double draw(subscripted *m) {
    uint64_t t = m->s[m->at] ^ m->s[m->other] << 9;
    m->s[m->at] = t * 0x9e3779b97f4a7c15;
    m->at = (m->at + 1) % 5;
    if (--m->other < 0) m->other = 4;
    return (m->s[m->at] >> 11) * 0x1p-53;
}
NOINLINE static void move_on(subscripted *m, const double *x, int n) {
    for (int i = 0; i < n; i++) {
        m->x[i] += x[i % 3] * draw(m);
        m->before[i & 3] *= m->x[i];
    }
}
static double by_subscript(double *x) {
    subscripted m = {{1, x[1], x[2], 1}, {1, 2, 3, 4, 5}, 0, 3, {x[0]}};
    move_on(&m, x, 8);
    return m.before[0] + m.before[1] * m.x[3] + m.before[2] + m.before[3];
}

/* What was seen is one bit of a word. */
typedef struct {
    uint64_t seen[4];
    double value[256], total;
} grid;

NOINLINE static void visit(grid *g, const int *order, int n, double a) {
    for (int k = 0; k < n; k++) {
        int i = order[k];
        if (g->seen[i >> 6] >> (i & 63) & 1) continue;
        g->seen[i >> 6] |= 1ull << (i & 63);
        g->value[i] *= a;
        g->total += g->value[i] * g->value[i];
    }
}
static double by_bits(double *x) {
    static const int order[] = {3, 4, 200, 3, 5, 200};
    grid *g = calloc(1, sizeof *g);
    for (int i = 0; i < 256; i++) g->value[i] = x[i % 3] + i;
    visit(g, order, 6, x[1]);
    double total = g->total;
    free(g);
    return total;
}

/* Cards that are exchanged by exclusive or, and lead to numbers. */
typedef struct {
    uint64_t card[16], seed;
    double x[16];
} deck;

NOINLINE static void shuffle(deck *d, int n) {
    for (int i = n - 1; i > 0; i--) {
        d->seed = d->seed * 6364136223846793005u + 1;
        int j = (int)((d->seed >> 33) % (unsigned)(i + 1));
        if (j == i) continue;
        d->card[i] ^= d->card[j], d->card[j] ^= d->card[i], d->card[i] ^= d->card[j];
    }
}
static double by_cards(double *x) {
    deck d = {{0}, 1, {0}};
    for (int i = 0; i < 16; i++) d.card[i] = i, d.x[i] = x[i % 3] * (i + 1);
    shuffle(&d, 16);
    double s = 0;
    for (int i = 0; i < 16; i++) s += d.x[d.card[i]] * d.x[i];
    return s;
}

/* Numbers that are kept as words in such an array, and what leaves the array where that is no mistake: they are the
   same numbers. */
NOINLINE static void put(subscripted *m, double v, int i) { memcpy(&m->s[i & 3], &v, sizeof v); }
NOINLINE static double get(const subscripted *m, int i) {
    double v;
    memcpy(&v, &m->s[i], sizeof v);
    return v;
}
static double by_words(double *x) {
    subscripted m = {{0}};
    for (int i = 0; i < 4; i++) put(&m, x[i % 3] * x[i % 3], i);
    return get(&m, 1) * get(&m, 2) + get(&m, 3);
}
NOINLINE static double around(const uint64_t *element, int i) {
    const subscripted *m = (const subscripted *)((const char *)(element - i) - offsetof(subscripted, s));
    return m->x[i] * m->before[i];
}
static double by_element(double *x) {
    subscripted m = {{x[0], x[1], x[2]}, {0}, 1, 2, {x[2], x[1], x[0]}};
    return around(&m.s[m.at], 1) * around(&m.s[m.other], 2);
}

/* An address that is made of one in a range, and lies behind that. */
typedef uint64_t __attribute__((may_alias)) word;
NOINLINE static void exchange(word *w, int i) {
    w += i & 3;
    w += 4;
#if __has_feature(address_sanitizer) /* checks between the steps of an exchange: EZ0302 */
    word t = w[0];
    w[0] = w[1], w[1] = t;
#else
    w[0] ^= w[1], w[1] ^= w[0], w[0] ^= w[1];
#endif
}
static double by_exchange(double *x) {
    struct {
        uint64_t s[4];
        double x[5];
    } m = {{1, 2, 3, 4}, {x[0], x[1], x[2] * x[0], x[2], x[1]}};
    exchange((word *)m.s, 1);
    return m.x[0] * m.x[2] + m.x[1] * x[2] + m.x[3];
}

static double f(double *x) {
    return by_mask(x) + by_subscript(x) * by_bits(x) * 1e-5 + by_cards(x) * 1e-3 + by_words(x) + by_element(x) +
           by_exchange(x);
}
TEST(f, 0.7, 1.1, 0.4)
