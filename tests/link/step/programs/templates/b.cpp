#include "t.h"
double b(double x) {
  Poly<double> p{{3, 2, 1}};
  ++counter;
  Poly<double>::scale = 3;
  return p.at(x) + common(x) * ext(x);
}
