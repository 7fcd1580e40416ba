/* Ranges of integers and weights, as wide as these, in one block of memory whose parts begin where sizes say: a buffer of
   bytes to the compiler. Bounds are clipped and counted up where they are, and become numbers. */
#include "check.h"

typedef struct { int first, last; } range;
typedef struct { int64_t first, last; } wide_range;
typedef struct { int rows, most, sizes[3]; void *ranges, *weights, *line; } filter;

static void lay_out(filter *f, int rows, int most, size_t range_size, size_t number_size) {
    *f = (filter){rows, most, {rows * (int)range_size, rows * most * (int)number_size, rows * (int)number_size}, 0, 0, 0};
}

static NOINLINE void place(filter *f, char *memory) {
    f->ranges = memory;
    f->weights = (char *)f->ranges + f->sizes[0];
    f->line = (char *)f->weights + f->sizes[1];
}

#define RESAMPLE(name, range, integer, number)                                                                        \
    static integer name##_least(integer a, integer b) { return a < b ? a : b; }                                       \
    static NOINLINE void name##_fill(filter *f, number w) {                                                           \
        range *r = f->ranges;                                                                                         \
        number *c = f->weights;                                                                                       \
        for (int k = 0; k < f->rows; k++) {                                                                           \
            r[k].first = k > 1 ? k - 1 : 0;                                                                           \
            r[k].last = name##_least(k + 1, f->rows - 1);                                                             \
            for (integer q = r[k].first; q <= r[k].last; q++)                                                         \
                c[k * f->most + q - r[k].first] = w * (number)(q - k + 3) + (number)r[k].last;                        \
        }                                                                                                             \
    }                                                                                                                 \
    static NOINLINE void name##_clip(filter *f, integer end) {                                                        \
        range *r = f->ranges;                                                                                         \
        for (int k = 0; k < f->rows; k++) r[k].last = name##_least(r[k].last, end - f->sizes[2] / (int)sizeof(number)); \
    }                                                                                                                 \
    static NOINLINE integer name##_lowest(filter *f) {                                                                \
        range *r = f->ranges;                                                                                         \
        integer low = 1000;                                                                                           \
        for (int k = 0; k < f->rows; k++) low = name##_least(low, r[k].first);                                        \
        return low;                                                                                                   \
    }                                                                                                                 \
    static NOINLINE void name##_shift(filter *f) {                                                                    \
        range *r = f->ranges;                                                                                         \
        for (int k = 1; k < f->rows; k++) {                                                                           \
            r[k].first += 1;                                                                                          \
            while (r[k].first > r[k].last) r[k].first--;                                                              \
        }                                                                                                             \
    }                                                                                                                 \
    static double name(const double *x, int rows, int most) {                                                         \
        filter f;                                                                                                     \
        lay_out(&f, rows, most, sizeof(range), sizeof(number));                                                       \
        char *memory = malloc((size_t)(f.sizes[0] + f.sizes[1] + f.sizes[2]));                                        \
        place(&f, memory);                                                                                            \
        name##_fill(&f, (number)x[0]);                                                                                \
        integer low = name##_lowest(&f);                                                                              \
        name##_clip(&f, 11);                                                                                          \
        name##_shift(&f);                                                                                             \
        range *r = f.ranges;                                                                                          \
        number *c = f.weights, *line = f.line, sum = 0;                                                               \
        for (int k = 0; k < f.rows; k++) {                                                                            \
            line[k] = 0;                                                                                              \
            for (integer q = r[k].first; q <= r[k].last; q++)                                                         \
                line[k] += c[k * f.most + q - r[k].first] * (number)(q + 1 - low);                                    \
        }                                                                                                             \
        for (int k = 0; k < f.rows; k++) sum += line[k] * line[k] * (number)x[1];                                     \
        free(memory);                                                                                                 \
        return (double)sum;                                                                                           \
    }

RESAMPLE(wide, wide_range, int64_t, double)

static double f(double *x) { return wide(x, 6, 4) * 1e-3; }

RESAMPLE(narrow, range, int, float)

/* In single precision: against double. */
double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);
static double g(const double *x) { return narrow(x, 6, 4) * 1e-3; }

int main(void) {
    double x[2] = {0.5, 0.7}, got[2] = {0}, wanted[2] = {0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, wanted);
    __enzyme_autodiff((void *)g, enzyme_dup, x, got);
    for (int i = 0; i < 2; i++) {
        double along[2] = {i == 0, i == 1}, h = 1e-5, up[2] = {x[0], x[1]}, down[2] = {x[0], x[1]};
        up[i] += h;
        down[i] -= h;
        expect_within("reverse", i, wanted[i], (f(up) - f(down)) / (2 * h), 1e-7);
        expect_within("forward", i, __enzyme_fwddiff((void *)f, enzyme_dup, x, along), wanted[i], 1e-12);
        expect_within("reverse, float", i, got[i], wanted[i], 1e-5);
        expect_within("forward, float", i, __enzyme_fwddiff((void *)g, enzyme_dup, x, along), wanted[i], 1e-5);
    }
    return finish();
}
