/* Structs returned in registers: two doubles, two floats, a float beside an int. */
#include "check.h"

typedef struct { double a, b; } Doubles;
typedef struct { float a, b; } Floats;
typedef struct { float a; int n; } Mixed;

static NOINLINE Doubles doubles(double x, double y) { return (Doubles){x * y, sin(x)}; }
static NOINLINE Floats floats(Floats f) { return (Floats){f.a * f.b, f.b + f.b - f.a}; }
static NOINLINE Mixed mixed(Mixed m) { return (Mixed){m.a * m.n, m.n + 1}; }

static double f(double *x) {
    Doubles d = doubles(x[0], x[1]);
    Floats s = floats((Floats){0.25f, 0.75f});
    Mixed m = mixed(mixed((Mixed){0.5f, 3}));
    return d.a * d.b + m.a * x[0] * m.n + s.a * x[1] + s.b;
}

TEST(f, 0.7, 1.6)
