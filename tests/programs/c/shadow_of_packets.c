/* A loop goes by single numbers to where the address is a multiple of 16 bytes, and by packets from there on: so does the
   address of the primal; a shadow has its own. */
#include "check.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#define PACKETS 1
#endif

double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);

NOINLINE static void scale(double *to, const double *from, double by, int n) {
    int k = 0;
#ifdef PACKETS
    for (; k < n && ((uintptr_t)(to + k) & 15); k++) to[k] *= by * from[k];
    __m128d both = _mm_set1_pd(by);
    for (; k + 2 <= n; k += 2)
        _mm_store_pd(to + k, _mm_mul_pd(_mm_load_pd(to + k), _mm_mul_pd(both, _mm_loadu_pd(from + k))));
#endif
    for (; k < n; k++) to[k] *= by * from[k];
}
static double f(const double *from, double *to, int n) {
    scale(to, from, from[1], n);
    scale(to, from, to[0], n);
    double sum = 0;
    for (int k = 0; k < n; k++) sum += to[k] * to[k];
    return sum;
}

static double once(const double *x, int at) {
    double room[8] __attribute__((aligned(16)));
    for (int k = 0; k < 5; k++) room[at + k] = 0.3 + 0.2 * k;
    return f(x, room + at, 5);
}

int main(void) {
    double x[5] = {0.7, 1.1, -0.4, 0.9, 1.3}, room[8] __attribute__((aligned(16))), shadow[8] __attribute__((aligned(16)));
    for (int at = 0; at < 2; at++)
        for (int other = 0; other < 2; other++) {
            double dx[5] = {0};
            for (int k = 0; k < 5; k++) room[at + k] = 0.3 + 0.2 * k, shadow[other + k] = 0;
            __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, room + at, shadow + other, enzyme_const, 5);
            for (int k = 0; k < 5; k++) {
                double kept = x[k], h = 1e-6, tangent[5] = {0};
                x[k] = kept + h;
                double above = once(x, at);
                x[k] = kept - h;
                double below = once(x, at);
                x[k] = kept, tangent[k] = 1;
                expect_within("reverse", k, dx[k], (above - below) / (2 * h), 1e-7);
                for (int i = 0; i < 5; i++) room[at + i] = 0.3 + 0.2 * i, shadow[other + i] = 0;
                expect_within("forward", k, __enzyme_fwddiff((void *)f, enzyme_dup, x, tangent, enzyme_dup, room + at,
                                                             shadow + other, enzyme_const, 5), dx[k], 1e-12);
            }
        }
    return finish();
}
