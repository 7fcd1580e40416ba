/* A request, and rules of functions, whose names LLVM writes with escapes, an allocator's among them. */
#include <stdio.h>
#include <stdlib.h>

double __enzyme_fwddiff(void *, double, double);
double __enzyme_autodiff_größe(void *, double);

__attribute__((noinline)) double schön(double x) { return x * x; }
struct pair { double primal, tangent; };
struct pair größer(double x, double dx) { return (struct pair){x * x, 100 * dx}; }
double ergänzt(double x) { return x * x; }
double zurück(double x, double seed) { return 50 * seed; }
void *__enzyme_register_derivative_a[] = {(void *)schön, (void *)größer};
void *__enzyme_register_gradient_a[] = {(void *)schön, (void *)ergänzt, (void *)zurück};

static char pool[256];
static size_t used;
static int live;
__attribute__((noinline)) void *nähme(size_t n) {
    void *p = pool + used;
    used += (n + 15) & ~(size_t)15;
    live++;
    return p;
}
__attribute__((noinline)) void gäbe(void *p) {
    if (p) live--;
}
void *__enzyme_allocation_like_a[] = {(void *)nähme, (void *)0, (void *)"-1", (void *)gäbe};

double f(double x) {
    double *p = nähme(16);
    p[0] = x * x;
    p[1] = p[0] * x;
    double r = p[1] + schön(x);
    gäbe(p);
    return r;
}

int main(void) {
    double reverse = __enzyme_autodiff_größe((void *)f, 3), forward = __enzyme_fwddiff((void *)f, 3, 1);
    printf("%g %g, %d blocks live\n", reverse, forward, live);
    return reverse != 77 || forward != 127 || live;
}
