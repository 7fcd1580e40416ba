// Objects of classes that other files define are made and called through their virtual tables; two files have
// a class of the same name.
#include "../check.h"
#include "shape.h"
double f(double x) {
  std::vector<std::unique_ptr<Shape>> all;
  for (int k = 0; k < 3; k++)
    all.push_back(make(k));
  return total(all, x);
}
int main(int argc, char **) {
  double d = __enzyme_autodiff<double>((void *)f, 1.3);
  if (near(d, differences(f, 1.3), "virtual"))
    puts("ok");
}
