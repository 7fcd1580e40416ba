// Templates, methods and std::vector: derivatives of C++ as a debugger shows them.
#include <cmath>
#include <cstdio>
#include <vector>

extern int enzyme_dup, enzyme_out;
template <typename R, typename... T>
R __enzyme_autodiff(void *, T...);

namespace net {
template <typename T>
struct Layer {
  std::vector<T> weights;
  __attribute__((noinline)) T apply(T x) const {
    T sum = 0;
    for (T w : weights)
      sum += std::tanh(w * x);  // LINE activation
    return sum;
  }
};
}  // namespace net

static double loss(const net::Layer<double> *layer, double x) {
  return layer->apply(x) * x;  // LINE loss
}

int main() {
  net::Layer<double> layer{{0.1, 0.2, 0.3}}, shadow{{0, 0, 0}};
  double dx = __enzyme_autodiff<double>((void *)loss, enzyme_dup, &layer, &shadow, enzyme_out, 0.5);
  std::printf("%.6f %.6f\n", dx, shadow.weights[0]);
}
