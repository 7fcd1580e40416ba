#pragma once
struct A {
  virtual ~A() {}
  virtual double v(double x) const = 0;
};
struct B : A {
  double k = 2;
  double v(double x) const override { return k * x; }
};
double look(const A &a, double x);
const A *made(int);
