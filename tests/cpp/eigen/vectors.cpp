// Expressions of coefficients: fixed and dynamic vectors and arrays, reductions, blocks, maps, references.
#include <Eigen/Dense>

#include <vector>

#include "check.hpp"

using namespace Eigen;

NOINLINE static double fixed_vectors(double *x) {
    Map<const Vector3d> a(x), b(x + 3);
    Vector3d c = a.cross(b) + 2 * a - b / 3;
    return c.dot(a) + c.norm() * b.squaredNorm() + c.normalized().sum();
}
GRADIENT(fixed_vectors, 1, 2, 3, .4, .5, .6)

NOINLINE static double dynamic_vectors(double *x) {
    VectorXd a = Map<VectorXd>(x, 7), b = a.reverse();
    a += b.cwiseProduct(a);
    return a.norm() + a.sum() * b.mean() + a.head(3).prod() + a.tail<2>().sum();
}
GRADIENT(dynamic_vectors, 1, 2, 3, .4, .5, .6, 7)

NOINLINE static double extremes(double *x) {
    Map<ArrayXd> a(x, 5);
    Index at;
    double most = a.maxCoeff(&at);
    return a.minCoeff() * most + a[at] * a[0] + a.cwiseMax(2.1 * a[0]).sum() + a.min(1.5).prod();
}
GRADIENT(extremes, 1, 2, 3, .4, .5)

NOINLINE static double norms(double *x) {
    Map<VectorXd> a(x, 5);
    return a.lpNorm<1>() + a.lpNorm<3>() + a.lpNorm<Infinity>() + a.stableNorm() + a.blueNorm();
}
GRADIENT(norms, 1, -2, 3, .4, -.5)

NOINLINE static double array_arithmetic(double *x) {
    ArrayXd a = Map<ArrayXd>(x, 7);
    ArrayXd b = a.square() - a.cube() / (a + 10) + a.inverse() + a.abs() * a.sqrt();
    b = (a > 1).select(b, 3 * a) + a.pow(1.5);
    return b.sum() + (a * b).mean();
}
GRADIENT(array_arithmetic, 1.1, 2, 3, .4, .5, .6, 7)

NOINLINE static double rounding(double *x) {
    ArrayXd a = Map<ArrayXd>(x, 4);
    return (a - a.floor()).square().sum() + (a.ceil() * a + a.round() * a).sum();
}
GRADIENT(rounding, 1.1, 2.3, 3.7, .4)

NOINLINE static double blocks(double *x) {
    Map<Matrix<double, 4, 4, RowMajor>> A(x);
    MatrixXd B = A.block(1, 1, 2, 3) + A.topLeftCorner<2, 3>();
    B.row(0) *= 2;
    B.col(1) = B.col(0).cwiseProduct(B.col(2));
    return B.sum() + B.squaredNorm() + A.diagonal().prod() + A.trace() + A.row(2).maxCoeff();
}
GRADIENT(blocks, 1, 2, 3, .4, .5, .6, 7, 8, 9, .1, .2, .3, 1, 2, 3, 4)

NOINLINE static double partial_reductions(double *x) {
    MatrixXd A = Map<MatrixXd>(x, 3, 4);
    RowVectorXd means = A.colwise().mean();
    A.rowwise() -= means;
    VectorXd n = A.rowwise().norm();
    return n.sum() + A.colwise().squaredNorm().maxCoeff() + (A.array().rowwise() * means.array()).sum();
}
GRADIENT(partial_reductions, 1, 2, 3.5, .4, .5, .6, 7, 8.1, 9, .1, .2, .3)

NOINLINE static double of_reference(const Ref<const VectorXd> &v) { return v.squaredNorm() * v[0]; }
NOINLINE static void scaled(Ref<VectorXd> v, double by) { v *= by; }
NOINLINE static double references(double *x) {
    VectorXd v = Map<VectorXd>(x, 6);
    scaled(v.segment(1, 3), v[0]);
    MatrixXd A = v * v.transpose();
    return of_reference(v) + of_reference(v.head(3)) + of_reference(A.col(1)) + of_reference(2 * v);
}
GRADIENT(references, 1, .2, .3, .4, .5, .6)

NOINLINE static MatrixXd outer(const VectorXd &v) { return v * v.transpose(); }
NOINLINE static Vector4d shifted(Vector4d v, double by) { return v.array() + by; }
struct Body {
    Vector3d position, velocity;
    MatrixXd inertia;
};
NOINLINE static Body step(const Body &b, double t) {
    Body r = b;
    r.position += t * b.velocity;
    r.inertia *= t;
    return r;
}
NOINLINE static double values(double *x) {
    MatrixXd A = outer(Map<VectorXd>(x, 3));
    Vector4d s = shifted(Map<Vector4d>(x + 1), x[0]);
    Body body{Map<Vector3d>(x), Map<Vector3d>(x + 3), A};
    for (int k = 0; k < 3; k++) body = step(body, .5 * x[5]);
    std::vector<Vector3d> path;
    for (int k = 0; k < 5; k++) path.push_back(body.position * k + body.velocity);
    double length = 0;
    for (size_t k = 1; k < path.size(); k++) length += (path[k] - path[k - 1]).norm();
    return A.sum() + s.squaredNorm() + length + body.inertia.norm();
}
GRADIENT(values, 1, .2, .3, .4, .5, .6)

NOINLINE static double of_floats(double *x) {
    VectorXf v = Map<VectorXd>(x, 6).cast<float>();
    Matrix3f M = v.head(3) * v.tail(3).transpose();
    return (M * M.transpose()).sum() + v.norm();
}
REVERSE_WITHIN(1e-3, of_floats, 1, .2, .3, .4, .5, .6)

NOINLINE static double of_complex(double *x) {
    Map<Matrix2cd> A(reinterpret_cast<std::complex<double> *>(x));
    Matrix2cd B = A * A.adjoint() + std::complex<double>(0, 1) * A.conjugate();
    return B.squaredNorm() + B.trace().imag() + B.real().sum();
}
GRADIENT(of_complex, 1, 2, 3, .4, .5, .6, 7, 8)
