/* LSTM: the gradient of a character model's loss, through 1023 steps of a two-layer network.

   The model is that of ADBench: elementwise weights, one set of four gates a layer, and a log-softmax over the bits of
   the next character. The state is carried from one character to the next, in place: every step overwrites what the
   reverse sweep needs of the one before, and finding out what to keep is the compiler's work.

   usage: lstm [data file] */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "check.h"

extern int enzyme_const, enzyme_dup;
void __enzyme_autodiff(void *, ...);

static double sigmoid(double x) { return 1 / (1 + exp(-x)); }

/* One layer. weight and bias: forget, in, out, change, each of `bits` numbers. Updates hidden and cell. */
static void cell_step(int bits, double *hidden, double *cell, const double *weight, const double *bias,
                      const double *input) {
    for (int i = 0; i < bits; i++) {
        double forget = sigmoid(input[i] * weight[i] + bias[i]);
        double ingate = sigmoid(hidden[i] * weight[bits + i] + bias[bits + i]);
        double outgate = sigmoid(input[i] * weight[2 * bits + i] + bias[2 * bits + i]);
        double change = tanh(hidden[i] * weight[3 * bits + i] + bias[3 * bits + i]);
        cell[i] = cell[i] * forget + ingate * change;
        hidden[i] = outgate * tanh(cell[i]);
    }
}

/* parameters: weight[4 bits] and bias[4 bits] of each layer. extra: input weight, output weight, output bias, each of
   `bits` numbers. state: hidden[bits] and cell[bits] of each layer, in and out. */
static void loss(int layers, int characters, int bits, const double *parameters, const double *extra, double *state,
                 const double *sequence, double *result) {
    double input[bits], prediction[bits], total = 0;
    for (int t = 0; t + 1 < characters; t++) {
        for (int i = 0; i < bits; i++) input[i] = sequence[t * bits + i] * extra[i];
        const double *below = input;
        for (int layer = 0; layer < layers; layer++) {
            double *hidden = state + 2 * layer * bits, *cell = hidden + bits;
            const double *weight = parameters + 8 * layer * bits;
            cell_step(bits, hidden, cell, weight, weight + 4 * bits, below);
            below = hidden;
        }
        double sum = 2;
        for (int i = 0; i < bits; i++) {
            prediction[i] = below[i] * extra[bits + i] + extra[2 * bits + i];
            sum += exp(prediction[i]);
        }
        double normalizer = log(sum);
        for (int i = 0; i < bits; i++) total += (prediction[i] - normalizer) * sequence[(t + 1) * bits + i];
    }
    *result = -total / ((characters - 1) * bits);
}

typedef struct {
    int layers, characters, bits;
    int count;              /* of parameters, those of the layers and then the extra ones */
    double *parameters, *initial, *sequence;
} Problem;

static double evaluate(void *data) {
    Problem *p = data;
    double state[2 * p->layers * p->bits], result = 0;
    memcpy(state, p->initial, sizeof state);
    loss(p->layers, p->characters, p->bits, p->parameters, p->parameters + 8 * p->layers * p->bits, state, p->sequence,
         &result);
    return result;
}

static void gradient_of(Problem *p, double *gradient) {
    int extra = 8 * p->layers * p->bits;
    double state[2 * p->layers * p->bits], d_state[2 * p->layers * p->bits], result = 0, d_result = 1;
    memcpy(state, p->initial, sizeof state);
    memset(d_state, 0, sizeof d_state); /* what happens to the final state does not count */
    memset(gradient, 0, sizeof(double) * p->count);
    __enzyme_autodiff((void *)loss,
                      enzyme_const, p->layers, enzyme_const, p->characters, enzyme_const, p->bits,
                      enzyme_dup, p->parameters, gradient,
                      enzyme_dup, p->parameters + extra, gradient + extra,
                      enzyme_dup, state, d_state,
                      enzyme_const, p->sequence,
                      enzyme_dup, &result, &d_result);
}

static double *read_numbers(FILE *file, int count) {
    double *numbers = malloc(sizeof(double) * count);
    for (int i = 0; i < count; i++)
        if (fscanf(file, "%lf", &numbers[i]) != 1) numbers[i] = NAN;
    return numbers;
}

int main(int argc, char **argv) {
    const char *path = argc > 1 ? argv[1] : "examples/data/lstm_l2_c1024.txt";
    FILE *file = fopen(path, "r");
    Problem p;
    if (!file || fscanf(file, "%d %d %d", &p.layers, &p.characters, &p.bits) != 3) {
        fprintf(stderr, "lstm: cannot read %s\n", path);
        return 2;
    }
    p.count = 8 * p.layers * p.bits + 3 * p.bits;
    p.parameters = read_numbers(file, p.count);
    p.initial = read_numbers(file, 2 * p.layers * p.bits);
    p.sequence = read_numbers(file, p.characters * p.bits);
    fclose(file);

    double *gradient = malloc(sizeof(double) * p.count), norm = 0, loss_time = INFINITY, gradient_time = INFINITY;
    for (int repetition = 0; repetition < 10; repetition++) {
        double start = seconds();
        evaluate(&p);
        loss_time = fmin(loss_time, seconds() - start);
        start = seconds();
        gradient_of(&p, gradient);
        gradient_time = fmin(gradient_time, seconds() - start);
    }
    for (int i = 0; i < p.count; i++) norm += gradient[i] * gradient[i];
    norm = sqrt(norm);

    printf("LSTM: %d layers, %d characters of %d bits, %d parameters\n", p.layers, p.characters, p.bits, p.count);
    printf("loss %.10e, norm of the gradient %.10e\n\n", evaluate(&p), norm);
    double largest = 0;
    print_table_head();
    for (int i = 0; i < p.count; i += p.count / 16) {
        char name[32];
        snprintf(name, sizeof name, "parameter[%d]", i);
        double expected = difference(evaluate, &p, &p.parameters[i]);
        largest = fmax(largest, compare(name, gradient[i], expected, 1e-2 * norm / sqrt(p.count)));
    }
    int status = verdict(largest, 1e-6);
    printf("\nloss %.3f ms, gradient %.3f ms: %.1f times as long\n", 1e3 * loss_time, 1e3 * gradient_time,
           gradient_time / loss_time);
    free(gradient);
    free(p.sequence);
    free(p.initial);
    free(p.parameters);
    return status;
}
