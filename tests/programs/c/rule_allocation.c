/* __enzyme_allocation_like_: a pool allocator of one's own, in the region. */
#include "check.h"

static int live, total;

NOINLINE void *pool_take(size_t bytes) {
    live++;
    total++;
    return malloc(bytes);
}

NOINLINE void pool_give(void *p) {
    live--;
    free(p);
}

void *__enzyme_allocation_like_pool[4] = {(void *)pool_take, (void *)0, (void *)"-1", (void *)pool_give};

static double f(double *x) {
    double *work = pool_take(sizeof(double) * 3), sum = 0;
    for (int i = 0; i < 3; i++) work[i] = x[i] * x[(i + 1) % 3];
    for (int i = 0; i < 3; i++) sum += work[i] * work[i];
    pool_give(work);
    return sum;
}

TEST_REVERSE(f)

int main(void) {
    double x[3] = {0.5, 1.5, -0.7};
    check(3, x, 1e-8, f, f_reverse, NULL);
    expect("live", live, 0);
    return failures != 0;
}
