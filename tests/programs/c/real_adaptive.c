/* Adaptive Simpson integration by recursion, the integrand through a pointer with its parameters behind void *. */
#include "check.h"

typedef double Integrand(double t, const void *parameters);
typedef struct { double rate, frequency; } Parameters;

static double damped(double t, const void *parameters) {
    const Parameters *p = parameters;
    return exp(-p->rate * t) * cos(p->frequency * t);
}

static double simpson(double fa, double fm, double fb, double width) { return width / 6 * (fa + 4 * fm + fb); }

static double integrate(Integrand *g, const void *p, double a, double b, double fa, double fm, double fb, int depth) {
    double m = (a + b) / 2, fl = g((a + m) / 2, p), fr = g((m + b) / 2, p);
    double whole = simpson(fa, fm, fb, b - a), left = simpson(fa, fl, fm, m - a), right = simpson(fm, fr, fb, b - m);
    if (depth == 0 || fabs(left + right - whole) < 1e-9) return left + right + (left + right - whole) / 15;
    return integrate(g, p, a, m, fa, fl, fm, depth - 1) + integrate(g, p, m, b, fm, fr, fb, depth - 1);
}

static double f(double *x) {
    Parameters p = {x[0], x[1]};
    return integrate(damped, &p, 0, x[2], damped(0, &p), damped(x[2] / 2, &p), damped(x[2], &p), 12);
}

TEST_WITHIN(f, 1e-5, 0.7, 2.3, 1.9)
