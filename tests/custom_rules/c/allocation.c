/* __enzyme_allocation_like_: allocators of one's own, whose bodies the engine must not look into. The arena counts what
   is alive; the arguments of the deallocator come in an order of their own. */
#include "../../programs/c/check.h"

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static unsigned char arena[1 << 16];
static size_t top, given_back;
static int live, wrong;

/* Nothing of an arena's bookkeeping can be differentiated. */
NOINLINE void *take(int node, size_t bytes, int tag) {
    if (top + bytes > sizeof arena) abort();
    void *p = arena + top;
    memset(p, 0xab, bytes);
    top += (bytes + 15) & ~(size_t)15;
    live++;
    wrong += node != 7 || tag != 9;
    return p;
}
NOINLINE int give(int tag, void *p, size_t bytes) {
    given_back += bytes;
    live--;
    wrong += tag != 9 || (unsigned char *)p < arena || (unsigned char *)p >= arena + sizeof arena;
    memset(p, 0xcd, bytes);
    return 0;
}
void *__enzyme_allocation_like_take[4] = {(void *)take, (void *)1, (void *)"2,-1,1", (void *)give};

NOINLINE void *simple_take(size_t bytes) {
    live++;
    void *p = malloc(bytes);
    memset(p, 0xab, bytes);
    return p;
}
NOINLINE void simple_give(void *p) {
    live--;
    free(p);
}
void *__enzyme_allocation_like_simple[4] = {(void *)simple_take, (void *)0, (void *)"-1", (void *)simple_give};

static double f(double *x, int n) {
    double sum = 0;
    for (int i = 1; i <= n; i++) {
        double *work = take(7, sizeof(double) * (size_t)i, 9);
        for (int j = 0; j < i; j++) work[j] = x[j % 3] * x[(j + 1) % 3];
        for (int j = 0; j < i; j++) sum += work[j] * work[j] * i;
        give(9, work, sizeof(double) * (size_t)i);
    }
    return sum;
}

static double g(double *x) {
    double *work = simple_take(sizeof(double) * 3), sum = 0;
    for (int i = 0; i < 3; i++) work[i] = x[i] * x[(i + 1) % 3];
    for (int i = 0; i < 3; i++) work[i] = work[i] * work[(i + 1) % 3];
    for (int i = 0; i < 3; i++) sum += sin(work[i]);
    simple_give(work);
    return sum;
}

static double f3(double *x) { return f(x, 3); }

static void f_reverse(double *x, double *dx) { __enzyme_autodiff((void *)f3, enzyme_dup, x, dx); }
static double f_forward(double *x, double *dx) { return __enzyme_fwddiff((void *)f3, enzyme_dup, x, dx); }
static void g_reverse(double *x, double *dx) { __enzyme_autodiff((void *)g, enzyme_dup, x, dx); }
static double g_forward(double *x, double *dx) { return __enzyme_fwddiff((void *)g, enzyme_dup, x, dx); }

int main(void) {
    double x[3] = {0.5, 1.5, -0.7};
    check(3, x, 1e-8, f3, f_reverse, f_forward);
    expect("live", live, 0);
    check(3, x, 1e-8, g, g_reverse, g_forward);
    expect("live", live, 0);
    expect("wrong", wrong, 0);
    return finish();
}
