// Requests in unusual places.
#include "check.hpp"
extern "C" double __enzyme_autodiff(void *, ...);
static double sq(double x) { return x * x; }
static double cu(double x) { return x * x * x; }
TEST(nested_in_one_expression) {
  EXPECT(__enzyme_autodiff((void*)sq, __enzyme_autodiff((void*)cu, 2.0)), 24);
  EXPECT(__enzyme_autodiff((void*)sq, __enzyme_autodiff((void*)cu, __enzyme_autodiff((void*)cu, 1.0))) + __enzyme_autodiff((void*)sq, 1.0), 56);
}
