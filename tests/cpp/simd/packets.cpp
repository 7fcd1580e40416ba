// Packets as programs write them by hand: SSE, AVX and FMA intrinsics on doubles and floats.
#include <immintrin.h>
#include <math.h>
#include <stdint.h>

#include "check.hpp"

// Where floats are summed up, both modes round differently.
#define FLOATS(tolerance, f, ...)                                                                        \
    REVERSE_WITHIN(tolerance, f, __VA_ARGS__)                                                            \
    FORWARD_OF(f)                                                                                        \
    TEST(f##_in_forward_mode) {                                                                          \
        const double x[] = {__VA_ARGS__};                                                                \
        const int n = sizeof x / sizeof *x;                                                              \
        double at[n], found[n] = {0};                                                                    \
        f##_reverse((double *)memcpy(at, x, sizeof x), found);                                           \
        for (int i = 0; i < n; i++) {                                                                    \
            double unit[n] = {0};                                                                        \
            unit[i] = 1;                                                                                 \
            EXPECT_WITHIN(1e-5, f##_forward((double *)memcpy(at, x, sizeof x), unit), found[i]);         \
        }                                                                                                \
    }

// Arithmetic, loads and stores

static double dot_product(double *x) {
    __m256d sum = _mm256_setzero_pd();
    for (int i = 0; i < 8; i += 4) sum = _mm256_fmadd_pd(_mm256_loadu_pd(x + i), _mm256_loadu_pd(x + i), sum);
    alignas(32) double parts[4];
    _mm256_store_pd(parts, sum);
    return parts[0] * parts[1] + parts[2] * parts[3];
}
GRADIENT(dot_product, 1, 2, 3, 4, 5, 6, 7, 0.5)

static double horizontal_sum(double *x) {
    __m256d v = _mm256_mul_pd(_mm256_loadu_pd(x), _mm256_loadu_pd(x + 4));
    __m128d low = _mm256_castpd256_pd128(v), high = _mm256_extractf128_pd(v, 1);
    low = _mm_add_pd(low, high);
    return _mm_cvtsd_f64(_mm_add_sd(low, _mm_unpackhi_pd(low, low)));
}
GRADIENT(horizontal_sum, 1, 2, 3, 4, 5, 6, 7, 0.5)

static double horizontal_adds(double *x) {
    __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4);
    __m256d h = _mm256_hadd_pd(a, b), g = _mm256_hsub_pd(_mm256_mul_pd(a, a), b);
    __m256d s = _mm256_addsub_pd(h, g);
    __m128d t = _mm_hadd_pd(_mm256_castpd256_pd128(s), _mm256_extractf128_pd(s, 1));
    t = _mm_addsub_pd(t, _mm_hsub_pd(t, _mm_mul_pd(t, t)));
    return t[0] * t[1];
}
GRADIENT(horizontal_adds, 1, 2, 3, 4, 0.5, 0.6, 0.7, 0.8)

static double division_and_root(double *x) {
    __m128d a = _mm_loadu_pd(x), b = _mm_set_pd(x[3], x[2]);
    __m128d q = _mm_div_pd(_mm_sqrt_pd(a), b);
    q = _mm_sqrt_sd(q, _mm_add_pd(a, b));
    __m256d w = _mm256_sqrt_pd(_mm256_loadu_pd(x));
    return q[0] + q[1] * w[2] + w[3];
}
GRADIENT(division_and_root, 1, 2, 3, 4)

static double fused(double *x) {
    __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4);
    __m256d r = _mm256_fmsub_pd(a, b, a);
    r = _mm256_fnmadd_pd(r, a, b);
    r = _mm256_fnmsub_pd(r, b, a);
    r = _mm256_fmaddsub_pd(r, a, b);
    r = _mm256_fmsubadd_pd(r, b, a);
    __m128d s = _mm_fmadd_sd(_mm256_castpd256_pd128(r), _mm256_extractf128_pd(r, 1), _mm256_castpd256_pd128(a));
    return s[0] + s[1] * r[2] * 1e-2;
}
GRADIENT(fused, 1, 1.2, 1.3, 1.4, 0.5, 0.6, 0.7, 0.8)

// Extremes

