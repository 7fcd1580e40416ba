#include "model.h"

double energy(int n, const double *position) {
    double sum = 0;
    for (int i = 0; i < n; i++)
        for (int j = 0; j < i; j++) {
            double squared = 0;
            for (int c = 0; c < 3; c++) {
                double difference = position[3 * i + c] - position[3 * j + c];
                squared += difference * difference;
            }
            double inverse6 = 1 / (squared * squared * squared);
            sum += 4 * (inverse6 * inverse6 - inverse6);
        }
    return sum;
}
