// Decompositions of matrices of fixed size, whose expressions hold matrices themselves, beside dimensions and addresses,
// and which permute integers that lie between numbers.
#include <Eigen/Dense>

#include "check.hpp"

using namespace Eigen;

NOINLINE static double reflections(double *x) {
    Matrix3d A = Map<Matrix3d>(x);
    Vector3d b = Map<Vector3d>(x + 9);
    return A.householderQr().solve(b).sum();
}
GRADIENT(reflections, 1, 2, 3, .4, .5, .6, 7, 8, -9.5, .1, .2, .3)

NOINLINE static double pseudo_inverse(double *x) {
    Matrix2d A = Map<Matrix2d>(x);
    return A.completeOrthogonalDecomposition().pseudoInverse().norm();
}
GRADIENT(pseudo_inverse, 1, 2, 3, .4)

NOINLINE static double orthogonal(double *x) {
    Matrix4d A = Map<Matrix4d>(x);
    Vector4d b = Map<Vector4d>(x + 12);
    return A.completeOrthogonalDecomposition().solve(b).squaredNorm();
}
GRADIENT(orthogonal, 1, 2, 3, .4, .5, .6, 7, 8, -9.5, .1, .2, .3, .7, .8, .9, -1)
