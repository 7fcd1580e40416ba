/* Particles in a periodic square that repel their neighbours, by leapfrog steps; neighbours are found by lists of cells, so
   that a step takes time in proportion to the number of particles. The potential of a pair is (1 - r^2)^2 / 4, r < 1. */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>

static double nearest(double distance, double side) { return distance - side * nearbyint(distance / side); }

static int64_t cell_of(double x, double side, int64_t cells) {
    int64_t cell = (int64_t)floor(x / side * cells) % cells;
    return cell < 0 ? cell + cells : cell;
}

static void forces(const double *x, int64_t n, double side, int64_t cells, int64_t *head, int64_t *next, double *f) {
    for (int64_t c = 0; c < cells * cells; c++) head[c] = -1;
    for (int64_t i = 0; i < n; i++) {
        int64_t c = cell_of(x[2 * i], side, cells) * cells + cell_of(x[2 * i + 1], side, cells);
        next[i] = head[c];
        head[c] = i;
    }
    for (int64_t i = 0; i < n; i++) {
        int64_t row = cell_of(x[2 * i], side, cells), column = cell_of(x[2 * i + 1], side, cells);
        double fx = 0, fy = 0;
        for (int64_t around = 0; around < 9; around++) {
            int64_t r = (row + around / 3 + cells - 1) % cells, c = (column + around % 3 + cells - 1) % cells;
            for (int64_t j = head[r * cells + c]; j >= 0; j = next[j]) {
                double dx = nearest(x[2 * i] - x[2 * j], side), dy = nearest(x[2 * i + 1] - x[2 * j + 1], side);
                double near = 1 - dx * dx - dy * dy;
                if (near > 0) {
                    fx += near * dx;
                    fy += near * dy;
                }
            }
        }
        f[2 * i] = fx;
        f[2 * i + 1] = fy;
    }
}

/* `cells` in each direction, none smaller than 1 and at least three. */
void particles(double *x, double *v, int64_t n, double side, int64_t cells, int64_t steps, double dt) {
    int64_t *head = malloc(cells * cells * sizeof *head), *next = malloc(n * sizeof *next);
    double *f = malloc(2 * n * sizeof *f);
    for (int64_t step = 0; step < steps; step++) {
        forces(x, n, side, cells, head, next, f);
        for (int64_t i = 0; i < 2 * n; i++) {
            v[i] += dt * f[i];
            x[i] += dt * v[i];
        }
    }
    free(f);
    free(next);
    free(head);
}
