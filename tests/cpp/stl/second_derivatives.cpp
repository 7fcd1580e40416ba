// Second derivatives of what is beside numbers in objects: text, its length, counts. Forward over reverse.
#include <math.h>
#include <stdint.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

#include "check.hpp"

static const int N = 3;

// The gradient of f along a direction, against differences of gradients; and it is symmetric.
#define SECOND(f, ...)                                                                                              \
    extern "C" void __enzyme_autodiff_##f(void *, ...);                                                             \
    extern "C" void __enzyme_fwddiff_##f(void *, ...);                                                              \
    static void f##_gradient(const double *x, double *g) {                                                          \
        for (int i = 0; i < N; i++) g[i] = 0;                                                                       \
        __enzyme_autodiff_##f((void *)f, enzyme_dup, x, g);                                                         \
    }                                                                                                               \
    TEST(f) {                                                                                                       \
        const double x[N] = {__VA_ARGS__};                                                                          \
        double hessian[N][N], g[N];                                                                                 \
        for (int j = 0; j < N; j++) {                                                                               \
            double unit[N] = {0}, step = 1e-4, a[N], b[N], above[N], below[N];                                      \
            unit[j] = 1;                                                                                            \
            for (int i = 0; i < N; i++) hessian[j][i] = 0;                                                          \
            __enzyme_fwddiff_##f((void *)f##_gradient, enzyme_dup, x, unit, enzyme_dup, g, hessian[j]);             \
            for (int i = 0; i < N; i++) a[i] = x[i] + step * unit[i], b[i] = x[i] - step * unit[i];                 \
            f##_gradient(a, above);                                                                                 \
            f##_gradient(b, below);                                                                                 \
            for (int i = 0; i < N; i++) EXPECT_WITHIN(1e-5, hessian[j][i], (above[i] - below[i]) / (2 * step));     \
        }                                                                                                           \
        for (int i = 0; i < N; i++)                                                                                 \
            for (int j = 0; j < i; j++) EXPECT(hessian[i][j], hessian[j][i]);                                       \
    }

struct Named {
    std::string name;
    double v;
};

static NOINLINE double sorted_by_name(const double *x) {
    std::vector<Named> all;
    for (int k = 0; k < N; k++) all.push_back({std::string("number ") + char('a' + (k * 2 + 1) % 5), x[k] * x[0]});
    std::sort(all.begin(), all.end(), [](const Named &a, const Named &b) { return a.name < b.name; });
    auto copy = all;
    copy[0].name += " and more of the name";
    copy[0].v *= x[1];
    double q = 0.3;
    for (auto &a : copy) q = 0.5 * q * q + a.v * (double)a.name.size() * 0.1;
    return q;
}
SECOND(sorted_by_name, 1.5, 0.4, 0.7)

static NOINLINE double summed_by_name(const double *x) {
    std::map<std::string, double> m;
    for (int k = 0; k < 5; k++) m[k % 2 ? "a name that is longer than sixteen" : "short"] += x[k % N] * x[(k + 1) % N];
    double q = 0.1;
    for (auto &[name, v] : m) q += v * q * (name.back() - 'a' + 1) * 0.2;
    return q;
}
SECOND(summed_by_name, 1.5, 0.4, 0.7)
