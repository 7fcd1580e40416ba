// A Kalman filter in C++: matrices in vectors, LAPACK by Fortran's symbols within a class.
#include <cblas.h>
#include <cmath>
#include <cstdio>
#include <vector>

extern "C" void dposv_(const char *, const int *, const int *, double *, const int *, double *, const int *, int *);
extern int enzyme_dup;
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

struct Matrix {
    int rows, columns;
    std::vector<double> data;
    Matrix(int m, int n) : rows(m), columns(n), data(m * n) {}
    double &operator()(int i, int j) { return data[j * rows + i]; }
    double operator()(int i, int j) const { return data[j * rows + i]; }
};
static Matrix product(const Matrix &a, const Matrix &b, bool turned = false) {
    Matrix c(a.rows, turned ? b.rows : b.columns);
    cblas_dgemm(CblasColMajor, CblasNoTrans, turned ? CblasTrans : CblasNoTrans, c.rows, c.columns, a.columns, 1,
                a.data.data(), a.rows, b.data.data(), b.rows, 0, c.data.data(), c.rows);
    return c;
}
static Matrix solution(Matrix a, Matrix b) {
    int info;
    dposv_("U", &a.rows, &b.columns, a.data.data(), &a.rows, b.data.data(), &b.rows, &info);
    if (info != 0) throw info;
    return b;
}

static double likelihood(const double *x) {
    Matrix f(2, 2), h(1, 2), p(2, 2), state(2, 1);
    f(0, 0) = 1, f(0, 1) = x[0], f(1, 1) = x[1], h(0, 0) = 1, h(0, 1) = 0.3;
    p(0, 0) = p(1, 1) = 1;
    double r = 0;
    for (int k = 0; k < 6; k++) {
        state = product(f, state);
        p = product(product(f, p), f, true);
        p(0, 0) += x[2] * x[2], p(1, 1) += 0.1;
        Matrix s = product(product(h, p), h, true);
        s(0, 0) += x[3];
        double error = std::sin(0.7 * k) - product(h, state)(0, 0);
        Matrix gain = solution(s, product(h, p));
        r += (std::log(s(0, 0)) + error * error / s(0, 0)) / 2;
        for (int i = 0; i < 2; i++) state(i, 0) += gain(0, i) * error;
        Matrix less = product(p, h, true);
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++) p(i, j) -= less(i, 0) * gain(0, j);
    }
    return r;
}

int main() {
    double x[4] = {0.9, 0.8, 0.4, 0.5}, dx[4] = {0};
    __enzyme_autodiff((void *)likelihood, enzyme_dup, x, dx);
    for (int i = 0; i < 4; i++) {
        double high[4] = {x[0], x[1], x[2], x[3]}, low[4] = {x[0], x[1], x[2], x[3]}, unit[4] = {0};
        high[i] += 1e-5, low[i] -= 1e-5, unit[i] = 1;
        double should = (likelihood(high) - likelihood(low)) / 2e-5;
        double forward = __enzyme_fwddiff((void *)likelihood, enzyme_dup, x, unit);
        std::printf("%.12g %.12g %.12g\n", dx[i], forward, should);
        if (!(std::fabs(dx[i] - should) < 1e-7 && std::fabs(forward - dx[i]) < 1e-10)) return 1;
    }
}
