// Decompositions that pivot, Householder reflections, and matrices of fixed sizes.
#include <Eigen/Dense>

#include "check.hpp"

using namespace Eigen;

NOINLINE static double full_pivots(double *x) {
    MatrixXd A = Map<MatrixXd>(x, 3, 3);
    VectorXd b = Map<VectorXd>(x + 9, 3);
    FullPivLU<MatrixXd> lu(A);
    return lu.solve(b).squaredNorm() + lu.determinant();
}
REVERSE(full_pivots, 1, 2, 3, .4, .5, .6, 7, 8, -9.5, .1, .2, .3)

NOINLINE static double householder(double *x) {
    MatrixXd A = Map<MatrixXd>(x, 4, 3);
    VectorXd b = Map<VectorXd>(x + 12, 4);
    HouseholderQR<MatrixXd> qr(A);
    VectorXd y = qr.solve(b);
    return y.squaredNorm() + qr.matrixQR().trace();
}
REVERSE(householder, 1, 2, 3, .4, .5, .6, 7, 8, -9.5, .1, .2, .3, 1, 2, 3, 4)

NOINLINE static double small_inverses(double *x) {
    Map<Matrix2d> A(x);
    Map<Matrix3d> B(x);
    Map<Matrix4d> C(x);
    Vector4d b = C.col(1);
    return A.inverse().sum() + B.inverse().squaredNorm() + C.inverse().sum() + C.determinant() +
           C.partialPivLu().solve(b).sum() + B.lu().solve(B.col(0) + B.col(1)).sum();
}
REVERSE(small_inverses, 4, 2, 3, .4, .5, 6, 1, 8, 9.5, .1, 7, .3, 1, 2, 3, 9)
