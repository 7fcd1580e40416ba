// A small neural network, written with templates and std::vector, that learns to tell two spirals apart.
//
// A layer is a template over its activation; its weights live in vectors. The derivative of the loss with respect to
// all weights lands in a second network of the same shape: `Duplicated<Network &>{network, gradient}`.
#include <enzyme/enzyme>

#include <string>
#include <vector>

#include "check.hpp"

using enzyme::Const, enzyme::Duplicated, enzyme::Reverse, enzyme::autodiff;

struct Tanh {
    static double apply(double x) { return std::tanh(x); }
};
struct Identity {
    static double apply(double x) { return x; }
};

template <typename Activation> struct Layer {
    int inputs, outputs;
    std::vector<double> weights, biases;

    Layer(int inputs, int outputs) : inputs(inputs), outputs(outputs), weights(inputs * outputs), biases(outputs) {}

    std::vector<double> operator()(const std::vector<double> &x) const {
        std::vector<double> found;
        for (int i = 0; i < outputs; i++) {
            double sum = biases[i];
            for (int j = 0; j < inputs; j++) sum += weights[i * inputs + j] * x[j];
            found.push_back(Activation::apply(sum));
        }
        return found;
    }
};

struct Network {
    Layer<Tanh> first{2, 12}, second{12, 12};
    Layer<Identity> last{12, 1};

    double operator()(const std::vector<double> &x) const { return last(second(first(x)))[0]; }

    // All numbers that are learned.
    std::vector<double *> parameters() {
        std::vector<double *> found;
        for (auto *part : {&first.weights, &first.biases, &second.weights, &second.biases, &last.weights, &last.biases})
            for (double &parameter : *part) found.push_back(&parameter);
        return found;
    }
};

struct Sample {
    std::vector<double> point;
    double side;  // 1 or -1
};

// The mean logistic loss.
static double loss(const Network &network, const std::vector<Sample> &samples) {
    double sum = 0;
    for (const Sample &sample : samples) sum += std::log1p(std::exp(-sample.side * network(sample.point)));
    return sum / samples.size();
}

static std::vector<Sample> spirals(int count) {
    std::vector<Sample> found;
    for (int i = 0; i < count; i++) {
        double t = 0.4 + 2.2 * i / count, side = i % 2 ? 1 : -1;
        found.push_back({{side * t * std::cos(2 * t) / 2, side * t * std::sin(2 * t) / 2}, side});
    }
    return found;
}

int main() {
    const std::vector<Sample> samples = spirals(60);
    Network network;
    unsigned seed = 1;
    for (double *parameter : network.parameters()) {
        seed = seed * 1664525u + 1013904223u;
        *parameter = (seed >> 8) * 0x1p-24 - 0.5;
    }

    auto gradient = [&] {
        Network found;
        autodiff<Reverse>(loss, Duplicated<const Network &>{network, found}, Const<const std::vector<Sample> &>{samples});
        return found;
    };
    Network g = gradient();
    Check check;
    std::vector<double *> parameters = network.parameters(), slopes = g.parameters();
    for (std::size_t k = 0; k < parameters.size(); k += 23)
        check.compare(("parameter " + std::to_string(k)).c_str(), *slopes[k],
                      difference([&] { return loss(network, samples); }, *parameters[k]), 1e-4);
    int status = check.verdict();

    std::printf("\n%9s %12s\n", "iteration", "loss");
    std::vector<double> momentum(parameters.size());
    double before = loss(network, samples);
    for (int iteration = 0; iteration <= 400; iteration++) {
        if (iteration % 100 == 0) std::printf("%9d %12.6f\n", iteration, loss(network, samples));
        g = gradient();
        slopes = g.parameters();
        for (std::size_t k = 0; k < parameters.size(); k++) {
            momentum[k] = 0.9 * momentum[k] - 0.2 * *slopes[k];
            *parameters[k] += momentum[k];
        }
    }
    int right = 0;
    for (const Sample &sample : samples) right += sample.side * network(sample.point) > 0;
    std::printf("%d of %d points are told apart\n", right, (int)samples.size());
    return status || !(loss(network, samples) < before / 2);
}
