#pragma once
#include <vector>
__attribute__((enzyme_inactive)) double note(double x);
__attribute__((enzyme_function_like("log1p"))) double mylog(double);
extern __attribute__((enzyme_inactive)) double cache;
double f(double);
