/* Two buffers whose pointers are exchanged every step. */
#include "check.h"

static double f(double *x) {
    double first[6], second[6], *now = first, *next = second;
    memcpy(now, x, sizeof first);
    for (int step = 0; step < 5; step++) {
        for (int i = 0; i < 6; i++) {
            double left = i ? now[i - 1] : 0, right = i < 5 ? now[i + 1] : 0;
            next[i] = now[i] + 0.1 * now[i] * (left - 2 * now[i] + right);
        }
        double *t = now;
        now = next;
        next = t;
    }
    double sum = 0;
    for (int i = 0; i < 6; i++) sum += now[i] * now[i] * (i + 1);
    return sum;
}

TEST(f, 0.3, 0.9, 1.4, 0.2, 1.1, 0.7)
