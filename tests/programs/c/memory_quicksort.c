/* Quicksort: recursion, swaps and two cursors. */
#include "check.h"

static void quicksort(double *x, int low, int high) {
    if (low >= high) return;
    double pivot = x[(low + high) / 2];
    int i = low, j = high;
    while (i <= j) {
        while (x[i] < pivot) i++;
        while (x[j] > pivot) j--;
        if (i <= j) {
            double t = x[i];
            x[i++] = x[j];
            x[j--] = t;
        }
    }
    quicksort(x, low, j);
    quicksort(x, i, high);
}

static double f(double *x) {
    quicksort(x, 0, 7);
    double sum = 0;
    for (int i = 0; i < 8; i++) sum += x[i] * x[i] * x[i] * (i + 1);
    return sum;
}

TEST(f, 0.9, -1.3, 0.4, 1.8, 0.1, -0.6, 2.2, 0.7)
