#include "tls.h"
thread_local double factor = 2;
thread_local Own own(3);
static thread_local double local = 1;
void set(double x) { local = x; }
double g(double x) {
  local += 1;
  return factor * local * x * own.value;
}
