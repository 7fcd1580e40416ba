/* Messages that a probe matches: whose length is not known before, received at once or later, in the order of tags that
   the program chooses; one from nobody. */
#include <mpi.h>
#include <stdlib.h>
enum { N = 3 };
static double f(const double *x) {
    int rank, size, count, flag;
    double out[2 * N], sum = 0, single = x[2];
    MPI_Message message, second;
    MPI_Status status;
    MPI_Request requests[3];
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int right = (rank + 1) % size, left = (rank + size - 1) % size;
    for (int i = 0; i < 2 * N; i++)
        out[i] = x[i % N] * x[(i + 1) % N] * (i + 1);
    MPI_Isend(out, rank + 1 < 2 * N ? rank + 1 : 2 * N, MPI_DOUBLE, right, 0, MPI_COMM_WORLD, requests);
    MPI_Isend(out + 1, 2, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, requests + 1);
    MPI_Mprobe(MPI_ANY_SOURCE, 0, MPI_COMM_WORLD, &message, &status);
    MPI_Get_count(&status, MPI_DOUBLE, &count);
    double *come = malloc(sizeof(double) * count), two[2];
    do
        MPI_Improbe(left, 1, MPI_COMM_WORLD, &flag, &second, MPI_STATUS_IGNORE);
    while (!flag);
    MPI_Imrecv(two, 2, MPI_DOUBLE, &second, requests + 2);
    MPI_Mrecv(come, count, MPI_DOUBLE, &message, &status);
    sum += second == MPI_MESSAGE_NULL && message == MPI_MESSAGE_NULL ? x[0] : 0;
    for (int i = 0; i < count; i++)
        sum += come[i] * come[i] * (status.MPI_SOURCE + 1) * x[i % N];
    MPI_Waitall(3, requests, MPI_STATUSES_IGNORE);
    sum += two[0] * two[1];
    MPI_Mprobe(MPI_PROC_NULL, 3, MPI_COMM_WORLD, &message, MPI_STATUS_IGNORE);
    MPI_Mrecv(&single, 1, MPI_DOUBLE, &message, MPI_STATUS_IGNORE);
    free(come);
    return sum * single;
}
#include "check.h"
