/* The determinant of an 8 x 8 matrix by minors, recursively: 110000 calls. */
#include "bench.h"

double __enzyme_autodiff(void *, ...);

enum { N = 8 };

/* The minor of the rows from `row` on and the columns that are not in `used`. */
ENTRY static double minor(int n, const double *matrix, int row, unsigned used) {
    if (row == n) return 1;
    double sum = 0, sign = 1;
    for (int column = 0; column < n; column++)
        if (!(used >> column & 1)) {
            sum += sign * matrix[row * n + column] * minor(n, matrix, row + 1, used | 1u << column);
            sign = -sign;
        }
    return sum;
}

static double matrix[N * N];

static double primal(void) { return minor(N, matrix, 0, 0); }

static void gradient(double *g) {
    memset(g, 0, sizeof matrix);
    __enzyme_autodiff((void *)minor, enzyme_const, N, enzyme_dup, matrix, g, enzyme_const, 0, enzyme_const, 0u);
}

static double *input(int i) { return &matrix[i]; }

int main(int argc, char **argv) {
    for (int i = 0; i < N * N; i++) matrix[i] = bench_random() + (i % (N + 1) == 0);
    return run((Kernel){"det", "8 x 8", N * N, N * N, primal, gradient, input, NULL, 0}, argc, argv);
}
