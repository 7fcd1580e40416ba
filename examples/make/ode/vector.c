#include "ode.h"

void vector_add(int n, const double *base, double factor, const double *direction, double *target) {
    for (int i = 0; i < n; i++) target[i] = base[i] + factor * direction[i];
}
