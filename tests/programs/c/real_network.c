/* A network of layers in a linked list, each with its own size and activation function; backpropagation is ours. */
#include "check.h"

typedef double Activation(double);
typedef struct Layer {
    int in, out;
    const double *weights, *bias;
    Activation *activation;
    double *output;
    struct Layer *next;
} Layer;

static double softplus(double x) { return log1p(exp(x)); }
static double identity(double x) { return x; }

static Layer *layer(int in, int out, const double *parameters, Activation *activation, Layer *next) {
    Layer *made = malloc(sizeof *made);
    *made = (Layer){in, out, parameters, parameters + in * out, activation, malloc(sizeof(double) * out), next};
    return made;
}

static const double *run(const Layer *layer, const double *input) {
    for (; layer; layer = layer->next) {
        for (int o = 0; o < layer->out; o++) {
            double sum = layer->bias[o];
            for (int i = 0; i < layer->in; i++) sum += layer->weights[o * layer->in + i] * input[i];
            layer->output[o] = layer->activation(sum);
        }
        input = layer->output;
    }
    return input;
}

static void release(Layer *layer) {
    while (layer) {
        Layer *next = layer->next;
        free(layer->output);
        free(layer);
        layer = next;
    }
}

static double f(double *x) {
    Layer *network = layer(2, 3, x, tanh, layer(3, 2, x + 9, softplus, layer(2, 1, x + 17, identity, NULL)));
    double loss = 0;
    for (int sample = 0; sample < 4; sample++) {
        double input[2] = {sample & 1, sample >> 1}, difference = run(network, input)[0] - (sample == 1 || sample == 2);
        loss += difference * difference;
    }
    release(network);
    return loss;
}

TEST(f, 0.3, -0.2, 0.5, 0.7, -0.4, 0.1, 0.2, 0.05, -0.3, 0.6, -0.1, 0.4, 0.2, -0.5, 0.3, 0.15, -0.25, 0.9, -0.8, 0.1)
