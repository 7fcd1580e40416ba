/* A small convolution network, 8 images of 16 x 16: convolution, rectifier, pooling, twice, and a dense layer with
   cross entropy; gradient with respect to all weights. */
#include "bench.h"

void __enzyme_autodiff(void *, ...);

enum {
    IMAGES = 8, SIZE = 16, FIRST = 6, SECOND = 12, CLASSES = 10,
    POOLED = (SIZE - 2) / 2, LAST = (POOLED - 2) / 2,
    WEIGHTS1 = FIRST * (9 + 1), WEIGHTS2 = SECOND * (FIRST * 9 + 1),
    WEIGHTS3 = CLASSES * (SECOND * LAST * LAST + 1), COUNT = WEIGHTS1 + WEIGHTS2 + WEIGHTS3
};

/* 3 x 3, no padding, then max(0, .). weight: [to][from][3][3], then bias[to]. */
static void convolve(int from, int to, int size, const double *weight, const double *image, double *result) {
    int out = size - 2;
    const double *bias = weight + to * from * 9;
    for (int t = 0; t < to; t++)
        for (int y = 0; y < out; y++)
            for (int x = 0; x < out; x++) {
                double sum = bias[t];
                for (int f = 0; f < from; f++)
                    for (int a = 0; a < 3; a++)
                        for (int b = 0; b < 3; b++)
                            sum += weight[((t * from + f) * 3 + a) * 3 + b] * image[(f * size + y + a) * size + x + b];
                result[(t * out + y) * out + x] = sum > 0 ? sum : 0;
            }
}

static void pool(int channels, int size, const double *image, double *result) {
    int out = size / 2;
    for (int c = 0; c < channels; c++)
        for (int y = 0; y < out; y++)
            for (int x = 0; x < out; x++) {
                const double *corner = image + (c * size + 2 * y) * size + 2 * x;
                double top = fmax(corner[0], corner[1]), bottom = fmax(corner[size], corner[size + 1]);
                result[(c * out + y) * out + x] = fmax(top, bottom);
            }
}

ENTRY static void objective(int images, const double *weights, const double *pixels, const int *labels,
                            double *result) {
    double total = 0;
    for (int n = 0; n < images; n++) {
        double a[FIRST * (SIZE - 2) * (SIZE - 2)], b[FIRST * POOLED * POOLED];
        double c[SECOND * (POOLED - 2) * (POOLED - 2)], d[SECOND * LAST * LAST], scores[CLASSES];
        convolve(1, FIRST, SIZE, weights, pixels + n * SIZE * SIZE, a);
        pool(FIRST, SIZE - 2, a, b);
        convolve(FIRST, SECOND, POOLED, weights + WEIGHTS1, b, c);
        pool(SECOND, POOLED - 2, c, d);
        const double *dense = weights + WEIGHTS1 + WEIGHTS2;
        double sum = 0;
        for (int k = 0; k < CLASSES; k++) {
            scores[k] = dense[CLASSES * SECOND * LAST * LAST + k];
            for (int i = 0; i < SECOND * LAST * LAST; i++) scores[k] += dense[k * SECOND * LAST * LAST + i] * d[i];
            sum += exp(scores[k]);
        }
        total += log(sum) - scores[labels[n]];
    }
    *result = total / images;
}

static double weights[COUNT], pixels[IMAGES * SIZE * SIZE];
static int labels[IMAGES];

static double primal(void) {
    double result = 0;
    objective(IMAGES, weights, pixels, labels, &result);
    return result;
}

static void gradient(double *g) {
    double result = 0, seed = 1;
    memset(g, 0, sizeof weights);
    __enzyme_autodiff((void *)objective, enzyme_const, IMAGES, enzyme_dup, weights, g, enzyme_const, pixels,
                      enzyme_const, labels, enzyme_dup, &result, &seed);
}

static double *input(int i) { return &weights[i]; }

int main(int argc, char **argv) {
    for (int i = 0; i < COUNT; i++) weights[i] = 0.4 * (bench_random() - 0.5);
    for (int i = 0; i < IMAGES * SIZE * SIZE; i++) pixels[i] = bench_random();
    for (int i = 0; i < IMAGES; i++) labels[i] = i % CLASSES;
    /* A small step: a larger one would cross kinks of the rectifier and the maximum. */
    return run((Kernel){"conv", "8 images of 16 x 16", COUNT, COUNT, primal, gradient, input, NULL, 1e-5}, argc, argv);
}
