// std::complex, std::valarray, <numeric> and <cmath>; second order of what is made of them.
#include "check.hpp"
#include <cmath>
#include <complex>
#include <functional>
#include <numeric>
#include <valarray>
#include <vector>

typedef std::complex<double> Complex;

static double complex_arithmetic(double *x) {
    Complex z(x[0], x[1]), w(x[1], -x[0] * x[1]);
    Complex p = z * w + z / w - w * 2.0 + 3.0 / z;
    p += z;
    p *= w;
    p /= Complex(1.5, x[0]);
    p -= std::conj(z);
    return p.real() * p.imag() + std::norm(p) + std::real(-z);
}
GRADIENT(complex_arithmetic, 1.2, 0.7)

static double complex_functions(double *x) {
    Complex z(x[0], x[1]);
    Complex s = std::exp(z) + std::log(z) + std::sqrt(z) + std::sin(z) * std::cos(z);
    return s.real() + s.imag() * std::abs(z) + std::arg(z);
}
GRADIENT(complex_functions, 1.2, 0.7)

static double complex_powers(double *x) {
    Complex z(x[0], x[1]);
    Complex s = std::pow(z, 3) + std::pow(z, 1.5) + std::pow(z, z) + std::pow(2.0, z);
    return s.real() * s.imag();
}
GRADIENT(complex_powers, 1.2, 0.7)

static double complex_hyperbolic(double *x) {
    Complex z(x[0], x[1]);
    Complex s = std::sinh(z) / std::cosh(z) + std::tanh(z) * std::tan(z);
    return std::abs(s);
}
GRADIENT(complex_hyperbolic, 0.4, 0.7)

static double complex_polar(double *x) {
    Complex z = std::polar(x[0], x[1]), sum = 0;
    for (int k = 0; k < 5; k++) sum = sum * z + std::polar(1.0, x[1] * k);
    return std::norm(sum);
}
GRADIENT(complex_polar, 1.2, 0.7)

static double complex_of_floats(double *x) {
    std::complex<float> z((float)x[0], (float)x[1]);
    std::complex<float> w = z * z / (z + 2.0f);
    return w.real() + w.imag();
}
extern "C" void __enzyme_autodiff_floats(void *, ...);
TEST(complex_numbers_of_floats) {
    double x[2] = {1.25, 0.75}, dx[2] = {0};
    __enzyme_autodiff_floats((void *)complex_of_floats, enzyme_dup, x, dx);
    Complex z(x[0], x[1]), d = (z * z + 4.0 * z) / ((z + 2.0) * (z + 2.0));  // f' of z * z / (z + 2)
    EXPECT_WITHIN(1e-5, dx[0], d.real() + d.imag());
    EXPECT_WITHIN(1e-5, dx[1], d.real() - d.imag());
}

static void transform(std::vector<Complex> &v, bool inverse) {
    size_t n = v.size();
    if (n == 1) return;
    std::vector<Complex> even(n / 2), odd(n / 2);
    for (size_t i = 0; i < n / 2; i++) even[i] = v[2 * i], odd[i] = v[2 * i + 1];
    transform(even, inverse);
    transform(odd, inverse);
    for (size_t i = 0; i < n / 2; i++) {
        Complex t = std::polar(1.0, (inverse ? 2 : -2) * 3.141592653589793 * i / n) * odd[i];
        v[i] = even[i] + t;
        v[i + n / 2] = even[i] - t;
    }
}
static double fourier(double *x) {
    std::vector<Complex> v;
    for (int i = 0; i < 8; i++) v.push_back({x[i % 3] * i, x[(i + 1) % 3]});
    transform(v, false);
    double power = 0;
    for (size_t k = 0; k < v.size(); k++) power += std::norm(v[k]) * std::norm(v[k]) * k;
    return power * 1e-3;
}
GRADIENT(fourier, 1.2, 0.7, -0.4)

static Complex newton(const std::vector<Complex> &coefficients, Complex z) {
    for (int i = 0; i < 50; i++) {
        Complex value = 0, slope = 0;
        for (const Complex &c : coefficients) {
            slope = slope * z + value;
            value = value * z + c;
        }
        Complex step = value / slope;
        z -= step;
        if (std::abs(step) < 1e-14) break;
    }
    return z;
}
static double root_of_polynomial(double *x) {
    Complex z = newton({1, x[0], Complex(0, x[1]), 5}, Complex(1, 1));
    return z.real() * z.imag();
}
GRADIENT(root_of_polynomial, 1.2, 0.7)

static double valarrays(double *x) {
    std::valarray<double> a(x, 3), b = a * 2.0 + 1.0;
    b[1] *= a[0];
    std::valarray<double> c = std::sin(a) * b + std::exp(-a);
    c[std::slice(0, 2, 2)] *= std::valarray<double>(a[0], 2);
    return c.sum() * (a * b).sum() + c.max() - std::pow(b, 2.0).min();
}
GRADIENT(valarrays, 1.2, 0.7, -0.4)

static double numeric(double *x) {
    std::vector<double> v(6), w(6);
    std::iota(v.begin(), v.end(), x[0]);
    std::partial_sum(v.begin(), v.end(), w.begin());
    std::adjacent_difference(w.begin(), w.end(), v.begin(), [](double a, double b) { return a * b; });
    double dot = std::inner_product(v.begin(), v.end(), w.begin(), x[1]);
    double product = std::accumulate(w.begin(), w.end(), 1.0, std::multiplies<double>());
    double fold = std::accumulate(v.begin(), v.end(), 0.0, [&](double a, double b) { return a * x[1] + b; });
    return dot * 1e-3 + product * 1e-4 + fold * 1e-3 + std::reduce(v.begin(), v.end()) * 1e-3;
}
GRADIENT(numeric, 1.2, 0.7)

static double functions(double *x) {
    return std::hypot(x[0], x[1]) + std::cbrt(x[0]) * std::atan2(x[1], x[0]) + std::fma(x[0], x[1], x[0]) +
           std::erf(x[1]) * std::lgamma(x[0] + 1) + std::log1p(x[0]) * std::expm1(x[1]) + std::fmod(x[0], 0.5) +
           std::copysign(x[0], -x[1]) + std::fmax(x[0], x[1]) * std::fdim(x[0], x[1]) + std::hypot(x[0], x[1], 1.0);
}
GRADIENT(functions, 1.2, 0.7)

// Second order: the gradient of a gradient's component.
static double cubic(double *x) {
    std::vector<double> v;
    for (int i = 1; i < 4; i++) v.push_back(x[0] * i * x[1]);
    Complex z(v[0], v[1]);
    return (z * z * z).real() * v[2];
}
REVERSE_OF(cubic)
static double slope_of_cubic(double *x) {
    double dx[2] = {0, 0};
    cubic_reverse(x, dx);
    return dx[0];
}
GRADIENT(slope_of_cubic, 1.2, 0.7)

static double shared(double *x) {
    std::vector<std::vector<double>> rows(2, std::vector<double>(2, x[0]));
    rows[1].push_back(std::exp(x[1]) * rows[0][0]);
    double *made = new double[2]{rows[1][2] * x[0], x[1]};
    double result = made[0] * made[1] * rows[0][1];
    delete[] made;
    return result;
}
extern "C" double __enzyme_fwddiff_shared(void *, ...);
static double slope_of_shared(double *x) {
    double dx[2] = {1, 0};
    return __enzyme_fwddiff_shared((void *)shared, enzyme_dup, x, dx);
}
GRADIENT(slope_of_shared, 1.2, 0.7)
