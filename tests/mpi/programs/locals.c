/* Arrays of functions that end before the reverse sweep: on the stack, on the heap, in loops and in recursion. */
#include <mpi.h>
#include <stdlib.h>
enum { N = 3 };
static int rank_, size_;
__attribute__((noinline)) static double exchange(const double *x, int n, int tag) {
    double in[4] = {0}, *out = malloc(n * sizeof *out), sum = 0;
    MPI_Request requests[2];
    for (int i = 0; i < n; i++)
        out[i] = x[i] * x[(i + 1) % n];
    MPI_Irecv(in, n, MPI_DOUBLE, (rank_ + 1) % size_, tag, MPI_COMM_WORLD, requests);
    MPI_Isend(out, n, MPI_DOUBLE, (rank_ + size_ - 1) % size_, tag, MPI_COMM_WORLD, requests + 1);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < n; i++)
        sum += in[i] * out[i] * in[(i + 1) % n];
    free(out);
    return sum;
}
__attribute__((noinline)) static double again(const double *x, int deep) {
    double near[N], far, mine;
    MPI_Request request[2], other;
    for (int i = 0; i < N; i++)
        near[i] = x[i] * 0.9 + 0.1 * deep;
    mine = near[0] * near[1];
    MPI_Irecv(&far, 1, MPI_DOUBLE, (rank_ + 1) % size_, 50 + deep, MPI_COMM_WORLD, request);
    MPI_Isend(&mine, 1, MPI_DOUBLE, (rank_ + size_ - 1) % size_, 50 + deep, MPI_COMM_WORLD, &other);
    double sum = deep ? again(near, deep - 1) : 1; /* waited for later than what is deeper */
    MPI_Wait(request, MPI_STATUS_IGNORE);
    MPI_Wait(&other, MPI_STATUS_IGNORE);
    return sum * far + exchange(near, 2, 9);
}
__attribute__((noinline)) static void kept(const double *x, double *sum) {
    double u[2] = {x[0], x[1]}, v[2] = {0};
    MPI_Request requests[2];
    MPI_Recv_init(v, 2, MPI_DOUBLE, (rank_ + 1) % size_, 80, MPI_COMM_WORLD, requests);
    MPI_Send_init(u, 2, MPI_DOUBLE, (rank_ + size_ - 1) % size_, 80, MPI_COMM_WORLD, requests + 1);
    for (int k = 0; k < 2; k++) {
        MPI_Startall(2, requests);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        u[0] = v[1] * u[1] + x[2];
    }
    *sum += u[0] * v[0];
    MPI_Request_free(requests);
    MPI_Request_free(requests + 1);
}
static double f(const double *x) {
    double sum = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank_);
    MPI_Comm_size(MPI_COMM_WORLD, &size_);
    for (int k = 0; k < 4; k++) {
        sum += exchange(x, N, k) * x[k % N] * 0.1;
        kept(x, &sum);
    }
    return sum + again(x, 3);
}
#include "check.h"
