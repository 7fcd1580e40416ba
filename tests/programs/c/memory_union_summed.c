/* Unions of a number and an integer as long, with a tag, that LLVM keeps in registers: chosen, and gone through loops. */
#include "check.h"

typedef struct {
    int64_t is_number;
    union {
        double d;
        int64_t n;
    } u;
} value;

static value of_number(double d) { return (value){.is_number = 1, .u.d = d}; }
static value of_integer(int64_t n) { return (value){.u.n = n}; }
static double number(value v) { return v.is_number ? v.u.d : (double)v.u.n; }
static value chosen(double x, int64_t k) { return k % 3 ? of_number(x * x) : of_integer(k + 2); }

/* an integer as long as only integers came */
static value added(value s, value v) {
    if (s.is_number || v.is_number) return of_number(number(s) + number(v));
    return of_integer(s.u.n + v.u.n);
}
static value scaled(value s, double x) { return x > 1 ? of_number(number(s) * x) : s; }

static double sum_of(const double *x, int64_t n) {
    value s = of_integer(0);
    for (int64_t k = 0; k < n; k++) s = added(s, chosen(x[k % 3], k));
    return number(s);
}
static double product_of(const double *x, int64_t n) {
    value s = of_integer(3);
    for (int64_t k = 0; k < n; k++) s = scaled(s, x[k % 3]);
    return number(s);
}

static volatile int64_t counts[] = {0, 1, 2, 7};

static double f(double *x) {
    double sum = 0;
    for (int k = 0; k < 4; k++) sum += (k + 1) * sum_of(x, counts[k]) + product_of(x, counts[k]) * sin(sum);
    return sum + number(chosen(x[2], counts[3])) * number(chosen(x[1], counts[0]));
}

TEST(f, 0.7, 1.3, 1.1)
