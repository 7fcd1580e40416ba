/* Bundle adjustment: Jacobian of 5000 reprojection residuals, two reverse calls for the block of 2 x 15 of each. */
#include "bench.h"

void __enzyme_autodiff(void *, ...);

enum { CAMERA = 11, POINT = 3, BLOCK = CAMERA + POINT + 1, OBSERVATIONS = 5000 };

static void rotate(const double *rotation, const double *x, double *rotated) {
    double squared = rotation[0] * rotation[0] + rotation[1] * rotation[1] + rotation[2] * rotation[2];
    if (squared != 0) {
        double angle = sqrt(squared), cosine = cos(angle), sine = sin(angle), axis[3];
        for (int i = 0; i < 3; i++) axis[i] = rotation[i] / angle;
        double cross[3] = {axis[1] * x[2] - axis[2] * x[1], axis[2] * x[0] - axis[0] * x[2],
                           axis[0] * x[1] - axis[1] * x[0]};
        double along = (axis[0] * x[0] + axis[1] * x[1] + axis[2] * x[2]) * (1 - cosine);
        for (int i = 0; i < 3; i++) rotated[i] = x[i] * cosine + cross[i] * sine + axis[i] * along;
    } else {
        rotated[0] = x[0] + rotation[1] * x[2] - rotation[2] * x[1];
        rotated[1] = x[1] + rotation[2] * x[0] - rotation[0] * x[2];
        rotated[2] = x[2] + rotation[0] * x[1] - rotation[1] * x[0];
    }
}

ENTRY static void reprojection_residual(const double *camera, const double *point, const double *weight,
                                        const double *feature, double *residual) {
    double relative[3], rotated[3];
    for (int i = 0; i < 3; i++) relative[i] = point[i] - camera[3 + i];
    rotate(camera, relative, rotated);
    double u = rotated[0] / rotated[2], v = rotated[1] / rotated[2], r2 = u * u + v * v;
    double distortion = 1 + camera[9] * r2 + camera[10] * r2 * r2;
    residual[0] = *weight * (u * distortion * camera[6] + camera[7] - feature[0]);
    residual[1] = *weight * (v * distortion * camera[6] + camera[8] - feature[1]);
}

static double observations[OBSERVATIONS][BLOCK + 2]; /* camera, point, weight, feature */

static double primal(void) {
    double sum = 0, residual[2];
    for (int i = 0; i < OBSERVATIONS; i++) {
        double *o = observations[i];
        reprojection_residual(o, o + CAMERA, o + CAMERA + POINT, o + BLOCK, residual);
        sum += residual[0] + residual[1];
    }
    return sum;
}

static void gradient(double *g) {
    memset(g, 0, sizeof(double) * OBSERVATIONS * 2 * BLOCK);
    for (int i = 0; i < OBSERVATIONS; i++)
        for (int row = 0; row < 2; row++) {
            double *o = observations[i], *block = g + (2 * i + row) * BLOCK, residual[2];
            double seed[2] = {row == 0, row == 1};
            __enzyme_autodiff((void *)reprojection_residual, enzyme_dup, o, block, enzyme_dup, o + CAMERA,
                              block + CAMERA, enzyme_dup, o + CAMERA + POINT, block + CAMERA + POINT, enzyme_const,
                              o + BLOCK, enzyme_dup, residual, seed);
        }
}

static double *input(int i) { return &observations[i / (2 * BLOCK)][i % BLOCK]; }

static double value(int i) {
    double *o = observations[i / (2 * BLOCK)], residual[2];
    reprojection_residual(o, o + CAMERA, o + CAMERA + POINT, o + BLOCK, residual);
    return residual[i / BLOCK % 2];
}

int main(int argc, char **argv) {
    FILE *file = bench_data("ba_n49_m7776_p31843.txt");
    int cameras, scene, all;
    if (fscanf(file, "%d %d %d", &cameras, &scene, &all) != 3) return 2;
    double *numbers = bench_numbers(file, BLOCK + 2);
    for (int i = 0; i < OBSERVATIONS; i++) {
        memcpy(observations[i], numbers, sizeof observations[i]);
        for (int c = 3; c < 6; c++) observations[i][c] += 1e-3 * (i % cameras);
        for (int c = CAMERA; c < CAMERA + POINT; c++) observations[i][c] += 1e-4 * (i % scene);
    }
    return run((Kernel){"ba", "5000 observations", OBSERVATIONS * 2 * BLOCK, BLOCK, primal, gradient, input, value, 0},
               argc, argv);
}
