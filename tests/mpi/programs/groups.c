/* Communicators that the program makes and frees, also where derivatives are taken; only some ranks exchange. */
#include <mpi.h>
enum { N = 2 };
static double exchange(double mine, MPI_Comm comm) {
    int rank, size;
    double come = mine;
    MPI_Comm_rank(comm, &rank);
    MPI_Comm_size(comm, &size);
    if (rank == 0 && size > 1)
        MPI_Send(&mine, 1, MPI_DOUBLE, size - 1, 4, comm);
    if (rank == size - 1 && size > 1)
        MPI_Recv(&come, 1, MPI_DOUBLE, 0, 4, comm, MPI_STATUS_IGNORE);
    return come;
}
static double f(const double *x) {
    int rank, size, around = 1, left, right;
    double sum = 0, come;
    MPI_Comm half, line;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half);
    for (int k = 0; k < 3; k++)
        sum += exchange(x[0] * x[1] * (k + 1) + sum, half) * x[0];
    MPI_Cart_create(MPI_COMM_WORLD, 1, &size, &around, 0, &line);
    MPI_Cart_shift(line, 0, 1, &left, &right);
    MPI_Sendrecv(&sum, 1, MPI_DOUBLE, right, 0, &come, 1, MPI_DOUBLE, left, 0, line, MPI_STATUS_IGNORE);
    return come * x[1] + sum * sum;
}
#include "check.h"
