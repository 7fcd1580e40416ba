/* Nests of loops that read arrays again and again which are overwritten later: of such an array one copy is kept, if it
   is apart from what the nest writes and is read often enough. Arrays are apart, touch, or overlap by any number of
   elements; memory ends where the program ends to read it. */
#include "check.h"
#include <sys/mman.h>

extern double __enzyme_autodiff(void *, ...);
extern double __enzyme_fwddiff(void *, ...);
extern long __enzcc_tape_bytes(void) __attribute__((weak));

struct csr { int n; const int *row, *col; };

NOINLINE static void product(double *c, const double *a, const double *b, int n, int m) {
    for (int i = 0; i < n; i++)
        for (int j = 0; j < m; j++) {
            double s = 0;
            for (int k = 0; k < m; k++) s += a[i * m + k] * b[j * m + k];
            c[i * m + j] = sin(s);
        }
}
NOINLINE static void triangle(double *y, const double *a, const double *x, long n, int some) {
    for (long i = 0; i < n; i++) {
        double s = 0;
        if (some)
            for (long j = 0; j <= i; j++) s += a[j * 2] * x[i - j];
        y[i] = s;
    }
}
NOINLINE static void sparse(double *y, const double *x, const struct csr *a, int n) {
    for (int i = 0; i < n && i < a->n; i++) {
        double s = 0;
        for (int k = a->row[i]; k < a->row[i + 1]; k++) s += x[a->col[k]] * x[a->col[k]];
        y[i] = s;
    }
}
NOINLINE static void walked(double *y, const double *x, long n, long m) {
    double *to = y;
    for (long i = 0; i < n; i++, to++) {
        const double *p = x;
        double s = 1;
        for (long j = 0; j < m; j++, p += 2) s += p[0] * p[1];
        *to = s;
    }
}
NOINLINE static void found(double *y, const double *x, int n, int m) {
    for (int i = 0; i < n; i++) {
        double s = 0;
        for (int j = 0; j < m; j++) {
            if (x[j] > 0.9) break; /* not all are read */
            s += x[j] * x[j + 1];
        }
        y[i] = s;
    }
}
NOINLINE static void centred(double *y, const double *x, int n, int m) {
    for (int i = 0; i < n; i++) {
        double mean = 0, square = 0;
        for (int j = 0; j < m; j++) mean += x[i * m + j];
        mean /= m;
        for (int j = 0; j < m; j++) square += (x[i * m + j] - mean) * (x[i * m + j] - mean);
        for (int j = 0; j < m; j++) y[i * m + j] = (x[i * m + j] - mean) / sqrt(square + 0.1);
    }
}

/* Where it reads is found before the outer loop. */
NOINLINE static void iterated(double *y, double *x, const struct csr *a, int n, int times) {
    for (int t = 0; t < times; t++) {
        for (int i = 0; i < n; i++) {
            double s = 0;
            for (int k = a->row[i]; k < a->row[i + 1]; k++) s += x[a->col[k]] * x[a->col[k]];
            y[i] = s;
        }
        for (int i = 0; i < 10; i++) x[i] = 0.8 * x[i] + 0.1 * y[i % 3] * x[9 - i];
    }
}

enum { SIZE = 96, KINDS = 7 };
static const int rows[] = {0, 4, 4, 9, 14, 18, 24, 30}, columns[] = {3, 1, 7, 2, 0, 5, 5, 8, 1, 9, 2, 4, 4, 6, 3,
                                                                  0, 9, 9, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0, 3, 9};

static double f(double *memory, double *nowhere, int kind, int place, int n, int times) {
    double *a = memory + 30, *b = memory + 60, *y = memory + place;
    struct csr matrix = {7, rows, columns};
    double sum = 0;
    for (int t = 0; t < times; t++) {
        switch (kind) {
        case 0: product(y, a, b, n, n); break;
        case 1: triangle(y, t != 1 ? a : nowhere, t != 1 ? b : nowhere, n, t != 1); break;
        case 2: sparse(y, a, &matrix, n + 2); break;
        case 3: walked(y, a, n, n + 1); break;
        case 4: found(y, a, n, n + 3); break;
        case 5: centred(y, a, n, n + 1); break;
        case 6: iterated(y, a, &matrix, n, n); break;
        }
        for (int i = 0; i < SIZE; i++) memory[i] = 0.9 * memory[i] + 0.1 * memory[i] * memory[(i + 7) % SIZE];
        sum += memory[t];
    }
    for (int i = 0; i < SIZE; i++) sum += (i + 1) * 1e-2 * memory[i];
    return sum;
}

