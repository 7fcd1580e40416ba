// Second derivatives through records that hold a number or an address in one place: what is captured by closures.
#include <functional>
#include <vector>

#include "check.hpp"

using Function = std::function<double(double)>;

static NOINLINE double composed(double *x) {
    double scale = x[0];
    std::vector<Function> all;
    all.push_back([scale](double y) { return scale * y; });
    all.push_back([&](double y) { return y + x[1] * scale; });
    double sum = x[1];
    for (auto &f : all) sum = 0.7 * f(sum);
    return tanh(sum);
}

void __enzyme_autodiff(void *, ...);
void __enzyme_fwddiff(void *, ...);

static void gradient(double *x, double *dx) { __enzyme_autodiff((void *)composed, enzyme_dup, x, dx); }

TEST(the_gradient_along_a_direction) {
    double x[2] = {0.3, 0.7}, v[2] = {1, 0.5}, g[2] = {0}, h[2] = {0};
    __enzyme_fwddiff((void *)gradient, enzyme_dup, x, v, enzyme_dup, g, h);
    double found[2][2] = {{0}}, step = 1e-5;
    for (int k = 0; k < 2; k++) {
        double by = k ? -step : step, at[2] = {x[0] + by * v[0], x[1] + by * v[1]};
        gradient(at, found[k]);
    }
    for (int i = 0; i < 2; i++) EXPECT_WITHIN(1e-8, h[i], (found[0][i] - found[1][i]) / (2 * step));
}
