/* Numbers as four registers of 16 bits, and bytes of these, that functions get and set one by one. */
#include "check.h"
NOINLINE static uint16_t get(const uint16_t *r, int k) { return r[k]; }
NOINLINE static void set(uint16_t *r, int k, uint16_t v) { r[k] = v; }
NOINLINE static void swap(uint16_t *r, int n) { for (int k = 0; k < n; k++) r[k] = (uint16_t)(r[k] << 8 | r[k] >> 8); }
static double f(double *x) { uint16_t a[20], b[20]; double v[5], u[5]; for (int i = 0; i < 5; i++) v[i] = x[i] * x[0]; memcpy(a, v, sizeof a); swap(a, 20); for (int k = 0; k < 20; k++) set(b, k ^ 3, get(a, k)); for (int k = 0; k < 20; k++) set(a, k, get(b, k ^ 3)); swap(a, 20); memcpy(u, a, sizeof u); double r = 0; for (int i = 0; i < 5; i++) r += (i + 1) * u[i] * u[i]; return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
