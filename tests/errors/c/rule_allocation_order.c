/* The deallocator takes two arguments, and the order has one. */
#include <stdlib.h>
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double *take(void *pool, size_t n) { return malloc(n); }
__attribute__((noinline)) void give(void *pool, double *p) { free(p); }
void *__enzyme_allocation_like_take[4] = {(void *)take, (void *)1, "-1", (void *)give};
double f(double x) {
    double *p = take(0, 8);
    *p = x * x;
    double y = *p;
    give(0, p);
    return y;
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 5: [EZ0602] the deallocator 'give' does not take the arguments '-1' */
