/* The wave equation in float and double mixed, three time levels rotated by pointers in a struct. */
#include "check.h"

typedef struct { double *before, *now, *after; int n; float courant; } Wave;

static void step(Wave *wave) {
    double c = wave->courant * wave->courant;
    for (int i = 1; i < wave->n - 1; i++)
        wave->after[i] = 2 * wave->now[i] - wave->before[i] + c * (wave->now[i - 1] - 2 * wave->now[i] + wave->now[i + 1]);
    wave->after[0] = wave->after[wave->n - 1] = 0;
    double *oldest = wave->before;
    wave->before = wave->now;
    wave->now = wave->after;
    wave->after = oldest;
}

static double f(double *x) {
    double levels[3][8] = {{0}};
    Wave wave = {levels[0], levels[1], levels[2], 8, 0.5f};
    for (int i = 0; i < 6; i++) levels[0][i + 1] = levels[1][i + 1] = x[i];
    double energy = 0;
    for (int t = 0; t < 7; t++) {
        step(&wave);
        for (int i = 0; i < 7; i++) {
            double d = wave.now[i + 1] - wave.now[i];
            energy += d * d * wave.now[i];
        }
    }
    return energy;
}

TEST(f, 0.1, 0.5, 0.9, 0.4, -0.2, 0.3)
