#pragma once
double g(double), h(double), helper(double), f(double);
__attribute__((annotate("enzyme_inactive"))) double logged(double x);
