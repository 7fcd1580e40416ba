/* An unknown trip count inside an unknown trip count, values kept in both. */
#include "check.h"

static double f(double *x) {
    double a = x[0], sum = 0;
    while (a < 50) {
        double b = x[1];
        while (b < a) {
            b = b * 1.7 + 0.05 * sin(b);
            sum += log(b) * a;
        }
        a = a * 1.4 + 0.1 * b / (1 + b);
    }
    return sum / 100;
}

TEST(f, 1.5, 0.6)
