/* A loop over a table of functions that other files may call too: the index that leads to the function is no pointer. */
#include "check.h"

double square(double x) { return x * x; }
double sine(double x) { return sin(x); }
double (*const table[])(double) = {square, sine};

static double f(double *x) {
    double sum = 0;
    for (int i = 0; i < 2; i++) sum += table[i](x[i]);
    return sum;
}

TEST(f, 1.2, 0.7)