static double minima_and_maxima(double *x) {
    __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4);
    __m256d high = _mm256_max_pd(a, b), low = _mm256_min_pd(a, b);
    __m128d one = _mm_max_pd(_mm256_castpd256_pd128(high), _mm256_castpd256_pd128(low));
    one = _mm_min_sd(one, _mm256_extractf128_pd(high, 1));
    one = _mm_max_sd(one, _mm_min_pd(one, _mm256_extractf128_pd(low, 1)));
    return one[0] * one[1] * high[2] - low[3] * low[1] * high[0];
}
GRADIENT(minima_and_maxima, 1, 2, 3, 4, 4, 3, 2, 1)

static double relu_of_floats(double *x) {
    float values[8];
    for (int i = 0; i < 8; i++) values[i] = (float)(x[i] * x[i] - 2);
    __m256 v = _mm256_max_ps(_mm256_loadu_ps(values), _mm256_setzero_ps());
    __m128 w = _mm_min_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    w = _mm_max_ss(w, _mm_set_ss(0.25f));
    v = _mm256_dp_ps(v, v, 0xf1);
    return (double)v[0] + v[4] + w[0] + w[1] + w[2] + w[3];
}
FLOATS(5e-3, relu_of_floats, 1, 2, 1.5, 1.75, 2.5, 0.5, 1.25, 1.8)

// Selection by masks

static double select_by_comparison(double *x) {
    __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4);
    __m256d less = _mm256_cmp_pd(a, b, _CMP_LT_OQ);
    __m256d v = _mm256_blendv_pd(_mm256_mul_pd(a, a), _mm256_mul_pd(b, a), less);
    __m256d kept = _mm256_and_pd(less, b), left = _mm256_andnot_pd(less, a);
    v = _mm256_add_pd(v, _mm256_or_pd(kept, left));
    v = _mm256_blend_pd(v, _mm256_mul_pd(v, v), 5);
    return v[0] * v[1] + v[2] * v[3];
}
GRADIENT(select_by_comparison, 1, 2, 3, 4, 4, 3, 2, 1)

static double select_on_128_bits(double *x) {
    __m128d a = _mm_loadu_pd(x), b = _mm_loadu_pd(x + 2);
    __m128d more = _mm_cmpgt_pd(a, b);
    __m128d v = _mm_blendv_pd(a, _mm_mul_pd(b, b), more);
    v = _mm_or_pd(_mm_and_pd(more, v), _mm_andnot_pd(more, _mm_mul_pd(v, a)));
    __m128d first = _mm_cmplt_sd(a, b);
    v = _mm_blendv_pd(v, a, first);
    int bits = _mm_movemask_pd(more);
    return v[0] * v[1] * (bits == 2 ? 3 : 1) + (_mm_comilt_sd(a, b) ? a[0] : b[0]) * a[1];
}
GRADIENT(select_on_128_bits, 1, 3, 2, 0.5)

static double absolute_and_negated(double *x) {
    const __m256d sign = _mm256_set1_pd(-0.0);
    __m256d a = _mm256_loadu_pd(x);
    __m256d magnitude = _mm256_andnot_pd(sign, a), negated = _mm256_xor_pd(a, sign);
    __m256d copied = _mm256_or_pd(_mm256_and_pd(sign, a), _mm256_andnot_pd(sign, _mm256_mul_pd(a, a)));
    __m256d r = _mm256_add_pd(_mm256_mul_pd(magnitude, negated), copied);
    __m128 f = _mm_xor_ps(_mm_andnot_ps(_mm_set1_ps(-0.0f), _mm256_cvtpd_ps(a)), _mm_set_ps(-0.0f, 0, 0, -0.0f));
    return r[0] + 2 * r[1] + r[2] * r[3] + f[0] * f[1] * f[3];
}
FLOATS(1e-3, absolute_and_negated, 1, -2, 3, -0.5)

static double sign_of_a_variable(double *x) {
    __m128d a = _mm_loadu_pd(x), b = _mm_loadu_pd(x + 2);
    __m128d sign = _mm_and_pd(b, _mm_set1_pd(-0.0));
    __m128d r = _mm_xor_pd(a, sign);
    return r[0] * a[1] * b[0] + r[1] * r[1] * r[0];
}
GRADIENT(sign_of_a_variable, 1, 3, 2, -0.5)

