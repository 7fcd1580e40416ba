#include "d.h"
double Bottom::go(double x) const { return Left::go(x) * x; }
double Bottom::more(double x) const { return go(x) + Right::more(x); }
const Right *make(int k) {
  if (k) {
    Bottom *b = new Bottom;
    b->k = 2;
    return b;
  }
  Right *r = new Right;
  r->k = 3;
  return r;
}
