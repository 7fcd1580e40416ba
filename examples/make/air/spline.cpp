#include "spline.hpp"

#include <algorithm>

double Spline::value(int index) const { return values[std::clamp(index, 0, count - 1)]; }

double Spline::at(double place) const {
    double position = std::max(place / distance, 0.0);
    int below = static_cast<int>(position);
    double part = position - below;
    double a = value(below - 1), b = value(below), c = value(below + 1), d = value(below + 2);
    double linear = (c - a) / 2, square = a - 2.5 * b + 2 * c - d / 2, cube = 1.5 * (b - c) + (d - a) / 2;
    return b + part * (linear + part * (square + part * cube));
}
