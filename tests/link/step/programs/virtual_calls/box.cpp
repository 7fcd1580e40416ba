#include "shape.h"
#include <cmath>
namespace {
struct Own : Shape {
  double a;
  Own(double a) : a(a) {}
  double area(double x) const override { return a * x * std::sin(x); }
  double rim(double x) const override { return a * x * x; }
};
} // namespace
std::unique_ptr<Shape> make_box() { return std::make_unique<Own>(2); }
