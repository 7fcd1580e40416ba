// What carries no derivatives beside what does: strings, streams, clocks, random numbers, threads' locks.
#include "check.hpp"
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <random>
#include <sstream>
#include <string>
#include <vector>

static double formatted(double *x) {
    char text[64];
    std::snprintf(text, sizeof text, "%g and %d", x[0], 3);
    return x[0] * x[1] + (std::strlen(text) > 3 ? x[0] : 0);
}
GRADIENT(formatted, 1.25, 0.7)

static double named(double *x) {
    std::string name = "quadratic";
    name += " form of ";
    name.append(std::to_string(3)).push_back('!');
    double result = x[0] * x[0];
    if (name.find("form") != std::string::npos && name.substr(0, 4) == "quad") result *= x[1] * name.size();
    return result;
}
GRADIENT(named, 1.2, 0.7)

struct Layer {
    std::string name;
    std::vector<double> weights;
    bool tanh;
};
static double layers(double *x) {
    std::vector<Layer> network;
    for (int i = 0; i < 3; i++) network.push_back({"layer number " + std::to_string(i), {x[0], x[1] * i}, i % 2 == 0});
    double value = 1;
    for (const Layer &layer : network) {
        value = value * layer.weights[0] + layer.weights[1];
        if (layer.tanh) value = std::tanh(value);
    }
    return value;
}
GRADIENT(layers, 1.2, 0.7)

static double chatty(double *x) {
    static bool said = true;
    double sum = x[0] * x[1];
    if (!said) std::cout << "sum " << sum << std::setw(5) << 3 << std::string(" text") << std::endl;
    if (!said) std::cerr << x[0] << '\n';
    if (!said) std::printf("%f\n", sum);
    return sum * sum;
}
GRADIENT(chatty, 1.2, 0.7)

static double streamed(double *x) {
    std::ostringstream out;
    out << "step " << x[0] << " of " << 3 << " at " << std::fixed << x[1];
    return x[0] * x[1] * (out.str().size() > 4 ? 2 : 1);
}
GRADIENT(streamed, 1.2, 0.7)

static double parsed(double *x) {
    std::istringstream in("2.5 3");
    double factor = 1;
    int power = 0;
    in >> factor >> power;
    return factor * std::pow(x[0], power) * x[1];
}
GRADIENT(parsed, 1.2, 0.7)

static double timed(double *x) {
    auto begin = std::chrono::steady_clock::now();
    double sum = 0;
    for (int i = 0; i < 10; i++) sum += x[0] * x[1] * i;
    std::chrono::duration<double> took = std::chrono::steady_clock::now() - begin;
    return took.count() >= 0 ? sum * sum : x[0];
}
GRADIENT(timed, 1.2, 0.7)

static double sampled(double *x) {
    std::mt19937 engine(42);
    std::normal_distribution<double> normal(0, 1);
    std::uniform_real_distribution<double> uniform(0, 1);
    double sum = 0;
    for (int i = 0; i < 50; i++) {
        double path = x[0] * std::exp(x[1] * normal(engine) - 0.5 * x[1] * x[1]);
        sum += path > 1 ? path * uniform(engine) : 0;
    }
    return sum / 50;
}
GRADIENT(sampled, 1.2, 0.7)

static double sampled_around(double *x) {
    std::minstd_rand engine(7);
    std::normal_distribution<double> normal(x[0], x[1]);
    std::uniform_int_distribution<int> integer(1, 6);
    double sum = 0;
    for (int i = 0; i < 5; i++) sum += normal(engine) * integer(engine);
    return sum * sum;
}
GRADIENT(sampled_around, 1.2, 0.7)
