#include "d.h"
double look(const A &a, double x) {
  if (auto *b = dynamic_cast<const B *>(&a))
    return b->k * x * x;
  return a.v(x);
}
