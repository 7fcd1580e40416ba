#include "air.h"
#include "spline.hpp"

#include <iterator>

namespace {

const double densities[] = {1.225, 1.167, 1.112, 1.058, 1.007, 0.957, 0.909, 0.863, 0.819};

} // namespace

double air_density(double height) { return Spline(500, densities, std::size(densities)).at(height); }
