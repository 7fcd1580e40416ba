/* Insertion sort: the path taken depends on the values, and each store overwrites one. */
#include "check.h"

static void sort(double *x, int n) {
    for (int i = 1; i < n; i++) {
        double key = x[i];
        int j = i - 1;
        while (j >= 0 && x[j] > key) {
            x[j + 1] = x[j];
            j--;
        }
        x[j + 1] = key;
    }
}

static double f(double *x) {
    sort(x, 6);
    double sum = 0;
    for (int i = 0; i < 6; i++) sum += x[i] * x[i] * (i + 1) + x[0] * x[i];
    return sum;
}

TEST(f, 0.9, -1.3, 0.4, 1.8, 0.1, -0.6)
