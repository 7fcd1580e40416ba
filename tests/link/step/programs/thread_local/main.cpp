// Variables of a thread, with and without constructors, in another file and in another thread.
#include "../check.h"
#include "tls.h"
#include <thread>
double f(double x) {
  set(x > 0 ? 4 : 5);
  return g(x) * factor * own.value;
}
int main() {
  bool ok = true;
  factor = 7;
  auto work = [&ok](double factor_, double own_) {
    double d = __enzyme_autodiff<double>((void *)f, 1.5);
    ok &= near(d, factor_ * factor_ * own_ * own_ * 5, "tls") != 0;
  };
  work(7, 3);
  std::thread t([&] {
    work(2, 3);
    own.value = 10;
    work(2, 10);
  });
  t.join();
  work(7, 3);
  if (ok)
    puts("ok");
}
