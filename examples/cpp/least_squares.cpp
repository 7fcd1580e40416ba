// Ridge regression with Eigen, and how strong the ridge should be.
//
// A polynomial is fitted to noisy points by solving (A'A + s I) w = A'y with a Cholesky factorization. How well the fit
// predicts points that it has not seen depends on s. The derivative of that validation error goes through the whole
// computation (products, the factorization, two triangular solves, a norm), and descent along it finds a good s.
#include <Eigen/Dense>
#include <enzyme/enzyme>

#include "check.hpp"

using Eigen::MatrixXd, Eigen::VectorXd;
using enzyme::Const, enzyme::Duplicated, enzyme::Reverse, enzyme::autodiff;

struct Points {
    MatrixXd powers;  // a row for each point
    VectorXd heights;
};

// The squared residual, which the fit makes small.
static double residual(const Points &points, const VectorXd &weights) {
    return (points.powers * weights - points.heights).squaredNorm();
}

static VectorXd fit(const Points &points, double strength) {
    MatrixXd normal = points.powers.transpose() * points.powers;
    normal.diagonal().array() += strength;
    return normal.llt().solve(points.powers.transpose() * points.heights);
}

// The error of the fit to `seen` on points that it has not seen; the strength as its logarithm.
static double validation(const Points &seen, const Points &unseen, const double &log_strength) {
    return residual(unseen, fit(seen, std::exp(log_strength))) / unseen.heights.size();
}

static Points measure(int count, int degree, double shift) {
    Points found{MatrixXd(count, degree + 1), VectorXd(count)};
    for (int i = 0; i < count; i++) {
        double x = -1 + 2 * (i + shift) / count;
        for (int k = 0; k <= degree; k++) found.powers(i, k) = std::pow(x, k);
        found.heights(i) = std::sin(3 * x) + 0.2 * std::sin(12.9898 * i + 5 * shift);  // a repeatable noise
    }
    return found;
}

int main() {
    const Points seen = measure(14, 9, 0.3), unseen = measure(40, 9, 0.5);
    Check check;

    // The gradient of the residual, whose closed form is 2 A'(A w - y).
    VectorXd weights = VectorXd::LinSpaced(10, -1, 1), gradient = VectorXd::Zero(10);
    autodiff<Reverse>(residual, Const<const Points &>{seen}, Duplicated<const VectorXd &>{weights, gradient});
    VectorXd expected = 2 * seen.powers.transpose() * (seen.powers * weights - seen.heights);
    for (int k : {0, 3, 9}) check.compare("by a weight", gradient(k), expected(k));

    // The derivative of the validation error, against differences.
    double log_strength = -5, slope = 0;
    auto error = [&] { return validation(seen, unseen, log_strength); };
    auto derivative = [&] {
        slope = 0;
        autodiff<Reverse>(validation, Const<const Points &>{seen}, Const<const Points &>{unseen},
                          Duplicated<const double &>{log_strength, slope});
        return slope;
    };
    check.compare("by the ridge", derivative(), difference(error, log_strength));
    int status = check.verdict();

    std::printf("\n%9s %14s %14s\n", "iteration", "log strength", "error");
    double before = error();
    for (int iteration = 0; iteration <= 100; iteration++) {
        if (iteration % 20 == 0) std::printf("%9d %14.5f %14.8f\n", iteration, log_strength, error());
        log_strength -= 500 * derivative();
    }
    return status || !(error() < before);
}
