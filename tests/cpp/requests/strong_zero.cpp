// enzyme_strong_zero: an adjoint or tangent of zero gives zero, whatever the partial is.
#include "check.hpp"

extern int enzyme_strong_zero;
template <class... A> double __enzyme_autodiff(void *, A...);
template <class... A> double __enzyme_fwddiff(void *, A...);
template <class... A> double __enzyme_fwddiff2(void *, A...);

static double product(double x, double y) { return x * y; }
static double quotient(double x, double y) { return x / y; }
static double root(double x) { return sqrt(x) * 2; }
static NOINLINE double inner(double x, double y) { return log(x) * y; }
static NOINLINE double through_a_call(const double *x) { return inner(x[0], x[1]) + x[1]; }
static double ignored(const double *x) {
    double weights[3] = {1, 0, 2}, sum = 0;
    for (int i = 0; i < 3; i++) sum += weights[i] * log(x[i]);
    return sum;
}

static volatile double none = 0; /* a tangent, of which the compiler does not know that it is zero */

TEST(a_tangent_of_zero_times_infinity_is_zero) {
    EXPECT(__enzyme_fwddiff((void *)product, enzyme_dup, 3.0, none, enzyme_dup, (double)INFINITY, 0.0, enzyme_strong_zero), 0);
    EXPECT(__enzyme_fwddiff((void *)product, enzyme_dup, 3.0, none, enzyme_dup, (double)INFINITY, 0.0), NAN);
    EXPECT(__enzyme_fwddiff((void *)product, enzyme_strong_zero, enzyme_dup, 3.0, 2.0, enzyme_dup, (double)INFINITY, 0.0), INFINITY);
    EXPECT(__enzyme_fwddiff((void *)quotient, enzyme_dup, 3.0, none, enzyme_dup, 0.0, 0.0, enzyme_strong_zero), 0);
    EXPECT(__enzyme_fwddiff((void *)quotient, enzyme_dup, 3.0, 5.0, enzyme_dup, 2.0, 0.0, enzyme_strong_zero), 2.5);
    EXPECT(__enzyme_fwddiff((void *)quotient, enzyme_dup, 3.0, none, enzyme_dup, 2.0, 1.0, enzyme_strong_zero), -0.75);
}

TEST(an_adjoint_of_zero_times_infinity_is_zero) {
    double x[3] = {2, 0, 4}, dx[3] = {0};
    __enzyme_autodiff((void *)ignored, enzyme_dup, x, dx, enzyme_strong_zero);
    EXPECT(dx[0], 0.5);
    EXPECT(dx[1], 0);
    EXPECT(dx[2], 0.5);
    double plain[3] = {0};
    __enzyme_autodiff((void *)ignored, enzyme_dup, x, plain);
    EXPECT(plain[1], NAN);
}

TEST(callees_know_of_it) {
    double x[2] = {0, 0}, dx[2] = {0};
    __enzyme_autodiff((void *)through_a_call, enzyme_dup, x, dx, enzyme_strong_zero);
    EXPECT(dx[0], 0);
    EXPECT(dx[1], -INFINITY);
    double t[2] = {0, 0};
    EXPECT(__enzyme_fwddiff2((void *)through_a_call, enzyme_dup, x, t, enzyme_strong_zero), 0);
}

TEST(what_is_not_zero_is_as_without) {
    EXPECT(__enzyme_autodiff((void *)root, enzyme_out, 4.0, enzyme_strong_zero), 0.5);
    EXPECT(__enzyme_fwddiff((void *)product, enzyme_dup, 3.0, 2.0, enzyme_dup, 5.0, 7.0, enzyme_strong_zero), 31);
}
