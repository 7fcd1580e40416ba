/* A growing array. */
#include "check.h"

static double f(double *x) {
    int capacity = 1, length = 0;
    double *items = malloc(sizeof(double) * capacity);
    for (double value = x[0]; value < 40; value = value * x[1] + 0.5) {
        if (length == capacity) {
            capacity *= 2;
            items = realloc(items, sizeof(double) * capacity);
        }
        items[length++] = value * value;
    }
    double sum = 0;
    for (int i = 0; i < length; i++) sum += items[i] / (i + 1);
    free(items);
    return sum;
}

TEST(f, 1.25, 1.5)
