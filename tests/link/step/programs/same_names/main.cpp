// Classes, variables and functions of the same name, each the own of its file.
#include "../check.h"
double a(double), b(double);
int ca(), cb();
static double helper(double x) { return a(x) * b(x); }
int main() {
  double d = __enzyme_autodiff<double>((void *)helper, 1.3);
  if (near(d, differences(helper, 1.3), "same") && ca() == 3 && cb() == 106)
    puts("ok");
  else
    printf("%d %d\n", ca(), cb());
}
