/* Three loops deep with trip counts that only the data know: records of tapes within records of tapes. */
#include "check.h"

static NOINLINE void partition(double *x, int low, int high) {
    while (low < high) {
        double pivot = x[low];
        int i = low, j = high;
        while (i <= j) {
            while (x[i] < pivot) i++;
            double t = x[i];
            x[i++] = x[j];
            x[j--] = t;
        }
        low = i;
    }
}

static double f(double *x) {
    partition(x, 0, 1);
    double sum = 0;
    for (int i = 0; i < 2; i++) sum += x[i] * x[i] * x[i] * (i + 1);
    return sum;
}

TEST(f, 0.9, -1.3)
