#include "rod.h"

#include <math.h>

void rod_conductivity(const struct rod *rod, const double *logarithms, int knots, double *conductivity) {
    for (int face = 0; face <= rod->cells; face++) {
        double place = (double)face / rod->cells * (knots - 1);
        int below = place < knots - 1 ? (int)place : knots - 2;
        double part = place - below;
        conductivity[face] = exp((1 - part) * logarithms[below] + part * logarithms[below + 1]);
    }
}
