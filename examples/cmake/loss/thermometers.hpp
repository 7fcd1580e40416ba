// Thermometers on a rod, and how far a simulation is from what they read. Nothing here knows of derivatives.
#ifndef THERMOMETERS_HPP
#define THERMOMETERS_HPP

#include <vector>

namespace thermometers {

struct Reading {
    double place;  // from the rod's left end, in units of its length
    double degrees;
};

// The temperature at a place between 0 and 1: a cubic through the four nearest of the cells' middles.
double interpolate(const std::vector<double> &temperature, double place);

// The sum of squared differences, of large ones less (Huber's loss).
double misfit(const std::vector<double> &temperature, const std::vector<Reading> &readings);

} // namespace thermometers

#endif
