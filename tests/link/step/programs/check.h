#ifndef CHECK_H
#define CHECK_H
#include <math.h>
#include <stdio.h>
static inline int near(double a, double b, const char *what) {
  if (fabs(a - b) <= 1e-6 * (1 + fabs(a) + fabs(b)))
    return 1;
  printf("%s: %.12g is not %.12g\n", what, a, b);
  return 0;
}
#ifdef __cplusplus
extern int enzyme_dup, enzyme_const, enzyme_out;
template <class R, class... A> R __enzyme_autodiff(void *, A...);
template <class R, class... A> R __enzyme_fwddiff(void *, A...);
template <class F> double differences(F f, double x) {
  double h = 1e-5;
  return (f(x + h) - f(x - h)) / (2 * h);
}
#else
extern int enzyme_dup, enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
#endif
#endif
