// Products of matrices in Eigen that are large enough for its blocked kernel, in place of which three loops are
// differentiated.
#include <Eigen/Dense>
#include "check.hpp"

using Eigen::ColMajor, Eigen::Dynamic, Eigen::Matrix, Eigen::MatrixXd, Eigen::RowMajor;

template <int ORDER>
static Matrix<double, Dynamic, Dynamic, ORDER> given(const double *x, int rows, int columns, int first) {
    Matrix<double, Dynamic, Dynamic, ORDER> matrix(rows, columns);
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++) matrix(i, j) = x[(first + 5 * i + 3 * j + i * j) % 12] * (1 + 0.1 * (i - j));
    return matrix;
}

template <int LEFT, int RIGHT>
static double product(double *x) {
    const auto left = given<LEFT>(x, 9, 11, 0);
    const auto right = given<RIGHT>(x, 11, 7, 4);
    MatrixXd result = MatrixXd::Constant(9, 7, x[1]);
    result.noalias() += left * right * x[0];
    return result.squaredNorm() * 0.01;
}

static double columns_columns(double *x) { return product<ColMajor, ColMajor>(x); }
static double rows_columns(double *x) { return product<RowMajor, ColMajor>(x); }
static double columns_rows(double *x) { return product<ColMajor, RowMajor>(x); }
static double rows_rows(double *x) { return product<RowMajor, RowMajor>(x); }

// The operands are parts of one matrix, one is changed behind the product, and the result is multiplied again.
static double powers(double *x) {
    MatrixXd all = given<ColMajor>(x, 20, 20, 2) * 0.3, sum = MatrixXd::Zero(10, 10);
    for (int turn = 0; turn < 3; turn++) {
        sum.noalias() += all.topLeftCorner(10, 10) * all.bottomRightCorner(10, 10).transpose();
        all.topLeftCorner(10, 10) = sum * all.topRightCorner(10, 10);
        all(turn, turn) *= x[turn];
    }
    return sum.sum();
}

#define NUMBERS 0.3, -0.7, 1.1, 0.4, -1.3, 0.8, 0.2, -0.6, 0.9, 1.2, -0.1, 0.5

GRADIENT(columns_columns, NUMBERS)
REVERSE(rows_columns, NUMBERS)
REVERSE(columns_rows, NUMBERS)
REVERSE(rows_rows, NUMBERS)
REVERSE_WITHIN(1e-7, powers, NUMBERS)
