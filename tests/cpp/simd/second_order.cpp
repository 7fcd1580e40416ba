// Derivatives of derivatives of packets: forward mode over reverse mode, against differences of the gradient.
#include <immintrin.h>

#include "check.hpp"

static double f(double *x) {
    __m256d a = _mm256_loadu_pd(x), b = _mm256_loadu_pd(x + 4);
    __m256i mask = _mm256_castpd_si256(_mm256_cmp_pd(a, b, _CMP_GT_OQ));
    __m256d v = _mm256_maskload_pd(x, mask);
    __m256d g = _mm256_i32gather_pd(x, _mm_set_epi32(6, 1, 4, 3), 8);
    __m256d m = _mm256_max_pd(a, b), h = _mm256_hadd_pd(m, _mm256_mul_pd(v, g));
    double out[4] = {x[4], x[5], x[6], x[7]};
    _mm256_maskstore_pd(out, mask, _mm256_mul_pd(h, h));
    __m256d d = _mm256_blendv_pd(h, m, _mm256_xor_pd(a, _mm256_set1_pd(-0.0)));
    return h[0] * h[1] * h[2] + out[0] * out[1] * out[2] + d[1] * d[2] * d[3] * out[3];
}
GRADIENT(f, 1, -2, 3, -4, 0.5, 0.6, 0.7, 0.8)
extern "C" void __enzyme_fwddiff_second(void *, ...);
TEST(of_masks_and_extremes) {
    double x[] = {1, -2, 3, -4, 0.5, 0.6, 0.7, 0.8}, v[8], g[8] = {0}, h[8] = {0};
    for (int i = 0; i < 8; i++) v[i] = 0.5 + 0.25 * i;
    __enzyme_fwddiff_second((void *)f_reverse, enzyme_dup, x, v, enzyme_dup, g, h);
    double e = 1e-5;
    for (int i = 0; i < 8; i++) {
        double a[8], b[8], ga[8] = {0}, gb[8] = {0};
        for (int k = 0; k < 8; k++) a[k] = x[k] + e * v[k], b[k] = x[k] - e * v[k];
        f_reverse(a, ga), f_reverse(b, gb);
        EXPECT_WITHIN(1e-6, h[i], (ga[i] - gb[i]) / (2 * e));
    }
}
static double recip(double *x) {
    __m128 v = _mm256_cvtpd_ps(_mm256_loadu_pd(x));
    __m128 r = _mm_rcp_ps(v), s = _mm_rsqrt_ss(v);
    return r[0] + r[1] * s[0];
}
REVERSE_OF(recip)
extern "C" void __enzyme_fwddiff_second2(void *, ...);
TEST(of_approximate_reciprocals) {
    double x[] = {1, 2, 3, 4}, v[] = {1, 1, 0, 0}, g[4] = {0}, h[4] = {0};
    __enzyme_fwddiff_second2((void *)recip_reverse, enzyme_dup, x, v, enzyme_dup, g, h);
    EXPECT_WITHIN(2e-3, h[1], 0.25 + 0.5 * 0.25);
    EXPECT_WITHIN(2e-3, h[0], 2 + 0.5*0.75 + 0.25 * 0.5);
}
