// __enzyme_error_estimate: what is beside a value bounds its absolute error; each operation adds its own rounding.
#include "check.hpp"
#include <math.h>

template <class R = double, class... A> R __enzyme_error_estimate(void *, A...);

static int told, sums;
static double worst;
extern "C" void enzymeLogError(double value, double error, const char *op, const char *callee, const char *module, const char *function,
                               const char *block) {
    told++;
    sums += !strcmp(op, "fadd");
    worst = fmax(worst, error);
    if (!strstr(function, "cancels") && !strstr(function, "other")) printf("%s\n", function);
}

static double cancels(double x) {
    double v1 = cos(x), v2 = 1 - v1, v3 = x * x;
    return v2 / v3;
}
static double other_sum(const double *x, int n) {
    double s = 0;
    for (int i = 0; i < n; i++) s += x[i];
    return s;
}
static double other_product(double x, double y) { return x * -y; }
static float other_narrow(double x) { return (float)x; }

TEST(cancellation_is_seen) {
    double error = __enzyme_error_estimate((void *)cancels, 1e-7, 0.0);
    EXPECT_WITHIN(1e-4, error, 2.2222222e-2);
    EXPECT(told >= 3, 1);
    EXPECT_WITHIN(1e-12, worst, error);
}

TEST(errors_of_arguments_are_added_whatever_their_sign) {
    double x[3] = {1, -2, 3}, e[3] = {1e-3, 1e-3, 1e-3};
    int before = sums;
    EXPECT(__enzyme_error_estimate((void *)other_sum, enzyme_dup, x, e, enzyme_const, 3), 3e-3);
    EXPECT(sums - before, 3);
    EXPECT(__enzyme_error_estimate((void *)other_product, 3.0, 0.5, 4.0, 0.25), 0.5 * 4 + 3 * 0.25);
}

TEST(rounding_to_a_narrower_type_is_an_operation) {
    EXPECT(__enzyme_error_estimate<float>((void *)other_narrow, 1.5, 0.0), 1.5 * ldexp(1, -23));
}
