#include "reg.h"
Fn Reg::all[8];
int Reg::n;
double call(int k, double x) { return Reg::all[k](x); }
