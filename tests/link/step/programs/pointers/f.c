#include "quad.h"
double f(double x) {
  double p[2] = {x, x * x};
  double s = 0;
  for (int k = 0; k < 3; k++)
    s += (k + 1) * integrate(pick(k), p, 0, 1);
  install(pick(1), p);
  s += installed(0.3);
  changed[1] = ops[2];
  for (int k = 0; k < 3; k++)
    s += ops[k].run(0.7, p);
  for (int k = 0; k < 2; k++)
    s += changed[k].run(0.2, p);
  return s;
}
