#include "log.h"
double f(double x) {
  cache = x * 3;
  return note(x) * x + mylog(x) + cache * x;
}
