// Products of matrix and vector in Eigen, in all storage orders: what is differentiated are two loops in the place of
// Eigen's kernel, which must say the same as it.
#include <Eigen/Dense>
#include "check.hpp"

using Eigen::ColMajor, Eigen::Dynamic, Eigen::Matrix, Eigen::RowMajor;

template <typename T, int ORDER>
using Table = Matrix<T, Dynamic, Dynamic, ORDER>;
template <typename T>
using Column = Matrix<T, Dynamic, 1>;

// A matrix and vectors out of x.
template <typename T, int ORDER, int ROWS, int COLUMNS>
struct Given {
    Table<T, ORDER> matrix;
    Column<T> right, left;
    explicit Given(const double *x) : matrix(ROWS, COLUMNS), right(COLUMNS), left(ROWS) {
        for (int i = 0; i < ROWS; i++)
            for (int j = 0; j < COLUMNS; j++) matrix(i, j) = T(x[(i * COLUMNS + j) % 40] * (1 + i));
        for (int j = 0; j < COLUMNS; j++) right[j] = T(x[(7 * j + 3) % 40]);
        for (int i = 0; i < ROWS; i++) left[i] = T(x[(11 * i + 5) % 40]);
    }
};

template <typename T, int ORDER, int ROWS, int COLUMNS>
static double product(double *x) {
    Given<T, ORDER, ROWS, COLUMNS> g(x);
    Column<T> result = g.left;
    result.noalias() += T(x[0]) * (g.matrix * g.right);
    result.noalias() -= g.matrix * g.right * T(2);
    return double(result.squaredNorm());
}

template <typename T, int ORDER, int ROWS, int COLUMNS>
static double transposed(double *x) {
    Given<T, ORDER, ROWS, COLUMNS> g(x);
    Column<T> result = g.matrix.transpose() * g.left;
    return double(result.dot(g.right)) + double(result[COLUMNS - 1]);
}

// Vectors that are a row of a matrix by columns and so on have a stride.
template <typename T, int ORDER, int ROWS, int COLUMNS>
static double strided(double *x) {
    Given<T, ORDER, ROWS, COLUMNS> g(x);
    Table<T, 1 - ORDER> out = Table<T, 1 - ORDER>::Zero(ROWS, 3), across = Table<T, 1 - ORDER>::Zero(3, COLUMNS);
    out.col(1).noalias() += g.matrix * g.matrix.row(1).transpose();
    across.row(2).noalias() += out.col(1).transpose() * g.matrix;
    return double(across.squaredNorm()) * 1e-3;
}

// The product overwrites its own operand, and a factor of it is changed behind it.
static double in_place(double *x) {
    Given<double, ColMajor, 6, 6> g(x);
    for (int turn = 0; turn < 3; turn++) {
        g.right = g.matrix * g.right * 0.3;
        g.matrix(turn, 2) *= g.right[turn];
    }
    return g.right.sum();
}

static double nothing(double *x) {
    Table<double, ColMajor> empty(0, 4), flat(4, 0);
    Column<double> four = Column<double>::Constant(4, x[0]), none(0);
    return (flat * none).sum() + (empty * four).sum() + four.sum();
}

#define NUMBERS                                                                                                         \
    0.3, -0.7, 1.1, 0.4, -1.3, 0.8, 0.2, -0.6, 0.9, 1.2, -0.1, 0.5, -0.4, 1.4, 0.7, -0.9, 0.6, 0.1, -1.1, 1.3, 0.45, -0.35, \
        0.85, 0.25, -0.55, 0.65, 0.15, -0.75, 0.95, -0.05, 1.05, -1.15, 0.33, -0.22, 0.77, 0.11, -0.88, 0.44, 0.66, -0.99

static double product_by_columns(double *x) { return product<double, ColMajor, 7, 5>(x); }
static double product_by_rows(double *x) { return product<double, RowMajor, 5, 9>(x); }
static double product_of_floats(double *x) { return product<float, RowMajor, 6, 11>(x); }
static double transposed_by_columns(double *x) { return transposed<double, ColMajor, 7, 5>(x); }
static double strided_by_columns(double *x) { return strided<double, ColMajor, 7, 5>(x); }
static double strided_by_rows(double *x) { return strided<double, RowMajor, 5, 9>(x); }

// Differences of floats are no measure: forward against reverse is.
#define GRADIENT_OF_FLOATS(f, ...)                                                    \
    REVERSE_OF(f)                                                                     \
    FORWARD_OF(f)                                                                     \
    TEST(f) {                                                                         \
        double x[] = {__VA_ARGS__}, found[40] = {0};                                  \
        f##_reverse(x, found);                                                        \
        for (int i = 0; i < 40; i++) {                                                \
            double unit[40] = {0};                                                    \
            unit[i] = 1;                                                              \
            EXPECT_WITHIN(1e-4, found[i], f##_forward(x, unit));                      \
        }                                                                             \
    }

GRADIENT(product_by_columns, NUMBERS)
GRADIENT(product_by_rows, NUMBERS)
GRADIENT_OF_FLOATS(product_of_floats, NUMBERS)
REVERSE(transposed_by_columns, NUMBERS)
REVERSE(strided_by_columns, NUMBERS)
REVERSE(strided_by_rows, NUMBERS)
REVERSE_WITHIN(1e-7, in_place, NUMBERS)
REVERSE(nothing, 2.5)
