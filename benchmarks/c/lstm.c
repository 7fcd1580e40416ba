/* LSTM, ADBench's loss: 2 layers, 1024 characters of 14 bits. lstm_norestrict.c is this without `restrict`. */
#include "bench.h"

#ifndef RESTRICT
#define RESTRICT restrict
#define NAME "lstm"
#endif

void __enzyme_autodiff(void *, ...);

static double sigmoid(double x) { return 1 / (1 + exp(-x)); }

static void cell_step(int bits, double *RESTRICT hidden, double *RESTRICT cell, const double *RESTRICT weight,
                      const double *RESTRICT bias, const double *RESTRICT input) {
    for (int i = 0; i < bits; i++) {
        double forget = sigmoid(input[i] * weight[i] + bias[i]);
        double ingate = sigmoid(hidden[i] * weight[bits + i] + bias[bits + i]);
        double outgate = sigmoid(input[i] * weight[2 * bits + i] + bias[2 * bits + i]);
        double change = tanh(hidden[i] * weight[3 * bits + i] + bias[3 * bits + i]);
        cell[i] = cell[i] * forget + ingate * change;
        hidden[i] = outgate * tanh(cell[i]);
    }
}

static void predict(int layers, int bits, const double *RESTRICT parameters, const double *RESTRICT extra,
                    double *RESTRICT state, const double *RESTRICT character, double *RESTRICT input,
                    double *RESTRICT prediction) {
    for (int i = 0; i < bits; i++) input[i] = character[i] * extra[i];
    const double *below = input;
    for (int layer = 0; layer < layers; layer++) {
        double *hidden = state + 2 * layer * bits;
        const double *weight = parameters + 8 * layer * bits;
        cell_step(bits, hidden, hidden + bits, weight, weight + 4 * bits, below);
        below = hidden;
    }
    for (int i = 0; i < bits; i++) prediction[i] = below[i] * extra[bits + i] + extra[2 * bits + i];
}

ENTRY static void loss(int layers, int characters, int bits, const double *RESTRICT parameters,
                       const double *RESTRICT extra, double *RESTRICT state, const double *RESTRICT sequence,
                       double *RESTRICT result) {
    double *input = malloc(sizeof(double) * bits), *prediction = malloc(sizeof(double) * bits), total = 0;
    for (int t = 0; t + 1 < characters; t++) {
        predict(layers, bits, parameters, extra, state, sequence + t * bits, input, prediction);
        double sum = 2;
        for (int i = 0; i < bits; i++) sum += exp(prediction[i]);
        double normalizer = log(sum);
        for (int i = 0; i < bits; i++) total += (prediction[i] - normalizer) * sequence[(t + 1) * bits + i];
    }
    *result = -total / ((characters - 1) * bits);
    free(prediction);
    free(input);
}

static int layers, characters, bits, count;
static double *parameters, *initial, *sequence;

static double primal(void) {
    double state[2 * layers * bits], result = 0;
    memcpy(state, initial, sizeof state);
    loss(layers, characters, bits, parameters, parameters + 8 * layers * bits, state, sequence, &result);
    return result;
}

static void gradient(double *g) {
    int extra = 8 * layers * bits;
    double state[2 * layers * bits], d_state[2 * layers * bits], result = 0, seed = 1;
    memcpy(state, initial, sizeof state);
    memset(d_state, 0, sizeof d_state);
    memset(g, 0, sizeof(double) * count);
    __enzyme_autodiff((void *)loss, enzyme_const, layers, enzyme_const, characters, enzyme_const, bits, enzyme_dup,
                      parameters, g, enzyme_dup, parameters + extra, g + extra, enzyme_dup, state, d_state,
                      enzyme_const, sequence, enzyme_dup, &result, &seed);
}

static double *input(int i) { return &parameters[i]; }

int main(int argc, char **argv) {
    FILE *file = bench_data("lstm_l2_c1024.txt");
    if (fscanf(file, "%d %d %d", &layers, &characters, &bits) != 3) return 2;
    count = 8 * layers * bits + 3 * bits;
    parameters = bench_numbers(file, count);
    initial = bench_numbers(file, 2 * layers * bits);
    sequence = bench_numbers(file, characters * bits);
    return run((Kernel){NAME, "l=2 c=1024 b=14", count, count, primal, gradient, input, NULL, 0}, argc, argv);
}
