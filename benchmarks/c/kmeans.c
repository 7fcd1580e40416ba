/* The k-means objective: 2000 points in 8 dimensions, 10 centers; gradient with respect to the centers. */
#include "bench.h"

void __enzyme_autodiff(void *, ...);

enum { POINTS = 2000, CENTERS = 10, D = 8, COUNT = CENTERS * D };

ENTRY static double objective(int n, int k, int d, const double *points, const double *centers) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        double nearest = INFINITY;
        for (int j = 0; j < k; j++) {
            double squared = 0;
            for (int c = 0; c < d; c++) {
                double difference = points[i * d + c] - centers[j * d + c];
                squared += difference * difference;
            }
            if (squared < nearest) nearest = squared;
        }
        sum += nearest;
    }
    return sum;
}

static double points[POINTS * D], centers[COUNT];

static double primal(void) { return objective(POINTS, CENTERS, D, points, centers); }

static void gradient(double *g) {
    memset(g, 0, sizeof centers);
    __enzyme_autodiff((void *)objective, enzyme_const, POINTS, enzyme_const, CENTERS, enzyme_const, D, enzyme_const,
                      points, enzyme_dup, centers, g);
}

static double *input(int i) { return &centers[i]; }

int main(int argc, char **argv) {
    for (int i = 0; i < COUNT; i++) centers[i] = 10 * bench_random();
    for (int i = 0; i < POINTS; i++)
        for (int c = 0; c < D; c++) points[i * D + c] = centers[i % CENTERS * D + c] + bench_random() - 0.5;
    for (int i = 0; i < COUNT; i++) centers[i] += 0.1 * bench_random();
    return run((Kernel){"kmeans", "n=2000 k=10 d=8", COUNT, COUNT, primal, gradient, input, NULL, 0}, argc, argv);
}
