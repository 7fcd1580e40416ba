// Static members of templates, inline variables and static locals of inline functions are one in the program,
// also for a file that stays native; an explicit instantiation is in a file of its own.
#include "../check.h"
#include "t.h"
void touch();
double f(double x) { return a(x) * b(x); }
int main() {
  touch();
  f(1);
  double d = __enzyme_autodiff<double>((void *)f, 1.3);
  int ok = near(d, differences(f, 1.3), "templates");
  ok &= counter == 1 + 2 + 2 + 4;
  if (!(Poly<double>::uses == 100 + 8)) {
    printf("%d\n", Poly<double>::uses);
    ok = 0;
  }
  if (ok)
    puts("ok");
  else
    printf("counter %d\n", counter);
}
