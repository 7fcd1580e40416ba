// Virtual bases: calls go through thunks that adjust the pointer to the object.
#include "../check.h"
#include "d.h"
static double on(const Base &b, double x) { return b.go(x); }
static const Right *a, *b;
double f(double x) { return on(*a, x) * on(*b, x) + a->more(x) + b->more(x); }
int main() {
  a = make(0);
  b = make(1);
  if (near(__enzyme_autodiff<double>((void *)f, 1.4), differences(f, 1.4), "diamond"))
    puts("ok");
}