static double at_the_end(double *a, double *y, double *b, int n, int times) {
    double sum = 0;
    for (int t = 0; t < times; t++) {
        product(y, a, b, n, n);
        for (int i = 0; i < n * n; i++) a[i] += 0.1 * y[i] * a[i], sum += a[i], b[i] *= a[i];
    }
    return sum;
}

/* Memory behind which nothing may be read. */
static double *guarded(int count) {
    char *page = mmap(0, 3 * 4096, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    mprotect(page, 4096, PROT_NONE);
    mprotect(page + 2 * 4096, 4096, PROT_NONE);
    return (double *)(page + 2 * 4096) - count;
}

int main(void) {
    double *nowhere = guarded(0), *elsewhere = guarded(0); /* nothing may be read there */
    double x[SIZE], dx[SIZE], direction[SIZE], kept[SIZE];
    for (int i = 0; i < SIZE; i++) kept[i] = sin(1.3 * i), direction[i] = cos(2.1 * i);
    for (int kind = 0; kind < KINDS; kind++)
        for (int place = 0; place < SIZE - 40; place++)
            for (int n = 0; n < 6; n++) {
                memcpy(x, kept, sizeof x);
                memcpy(dx, direction, sizeof dx);
                double slope = __enzyme_fwddiff((void *)f, enzyme_dup, x, dx, enzyme_dup, nowhere, elsewhere,
                                                enzyme_const, kind, enzyme_const, place, enzyme_const, n, enzyme_const, 3);
                memcpy(x, kept, sizeof x);
                memset(dx, 0, sizeof dx);
                __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_dup, nowhere, elsewhere, enzyme_const, kind,
                                  enzyme_const, place, enzyme_const, n, enzyme_const, 3);
                double along = 0;
                for (int i = 0; i < SIZE; i++) along += dx[i] * direction[i];
                expect_within("reverse", kind * 10000 + place * 100 + n, along, slope, 1e-11);
            }

    enum { N = 20, TIMES = 10 };
    double *p[3], *d[3], *t[3], slope, along = 0;
    for (int k = 0; k < 3; k++) {
        p[k] = guarded(N * N), d[k] = guarded(N * N), t[k] = guarded(N * N);
        for (int i = 0; i < N * N; i++) p[k][i] = 0.3 * sin(i + k), t[k][i] = cos(i * k);
    }
    slope = __enzyme_fwddiff((void *)at_the_end, enzyme_dup, p[0], t[0], enzyme_dup, p[1], t[1], enzyme_dup, p[2], t[2],
                             enzyme_const, N, enzyme_const, TIMES);
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < N * N; i++) p[k][i] = 0.3 * sin(i + k), t[k][i] = cos(i * k);
    long before = __enzcc_tape_bytes ? __enzcc_tape_bytes() : 0;
    __enzyme_autodiff((void *)at_the_end, enzyme_dup, p[0], d[0], enzyme_dup, p[1], d[1], enzyme_dup, p[2], d[2],
                      enzyme_const, N, enzyme_const, TIMES);
    for (int k = 0; k < 3; k++)
        for (int i = 0; i < N * N; i++) along += d[k][i] * t[k][i];
    expect_within("up to the end", 0, along, slope, 1e-11);
    /* Some numbers for each element, none for each multiplication; a check in a loop may end the program there. */
    if (!__has_feature(address_sanitizer) && __enzcc_tape_bytes && (before > 100000 || __enzcc_tape_bytes() > 8 * 8 * N * N * TIMES)) {
        printf("%ld bytes are kept\n", __enzcc_tape_bytes());
        return 1;
    }
    return finish();
}
