namespace {
struct Impl {
  double k = 5;
  virtual double go(double x) { return k * x; }
  virtual ~Impl() {}
};
int count = 100;
double table[3] = {4, 5, 6};
Impl impl;
Impl *p = &impl;
} // namespace
static double helper(double x) {
  count += 2;
  return p->go(x) * table[2];
}
double b(double x) { return helper(x); }
int cb() { return count; }
