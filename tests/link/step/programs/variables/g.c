double weights[3] = {1, 2, 3};
const double fixed[2] = {4, 5};
static double memo;
static int known;
double use(double x) {
  if (!known) {
    memo = 7;
    known = 1;
  }
  return weights[1] * x * x + fixed[1] * x + memo;
}
void change(double w) { weights[1] = w; }
