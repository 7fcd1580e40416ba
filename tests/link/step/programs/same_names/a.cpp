namespace {
struct Impl {
  virtual double go(double x) { return 2 * x * x; }
  virtual ~Impl() {}
};
int count;
double table[3] = {1, 2, 3};
Impl impl;
Impl *p = &impl;
} // namespace
static double helper(double x) {
  ++count;
  return p->go(x) + table[1];
}
double a(double x) { return helper(x); }
int ca() { return count; }
