// Constructors of static variables hand functions to a table; no file names them.
#include "../check.h"
#include "reg.h"
double f(double x) {
  double s = 0;
  for (int k = 0; k < Reg::n; k++)
    s += call(k, x) * (k + 1);
  return s;
}
int main() {
  if (Reg::n == 2 && near(__enzyme_autodiff<double>((void *)f, 1.2), differences(f, 1.2), "registry"))
    puts("ok");
}
