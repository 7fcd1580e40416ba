/* A gradient of one's own: differentiating an iterative solver without going through its iterations.

   Kepler's equation E - e sin E = M gives the place of a planet in its orbit; it has no closed solution, and Newton's
   method finds E. By the implicit function theorem dE/dM = 1 / (1 - e cos E) and dE/de = sin E / (1 - e cos E), which
   is cheaper and more exact than the derivative of the iteration. The table __enzyme_register_gradient_kepler tells
   the compiler so: wherever `kepler` is called in a differentiated function, it uses these two functions. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "check.h"


/* The eccentric anomaly E for the mean anomaly M and the eccentricity e, in radians. */
__attribute__((noinline)) static double kepler(double mean, double eccentricity) {
    double anomaly = mean, change = 1;
    while (fabs(change) > 1e-15) {
        change = (anomaly - eccentricity * sin(anomaly) - mean) / (1 - eccentricity * cos(anomaly));
        anomaly -= change;
        if (fabs(change) < 1e-14 * fabs(anomaly)) break;
    }
    return anomaly;
}

typedef struct {
    double sine, denominator;
} Kept;

typedef struct {
    Kept *tape;
    double primal;
} Augmented;

typedef struct {
    double mean, eccentricity;
} Gradient;

static int gradients_used;

/* The primal computation, and whatever the gradient wants kept. */
__attribute__((noinline)) static Augmented kepler_augmented(double mean, double eccentricity) {
    double anomaly = kepler(mean, eccentricity);
    Kept *kept = malloc(sizeof *kept);
    kept->sine = sin(anomaly);
    kept->denominator = 1 - eccentricity * cos(anomaly);
    return (Augmented){kept, anomaly};
}

/* `seed` is the derivative of the final result with respect to kepler's. */
__attribute__((noinline)) static Gradient kepler_gradient(double mean, double eccentricity, double seed, Kept *kept) {
    (void)mean, (void)eccentricity;
    Gradient gradient = {seed / kept->denominator, seed * kept->sine / kept->denominator};
    free(kept);
    gradients_used++;
    return gradient;
}

void *__enzyme_register_gradient_kepler[] = {(void *)kepler, (void *)kepler_augmented, (void *)kepler_gradient};

/* The height of the planet over the major axis, semi-major axis 1. */
static double height(double mean, double eccentricity) {
    return sqrt(1 - eccentricity * eccentricity) * sin(kepler(mean, eccentricity));
}

static Gradient gradient_of(double mean, double eccentricity) {
    Gradient __enzyme_autodiff_height(void *, double, double);
    return __enzyme_autodiff_height((void *)height, mean, eccentricity);
}

static double point[2];

static double evaluate(void *unused) {
    (void)unused;
    return height(point[0], point[1]);
}

int main(void) {
    double largest = 0;
    print_table_head();
    for (int i = 1; i < 6; i++) {
        point[0] = 0.5 * i, point[1] = 0.15 * i;
        Gradient gradient = gradient_of(point[0], point[1]);
        largest = fmax(largest, compare("mean anomaly", gradient.mean, difference(evaluate, NULL, &point[0]), 0.1));
        largest = fmax(largest, compare("eccentricity", gradient.eccentricity, difference(evaluate, NULL, &point[1]), 0.1));
    }
    printf("kepler_gradient was called %d times\n", gradients_used);
    return verdict(largest, 1e-6) || gradients_used != 5;
}
