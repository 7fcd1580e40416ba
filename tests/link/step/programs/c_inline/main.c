// Inline functions as C99 and as GNU C understand them.
#include "../check.h"
double a(double), b(double);
double f(double x) { return a(x) * b(x); }
int main(void) {
  double h = 1e-5, d = (f(1.2 + h) - f(1.2 - h)) / (2 * h);
  if (near(__enzyme_autodiff((void *)f, 1.2), d, "inline"))
    puts("ok");
  return 0;
}