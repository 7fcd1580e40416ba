// What is the rod made of? Its conductivity is found from what thermometers read, by the gradient of the misfit with
// respect to the conductivity's logarithms. The request is here, the code it goes through in two libraries.
#include <rod.h>
#include <thermometers.hpp>

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <enzyme/enzyme>
#include <vector>

namespace {

using thermometers::Reading;

const rod bar = {24, 1.0, 0.03};
const int knots = 5;

// The temperatures after a while, from a warm stretch in the left half.
std::vector<double> simulated(const double *logarithms) {
    std::vector<double> temperature(bar.cells), conductivity(bar.cells + 1);
    for (int cell = 2; cell < 10; cell++) temperature[cell] = 1;
    rod_conductivity(&bar, logarithms, knots, conductivity.data());
    rod_conduct(&bar, conductivity.data(), temperature.data());
    return temperature;
}

double objective(const double *logarithms, const std::vector<Reading> &readings) {
    return thermometers::misfit(simulated(logarithms), readings);
}

std::vector<double> gradient(const std::vector<double> &logarithms, const std::vector<Reading> &readings) {
    using namespace enzyme;
    std::vector<double> slope(knots);
    autodiff<Reverse>(objective, Duplicated<const double *>{logarithms.data(), slope.data()},
                      Const<const std::vector<Reading> &>{readings});
    return slope;
}

// Central differences with two steps, extrapolated.
double difference(std::vector<double> logarithms, int k, const std::vector<Reading> &readings) {
    double middle = logarithms[k], slopes[2];
    for (int level = 0; level < 2; level++) {
        double step = 2e-3 / (1 + level);
        logarithms[k] = middle + step;
        double above = objective(logarithms.data(), readings);
        logarithms[k] = middle - step;
        slopes[level] = (above - objective(logarithms.data(), readings)) / (2 * step);
    }
    return (4 * slopes[1] - slopes[0]) / 3;
}

} // namespace

int main() {
    const std::vector<double> truth = {0.1, -0.4, -0.2, 0.3, 0.0};
    std::vector<Reading> readings;
    std::vector<double> measured = simulated(truth.data());
    for (double place = 0.06; place < 1; place += 0.08)
        readings.push_back({place, thermometers::interpolate(measured, place)});

    std::vector<double> found(knots, -0.1), slope = gradient(found, readings);
    double largest = 0;
    for (int k = 0; k < knots; k++) {
        double expected = difference(found, k, readings);
        double error = std::abs(slope[k] - expected) / std::max(std::abs(expected), 1e-3);
        largest = std::isfinite(error) ? std::max(largest, error) : HUGE_VAL;
        std::printf("knot %d: derivative %14.10f, by differences %14.10f\n", k, slope[k], expected);
    }
    bool right = largest < 1e-6;
    std::printf("largest relative error %.1e: %s\n", largest, right ? "the derivatives are right" : "WRONG");

    double start = objective(found.data(), readings), value = start, rate = 1;
    for (int step = 0; step < 60; step++) {
        slope = gradient(found, readings);
        for (rate *= 2; rate > 1e-9; rate /= 2) {
            std::vector<double> next = found;
            for (int k = 0; k < knots; k++) next[k] -= rate * slope[k];
            double reached = objective(next.data(), readings);
            if (reached < value) {
                found = next, value = reached;
                break;
            }
        }
    }
    std::printf("misfit %.2e at the start, %.2e after descent\n", start, value);
    return right && value < 0.05 * start ? 0 : 1;
}
