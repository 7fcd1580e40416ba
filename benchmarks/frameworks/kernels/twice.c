/* Nothing but passes over memory. */
#include <stddef.h>

void twice(double *input, size_t n, double *output) {
    for (size_t i = 0; i < n; i++) output[i] = 2 * input[i];
}
