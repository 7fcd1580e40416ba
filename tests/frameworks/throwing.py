"""A function in C++ that throws."""

THROWING = """
#include <new>
#include <stdexcept>
#include <vector>
struct Code { int number; };
static void check(double x) {
  switch (static_cast<int>(x) - 100) {
  case 1: throw std::domain_error("x is negative");
  case 2: throw std::out_of_range("x is out of range");
  case 3: throw std::overflow_error("x is too large");
  case 4: throw std::bad_alloc();
  case 5: throw std::runtime_error("it failed");
  case 6: throw Code{6};
  case 7: throw std::range_error("x has no place in the range");
  case 8: throw "a text";
  }
}
extern "C" double total(double *x, int n) {
  std::vector<double> squares(n);
  for (int i = 0; i < n; i++) squares[i] = x[i] * x[i];
  double sum = 0;
  for (int i = 0; i < n; i++) {
    check(x[i]);
    sum += squares[i] * squares[i];
    x[i] = 0;
  }
  return sum;
}
"""
