#include "m.h"
Eigen::Vector3d residual(const Eigen::Vector3d &x) {
  Eigen::Matrix3d A = x * x.transpose();
  A.diagonal().array() += 2;
  return A * x - x.cwiseProduct(x);
}
