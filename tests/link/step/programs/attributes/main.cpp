// Attributes in a header say what is inactive, and what is like a function of the library.
#include "../check.h"
#include "log.h"
int main() {
  double x = 0.3;
  if (near(__enzyme_autodiff<double>((void *)f, x), 100 * x + 1 / (1 + x) + 3 * x, "inactive"))
    puts("ok");
}