#pragma once
#include <cmath>
template <class T> struct Poly {
  static double scale;
  static int uses;
  inline static double shift = 0.5;
  double c[3];
  double at(T x) const {
    ++uses;
    double s = 0;
    for (int k = 2; k >= 0; k--)
      s = s * x + c[k];
    return scale * s + shift;
  }
};
template <class T> double Poly<T>::scale = 2;
template <class T> int Poly<T>::uses = 0;
inline double common(double x) {
  static double offset = 1;
  return std::exp(x) + offset;
}
inline int counter = 0;
template <class T> double ext(T x) { return x * std::sqrt(x); }
extern template double ext<double>(double);
double a(double), b(double);
