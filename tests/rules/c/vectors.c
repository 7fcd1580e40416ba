/* LLVM's intrinsics on vectors, in double and float, both modes against differences: the partials are vectors, and what
   has no vector form is called for each element. */
#include <stdio.h>
#include <string.h>
#include <math.h>
typedef double D __attribute__((ext_vector_type(4)));
typedef float F __attribute__((ext_vector_type(4)));
double __enzyme_autodiff(void *, double *, double *);
double __enzyme_fwddiff(void *, double *, double *);
float __enzyme_autodiff_f(void *, float *, float *);
float __enzyme_fwddiff_f(void *, float *, float *);
static int failures;
#define SUM(v) ((v)[0] + 2 * (v)[1] + 3 * (v)[2] + 4 * (v)[3])
#define CASE(name, expression)                                                                       \
    static double d_##name(double *p) { D x, y; memcpy(&x, p, sizeof x); memcpy(&y, p + 4, sizeof y); D r = expression; return SUM(r); }                           \
    static float f_##name(float *p) { F x, y; memcpy(&x, p, sizeof x); memcpy(&y, p + 4, sizeof y); F r = expression; return SUM(r); }                             \
    static void check_##name(void) {                                                                 \
        double p[8] = {0.3, 0.6, 0.2, 0.7, 0.25, 1.5, 2.5, 0.45}, g[8] = {0};                           \
        float pf[8], gf[8] = {0};                                                                    \
        for (int i = 0; i < 8; i++) pf[i] = (float)p[i];                                             \
        __enzyme_autodiff((void *)d_##name, p, g);                                                   \
        __enzyme_autodiff_f((void *)f_##name, pf, gf);                                               \
        for (int i = 0; i < 8; i++) {                                                                \
            double up[8], down[8], e[8] = {0}, h = 1e-5;                                             \
            float ef[8] = {0};                                                                       \
            memcpy(up, p, sizeof p), memcpy(down, p, sizeof p);                                      \
            up[i] += h, down[i] -= h, e[i] = 1, ef[i] = 1;                                           \
            double wanted = (d_##name(up) - d_##name(down)) / (2 * h);                               \
            double got[4] = {g[i], __enzyme_fwddiff((void *)d_##name, p, e), gf[i],                  \
                             __enzyme_fwddiff_f((void *)f_##name, pf, ef)};                          \
            for (int k = 0; k < 4; k++)                                                              \
                if (!(fabs(got[k] - wanted) <= (k < 2 ? 1e-7 : 1e-4) * fmax(1, fabs(wanted))))       \
                    printf("%s[%d] %d: got %g, wanted %g\n", #name, i, k, got[k], wanted), failures++; \
        }                                                                                            \
    }
#define ALL(X)                                                                                       \
    X(sin, __builtin_elementwise_sin(x))                                                             \
    X(cos, __builtin_elementwise_cos(x))                                                             \
    X(tan, __builtin_elementwise_tan(x))                                                             \
    X(asin, __builtin_elementwise_asin(x))                                                           \
    X(acos, __builtin_elementwise_acos(x))                                                           \
    X(atan, __builtin_elementwise_atan(x))                                                           \
    X(atan2, __builtin_elementwise_atan2(x, y))                                                      \
    X(sinh, __builtin_elementwise_sinh(x))                                                           \
    X(cosh, __builtin_elementwise_cosh(x))                                                           \
    X(tanh, __builtin_elementwise_tanh(x))                                                           \
    X(exp, __builtin_elementwise_exp(x))                                                             \
    X(exp2, __builtin_elementwise_exp2(x))                                                           \
    X(exp10, __builtin_elementwise_exp10(x))                                                         \
    X(log, __builtin_elementwise_log(x))                                                             \
    X(log2, __builtin_elementwise_log2(x))                                                           \
    X(log10, __builtin_elementwise_log10(x))                                                         \
    X(pow, __builtin_elementwise_pow(x, y))                                                          \
    X(sqrt, __builtin_elementwise_sqrt(x))                                                           \
    X(fma, __builtin_elementwise_fma(x, y, x))                                                       \
    X(fabs, __builtin_elementwise_abs(-x))                                                           \
    X(copysign, __builtin_elementwise_copysign(x, -y))                                               \
    X(maxnum, __builtin_elementwise_maxnum(x, y))                                                    \
    X(minnum, __builtin_elementwise_minnum(x, y))                                                    \
    X(maximum, __builtin_elementwise_maximum(x, y))                                                  \
    X(minimum, __builtin_elementwise_minimum(x, y))                                                  \
    X(floor, x * __builtin_elementwise_floor(y + 1))                                                 \
    X(ceil, x * __builtin_elementwise_ceil(y + 1))                                                   \
    X(rint, x * __builtin_elementwise_rint(y + 1.1f))                                                  \
    X(round, x * __builtin_elementwise_round(y + 1.1f))                                                \
    X(trunc, x * __builtin_elementwise_trunc(y + 1))                                                 \
    X(canonicalize, __builtin_elementwise_canonicalize(x))                                           \
    X(reduce_max, x * __builtin_reduce_max(x * y))                                                   \
    X(reduce_min, y * __builtin_reduce_min(x * y))
ALL(CASE)
int main(void) {
#define CHECK(name, expression) check_##name();
    ALL(CHECK)
    if (!failures) printf("OK\n");
    return failures != 0;
}
