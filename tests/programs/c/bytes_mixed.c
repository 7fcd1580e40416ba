/* A struct of floats and doubles is copied by bytes, and by words. */
#include "check.h"
typedef struct { float a[3]; double b; char c; float d; } S;
NOINLINE static void clone(void *to, const void *from, int n) { for (int i = 0; i < n; i++) ((char *)to)[i] = ((const char *)from)[i]; }
NOINLINE static void clone4(uint32_t *to, const uint32_t *from, int n) { for (int i = 0; i < n; i++) memcpy(&to[i], &from[i], 4); }
static double f(double *x) { S s = {{(float)x[0], 2, (float)x[1]}, x[2] * x[3], 'c', 3}, t, u; s.d = 2; clone(&t, &s, sizeof s); clone4((void *)&u, (void *)&t, sizeof t / 4); return u.a[0] * u.b + u.a[2] * u.d + t.b * x[4]; }
TEST_WITHIN(f, 2e-3, 0.5, 1.5, -0.25, 0.5, 0.75)
