/* Loops that read numbers again and again while another array is written: the arrays are apart, touch, or overlap by
   any number of elements. Where they are apart nothing is kept, and that is found out as the program runs. */
#include "check.h"

extern double __enzyme_autodiff(void *, ...);

NOINLINE static void backwards(const double *a, const double *x, double *y, int n) {
    for (int i = n - 1; i >= 0; i--) {
        double s = 0;
        for (int j = n - 1; j >= 0; j--) s += a[i * n + j] * x[-j];
        y[2 * i] = sin(s);
    }
}
NOINLINE static void triangle(const double *a, const double *x, double *y, long n, long stride) {
    for (long i = 0; i < n; i++) {
        double s = x[i];
        for (long j = 0; j <= i; j++) s += a[j * stride] * x[j];
        y[i * stride] = sin(s);
    }
}
NOINLINE static void of_unsigned(const double *a, const double *x, double *y, unsigned n, unsigned m) {
    for (unsigned i = 0; i < n; i++) {
        double s = 0;
        for (unsigned j = m; j-- > 0;) s += a[i * m + j] * x[j];
        y[i] = s;
    }
}
NOINLINE static void moved_after(const double *a, double *y, int n) {
    for (int i = 0; i < n; i++) {
        double s = 0;
        for (int j = 0; j < n; j++) s += a[j] * a[n + i];
        y[i] = s;
    }
    memset(y + n, 0, n * sizeof *y);
    memmove(y + n, y, n / 2 * sizeof *y);
}
struct arrays { const double *a; int n; double *y; };
NOINLINE static void in_struct(const struct arrays *p, const double *other) {
    const double *x = p->n % 2 ? other : p->a + 1; /* one array or another */
    for (int i = 0; i < p->n; i++) {
        double s = 0;
        for (int j = 0; j < p->n; j++) s += p->a[i * p->n + j] * x[j];
        p->y[i] = s;
    }
}

enum { SIZE = 64, KINDS = 7 };

static double f(double *x, int kind, int place, int n) {
    double memory[SIZE];
    for (int i = 0; i < SIZE; i++) memory[i] = x[i % 6] * (1 + 0.01 * i);
    double *a = memory + 20, *y = memory + place;
    struct arrays p = {a, n, y};
    switch (kind) {
    case 0: backwards(a, memory + 40, y, n); break;
    case 1: triangle(a, memory + 40, y, n, 2); break;
    case 2: triangle(memory + 40, a, memory + SIZE - 1 - place, n, -3); break;
    case 3: of_unsigned(a, memory + 40, y, n, n); break;
    case 4: moved_after(a, y, n); break;
    case 5: of_unsigned(a, memory + 40, y, n, 2); break;
    case 6: in_struct(&p, memory + 40); break;
    }
    double s = 0;
    for (int i = 0; i < SIZE; i++) s += (i + 1) * 1e-3 * memory[i] * memory[i];
    return s;
}

int main(void) {
    for (int kind = 0; kind < KINDS; kind++)
        for (int place = 0; place < 56; place++)
            for (int n = 0; n < 5; n++) {
                if (kind == 2 && SIZE - 1 - place < 3 * n) continue;
                double x[6] = {0.7, 0.3, -0.5, 1.1, 0.9, -0.4}, d[6] = {0};
                __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_const, kind, enzyme_const, place, enzyme_const, n);
                for (int i = 0; i < 6; i++) {
                    double step = 1e-4, kept = x[i];
                    x[i] = kept + step;
                    double above = f(x, kind, place, n);
                    x[i] = kept - step;
                    double below = f(x, kind, place, n);
                    x[i] = kept;
                    expect_within("kind and place", 100 * kind + place, d[i], (above - below) / (2 * step), 1e-7);
                }
            }
    return finish();
}
