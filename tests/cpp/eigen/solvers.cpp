// Cholesky and LU decompositions, and what is solved with them, of small and of blocked sizes.
#include <Eigen/Dense>

#include "check.hpp"

using namespace Eigen;

NOINLINE static double cholesky(double *x) {
    MatrixXd A = Map<MatrixXd>(x, 3, 3);
    MatrixXd S = A * A.transpose() + MatrixXd::Identity(3, 3);
    VectorXd b = Map<VectorXd>(x + 9, 3);
    LLT<MatrixXd> llt(S);
    LDLT<MatrixXd> ldlt(S);
    MatrixXd L = llt.matrixL();
    return llt.solve(b).squaredNorm() + ldlt.solve(b).sum() + L.diagonal().array().log().sum() + ldlt.vectorD().sum();
}
GRADIENT(cholesky, 1, 2, 3, .4, .5, .6, 7, 8, 9, .1, .2, .3)

NOINLINE static double partial_pivots(double *x) {
    MatrixXd A = Map<MatrixXd>(x, 3, 3);
    VectorXd b = Map<VectorXd>(x + 9, 3);
    PartialPivLU<MatrixXd> lu(A);
    return lu.solve(b).squaredNorm() + lu.determinant() + A.inverse().sum() + A.determinant();
}
GRADIENT(partial_pivots, 1, 2, 3, .4, .5, .6, 7, 8, -9.5, .1, .2, .3)

NOINLINE static double triangular_solves(double *x) {
    MatrixXd A = Map<MatrixXd>(x, 3, 3);
    MatrixXd B = A.transpose() * 2;
    VectorXd b = Map<VectorXd>(x + 9, 3);
    A.triangularView<Lower>().solveInPlace(b);
    A.triangularView<UnitUpper>().solveInPlace(B);
    return b.squaredNorm() + B.sum() + A.triangularView<Upper>().solve(b).sum();
}
REVERSE(triangular_solves, 1, 2, 3, .4, .5, .6, 7, 8, 9, .1, .25, .3)

NOINLINE static double large_solve(double *x) {
    MatrixXd A(50, 50);
    for (int i = 0; i < 50; i++)
        for (int j = 0; j < 50; j++) A(i, j) = x[(i + 2 * j) % 5] * ((i * 7 + j * 3) % 11 + .1) + (i == j) * 60;
    VectorXd b = A.col(3);
    b[2] += x[1];
    MatrixXd S = A * A.transpose();
    return A.partialPivLu().solve(b).sum() + S.llt().solve(b).norm() * 100;
}
REVERSE(large_solve, 1, .2, .3, .4, .5)
