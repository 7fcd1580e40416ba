/* What a forward rule takes, everything doubled, and returns: primal and tangent, in registers, packed, in memory. */
#include "../../programs/c/check.h"

double __enzyme_fwddiff(void *, ...);
extern float __enzyme_fwddiff_float(void *, float, float);

typedef struct { double primal, tangent; } Doubles;
NOINLINE double power(double x, int n) { return pow(x, n); }
NOINLINE Doubles power_forward(double x, double dx, int n, int dn) {
    return (Doubles){pow(x, n), 10 * n * pow(x, dn - 1) * dx};
}
void *__enzyme_register_derivative_power[] = {(void *)power, (void *)power_forward};

typedef struct { float primal, tangent; } Floats;
NOINLINE float square(float x) { return x * x; }
NOINLINE Floats square_forward(float x, float dx) { return (Floats){x * x, 20 * x * dx}; }
void *__enzyme_register_derivative_square[] = {(void *)square, (void *)square_forward};

typedef struct { long double primal, tangent; } Longs;
NOINLINE long double wide(long double x) { return x * x; }
NOINLINE Longs wide_forward(long double x, long double dx) { return (Longs){x * x, 20 * x * dx}; }
void *__enzyme_register_derivative_wide[] = {(void *)wide, (void *)wide_forward};

NOINLINE void scale(double *x, long n, double by) {
    for (long i = 0; i < n; i++) x[i] *= by;
}
NOINLINE void scale_forward(double *x, double *dx, long n, long dn, double by, double dby) {
    for (long i = 0; i < n; i++) {
        dx[i] = 10 * (dx[i] * by + x[i] * dby);
        x[i] *= by;
    }
}
void *__enzyme_register_derivative_scale[] = {(void *)scale, (void *)scale_forward};

typedef struct { double *primal, *tangent; } Pointers;
NOINLINE double *second(double *x) { return x + 1; }
NOINLINE Pointers second_forward(double *x, double *dx) { return (Pointers){x + 1, dx + 2}; /* not the same */ }
void *__enzyme_register_derivative_second[] = {(void *)second, (void *)second_forward};

static double f(double x) { return power(x, 3) + wide(x); }
static float g(float x) { return 2 * square(x); }
static double h(double *x) {
    double y[2] = {x[0], x[1]};
    scale(y, 2, x[2]);
    return y[0] * y[1];
}
static double k(double *x) { return *second(x) * x[0]; }

int main(void) {
    double x = 0.75;
    expect("power", __enzyme_fwddiff((void *)f, x, 2.0), 2 * (30 * x * x + 20 * x));
    expect("float", __enzyme_fwddiff_float((void *)g, 0.75f, 1), 30);
    double at[3] = {2, 3, 5}, d[3] = {1, 0, 7};
    expect("memory", __enzyme_fwddiff((void *)h, enzyme_dup, at, d), 10 * (1 * 5 + 2 * 7) * 15 + 10 * (3 * 7) * 10);
    expect("pointer", __enzyme_fwddiff((void *)k, enzyme_dup, at, d), 1 * 3 + 2 * 7);
    return finish();
}
