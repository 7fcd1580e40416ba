#include "api.h"
double g(double x) { return x * x; }
double helper(double x) { return 10 * x; }
