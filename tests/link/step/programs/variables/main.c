// Variables that are set at run time and constants, external and of the file.
#include "../check.h"
extern double weights[3];
double use(double);
void change(double);
double f(double x) { return use(x) * weights[2]; }
int main(void) {
  change(10);
  double h = 1e-5;
  weights[2] = 2;
  double d = (f(1 + h) - f(1 - h)) / (2 * h);
  if (near(__enzyme_autodiff((void *)f, 1.0), d, "globals"))
    puts("ok");
  return 0;
}
