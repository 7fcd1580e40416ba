// A class that keeps its plans: where it is inlined, the arrays are known; else it gives them. In single precision, too.
#include <cmath>
#include <complex>
#include <cstdio>
#include <fftw3.h>
#include <vector>

extern int enzyme_dup, enzyme_const;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

class Transform {
    std::vector<std::complex<double>> values;
    fftw_plan there;

public:
    explicit Transform(int n) : values(n) {
        auto *data = reinterpret_cast<fftw_complex *>(values.data());
        there = fftw_plan_dft_1d(n, data, data, FFTW_FORWARD, FFTW_ESTIMATE);
    }
    Transform(const Transform &) = delete;
    ~Transform() { fftw_destroy_plan(there); }
    std::complex<double> &operator[](int i) { return values[i]; }
    void run() {
        auto *data = reinterpret_cast<fftw_complex *>(values.data());
        fftw_execute_dft(there, data, data);
    }
};

static double power(const double *x, int n) {
    Transform t(n);
    for (int i = 0; i < n; i++) t[i] = {x[i], x[i] * x[(i + 1) % n]};
    t.run();
    t.run();
    double sum = 0;
    for (int i = 0; i < n; i++) sum += (i + 1) * std::norm(t[i]) + std::arg(t[i]);
    std::vector<float> y(n), z(2 * (n / 2 + 1));
    for (int i = 0; i < n; i++) y[i] = static_cast<float>(x[i] * i);
    fftwf_plan p = fftwf_plan_dft_r2c_1d(n, y.data(), reinterpret_cast<fftwf_complex *>(z.data()), FFTW_ESTIMATE);
    fftwf_execute(p);
    fftwf_destroy_plan(p);
    return sum + 0.5 * z[2] * z[3];
}

int main() {
    const int n = 6;
    double x[n], dx[n] = {}, v[n], sum = 0;
    for (int i = 0; i < n; i++) x[i] = std::sin(i + 1.0), v[i] = std::cos(i * i);
    __enzyme_autodiff((void *)power, enzyme_dup, x, dx, enzyme_const, n);
    for (int i = 0; i < n; i++) {
        double at = x[i], h = 1e-2;
        x[i] = at + h;
        double up = power(x, n);
        x[i] = at - h;
        double down = power(x, n);
        x[i] = at;
        sum += dx[i] * v[i];
        if (!(std::fabs(dx[i] - (up - down) / (2 * h)) <= 2e-2 * (1 + std::fabs(dx[i])))) return std::printf("%d: %g %g\n", i, dx[i], (up - down) / (2 * h));
    }
    double along = __enzyme_fwddiff((void *)power, enzyme_dup, x, v, enzyme_const, n);
    if (!(std::fabs(along - sum) <= 1e-6 * (1 + std::fabs(sum)))) return std::printf("along: %.9g %.9g\n", along, sum);
    return 0;
}
