// Two files ask for the derivative of one function, one of them for the second.
#include "../check.h"
double f(double), d1(double), d2(double);
double d(double x) { return __enzyme_autodiff((void *)f, x); }
int main(void) {
  double x = 1.1;
  double f1 = cos(x) * x + sin(x), f2 = -sin(x) * x + 2 * cos(x);
  if (near(d(x), f1, "d") & near(d1(x), f1, "d1") & near(d2(x), f2 * x + f1, "d2"))
    puts("ok");
  return 0;
}
