// Products of all sizes, in all storage orders: fixed, dynamic, matrix-vector, blocked, triangular, symmetric, sparse.
#include <Eigen/Dense>
#include <Eigen/Sparse>

#include "check.hpp"

using namespace Eigen;

NOINLINE static double fixed_products(double *x) {
    Map<Matrix3d> A(x);
    Map<Vector3d> v(x + 9);
    Matrix3d B = A * A.transpose() + v * v.transpose();
    return (B * v).squaredNorm() + (A.inverse() * v).sum() + (A * B).determinant();
}
GRADIENT(fixed_products, 2, .2, .3, .4, 3, .6, .7, .8, -4, .1, .2, .3)

NOINLINE static double dynamic_products(double *x) {
    MatrixXd A = Map<MatrixXd>(x, 3, 4), B = Map<MatrixXd>(x + 12, 4, 2);
    MatrixXd C = A * B;
    VectorXd v = C.transpose() * A * VectorXd::Ones(4);
    return C.squaredNorm() + v.sum() + (v.transpose() * C.transpose()).norm();
}
GRADIENT(dynamic_products, 1, 2, 3, .4, .5, .6, 7, 8, 9, .1, .2, .3, 1, 2, 3, 4, 5, 6, 7, 8)

typedef Matrix<double, Dynamic, Dynamic, RowMajor> Rows;
NOINLINE static double blocked_products(double *x) {
    MatrixXd A(40, 37), B(37, 33);
    for (int i = 0; i < 40; i++)
        for (int k = 0; k < 37; k++) A(i, k) = x[(i + 2 * k) % 8] * (i + 1) / (k + 3.);
    for (int k = 0; k < 37; k++)
        for (int j = 0; j < 33; j++) B(k, j) = x[(3 * k + j) % 8] + .01 * k * j;
    MatrixXd C = A * B;
    Rows D = A.transpose() * C;
    C.noalias() += .5 * (A * D * D.transpose()).leftCols(33);
    return C.sum() * 1e-6 + D.norm() * 1e-3;
}
GRADIENT(blocked_products, 1, .2, .3, .4, .5, .6, .7, .8)

NOINLINE static double matrix_vector(double *x) {
    MatrixXd A(17, 13);
    for (int i = 0; i < 17 * 13; i++) A.data()[i] = x[i % 8] * .01 * (i % 11);
    Rows R = A;
    VectorXd v = VectorXd::LinSpaced(13, x[0], x[1]);
    VectorXd w = A * v + R * (2 * v);
    w += A * (A.transpose() * w);
    w.noalias() -= R * (R.transpose() * w);
    return w.squaredNorm() + w.sum();
}
REVERSE(matrix_vector, 1, .2, .3, .4, .5, .6, .7, .8)

NOINLINE static double views(double *x) {
    MatrixXd A = Map<MatrixXd>(x, 3, 3);
    MatrixXd L = A.triangularView<Lower>();
    MatrixXd S = A.selfadjointView<Upper>();
    VectorXd v = A.col(0);
    VectorXd y = A.triangularView<UnitUpper>() * v + A.selfadjointView<Lower>() * v + A.diagonal().asDiagonal() * v;
    S.selfadjointView<Lower>().rankUpdate(v, 2);
    MatrixXd P = A.triangularView<Upper>() * L;
    return L.squaredNorm() + S.sum() + y.norm() + P.squaredNorm();
}
REVERSE(views, 1, 2, 3, .4, .5, .6, 7, 8, 9)

NOINLINE static double sparse(double *x) {
    SparseMatrix<double> A(6, 6);
    std::vector<Triplet<double>> entries;
    for (int i = 0; i < 6; i++) {
        entries.emplace_back(i, i, x[i] + 2);
        entries.emplace_back(i, (i + 2) % 6, x[i] * x[(i + 1) % 6]);
    }
    A.setFromTriplets(entries.begin(), entries.end());
    VectorXd v = Map<VectorXd>(x, 6);
    VectorXd w = A * v + A.transpose() * v;
    return w.squaredNorm();
}
REVERSE(sparse, 1, .2, .3, .4, .5, .6)
