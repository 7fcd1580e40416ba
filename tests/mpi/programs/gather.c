/* Arrays that are put together, exchanged and spread. */
#include <mpi.h>
#include <stdlib.h>
enum { N = 3 };
static double f(const double *x) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double mine[N], *all = malloc(sizeof(double) * N * size), *turned = malloc(sizeof(double) * N * size);
    double *on_root = rank == 0 ? malloc(sizeof(double) * N * size) : NULL, sum = 0, part[N];
    for (int i = 0; i < N; i++)
        mine[i] = x[i] * x[(i + 1) % N];
    MPI_Allgather(mine, N, MPI_DOUBLE, all, N, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int i = 0; i < N * size; i++)
        all[i] *= all[(i + 2 + rank) % (N * size)];
    MPI_Alltoall(all, N, MPI_DOUBLE, turned, N, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int i = 0; i < N * size; i++)
        sum += turned[i] * turned[i] * (i + 1 + rank);
    MPI_Gather(mine, N, MPI_DOUBLE, on_root, N, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    if (rank == 0)
        for (int i = 0; i < N * size; i++)
            on_root[i] *= on_root[i] * (i + 1);
    MPI_Scatter(on_root, N, MPI_DOUBLE, mine, N, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    MPI_Reduce_scatter_block(turned, part, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < N; i++)
        sum += mine[i] * x[i] + part[i] * part[i];
    free(all), free(turned), free(on_root);
    return sum * 0.1;
}
#include "check.h"
