// Objects that are variables of the program, passed with a shadow, whose members also use them by name.
#include "check.hpp"
extern "C" double __enzyme_autodiff(void *, ...);
extern "C" double __enzyme_fwddiff(void *, ...);
extern int enzyme_dup, enzyme_const;

struct Model {
  double w[3], bias;
  double value(double t);
  virtual void scale(double by);
};
static Model model, *current = &model;

__attribute__((noinline)) static double line(double t) { return model.bias * t + current->w[2]; }
void Model::scale(double by) { w[1] *= by; }
double Model::value(double t) {
  model.w[0] = w[0] * bias * t;
  scale(t * current->bias);
  return w[0] * w[1] + bias * line(t) + current->bias;
}
static double of(Model &m, double t) { return m.value(t); }
static double &part(Model &m, int i) { return i < 3 ? m.w[i] : m.bias; }

static void reset() {
  for (int i = 0; i < 4; i++) part(model, i) = 0.3 + 0.4 * i;
}
static double difference(int i) {
  reset();
  part(model, i) += 1e-5;
  double above = of(model, 0.7);
  reset();
  part(model, i) -= 1e-5;
  return (above - of(model, 0.7)) / 2e-5;
}
static Model zero() {
  Model made;
  for (int i = 0; i < 4; i++) part(made, i) = 0;
  return made;
}
__attribute__((noinline)) static void gradient(Model *d) {
  __enzyme_autodiff((void *)of, enzyme_dup, &model, d, enzyme_const, 0.7);
}

TEST(forward) {
  for (int i = 0; i < 4; i++) {
    double wanted = difference(i);
    Model d = zero();
    part(d, i) = 1;
    reset();
    EXPECT_WITHIN(1e-8, __enzyme_fwddiff((void *)of, enzyme_dup, &model, &d, enzyme_const, 0.7), wanted);
  }
}
TEST(reverse) {
  Model seen = zero(), unseen = zero();
  reset();
  __enzyme_autodiff((void *)of, enzyme_dup, &model, &seen, enzyme_const, 0.7);
  reset();
  gradient(&unseen);
  for (int i = 0; i < 4; i++) {
    double wanted = difference(i);
    EXPECT_WITHIN(1e-8, part(seen, i), wanted);
    EXPECT_WITHIN(1e-8, part(unseen, i), wanted);
  }
}
