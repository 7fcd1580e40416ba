/* Constant tables that lead to memory which is not constant, by way of structs and of other constants. */
#include "check.h"

static double first[4], second[4];
static double *const rows[] = {first, &second[2]};
static const struct view {
    const char *name;
    double *const *rows;
    const double *last;
} views[] = {{"none", 0, &second[3]}, {"both", rows, &second[1]}};

NOINLINE static void put(const struct view *v, double x, int i) { v->rows[i & 1][i >> 1] = x * x; }

static double f(double *x) {
    for (int i = 0; i < 4; i++) put(&views[1], x[i & 1] + i, i), second[i & 1] = x[1] * i;
    double *local[] = {&first[1], &second[1]}, sum = 0;
    for (int i = 0; i < 4; i++) sum = sum * 0.5 + rows[i & 1][i >> 1] * x[0] + local[i & 1][-(i >> 1)];
    return sum * *views[0].last + *views[1].last;
}

TEST(f, 0.8, 1.4)
