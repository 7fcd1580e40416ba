// What the examples share: differences to check a derivative against.
#ifndef EXAMPLES_CHECK_HPP
#define EXAMPLES_CHECK_HPP

#include <algorithm>
#include <cmath>
#include <cstdio>

// The derivative of value() with respect to x, on which it depends: central differences with three steps, extrapolated
// twice (Richardson), so that the error is of order step^6. Leaves x as it was.
template <typename Value> double difference(const Value &value, double &x) {
    double start = x, step = 4e-3 * std::max(1.0, std::abs(start)), estimate[3];
    for (int level = 0; level < 3; level++, step /= 2) {
        x = start + step;
        double above = value();
        x = start - step;
        double below = value();
        estimate[level] = (above - below) / (2 * step);
    }
    x = start;
    double finer[2] = {(4 * estimate[1] - estimate[0]) / 3, (4 * estimate[2] - estimate[1]) / 3};
    return (16 * finer[1] - finer[0]) / 15;
}

// A table of derivatives beside what they should be, and the verdict.
class Check {
  public:
    Check() { std::printf("  %-14s %18s %18s   %8s\n", "", "derivative", "expected", "error"); }

    // The error is relative to `expected`, or to `scale`, the size of a typical derivative, where that is larger.
    void compare(const char *name, double derivative, double expected, double scale = 1e-300) {
        double error = std::abs(derivative - expected) / std::max(std::abs(expected), scale);
        if (std::isnan(error)) error = INFINITY;
        std::printf("  %-14s %18.10e %18.10e   %8.1e\n", name, derivative, expected, error);
        largest = std::max(largest, error);
    }

    // The verdict, and the program's exit status.
    int verdict(double bound = 1e-6) const {
        bool good = largest < bound;
        std::printf("largest relative error %.1e: %s\n", largest, good ? "the derivatives are right" : "WRONG");
        return good ? 0 : 1;
    }

  private:
    double largest = 0;
};

#endif
