// Pointers to member functions, virtual ones too.
#include "../check.h"
#include "m.h"
M *made();
static M *m;
double f(double x) { return call(*m, 0, x) + 2 * call(*m, 1, x) + 3 * call(*m, 2, x); }
int main() {
  m = made();
  if (near(__enzyme_autodiff<double>((void *)f, 1.4), differences(f, 1.4), "pmf"))
    puts("ok");
}