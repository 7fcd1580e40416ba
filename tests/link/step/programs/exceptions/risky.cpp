#include "e.h"
#include <cmath>
double risky(double x) {
  if (x < 0)
    throw Bad(x);
  return std::sqrt(x);
}
