/* Functions that tests load into the frameworks. */
#include <math.h>
#include <stddef.h>
#include <stdint.h>
#include <unistd.h>

/* The conventional form: each output depends on two inputs. */
void ring(double *input, size_t n, double *output) {
    for (size_t i = 0; i < n; i++) output[i] = sin(input[i]) * input[(i + 1) % n];
}

void ring_single(float *input, size_t n, float *output) {
    for (size_t i = 0; i < n; i++) output[i] = sinf(input[i]) * input[(i + 1) % n];
}

/* A result, a scalar by value, a matrix, a constant array, integers that are given and integers that shapes tell. */
double mixed(const double *a, int64_t rows, int64_t columns, const double *weights, double scale, int32_t power) {
    double sum = 0;
    for (int64_t i = 0; i < rows; i++) {
        double row = 0;
        for (int64_t j = 0; j < columns; j++) row += a[i * columns + j] * weights[j];
        sum += pow(scale * row, power);
    }
    return sum;
}

/* Two outputs, one of them overwritten in place. */
void step(double *position, double *velocity, int64_t n, double dt, double *energy) {
    *energy = 0;
    for (int64_t i = 0; i < n; i++) {
        velocity[i] -= dt * sin(position[i]);
        position[i] += dt * velocity[i];
        *energy += 0.5 * velocity[i] * velocity[i] - cos(position[i]);
    }
}

/* Writes to what it is only given, and so does its work array. */
void spoiling(double *x, double *work, int64_t n, double *y) {
    for (int64_t i = 0; i < n; i++) {
        x[i] *= 2;
        work[i] = x[i] * x[i];
    }
    for (int64_t i = 0; i < n; i++) y[i] = work[i] * work[i] * x[i];
}

/* A status, an index, and an array of which it writes the first element. */
int32_t largest(const double *x, int64_t n, int32_t *where, double *most) {
    *where = 0;
    for (int32_t i = 1; i < n; i++)
        if (x[i] > x[*where]) *where = i;
    most[0] = x[*where] * x[*where];
    return 7;
}

/* Jumps at x = 2. */
double jump(double x, double y) { return (x > 2) + sin(y); }

/* Of mixed precision. */
void cubes(const float *x, int64_t n, double *y) {
    for (int64_t i = 0; i < n; i++) y[i] = (double)x[i] * x[i] * x[i];
}

/* Sleeps. */
double waits(double seconds) {
    usleep((useconds_t)(1e6 * seconds));
    return seconds;
}
