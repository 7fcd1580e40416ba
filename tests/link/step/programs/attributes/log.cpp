#include "log.h"
#include <cmath>
static std::vector<double> all;
double cache = 1;
double note(double x) {
  all.push_back(x);
  return 100 * x;
}
double mylog(double x) {
  double s = 0, t = x;
  for (int k = 1; k < 60; k++, t *= -x)
    s += t / k;
  return s;
}
