/* What is sent from the array that is received into; only the root does, and says so as it runs. */
#include <mpi.h>
#include <stddef.h>
enum { N = 3, MOST = 8 };
static double f(const double *x) {
    int rank, size;
    double a[N], b[MOST * 2], c[MOST * 2], sum = 0, out[2];
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < N; i++)
        a[i] = x[i] * x[(i + 1) % N];
    MPI_Allreduce(MPI_IN_PLACE, a, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < N; i++)
        sum += a[i] * x[i] * (rank + 1);
    for (int i = 0; i < N; i++)
        a[i] = x[i] * sum;
    MPI_Reduce(rank == size - 1 ? MPI_IN_PLACE : a, a, N, MPI_DOUBLE, MPI_SUM, size - 1, MPI_COMM_WORLD);
    sum += a[0] * a[1] + a[2];
    a[0] = x[0] * 0.1 + rank;
    MPI_Allreduce(MPI_IN_PLACE, a, 1, MPI_DOUBLE, MPI_MAX, MPI_COMM_WORLD);
    sum += a[0] * x[1];
    for (int i = 0; i < 2 * size; i++)
        b[i] = x[i % N] * (i + 1);
    MPI_Allgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, b, 2, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int i = 0; i < 2 * size; i++)
        sum += b[i] * b[(i + 1) % (2 * size)];
    MPI_Alltoall(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, b, 2, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int i = 0; i < 2 * size; i++)
        sum += b[i] * b[i] * (i + rank) * 0.01;
    if (rank == 0)
        MPI_Gather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, b, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    else
        MPI_Gather(b, 2, MPI_DOUBLE, NULL, 0, MPI_DATATYPE_NULL, 0, MPI_COMM_WORLD);
    for (int i = 0; i < 2 * size; i++)
        c[i] = b[i] * x[1];
    out[0] = c[0], out[1] = c[1];
    MPI_Scatter(c, 2, MPI_DOUBLE, rank == 0 ? MPI_IN_PLACE : out, 2, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    sum += out[0] * out[1] * 1e-3;
    for (int i = 0; i < 2 * size; i++)
        c[i] = x[i % N] * x[0] + i;
    MPI_Reduce_scatter_block(MPI_IN_PLACE, c, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    sum += c[0] * c[1] * 1e-2;
    MPI_Scan(MPI_IN_PLACE, a, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Exscan(MPI_IN_PLACE, a, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return sum + a[0] * a[1];
}
#include "check.h"