// Permutations and parts

static double permuted(double *x) {
    __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4);
    __m256d s = _mm256_shuffle_pd(a, b, 6), t = _mm256_permute2f128_pd(a, b, 0x21);
    __m256d u = _mm256_permute4x64_pd(s, 0x1b), w = _mm256_unpacklo_pd(t, u);
    w = _mm256_mul_pd(w, _mm256_permutevar_pd(a, _mm256_set_epi64x(2, 0, 2, 2)));
    w = _mm256_insertf128_pd(w, _mm256_castpd256_pd128(b), 1);
    w = _mm256_mul_pd(w, _mm256_movedup_pd(s));
    return w[0] * w[1] + w[2] * w[3];
}
GRADIENT(permuted, 1, 2, 3, 4, 0.5, 0.6, 0.7, 0.8)

static double floats_permuted(double *x) {
    __m128 low = _mm256_cvtpd_ps(_mm256_loadu_pd(x)), high = _mm256_cvtpd_ps(_mm256_loadu_pd(x + 4));
    __m256 v = _mm256_set_m128(high, low);
    v = _mm256_mul_ps(v, _mm256_permutevar8x32_ps(v, _mm256_set_epi32(0, 1, 2, 3, 4, 5, 6, 7)));
    v = _mm256_permutevar_ps(v, _mm256_set_epi32(3, 2, 1, 0, 1, 0, 3, 2));
    __m128 h = _mm_hadd_ps(_mm256_castps256_ps128(v), _mm256_extractf128_ps(v, 1));
    h = _mm_insert_ps(h, v[5] > 0 ? high : low, 0x91);
    h = _mm_dp_ps(h, low, 0x73);
    __m128d d = _mm_cvtps_pd(h);
    d = _mm_dp_pd(d, _mm_loadu_pd(x), 0x31);
    return d[0] + h[1] * (double)h[0];
}
FLOATS(2e-2, floats_permuted, 1, 2, 1.5, 1.75, 2.5, 0.5, 1.25, 1.8)

static double elements(double *x) {
    __m256d v = _mm256_setr_pd(x[0], x[1], x[2], x[3]);
    for (int i = 0; i < 4; i++) v[i] = v[(i + 1) % 4] * x[i];
    int k = (int)(x[0] * 0 + 2);
    v[k] = v[k] * v[1];
    return v[0] + v[1] * v[2] * v[k];
}
GRADIENT(elements, 1, 2, 3, 0.25)

// Rounding and conversion

static double rounded(double *x) {
    __m256d v = _mm256_loadu_pd(x);
    __m256d fraction = _mm256_sub_pd(v, _mm256_floor_pd(v));
    fraction = _mm256_mul_pd(fraction, _mm256_sub_pd(v, _mm256_round_pd(v, _MM_FROUND_TO_NEAREST_INT | _MM_FROUND_NO_EXC)));
    __m128d c = _mm_ceil_pd(_mm256_castpd256_pd128(v));
    c = _mm_round_sd(c, c, _MM_FROUND_TO_ZERO);
    __m128i whole = _mm_cvttpd_epi32(_mm256_castpd256_pd128(v));
    __m128d back = _mm_cvtepi32_pd(whole);
    return fraction[0] + fraction[1] * fraction[2] + c[0] * v[3] + c[1] * back[1] * v[2] * fraction[3];
}
GRADIENT(rounded, 1.25, 2.375, 3.125, 0.2)

static double converted(double *x) {
    __m128 f = _mm256_cvtpd_ps(_mm256_loadu_pd(x));
    __m256d back = _mm256_cvtps_pd(_mm_mul_ps(f, f));
    __m128 g = _mm_cvtsd_ss(f, _mm_loadu_pd(x + 1));
    __m128d d = _mm_cvtss_sd(_mm256_castpd256_pd128(back), g);
    return back[0] * back[1] + back[2] + d[0] * d[1] * back[3] + _mm_cvtpd_ps(d)[1];
}
FLOATS(1e-2, converted, 1.25, 2.375, 3.125, 0.2)

// Masked and scattered memory

