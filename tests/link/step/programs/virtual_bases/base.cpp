#include "d.h"
Base::~Base() {}
double Base::go(double x) const { return k * x; }
