/* What `augmented` may return, by its type, and `gradient`: in registers, packed into them, and in memory. Each rule
   gives ten times the truth, to see that it is the one that was used. */
#include "../../programs/c/check.h"

double __enzyme_autodiff(void *, ...);
extern float __enzyme_autodiff_float(void *, float);

/* The primal alone. */
NOINLINE double primal(double x) { return x * x; }
NOINLINE double primal_augmented(double x) { return x * x; }
NOINLINE double primal_gradient(double x, double seed) { return 20 * x * seed; }
void *__enzyme_register_gradient_primal[] = {(void *)primal, (void *)primal_augmented, (void *)primal_gradient};

/* A tape beside the primal. */
typedef struct { int64_t tape; double primal; } WithInteger;
NOINLINE double integer(double x) { return x * x; }
NOINLINE WithInteger integer_augmented(double x) { return (WithInteger){(int64_t)(x * 1024), x * x}; }
NOINLINE double integer_gradient(double x, double seed, int64_t tape) { return 20 * (tape / 1024.0) * seed; }
void *__enzyme_register_gradient_integer[] = {(void *)integer, (void *)integer_augmented, (void *)integer_gradient};

/* Both in one register: { int, float } is an i64 in IR. */
typedef struct { int tape; float primal; } Packed;
NOINLINE float packed(float x) { return x * x; }
NOINLINE Packed packed_augmented(float x) { return (Packed){(int)(x * 1024), x * x}; }
NOINLINE float packed_gradient(float x, float seed, int tape) { return 20 * (tape / 1024.0f) * seed; }
void *__enzyme_register_gradient_packed[] = {(void *)packed, (void *)packed_augmented, (void *)packed_gradient};

/* { float, float } is a vector in IR: primal and shadow, by its type. */
typedef struct { float primal, shadow; } Floats;
NOINLINE float floats(float x) { return x * x; }
NOINLINE Floats floats_augmented(float x) { return (Floats){x * x, 0}; }
NOINLINE float floats_gradient(float x, float seed) { return 20 * x * seed; }
void *__enzyme_register_gradient_floats[] = {(void *)floats, (void *)floats_augmented, (void *)floats_gradient};

/* A large tape: through memory. The gradient takes it by value, which is through memory too. */
typedef struct { double values[4]; } Large;
typedef struct { Large tape; double primal; } WithLarge;
NOINLINE double large(double x) { return x * x * x * x; }
NOINLINE WithLarge large_augmented(double x) { return (WithLarge){{{x, x * x, x * x * x, 10}}, x * x * x * x}; }
NOINLINE double large_gradient(double x, double seed, Large tape) { return 4 * tape.values[3] * tape.values[2] * seed; }
void *__enzyme_register_gradient_large[] = {(void *)large, (void *)large_augmented, (void *)large_gradient};

/* Derivatives of two, three and four floats: two registers, or memory. */
typedef struct { double x, y; } Two;
NOINLINE double two(double x, double y) { return x * y; }
NOINLINE double two_augmented(double x, double y) { return x * y; }
NOINLINE Two two_gradient(double x, double y, double seed) { return (Two){10 * y * seed, 10 * x * seed}; }
void *__enzyme_register_gradient_two[] = {(void *)two, (void *)two_augmented, (void *)two_gradient};

typedef struct { double x, y, z; } Three;
NOINLINE double three(double x, double y, double z) { return x * y * z; }
NOINLINE double three_augmented(double x, double y, double z) { return x * y * z; }
NOINLINE Three three_gradient(double x, double y, double z, double seed) {
    return (Three){10 * y * z * seed, 10 * x * z * seed, 10 * x * y * seed};
}
void *__enzyme_register_gradient_three[] = {(void *)three, (void *)three_augmented, (void *)three_gradient};

typedef struct { float x; float y; float z; } ThreeFloats;
NOINLINE float three_floats(float x, float y, float z) { return x * y * z; }
NOINLINE float three_floats_augmented(float x, float y, float z) { return x * y * z; }
NOINLINE ThreeFloats three_floats_gradient(float x, float y, float z, float seed) {
    return (ThreeFloats){10 * y * z * seed, 10 * x * z * seed, 10 * x * y * seed};
}
void *__enzyme_register_gradient_three_floats[] = {
    (void *)three_floats, (void *)three_floats_augmented, (void *)three_floats_gradient};

