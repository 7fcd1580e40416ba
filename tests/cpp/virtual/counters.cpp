// Closures in one vector: some hold numbers, others addresses, among them those of counters shorter than a word. What
// lies behind a counter on the stack is no part of it.
#include "check.hpp"

#include <cmath>
#include <functional>
#include <vector>

static double soft(double r) { return r / (1 + 0.25 * r * r); }

NOINLINE static double counted(double *x) {
    double k = x[0] - x[1], first = x[0];
    int calls = 0;
    std::function<double(double)> held = [=](double y) { return std::atan(first) * y; };
    std::function<double(double)> counting = [&](double y) {
        calls++;
        k = soft(k + y);
        return k * x[2];
    };
    std::vector<std::function<double(double)>> all{held, counting};
    all.push_back([held, counting](double y) { return held(counting(y)); });
    std::function<double(double, int)> deeper = [&](double y, int depth) -> double {
        return depth == 0 ? y : soft(all[depth % all.size()](y) + deeper(0.5 * y, depth - 1));
    };
    double sum = 0;
    for (int i = 0; i < 6; i++) sum = soft(0.5 * sum + all[i % all.size()](x[i % 3]));
    return sum + deeper(sum, 3) + k * calls;
}
GRADIENT(counted, 0.7, 0.4, 1.3)
