/* A norm, and what is made of it on each rank; sums to one rank; a factor that one rank has. */
#include <math.h>
#include <mpi.h>
enum { N = 4 };
static double dot(const double *x, const double *y) {
    double mine = 0, all;
    for (int i = 0; i < N; i++)
        mine += x[i] * y[i];
    MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}
static double f(const double *x) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double norm = sqrt(dot(x, x)), unit[N], total[N] = {0}, factor[2] = {0};
    for (int i = 0; i < N; i++)
        unit[i] = x[i] / norm;
    MPI_Barrier(MPI_COMM_WORLD);
    int root = size - 1;
    MPI_Reduce(unit, rank == root ? total : NULL, N, MPI_DOUBLE, MPI_SUM, root, MPI_COMM_WORLD);
    if (rank == root) {
        factor[0] = total[0] * total[1] + total[3];
        factor[1] = sin(total[2]);
    }
    MPI_Bcast(factor, 2, MPI_DOUBLE, root, MPI_COMM_WORLD);
    factor[0] *= factor[1] + rank;
    return factor[0] * x[rank % N] + dot(unit, x) * factor[1];
}
#include "check.h"
