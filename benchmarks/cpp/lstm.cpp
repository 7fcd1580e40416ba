// LSTM, ADBench's loss, with a class for a layer and a std::vector for whatever is a row of numbers.
#include <cmath>
#include <memory>
#include <vector>
#include "../c/bench.h"

extern "C" void __enzyme_autodiff(void *, ...);

namespace {

using Vector = std::vector<double>;

double sigmoid(double x) { return 1 / (1 + std::exp(-x)); }

/* Weights then biases of the forget, in and out gates and of the change, each a row of as many numbers as bits. */
struct Layer {
    Vector weight, bias;
    Vector hidden, cell;

    void step(const Vector &input) {
        const size_t bits = hidden.size();
        for (size_t i = 0; i < bits; i++) {
            const double forget = sigmoid(input[i] * weight[i] + bias[i]);
            const double ingate = sigmoid(hidden[i] * weight[bits + i] + bias[bits + i]);
            const double outgate = sigmoid(input[i] * weight[2 * bits + i] + bias[2 * bits + i]);
            const double change = std::tanh(hidden[i] * weight[3 * bits + i] + bias[3 * bits + i]);
            cell[i] = cell[i] * forget + ingate * change;
            hidden[i] = outgate * std::tanh(cell[i]);
        }
    }
};

struct Network {
    std::vector<Layer> layers;
    Vector in_weight, out_weight, out_bias;

    void predict(const Vector &character, Vector &prediction) {
        const size_t bits = character.size();
        Vector input(bits);
        for (size_t i = 0; i < bits; i++) input[i] = character[i] * in_weight[i];
        layers[0].step(input);
        for (size_t l = 1; l < layers.size(); l++) layers[l].step(layers[l - 1].hidden);
        const Vector &top = layers.back().hidden;
        for (size_t i = 0; i < bits; i++) prediction[i] = top[i] * out_weight[i] + out_bias[i];
    }
};

ENTRY double loss(Network *network, const std::vector<Vector> *sequence) {
    double total = 0;
    for (size_t t = 0; t + 1 < sequence->size(); t++) {
        Vector prediction(sequence->front().size());
        network->predict((*sequence)[t], prediction);
        double sum = 2;
        for (double p : prediction) sum += std::exp(p);
        const double normalizer = std::log(sum);
        for (size_t i = 0; i < prediction.size(); i++)
            total += (prediction[i] - normalizer) * (*sequence)[t + 1][i];
    }
    return -total / ((sequence->size() - 1) * sequence->front().size());
}

int bits;
Network network, initial, shadow;
std::vector<Vector> sequence;

/* All numbers of a network, the parameters first. */
std::vector<Vector *> parts(Network &of) {
    std::vector<Vector *> found;
    for (Layer &layer : of.layers) found.push_back(&layer.weight), found.push_back(&layer.bias);
    for (Vector *part : {&of.in_weight, &of.out_weight, &of.out_bias}) found.push_back(part);
    for (Layer &layer : of.layers) found.push_back(&layer.hidden), found.push_back(&layer.cell);
    return found;
}

void restore_state() {
    for (size_t l = 0; l < network.layers.size(); l++) {
        network.layers[l].hidden = initial.layers[l].hidden;
        network.layers[l].cell = initial.layers[l].cell;
    }
}

double primal() {
    restore_state();
    return loss(&network, &sequence);
}

int count;

void gradient(double *g) {
    restore_state();
    for (Vector *part : parts(shadow)) std::fill(part->begin(), part->end(), 0.0);
    __enzyme_autodiff((void *)loss, enzyme_dup, bench_opaque(&network), bench_opaque(&shadow), enzyme_const,
                      bench_opaque(&sequence));
    double *const end = g + count;
    for (Vector *part : parts(shadow))
        if (g < end) g = std::copy(part->begin(), part->end(), g);
}

double *input(int i) {
    for (Vector *part : parts(network)) {
        if (i < int(part->size())) return &(*part)[i];
        i -= int(part->size());
    }
    return NULL;
}

}  // namespace

int main(int argc, char **argv) {
    FILE *file = bench_data("lstm_l2_c1024.txt");
    int layers, characters;
    if (fscanf(file, "%d %d %d", &layers, &characters, &bits) != 3) return 2;
    const auto read = [&](int size) {
        std::unique_ptr<double, decltype(&free)> numbers(bench_numbers(file, size), free);
        return Vector(numbers.get(), numbers.get() + size);
    };
    network.layers.resize(layers);
    for (Layer &layer : network.layers) layer.weight = read(4 * bits), layer.bias = read(4 * bits);
    for (Vector *part : {&network.in_weight, &network.out_weight, &network.out_bias}) *part = read(bits);
    for (Layer &layer : network.layers) layer.hidden = read(bits), layer.cell = read(bits);
    for (int t = 0; t < characters; t++) sequence.push_back(read(bits));
    initial = shadow = network;
    count = 8 * layers * bits + 3 * bits;
    return run(Kernel{"lstm", "l=2 c=1024 b=14", count, count, primal, gradient, input, NULL, 0}, argc, argv);
}
