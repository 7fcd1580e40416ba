/* The least and the largest of all ranks, in double and single precision, in a loop and in a called function. */
#include <math.h>
#include <mpi.h>
enum { N = 3 };
__attribute__((noinline)) static void extreme(const double *mine, double *all, int largest) {
    if (largest)
        MPI_Allreduce(mine, all, N, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    else
        MPI_Reduce(mine, all, N, MPI_DOUBLE, MPI_MIN, 0, MPI_COMM_WORLD);
}
static double f(const double *x) {
    int rank;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    double mine[N], all[N] = {0}, sum = 0;
    for (int i = 0; i < N; i++)
        mine[i] = sin(3 * x[i] + rank);
    for (int k = 0; k < 4; k++) {
        extreme(mine, all, k % 2);
        for (int i = 0; i < N; i++) {
            sum += all[i] * x[i] * (rank + k);
            mine[i] = mine[i] * all[(i + 1) % N] + x[k % N] * (1 + 0.1 * i);
        }
    }
    float few = (float)mine[0], most;
    MPI_Allreduce(&few, &most, 1, MPI_FLOAT, MPI_MAX, MPI_COMM_WORLD);
    return sum + (most - few) * 1e-7;
}
#include "check.h"
