/* Memory that comes from mmap: pages of a function's own, and an arena in pages that is given back in the end. */
#include "check.h"
#include <sys/mman.h>

static NOINLINE void *pages(size_t bytes) {
    void *p = mmap(NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED) abort();
    return p;
}

struct arena {
    char *begin;
    size_t used;
};
static void *take(struct arena *a, size_t bytes) {
    void *p = a->begin + a->used;
    a->used += (bytes + 15) & ~(size_t)15;
    return p;
}

static double in_an_arena(const double *x, int n) {
    struct arena a = {pages(4096), 0};
    double **rows = take(&a, n * sizeof(double *)), sum = 0;
    for (int i = 0; i < n; i++) {
        rows[i] = take(&a, 3 * sizeof(double));
        for (int k = 0; k < 3; k++) rows[i][k] = x[k] * (i + 1) + (i ? rows[i - 1][k] * x[0] : 0);
    }
    for (int i = 0; i < n; i++) sum += rows[i][0] * rows[i][1] + rows[i][2];
    munmap(a.begin, 4096);
    return sum;
}

static double f(double *x) {
    double *w = pages(3 * sizeof *w), sum = w[1]; /* zero */
    for (int i = 0; i < 3; i++) w[i] = x[i] * x[i];
    for (int i = 0; i < 3; i++) sum += w[i] * w[(i + 1) % 3];
    munmap(w, 3 * sizeof *w);
    return sum + in_an_arena(x, 4);
}

TEST(f, 0.7, 1.3, 1.1)
