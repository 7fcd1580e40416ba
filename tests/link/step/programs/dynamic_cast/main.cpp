// What is differentiated asks for the class of objects that another file makes.
#include "../check.h"
#include "d.h"
double f(double x) {
  double s = 0;
  for (int k = 0; k < 3; k++) {
    const A *a = made(k);
    s += (k + 1) * look(*a, x);
    delete a;
  }
  return s;
}
int main() {
  if (near(__enzyme_autodiff<double>((void *)f, 1.4), differences(f, 1.4), "cast"))
    puts("ok");
}