/* What all programs have: `f` of this rank's numbers, whose results are summed over the ranks. The gradient of the sum
   in both modes against central differences; with HALVES, also that of the two halves. Before this file: f, and the
   number N of each rank's inputs. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>

#include "enzyme.h"

double __enzyme_fwddiff_double(void *, ...);
struct half {
    void *tape;
    double result;
};
struct half __enzyme_augmentfwd_half(void *, ...);
static int rank, size;

static double sum(double mine) {
    double all;
    MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}

static int differs(double found, double expected, const char *what) {
    if (fabs(found - expected) <= 2e-6 * (1 + fabs(expected)))
        return 0;
    printf("rank %d of %d: %s: %.12g, expected %.12g\n", rank, size, what, found, expected);
    return 1;
}

int main(int argc, char **argv) {
    double x[N], dx[N], v[N];
    int wrong = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < N; i++) {
        x[i] = 0.3 + 0.17 * i + 0.31 * rank;
        v[i] = 0.5 - 0.11 * i + 0.07 * rank;
    }
    for (int again = 0; again < 3; again++) {
        for (int i = 0; i < N; i++)
            dx[i] = 0;
        __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
        double h = 1e-5;
        for (int r = 0; r < size; r++)
            for (int i = 0; i < N; i++) {
                double was = x[i];
                if (r == rank)
                    x[i] = was + h;
                double above = sum(f(x));
                if (r == rank)
                    x[i] = was - h;
                double below = sum(f(x));
                x[i] = was;
                if (r == rank)
                    wrong += differs(dx[i], (above - below) / (2 * h), "gradient");
            }
#ifdef HALVES
        double halves[N] = {0};
        struct half half = __enzyme_augmentfwd_half((void *)f, enzyme_dup, x, halves);
        __enzyme_reverse((void *)f, enzyme_dup, x, halves, 1.0, half.tape);
        for (int i = 0; i < N; i++)
            wrong += differs(halves[i], dx[i], "two halves");
#endif
        double along = 0, tangent = __enzyme_fwddiff_double((void *)f, enzyme_dup, x, v);
        for (int i = 0; i < N; i++)
            along += dx[i] * v[i];
        wrong += differs(sum(tangent), sum(along), "tangent");
    }
    wrong = sum(wrong);
    MPI_Finalize();
    return wrong != 0;
}
