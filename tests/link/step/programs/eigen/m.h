#pragma once
#include <Eigen/Dense>
Eigen::Vector3d residual(const Eigen::Vector3d &x);
double energy(const double *x);
