#include "m.h"
double energy(const double *x) {
  Eigen::Map<const Eigen::Vector3d> v(x);
  Eigen::Vector3d r = residual(v);
  return 0.5 * r.dot(r);
}
