// Clocks beside variables that other files may know by their names.
#include "check.hpp"
#include <chrono>
#include <cmath>

double level, *table;

static double clocked(double *x) {
    auto begin = std::chrono::steady_clock::now();
    auto today = std::chrono::system_clock::now();
    double numbers[3] = {x[0], x[1], x[0] * x[1]};
    table = numbers;
    level = std::sin(table[2]);
    std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    if (std::chrono::system_clock::now() < today || took.count() > 1e5) level = 0;
    return level * table[1];
}
GRADIENT(clocked, 1.2, 0.7)
