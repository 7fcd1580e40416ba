/* Each output depends on two inputs: a sine an element, and the passes over memory show beside it. */
#include <math.h>
#include <stddef.h>

void pair(double *input, size_t n, double *output) {
    for (size_t i = 0; i < n; i++) output[i] = sin(input[i]) * input[i + 1 < n ? i + 1 : 0];
}
