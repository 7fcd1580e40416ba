/* What is returned, in every shape of C's calling convention: structs in one register or several, or in memory;
   pointers, with their shadows; what is packed into an integer. */
#include "../../programs/c/check.h"

typedef struct { float x; int n; } Mixed;
typedef struct { float a, b; } TwoFloats;
typedef struct { float a, b, c; int n; } Packed;
typedef struct { double a; long n; } Counted;
typedef struct { long n; double x; } Numbered;
typedef struct { double *p, *dp; } Pointers;
typedef struct { float value, tangent; } Both;

double __enzyme_fwddiff_double(void *, ...);
float __enzyme_fwddiff_float(void *, ...);
double *__enzyme_fwddiff_pointer(void *, ...);
Pointers __enzyme_fwddiff_pointers(void *, ...);
Mixed __enzyme_fwddiff_mixed(void *, ...);
TwoFloats __enzyme_fwddiff_floats(void *, ...);
Packed __enzyme_fwddiff_packed(void *, ...);
Counted __enzyme_fwddiff_counted(void *, ...);
Numbered __enzyme_fwddiff_numbered(void *, ...);
Both __enzyme_fwddiff_both(void *, ...);

static double of_mixed(Mixed m) {
    double sum = 0;
    for (int i = 0; i < m.n; i++) sum += m.x * m.x;
    return sum;
}
static Mixed to_mixed(float x) { return (Mixed){x * x, (int)x}; }
static Mixed through_mixed(Mixed m) { return (Mixed){m.x * m.x * m.n, m.n}; }
static TwoFloats two_floats(float x, float y) { return (TwoFloats){x * y, x + y * y}; }
static Packed packed(float x) { return (Packed){x, x * x, x * x * x, 7}; }
static Counted counted(double x) { return (Counted){x * x, (long)x}; }
static Numbered numbered(double x) { return (Numbered){3, x * x}; }
static long whole(double x) { return (long)x; }
static float cube(float x) { return x * x * x; }
static NOINLINE double *squares(const double *x, int n) {
    double *y = malloc(sizeof(double) * n);
    for (int i = 0; i < n; i++) y[i] = x[i] * x[i];
    return y;
}

int main(void) {
    Mixed m = {3, 4}, dm = {1, 0};
    expect("packed argument", __enzyme_fwddiff_double((void *)of_mixed, enzyme_dup, m, dm), 4 * 2 * 3);
    expect("packed result", __enzyme_fwddiff_mixed((void *)to_mixed, 3.f, 1.f).x, 6);
    expect("packed both ways", __enzyme_fwddiff_mixed((void *)through_mixed, enzyme_dup, m, dm).x, 24);
    TwoFloats two = __enzyme_fwddiff_floats((void *)two_floats, enzyme_dup, 2.f, 1.f, enzyme_dup, 3.f, 10.f);
    expect("two floats", two.a, 3 + 2 * 10);
    expect("two floats", two.b, 1 + 2 * 3 * 10);
    expect("three floats and an int", __enzyme_fwddiff_packed((void *)packed, 3.f, 1.f).c, 27);
    expect("before an integer", __enzyme_fwddiff_counted((void *)counted, 3.5, 1.0).a, 7);
    expect("behind an integer", __enzyme_fwddiff_numbered((void *)numbered, 3., 1.).x, 6);
    expect("an integer alone", __enzyme_fwddiff_double((void *)whole, 3., 1.), 0);
    expect("float", __enzyme_fwddiff_float((void *)cube, 2.f, 1.f), 12);
    Both both = __enzyme_fwddiff_both((void *)cube, enzyme_primal_return, 2.f, 1.f);
    expect("primal", both.value, 8);
    expect("tangent", both.tangent, 12);

    double x[3] = {1, 2, 3}, dx[3] = {1, 0, 0};
    double *shadow = __enzyme_fwddiff_pointer((void *)squares, enzyme_dup, x, dx, 3);
    expect("shadow", shadow[0], 2);
    expect("shadow", shadow[1], 0);
    Pointers pair = __enzyme_fwddiff_pointers((void *)squares, enzyme_primal_return, enzyme_dup, x, dx, 3);
    expect("pointee", pair.p[2], 9);
    expect("its shadow", pair.dp[0], 2);
    return finish();
}
