/* A matrix as an array of pointers to rows, on the heap. */
#include "check.h"

static double f(double *x) {
    double **rows = malloc(sizeof(double *) * 3), trace = 0;
    for (int i = 0; i < 3; i++) {
        rows[i] = malloc(sizeof(double) * 3);
        for (int j = 0; j < 3; j++) rows[i][j] = x[i] * x[j] + (i == j);
    }
    double *kept = rows[0];
    rows[0] = rows[2];
    rows[2] = kept;
    for (int i = 0; i < 3; i++)
        for (int j = 0; j < 3; j++) trace += rows[i][j] * rows[j][i] * (i + 1);
    for (int i = 0; i < 3; i++) free(rows[i]);
    free(rows);
    return trace;
}

TEST(f, 0.7, 0.9, -1.1)
