// The log likelihood of a Gaussian process on 40 points of 3 coordinates, in Eigen: Cholesky factors of its covariance,
// their determinant, and a solve. Differentiated with respect to points, lengths and noise.
#include <Eigen/Dense>
#include <cmath>
#include "../c/bench.h"

extern "C" void __enzyme_autodiff(void *, ...);

namespace {

using Eigen::MatrixXd;
using Eigen::VectorXd;

constexpr int POINTS = 40, DIMENSIONS = 3, COUNT = POINTS * DIMENSIONS + DIMENSIONS + 1;

ENTRY double likelihood(const double *parameters, const VectorXd *values) {
    const Eigen::Map<const MatrixXd> points(parameters, DIMENSIONS, POINTS);
    const Eigen::Map<const VectorXd> lengths(parameters + POINTS * DIMENSIONS, DIMENSIONS);
    const double noise = parameters[COUNT - 1];
    MatrixXd covariance(POINTS, POINTS);
    for (int i = 0; i < POINTS; i++)
        for (int j = 0; j < POINTS; j++)
            covariance(i, j) = std::exp(-0.5 * (points.col(i) - points.col(j)).cwiseQuotient(lengths).squaredNorm());
    covariance.diagonal().array() += noise * noise;
    const Eigen::LLT<MatrixXd> factors(covariance);
    const MatrixXd lower = factors.matrixL();
    return -0.5 * values->dot(factors.solve(*values)) - lower.diagonal().array().log().sum() -
           0.5 * POINTS * std::log(2 * M_PI);
}

double parameters[COUNT];
VectorXd values(POINTS);

double primal() { return likelihood(parameters, &values); }

void gradient(double *g) {
    memset(g, 0, sizeof(double) * COUNT);
    __enzyme_autodiff((void *)likelihood, enzyme_dup, bench_opaque(parameters), g, enzyme_const, bench_opaque(&values));
}

double *input(int i) { return &parameters[i]; }

}  // namespace

int main(int argc, char **argv) {
    for (int i = 0; i < POINTS * DIMENSIONS; i++) parameters[i] = 2 * bench_random();
    for (int i = 0; i < DIMENSIONS; i++) parameters[POINTS * DIMENSIONS + i] = 0.8 + 0.2 * i;
    parameters[COUNT - 1] = 0.5;
    for (int i = 0; i < POINTS; i++) values[i] = std::sin(3 * parameters[DIMENSIONS * i]) + 0.1 * bench_random();
    return run(Kernel{"eigen_gp", "40 points", COUNT, COUNT, primal, gradient, input, NULL, 0}, argc, argv);
}
