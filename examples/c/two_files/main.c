/* The gradient of a function in another file: forces between atoms from their energy.

   `energy` is in model.c and knows nothing of derivatives; build both in one command:
     enzcc -O2 model.c main.c -o cluster -lm
   The forces relax a cluster of 13 atoms, whose best known energy is -44.3268 (an icosahedron). */
#include "model.h"

#include "../check.h"

extern int enzyme_const, enzyme_dup;
double __enzyme_autodiff(void *, ...);

enum { ATOMS = 13 };

static void gradient_of(const double *position, double *gradient) {
    for (int i = 0; i < 3 * ATOMS; i++) gradient[i] = 0;
    __enzyme_autodiff((void *)energy, enzyme_const, ATOMS, enzyme_dup, position, gradient);
}

static double evaluate(void *position) { return energy(ATOMS, position); }

int main(void) {
    /* One atom in the middle, twelve on a rough sphere around it. */
    double position[3 * ATOMS] = {0}, gradient[3 * ATOMS], golden = (1 + sqrt(5)) / 2;
    for (int i = 0; i < 12; i++) {
        double corner[3] = {0, i % 2 ? 1 : -1, i / 2 % 2 ? golden : -golden};
        for (int c = 0; c < 3; c++)
            position[3 * (i + 1) + c] = 0.65 * corner[(c + i / 4) % 3] + 0.04 * sin(37.0 * (3 * i + c));
    }
    gradient_of(position, gradient);
    double largest = 0;
    print_table_head();
    for (int i = 0; i < 3 * ATOMS; i += 5) {
        char name[32];
        snprintf(name, sizeof name, "atom %d, %c", i / 3, "xyz"[i % 3]);
        largest = fmax(largest, compare(name, gradient[i], difference(evaluate, position, &position[i]), 1));
    }
    int status = verdict(largest, 1e-6);

    double value = evaluate(position), rate = 1e-4;
    printf("\nenergy %10.6f at the start\n", value);
    for (int iteration = 0; iteration < 400; iteration++) {
        double next[3 * ATOMS], squared = 0;
        gradient_of(position, gradient);
        for (int i = 0; i < 3 * ATOMS; i++) squared += gradient[i] * gradient[i];
        for (rate *= 2; rate > 1e-14; rate /= 2) {
            for (int i = 0; i < 3 * ATOMS; i++) next[i] = position[i] - rate * gradient[i];
            if (energy(ATOMS, next) <= value - 0.3 * rate * squared) {
                for (int i = 0; i < 3 * ATOMS; i++) position[i] = next[i];
                value = energy(ATOMS, position);
                break;
            }
        }
    }
    printf("energy %10.6f after relaxation\n", value);
    return status || fabs(value + 44.3268) > 1e-3;
}
