/* Derivatives of derivatives through allocators of one's own, and through rules for them. */
#include "../../programs/c/check.h"
static int live;
NOINLINE void *take(size_t bytes) { live++; void *p = malloc(bytes); memset(p, 0xab, bytes); return p; }
NOINLINE void give(void *p) { live--; free(p); }
void *__enzyme_allocation_like_take[4] = {(void *)take, (void *)0, (void *)"-1", (void *)give};
static double f(double x) {
    double *p = take(16);
    p[0] = x * x;
    p[1] = p[0] * x;
    double y = p[0] * p[1];
    give(p);
    return y;
}
double __enzyme_autodiff(void *, double);
double __enzyme_autodiff2(void *, double);
double __enzyme_fwddiff(void *, double, double);
double __enzyme_fwddiff2(void *, double, double);
static double df(double x) { return __enzyme_autodiff((void *)f, x); }
static double tf(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }

/* A deallocator of several arguments: what it gets of the shadow is of the shadow's size, and with the primal's tag. */
static size_t taken, given;
static int wrong;
NOINLINE void *sized_take(int tag, size_t bytes) { taken += bytes; live++; void *p = malloc(bytes); memset(p, 0xab, bytes); return p; }
NOINLINE int sized_give(size_t bytes, void *p, int tag) { given += bytes; live--; wrong += tag != 7; free(p); return 0; }
void *__enzyme_allocation_like_sized[4] = {(void *)sized_take, (void *)1, (void *)"1,-1,0", (void *)sized_give};
static double s(double x) {
    double *p = sized_take(7, 16);
    p[0] = x * x;
    p[1] = p[0] * x;
    double y = p[0] * p[1];
    sized_give(16, p, 7);
    return y;
}
static double ds(double x) { return __enzyme_autodiff((void *)s, x); }
static double ts(double x) { return __enzyme_fwddiff((void *)s, x, 1.0); }
int main(void) {
    expect("sized reverse over reverse", __enzyme_autodiff2((void *)ds, 1.5), 20 * pow(1.5, 3));
    expect("sized forward over reverse", __enzyme_fwddiff2((void *)ds, 1.5, 1), 20 * pow(1.5, 3));
    expect("sized reverse over forward", __enzyme_autodiff2((void *)ts, 1.5), 20 * pow(1.5, 3));
    expect("sized forward over forward", __enzyme_fwddiff2((void *)ts, 1.5, 1), 20 * pow(1.5, 3));
    expect("sized live", live, 0);
    expect("bytes", (double)given, (double)taken);
    expect("tags", wrong, 0);

    double x = 1.5;
    expect("first", df(x), 5 * pow(x, 4));
    expect("reverse over reverse", __enzyme_autodiff2((void *)df, x), 20 * pow(x, 3));
    expect("forward over reverse", __enzyme_fwddiff2((void *)df, x, 1), 20 * pow(x, 3));
    expect("reverse over forward", __enzyme_autodiff2((void *)tf, x), 20 * pow(x, 3));
    expect("forward over forward", __enzyme_fwddiff2((void *)tf, x, 1), 20 * pow(x, 3));
    expect("live", live, 0);
    return finish();
}
