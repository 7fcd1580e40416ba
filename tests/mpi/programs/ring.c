/* A ring: who is even sends first; the others take what comes, from whom it comes and how much there is. Two messages
   have tags that are read in another order. */
#include <mpi.h>
enum { N = 3 };
static double f(const double *x) {
    int rank, size, count = 0, here = 0;
    MPI_Status status;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    if (size == 1)
        return x[0] * x[1] * x[2];
    int to = (rank + 1) % size, from = (rank + size - 1) % size;
    double mine[3] = {x[0] * x[1], x[1] * x[2], x[0]}, come[8] = {x[1], x[1], x[1], x[1] * x[2], 1, 2, 3, 4}, one, two;
    float rough = (float)(x[0] * x[2]), other;
    if (rank % 2 == 0)
        MPI_Ssend(mine, 3, MPI_DOUBLE, to, 5 + rank, MPI_COMM_WORLD);
    MPI_Recv(come, 8, MPI_DOUBLE, MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_DOUBLE, &count);
    if (rank % 2 == 1)
        MPI_Send(mine, 3, MPI_DOUBLE, to, 5 + rank, MPI_COMM_WORLD);
    MPI_Barrier(MPI_COMM_WORLD);
    MPI_Sendrecv(&rank, 1, MPI_INT, to, 9, &here, 1, MPI_INT, from, 9, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    if (status.MPI_SOURCE != from || status.MPI_TAG != 5 + from || count != 3 || here != from)
        return 1e9;
    come[0] *= come[1];
    MPI_Send(come, 1, MPI_DOUBLE, to, 1, MPI_COMM_WORLD);
    MPI_Send(mine, 1, MPI_DOUBLE, to, 2, MPI_COMM_WORLD);
    MPI_Recv(&one, 1, MPI_DOUBLE, from, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Recv(&two, 1, MPI_DOUBLE, from, 1, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    MPI_Sendrecv(&rough, 1, MPI_FLOAT, to, 3, &other, 1, MPI_FLOAT, from, 3, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return one * two * x[0] + come[2] * come[3] + come[1] + (other - x[0]) * 1e-6;
}
#include "check.h"
