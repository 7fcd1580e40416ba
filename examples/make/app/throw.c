/* How must a cannon be aimed to hit a target? The gradient of the squared miss goes through the flight (another file), the
   integrator (a static library in C, which calls the flight back) and the air (a shared library in C++). */
#include "flight.h"

#include <enzyme.h>
#include <math.h>
#include <stdio.h>

static const double target = 8000;

static struct throw gradient(const struct throw *t) {
    struct throw slope = {0, 0};
    __enzyme_autodiff((void *)miss, enzyme_dup, t, &slope, enzyme_const, target);
    return slope;
}

/* Central differences with respect to *x, which is one of *t; two steps, extrapolated. */
static double difference(const struct throw *t, double *x) {
    double middle = *x, slopes[2];
    for (int level = 0; level < 2; level++) {
        double step = 1e-5 * middle / (1 + level);
        *x = middle + step;
        double above = miss(t, target);
        *x = middle - step;
        slopes[level] = (above - miss(t, target)) / (2 * step);
        *x = middle;
    }
    return (4 * slopes[1] - slopes[0]) / 3;
}

int main(void) {
    struct throw t = {330, 0.7}, slope = gradient(&t);
    double expected[2] = {difference(&t, &t.speed), difference(&t, &t.angle)}, derivative[2] = {slope.speed, slope.angle};
    int right = 1;
    for (int i = 0; i < 2; i++) {
        printf("%s: derivative %14.9f, by differences %14.9f\n", i ? "angle" : "speed", derivative[i], expected[i]);
        right &= fabs(derivative[i] - expected[i]) < 1e-6 * fabs(expected[i]);
    }
    puts(right ? "the derivatives are right" : "WRONG");

    /* A step of Newton's method for the miss itself, whose square this is, along the gradient. */
    for (int step = 0; step < 20; step++) {
        slope = gradient(&t);
        double scale[2] = {100, 1}, along = pow(scale[0] * slope.speed, 2) + pow(scale[1] * slope.angle, 2);
        double factor = along > 0 ? 2 * miss(&t, target) / along : 0;
        t.speed -= factor * scale[0] * scale[0] * slope.speed;
        t.angle -= factor * scale[1] * scale[1] * slope.angle;
    }
    double metres = 1000 * sqrt(miss(&t, target));
    printf("thrown at %.2f m/s and %.2f degrees, the ball misses by %.0e m\n", t.speed, t.angle * 180 / acos(-1), metres);
    return right && metres < 1e-3 ? 0 : 1;
}
