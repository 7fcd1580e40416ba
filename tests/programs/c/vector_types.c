/* Vector types: lanes, shuffles, masks, and vectors in memory. */
#include "check.h"

typedef double Vector __attribute__((ext_vector_type(4)));

static NOINLINE Vector rotate(Vector v) { return v.yzwx; }

static double f(double *x) {
    Vector v = {x[0], x[1], x[2], x[3]}, w = rotate(v) * v + 0.5, table[2] = {v, w};
    for (int i = 0; i < 3; i++) {
        table[i % 2] = table[0] * table[1].wzyx + v;
        table[1].x += table[0].y;
    }
    Vector chosen = table[0] > table[1] ? v : w;
    Vector sum = table[0] * table[1] + chosen;
    return sum.x + 2 * sum.y + sum.z * sum.w + sum[(int)2];
}

TEST(f, 0.4, 0.7, -0.3, 0.9)