typedef struct { float x; double y; } Mixed;
NOINLINE double mixed(float x, double y) { return x * y; }
NOINLINE double mixed_augmented(float x, double y) { return x * y; }
NOINLINE Mixed mixed_gradient(float x, double y, double seed) { return (Mixed){10 * y * seed, 10 * x * seed}; }
void *__enzyme_register_gradient_mixed[] = {(void *)mixed, (void *)mixed_augmented, (void *)mixed_gradient};

/* A pointer: primal, and shadow; with a tape before them. */
typedef struct { double *primal, *shadow; } Pointers;
NOINLINE double *second(double *x) { return x + 1; }
NOINLINE Pointers second_augmented(double *x, double *dx) { return (Pointers){x + 1, dx + 1}; }
NOINLINE void second_gradient(double *x, double *dx) { dx[0] += 1000 * x[0]; }
void *__enzyme_register_gradient_second[] = {(void *)second, (void *)second_augmented, (void *)second_gradient};

typedef struct { double tape; double *primal, *shadow; } TapeAndPointers;
NOINLINE double *third(double *x, int by) { return x + by; }
NOINLINE TapeAndPointers third_augmented(double *x, double *dx, int by, int dby) {
    return (TapeAndPointers){x[0], x + by, dx + dby};
}
NOINLINE void third_gradient(double *x, double *dx, int by, int dby, double tape) { dx[0] += 100 * tape; }
void *__enzyme_register_gradient_third[] = {(void *)third, (void *)third_augmented, (void *)third_gradient};

/* A function of nothing but memory: what `augmented` returns is the tape. Integers of all widths are doubled. */
NOINLINE void scale(double *x, int8_t n, uint64_t stride) {
    for (int i = 0; i < n; i++) x[i * stride] *= x[i * stride];
}
NOINLINE Large scale_augmented(double *x, double *dx, int8_t n, int8_t dn, uint64_t stride, uint64_t dstride) {
    Large tape = {{0}};
    for (int i = 0; i < n; i++) tape.values[i] = x[i * stride];
    scale(x, n, stride);
    return tape;
}
NOINLINE void scale_gradient(double *x, double *dx, int8_t n, int8_t dn, uint64_t stride, uint64_t dstride, Large tape) {
    for (int i = 0; i < n; i++) dx[i * stride] *= 20 * tape.values[i];
}
void *__enzyme_register_gradient_scale[] = {(void *)scale, (void *)scale_augmented, (void *)scale_gradient};

static double f(double x, double y, double z) {
    return primal(x) + integer(x) + large(x) + two(x, y) + three(x, y, z) + mixed(x, y) + two(x, 3);
}
static float g(float x) { return packed(x) + floats(x) + three_floats(x, x, 2); }
static double pointers(double *x) { return *second(x) * *third(x, 2); }
static double memory(double *x) {
    double copy[4] = {x[0], 0, x[1], 0};
    scale(copy, 2, 2);
    return copy[0] + 3 * copy[2];
}

extern Three __enzyme_autodiff_three(void *, double, double, double);

int main(void) {
    double x = 0.75, y = -1.5, z = 2;
    Three d = __enzyme_autodiff_three((void *)f, x, y, z);
    expect("dx", d.x, 10 * (2 * x + 2 * x + 4 * x * x * x + y + y * z + y + 3));
    expect("dy", d.y, 10 * (x + x * z + x));
    expect("dz", d.z, 10 * x * y);
    expect("float", __enzyme_autodiff_float((void *)g, 0.75f), 10 * (1.5 + 1.5 + 4 * 0.75));
    double at[3] = {2, 3, 5}, dat[3] = {0};
    __enzyme_autodiff((void *)pointers, enzyme_dup, at, dat);
    expect("memory", dat[0], 2200);
    expect("second", dat[1], 5);
    expect("third", dat[2], 3);
    double in[2] = {2, 3}, din[2] = {0};
    __enzyme_autodiff((void *)memory, enzyme_dup, in, din);
    expect("scaled", din[0], 40);
    expect("scaled", din[1], 180);
    return finish();
}
