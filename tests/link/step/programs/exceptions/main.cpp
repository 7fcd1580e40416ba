// An exception that one file throws is caught in another, within what is differentiated.
#include "../check.h"
#include "e.h"
int main() {
  bool ok = true;
  ok &= near(__enzyme_autodiff<double>((void *)safe, 2.0), differences(safe, 2.0), "no throw") != 0;
  ok &= near(__enzyme_autodiff<double>((void *)safe, -2.0), differences(safe, -2.0), "throw") != 0;
  try {
    __enzyme_autodiff<double>((void *)risky, -1.0);
    ok = false;
  } catch (const Bad &) {
  }
  if (ok)
    puts("ok");
}
