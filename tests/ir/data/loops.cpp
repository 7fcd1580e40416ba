// Loops of every shape that ordinary programs have. Each function ends for all n and m from -3 to 12.
#include <cstddef>
#include <cstdlib>
#define F extern "C" __attribute__((noinline)) void
static volatile double sink;
static inline void use(double x) { sink = sink + x; }

F up(long n, long m, double *a) { for (long i = 0; i < n; i++) use(a[i]); }
F up_int(long n, long m, double *a) { for (int i = 0; i < (int)n; i++) use(a[i]); }
F up_unsigned(long n, long m, double *a) { for (unsigned i = 0; i < (unsigned)(n + 3); i++) use(a[i]); }
F up_size(long n, long m, double *a) { for (size_t i = 0; i < (size_t)(n + 3); ++i) use(a[i]); }
F up_char(long n, long m, double *a) { for (signed char i = 0; i < (signed char)n; i++) use(a[i]); }
F up_short_unsigned(long n, long m, double *a) { for (unsigned short i = 2; i < (unsigned)(n + 3); i++) use(a[i]); }
F up_inclusive(long n, long m, double *a) { for (int i = 0; i <= (int)n; i++) use(a[i]); }
F up_from(long n, long m, double *a) { for (int i = (int)m; i < (int)n; i++) use(i); }
F up_two(long n, long m, double *a) { for (int i = 0; i < (int)n; i += 2) use(a[i]); }
F up_three_from(long n, long m, double *a) { for (long i = m; i <= n; i += 3) use(i); }
F up_three_unsigned(long n, long m, double *a) { for (unsigned long i = 0; i < (unsigned long)(n + 3); i += 3) use(a[i]); }
F up_by_m(long n, long m, double *a) { if (m > 0) for (int i = 0; i < (int)n; i += (int)m) use(a[i]); }
F up_by_m_long(long n, long m, double *a) { if (m > 0) for (long i = 1; i < n; i += m) use(a[i]); }
F down(long n, long m, double *a) { for (int i = (int)n - 1; i >= 0; i--) use(a[i]); }
F down_size(long n, long m, double *a) { for (size_t i = n + 3; i-- > 0;) use(a[i]); }
F down_while(long n, long m, double *a) { int k = (int)(n + 3); while (k--) use(a[k]); }
F down_to(long n, long m, double *a) { for (long i = n; i > m; --i) use(i); }
F down_two(long n, long m, double *a) { for (int i = (int)n; i > (int)m; i -= 2) use(i); }
F down_three_inclusive(long n, long m, double *a) { for (int i = (int)n; i >= (int)m; i -= 3) use(i); }
F until_equal(long n, long m, double *a) { for (long i = 0; i != n + 3; i++) use(a[i]); }
F until_equal_odd(long n, long m, double *a) { for (unsigned char i = 0; i != (unsigned char)(3 * (n + 3)); i += 3) use(a[i]); }
F do_while(long n, long m, double *a) { long i = 0; do use(a[i]); while (++i < n); }
F do_while_bytes(long n, long m, double *a) { unsigned char i = 0; do use(i); while (++i != (unsigned char)n); }
F constant(long n, long m, double *a) { for (int i = 0; i < 10; i++) use(a[i]); }
F constant_odd(long n, long m, double *a) { for (int i = 1; i < 20; i += 3) use(a[i]); }
F pointers(long n, long m, double *a) { for (double *p = a, *e = a + (n + 3); p != e; ++p) use(*p); }
F pointers_less(long n, long m, double *a) { for (double *p = a, *e = a + n; p < e; ++p) use(*p); }
F pointers_down(long n, long m, double *a) { for (double *p = a + n + 3; p != a;) use(*--p); }
F pointers_two(long n, long m, double *a) { for (double *p = a, *e = a + 2 * (n + 3); p != e; p += 2) use(*p); }
F pointers_constant(long n, long m, double *a) { for (double *p = a; p != a + 7; ++p) use(*p); }
struct triple { double x, y, z; };
F pointers_triple(long n, long m, double *a) {
    triple *t = (triple *)a;
    for (triple *p = t, *e = t + (n + 3) / 3; p != e; ++p) use(p->y);
}
F nested(long n, long m, double *a) { for (long i = 0; i < n; i++) for (long j = 0; j < m; j++) use(a[i] + j); }
F triangle(long n, long m, double *a) { for (int i = 0; i < (int)n; i++) for (int j = i; j < (int)n; j++) use(a[i] * j); }
F triangle_lower(long n, long m, double *a) { for (int i = 0; i < (int)n; i++) for (int j = 0; j <= i; j++) use(a[i] * j); }
F blocks(long n, long m, double *a) { for (int i = 0; i < (int)n; i += 4) for (int j = i; j < i + 4; j++) use(a[j]); }
F checked(long n, long m, double *a) { for (long i = 0; i < n; i++) { if (i >= 100) abort(); use(a[i]); } }
F continues(long n, long m, double *a) { for (long i = 0; i < n; i++) { if (a[i] < 3) continue; use(a[i]); } }
F two_counters(long n, long m, double *a) { for (long i = 0, j = 10; i < n; i++, j -= 2) use(a[i] + j); }
// Those below have no trip count to know: several exits, or exits that depend on data.
F breaks(long n, long m, double *a) { for (long i = 0; i < n; i++) { if (a[i] > 6) break; use(a[i]); } }
F collatz(long n, long m, double *a) { for (long i = n + 4; i != 1; i = i % 2 ? 3 * i + 1 : i / 2) use(i); }
F halves(long n, long m, double *a) { for (long i = n; i > 0; i /= 2) use(i); }
F moving_bound(long n, long m, double *a) { for (long i = 0; i < n; i++) { use(a[i]); if (i % 3 == 0) n--; } }
F search(long n, long m, double *a) { while (*a++ < (double)(n & 7)) use(*a); }
F wraps(long n, long m, double *a) { for (unsigned char i = 250; i >= 5; i += 3) use(i); }
