#include "rod.h"

#include <stdlib.h>

void rod_conduct(const struct rod *rod, const double *conductivity, double *temperature) {
    double width = rod->length / rod->cells, fastest = 1;
    for (int face = 0; face <= rod->cells; face++)
        if (conductivity[face] > fastest) fastest = conductivity[face];
    int steps = 1 + (int)(rod->time * 4 * fastest / (width * width)); /* stable twice over */
    double step = rod->time / steps;

    double *flux = malloc((rod->cells + 1) * sizeof *flux);
    if (!flux) abort();
    for (int s = 0; s < steps; s++) {
        for (int face = 0; face <= rod->cells; face++) {
            double left = face > 0 ? temperature[face - 1] : 0;
            double right = face < rod->cells ? temperature[face] : 0;
            flux[face] = conductivity[face] * (left - right) / width;
        }
        for (int cell = 0; cell < rod->cells; cell++)
            temperature[cell] += step * (flux[cell] - flux[cell + 1]) / width;
    }
    free(flux);
}
