#include "m.h"
namespace {
struct N : M {
  double three(double x) const override { return k * x * x * x; }
};
} // namespace
M *made() {
  N *n = new N;
  n->k = 3;
  return n;
}
