// Structures are passed and returned by value between C and C++.
#include "../check.h"
#include "v.h"
#include <cmath>
double f(double x) {
  vec a = {x, 2, x * x}, b = {1, x, 3};
  pair p = twice(twice({x, 1}));
  mixed m = mix(p, 2.0f);
  return norm2(cross(a, b)) + m.a * m.b + p.b;
}
int main() {
  double d = __enzyme_autodiff<double>((void *)f, 1.5), e = differences(f, 1.5);
  if (std::fabs(d - e) < 1e-2 * std::fabs(e))
    puts("ok");
  else
    printf("%g %g\n", d, e);
}
