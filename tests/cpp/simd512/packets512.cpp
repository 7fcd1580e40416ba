// Packets of AVX-512: masks in registers of their own, scattered memory, compression.
#include <immintrin.h>

#include "check.hpp"

static double arithmetic(double *x) {
    __m512d a = _mm512_loadu_pd(x), b = _mm512_permutexvar_pd(_mm512_set_epi64(0, 1, 2, 3, 4, 5, 6, 7), a);
    __mmask8 m = _mm512_cmp_pd_mask(a, b, _CMP_LT_OQ);
    __m512d c = _mm512_mask_mul_pd(a, m, a, b);
    c = _mm512_max_pd(c, _mm512_mask_blend_pd(m, b, a));
    c = _mm512_fmadd_pd(c, a, b);
    return _mm512_reduce_add_pd(c) + _mm512_reduce_max_pd(a) * _mm512_reduce_mul_pd(_mm512_min_pd(a, b));
}
GRADIENT(arithmetic, 1.1, 2, 3.5, 4, 0.5, 0.6, 0.7, 0.8)
static double masked(double *x) {
    __mmask8 m = _mm512_cmp_pd_mask(_mm512_loadu_pd(x), _mm512_set1_pd(0.65), _CMP_GT_OQ);
    __m512d a = _mm512_mask_loadu_pd(_mm512_set1_pd(x[1]), m, x), b = _mm512_maskz_expandloadu_pd(m, x);
    double out[8] = {1, 1, 1, 1, 1, 1, 1, 1};
    _mm512_mask_compressstoreu_pd(out, m, _mm512_mul_pd(a, b));
    _mm512_mask_storeu_pd(out, 0x11, _mm512_add_pd(a, b));
    return out[0] * out[1] + out[2] * out[3] * out[4] + out[5];
}
GRADIENT(masked, 1, 2, 3.5, 4, 0.5, 0.6, 0.7, 0.8)
static double scattered(double *x) {
    double out[16] = {0};
    __m512d a = _mm512_loadu_pd(x);
    _mm512_i32scatter_pd(out, _mm256_set_epi32(1, 3, 5, 7, 9, 11, 13, 15), _mm512_mul_pd(a, a), 8);
    _mm512_mask_i64scatter_pd(out, 0x0f, _mm512_set_epi64(0, 2, 4, 6, 8, 10, 12, 14), a, 8);
    __m512d g = _mm512_i64gather_pd(_mm512_set_epi64(0, 2, 4, 6, 8, 10, 12, 15), out, 8);
    return _mm512_reduce_add_pd(_mm512_mul_pd(g, a)) + out[3] * out[14];
}
GRADIENT(scattered, 1, 2, 3.5, 4, 0.5, 0.6, 0.7, 0.8)
static double rounded(double *x) {
    __m512d a = _mm512_loadu_pd(x), r = _mm512_roundscale_pd(a, _MM_FROUND_TO_NEG_INF), s = _mm512_sqrt_pd(a), d = _mm512_abs_pd(_mm512_sub_pd(r, s));
    return _mm512_reduce_add_pd(_mm512_mul_pd(d, _mm512_sub_pd(a, r)));
}
GRADIENT(rounded, 1.1, 2.2, 3.5, 4.3, 0.5, 0.6, 0.7, 0.8)
static double approximated(double *x) {
    __m512d a = _mm512_loadu_pd(x);
    __m256 f = _mm512_cvtpd_ps(a);
    __m512 w = _mm512_insertf32x8(_mm512_castps256_ps512(f), f, 1);
    w = _mm512_mul_ps(w, _mm512_permutexvar_ps(_mm512_set_epi32(0,1,2,3,4,5,6,7,8,9,10,11,12,13,14,15), w));
    w = _mm512_rcp14_ps(w);
    return _mm512_reduce_add_ps(w);
}
REVERSE_WITHIN(3e-1, approximated, 1.1, 2.2, 3.5, 4.3, 0.5, 0.6, 0.7, 0.8)
static double permuted(double *x) {
    __m512d a = _mm512_loadu_pd(x), b = _mm512_mul_pd(a, a);
    __m512i k = _mm512_set_epi64(0, 9, 2, 11, 4, (long long)(x[0] > 0 ? 13 : 1), 6, 15);
    __m512d p = _mm512_permutex2var_pd(a, k, b);
    __m256d q = _mm256_permutevar_pd(_mm512_castpd512_pd256(p), _mm256_set_epi64x(x[1] > 0 ? 2 : 0, 0, 2, 0));
    return _mm512_reduce_add_pd(_mm512_mul_pd(p, a)) + q[0] * q[1] * q[2] * q[3];
}
GRADIENT(permuted, 1.1, 2.2, 3.5, 4.3, 0.5, 0.6, 0.7, 0.8)
static double compressed(double *x) {
    __m512d a = _mm512_loadu_pd(x);
    __mmask8 m = _mm512_cmp_pd_mask(a, _mm512_set1_pd(0.65), _CMP_GT_OQ);
    return _mm512_reduce_add_pd(_mm512_mul_pd(_mm512_maskz_compress_pd(m, a), a));
}
GRADIENT(compressed, 1.1, 2.2, 3.5, 4.3, 0.5, 0.6, 0.7, 0.8)
