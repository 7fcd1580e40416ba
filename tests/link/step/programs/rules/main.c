// A file that nothing else reaches registers the gradient of a function of another file.
#include "../check.h"
#include "api.h"
int main(void) {
  if (near(__enzyme_autodiff((void *)f, 2.0), 1001, "rule"))
    puts("ok");
  return 0;
}