static double masked_memory(double *x) {
    __m256i mask = _mm256_set_epi64x(0, -1, 0, -1);
    __m256d v = _mm256_maskload_pd(x, mask);
    double out[4] = {x[4], x[5], x[6], x[7]};
    _mm256_maskstore_pd(out, mask, _mm256_mul_pd(v, v));
    double few[2] = {x[0] * x[1], 1};
    __m128d w = _mm_maskload_pd(few, _mm_set_epi64x(0, -1));
    return out[0] * out[1] + out[2] * out[3] + w[0] + w[1];
}
GRADIENT(masked_memory, 1, 2, 3, 4, 0.5, 0.6, 0.7, 0.8)

static double masks_that_vary(double *x) {
    __m256d a = _mm256_loadu_pd(x), zero = _mm256_setzero_pd();
    __m256i mask = _mm256_castpd_si256(_mm256_cmp_pd(a, zero, _CMP_GT_OQ));
    double out[4] = {x[4], x[5], x[6], x[7]}, sum = 0;
    for (int i = 0; i < 3; i++) {
        __m256d v = _mm256_maskload_pd(x + 4, mask);
        _mm256_maskstore_pd(out, mask, _mm256_mul_pd(v, _mm256_loadu_pd(out)));
        sum += out[i] * out[3];
    }
    return sum + out[0] * out[1] + out[2] * out[3];
}
GRADIENT(masks_that_vary, 1, -2, 3, -4, 0.5, 0.6, 0.7, 0.8)

static double gathered(double *x) {
    __m128i index = _mm_set_epi32(6, 1, 4, 3);
    __m256d v = _mm256_i32gather_pd(x, index, 8);
    __m256d mask = _mm256_castsi256_pd(_mm256_set_epi64x(-1, 0, -1, 0));
    __m256d w = _mm256_mask_i32gather_pd(v, x, _mm_set_epi32(0, 1, 2, 3), mask, 8);
    __m256d u = _mm256_i64gather_pd(x, _mm256_set_epi64x(7, 7, 0, 1), 8);
    w = _mm256_mul_pd(_mm256_mul_pd(w, v), u);
    return w[0] * w[1] + w[2] * w[3];
}
GRADIENT(gathered, 1, 2, 3, 4, 0.5, 0.6, 0.7, 0.8)

// Reciprocals that are approximate: the derivative is that of what they approximate

static double reciprocals(double *x) {
    __m128 v = _mm256_cvtpd_ps(_mm256_loadu_pd(x));
    __m128 r = _mm_rcp_ps(v), s = _mm_rsqrt_ps(v);
    r = _mm_mul_ps(r, _mm_sub_ps(_mm_set1_ps(2), _mm_mul_ps(v, r)));  // one step of Newton's
    return r[0] + r[1] * s[2] * s[3];
}
TEST(reciprocals_approximate) {
    extern void __enzyme_autodiff_rcp(void *, ...);
    double x[] = {1, 2, 3, 4}, d[4] = {0};
    __enzyme_autodiff_rcp((void *)reciprocals, enzyme_dup, x, d);
    EXPECT_WITHIN(2e-3, d[0], -1);
    EXPECT_WITHIN(2e-3, d[1], -0.25 / (sqrt(3) * 2));
    EXPECT_WITHIN(2e-3, d[2], -0.25 / (3 * sqrt(3) * 2));
    EXPECT_WITHIN(2e-3, d[3], -0.5 / sqrt(3) / 16);
}

// Vectors of the compiler's own

typedef double double4 __attribute__((vector_size(32)));
typedef long long long4 __attribute__((vector_size(32)));
static double of_the_compiler(double *x) {
    double4 a = {x[0], x[1], x[2], x[3]}, b = a * a - 2.0 * a;
    long4 more = a > b;
    double4 c = more ? a * b : b / a;
    double4 d = __builtin_shufflevector(c, a, 1, 6, 3, 4);
    double4 e = __builtin_elementwise_max(c, d) * __builtin_elementwise_abs(b);
    double4 f = (double4)((long4)e & more);
    return __builtin_reduce_maximum(a) * (e[0] * e[1] + e[2] * e[3]) + f[0] + f[1] * f[2] + f[3] * d[0];
}
GRADIENT(of_the_compiler, 1.25, 2.375, 3.125, 4.2)
