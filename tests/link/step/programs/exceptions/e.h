#pragma once
#include <stdexcept>
struct Bad : std::runtime_error {
  double at;
  explicit Bad(double x) : std::runtime_error("bad"), at(x) {}
};
double risky(double x);
double safe(double x);
