#include "reg.h"
std::map<std::string, Fn> &registry() {
  static std::map<std::string, Fn> all;
  return all;
}
double call(const char *name, double x) { return registry().at(name)(x); }
