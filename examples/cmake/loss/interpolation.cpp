#include "thermometers.hpp"

#include <algorithm>
#include <cmath>

double thermometers::interpolate(const std::vector<double> &temperature, double place) {
    int cells = static_cast<int>(temperature.size());
    double position = place * cells - 0.5;
    int first = std::clamp(static_cast<int>(std::floor(position)) - 1, 0, cells - 4);
    double sum = 0;
    for (int i = first; i < first + 4; i++) { // Lagrange's formula
        double weight = 1;
        for (int j = first; j < first + 4; j++)
            if (j != i) weight *= (position - j) / (i - j);
        sum += weight * temperature[i];
    }
    return sum;
}
