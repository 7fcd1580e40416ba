// As with registry, but std::function in a std::map.
#include "../check.h"
#include "reg.h"
double f(double x) { return call("sin", x) + call("mul", x); }
int main() {
  if (near(__enzyme_autodiff<double>((void *)f, 1.2), differences(f, 1.2), "registry"))
    puts("ok");
}
