#include "reg.h"
#include <cmath>
static double go(double x) { return std::sin(x) * x; }
static Reg r1(go);
