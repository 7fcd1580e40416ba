// Every file that includes the header has its own table of the same rule.
#include "../check.h"
double b(double);
int main(void) {
  if (near(__enzyme_autodiff((void *)b, 2.0), 2000, "rule")) puts("ok");
  return 0;
}
