/* Requests that are started again and again; what is sent changes between. */
#include <mpi.h>
enum { N = 3, STEPS = 4 };
static double f(const double *x) {
    int rank, size;
    double u[N + 2] = {0}, sum = 0, single = 0, other = x[1];
    MPI_Request requests[4], one[2];
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int left = rank ? rank - 1 : MPI_PROC_NULL, right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
    MPI_Recv_init(u, 1, MPI_DOUBLE, left, 0, MPI_COMM_WORLD, requests);
    MPI_Recv_init(u + N + 1, 1, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, requests + 1);
    MPI_Send_init(u + 1, 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, requests + 2);
    MPI_Ssend_init(u + N, 1, MPI_DOUBLE, right, 0, MPI_COMM_WORLD, requests + 3);
    MPI_Recv_init(&single, 1, MPI_DOUBLE, (rank + 1) % size, 7, MPI_COMM_WORLD, one);
    MPI_Send_init(&other, 1, MPI_DOUBLE, (rank + size - 1) % size, 7, MPI_COMM_WORLD, one + 1);
    for (int i = 0; i < N; i++)
        u[i + 1] = x[i] * x[i];
    for (int step = 0; step < STEPS; step++) {
        double next[N];
        MPI_Startall(4, requests);
        MPI_Start(one);
        MPI_Start(one + 1);
        MPI_Wait(one, MPI_STATUS_IGNORE);
        MPI_Wait(one + 1, MPI_STATUS_IGNORE);
        MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
        for (int i = 0; i < N; i++)
            next[i] = u[i + 1] + 0.2 * (u[i] - 2 * u[i + 1] + u[i + 2]) * u[i + 1] + 0.1 * single;
        for (int i = 0; i < N; i++)
            u[i + 1] = next[i];
        other = single * u[1] + x[2];
        sum += u[2] * single;
    }
    for (int k = 0; k < 4; k++)
        MPI_Request_free(requests + k);
    MPI_Request_free(one);
    MPI_Request_free(one + 1);
    return sum;
}
#include "check.h"
