// The unsupported Tensor module.
#include <unsupported/Eigen/CXX11/Tensor>

#include "check.hpp"

using namespace Eigen;

NOINLINE static double contraction(double *x) {
    TensorMap<Tensor<double, 2>> A(x, 3, 4), B(x + 12, 4, 2);
    Eigen::array<IndexPair<int>, 1> pairs = {IndexPair<int>(1, 0)};
    Tensor<double, 2> C = A.contract(B, pairs);
    Tensor<double, 0> sum = (C * C).sum();
    return sum();
}
GRADIENT(contraction, 1, 2, 3, .4, .5, .6, 7, 8, 9, .1, .2, .3, 1, 2, 3, 4, 5, 6, 7, 8)

NOINLINE static double convolution(double *x) {
    TensorMap<Tensor<double, 2>> image(x, 4, 4), kernel(x + 16, 2, 2);
    Eigen::array<Index, 2> dims({0, 1});
    Tensor<double, 2> out = image.convolve(kernel, dims);
    Tensor<double, 0> sum = out.square().sum();
    return sum();
}
GRADIENT(convolution, 1, 2, 3, .4, .5, .6, 7, 8, 9, .1, .2, .3, 1, 2, 3, 4, 5, 6, 7, 8)
