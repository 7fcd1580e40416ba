#pragma once
typedef double (*Fn)(double);
struct Reg {
  static Fn all[8];
  static int n;
  Reg(Fn f) { all[n++] = f; }
};
double call(int k, double x);
