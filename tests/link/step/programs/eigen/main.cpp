// Two files instantiate templates of Eigen.
#include "../check.h"
#include "m.h"
int main() {
  double x[3] = {0.3, -0.7, 1.1}, dx[3] = {};
  __enzyme_autodiff<void>((void *)energy, enzyme_dup, x, dx);
  bool ok = true;
  for (int k = 0; k < 3; k++) {
    auto along = [&](double t) {
      double y[3] = {x[0], x[1], x[2]};
      y[k] = t;
      return energy(y);
    };
    ok &= near(dx[k], differences(along, x[k]), "energy") != 0;
  }
  if (ok)
    puts("ok");
}
