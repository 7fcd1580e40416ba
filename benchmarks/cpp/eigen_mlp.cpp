// A network of two dense layers on a batch, in Eigen: the loss's gradient with respect to all weights.
#include <Eigen/Dense>
#include <vector>
#include "../c/bench.h"

extern "C" void __enzyme_autodiff(void *, ...);

namespace {

using Eigen::MatrixXd;
using Eigen::VectorXd;

struct Network {
    MatrixXd first, second;
    VectorXd first_bias, second_bias;

    MatrixXd operator()(const MatrixXd &inputs) const {
        const MatrixXd hidden = ((first * inputs).colwise() + first_bias).array().tanh();
        return (second * hidden).colwise() + second_bias;
    }
};

ENTRY double loss(const Network *network, const MatrixXd *inputs, const MatrixXd *targets) {
    return ((*network)(*inputs) - *targets).squaredNorm() / double(inputs->cols());
}

constexpr int INPUTS = 24, HIDDEN = 48, OUTPUTS = 8, BATCH = 64;
constexpr int COUNT = HIDDEN * (INPUTS + 1) + OUTPUTS * (HIDDEN + 1);

Network network, shadow;
MatrixXd inputs, targets;

double primal() { return loss(&network, &inputs, &targets); }

struct Part {
    double *numbers;
    int count;
};

std::vector<Part> parts(Network &of) {
    return {{of.first.data(), int(of.first.size())},
            {of.first_bias.data(), int(of.first_bias.size())},
            {of.second.data(), int(of.second.size())},
            {of.second_bias.data(), int(of.second_bias.size())}};
}

void gradient(double *g) {
    for (Part part : parts(shadow)) memset(part.numbers, 0, sizeof(double) * part.count);
    __enzyme_autodiff((void *)loss, enzyme_dup, bench_opaque(&network), bench_opaque(&shadow), enzyme_const,
                      bench_opaque(&inputs), enzyme_const, bench_opaque(&targets));
    for (Part part : parts(shadow)) {
        memcpy(g, part.numbers, sizeof(double) * part.count);
        g += part.count;
    }
}

double *input(int i) {
    for (Part part : parts(network)) {
        if (i < part.count) return part.numbers + i;
        i -= part.count;
    }
    return NULL;
}

MatrixXd random(int rows, int columns) {
    MatrixXd result(rows, columns);
    for (int i = 0; i < rows * columns; i++) result.data()[i] = bench_random() - 0.5;
    return result;
}

}  // namespace

int main(int argc, char **argv) {
    network = {random(HIDDEN, INPUTS), random(OUTPUTS, HIDDEN), random(HIDDEN, 1), random(OUTPUTS, 1)};
    shadow = network;
    inputs = random(INPUTS, BATCH);
    targets = random(OUTPUTS, BATCH);
    return run(Kernel{"eigen_mlp", "24-48-8, batch of 64", COUNT, COUNT, primal, gradient, input, NULL, 0}, argc, argv);
}
