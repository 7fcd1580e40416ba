#include "thermometers.hpp"

#include <cmath>

namespace {

const double bound = 0.05;

double huber(double difference) {
    double size = std::abs(difference);
    return size < bound ? size * size : bound * (2 * size - bound);
}

} // namespace

double thermometers::misfit(const std::vector<double> &temperature, const std::vector<Reading> &readings) {
    double sum = 0;
    for (const Reading &reading : readings) sum += huber(interpolate(temperature, reading.place) - reading.degrees);
    return sum;
}
