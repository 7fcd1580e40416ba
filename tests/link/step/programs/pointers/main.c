// Pointers to functions of other files: passed, returned, kept in a static variable, in constant and in
// changed tables.
#include "../check.h"
#include "quad.h"
int main(void) {
  double h = 1e-5, d = (f(1.1 + h) - f(1.1 - h)) / (2 * h);
  if (near(__enzyme_autodiff((void *)f, 1.1), d, "pointers") &
      near(__enzyme_fwddiff((void *)f, 1.1, 1.0), d, "forward"))
    puts("ok");
  return 0;
}
