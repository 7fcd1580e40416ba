/* The functions of intrinsics.ll: both modes against differences. */
#include <math.h>
#include <stdio.h>

struct two { double dx, dy; };
struct two __enzyme_autodiff(void *, double, double);
double __enzyme_fwddiff(void *, double, double, double, double);
static int failures;

#define CASE(name)                                                                                    \
    double f_##name(double, double);                                                                  \
    static void check_##name(void) {                                                                  \
        double x = 1.3, y = 2.6, h = 1e-5;                                                            \
        struct two d = __enzyme_autodiff((void *)f_##name, x, y);                                     \
        double got[4] = {d.dx, __enzyme_fwddiff((void *)f_##name, x, 1, y, 0), d.dy,                  \
                         __enzyme_fwddiff((void *)f_##name, x, 0, y, 1)};                             \
        double dx = (f_##name(x + h, y) - f_##name(x - h, y)) / (2 * h);                              \
        double dy = (f_##name(x, y + h) - f_##name(x, y - h)) / (2 * h);                              \
        for (int k = 0; k < 4; k++) {                                                                 \
            double wanted = k < 2 ? dx : dy;                                                          \
            if (!(fabs(got[k] - wanted) <= 1e-7 * fmax(1, fabs(wanted))))                             \
                printf("%s %d: got %g, wanted %g\n", #name, k, got[k], wanted), failures++;           \
        }                                                                                             \
    }
#define ALL(X) X(sincos) X(modf) X(frexp) X(ldexp) X(powi) X(reduce) X(tan) X(others)
ALL(CASE)

int main(void) {
#define CHECK(name) check_##name();
    ALL(CHECK)
    if (!failures) printf("OK\n");
    return failures != 0;
}
