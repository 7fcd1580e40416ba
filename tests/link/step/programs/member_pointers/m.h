#pragma once
struct M {
  double k;
  double one(double x) const { return k * x * x; }
  double two(double x) const;
  virtual double three(double x) const;
  virtual ~M();
};
typedef double (M::*Way)(double) const;
Way way(int);
double call(const M &m, int k, double x);
