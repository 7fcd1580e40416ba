#include "reg.h"
static double k = 3;
static Reg r2("mul", [](double x) { return x * x * k; });
