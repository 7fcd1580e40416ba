/* Conjugate gradients for a rod of springs that is cut into pieces: ends are exchanged while inner points are computed,
   inner products are begun and waited for behind other work. */
#include <mpi.h>
#include <string.h>
enum { N = 5, ITERATIONS = 6 };
#define HALVES
static int left_of(int rank) { return rank ? rank - 1 : MPI_PROC_NULL; }
/* out = A u, with springs as stiff as the points beside them are. `u` has room for the neighbours' ends. */
static void product(const double *k, double *u, double *out, int rank, int size) {
    MPI_Request r[4];
    int left = left_of(rank), right = rank + 1 < size ? rank + 1 : MPI_PROC_NULL;
    MPI_Irecv(u, 1, MPI_DOUBLE, left, 0, MPI_COMM_WORLD, r);
    MPI_Irecv(u + N + 1, 1, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, r + 1);
    MPI_Isend(u + 1, 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, r + 2);
    MPI_Isend(u + N, 1, MPI_DOUBLE, right, 0, MPI_COMM_WORLD, r + 3);
    for (int i = 2; i < N; i++)
        out[i] = (0.5 + k[i] + k[i + 1]) * u[i] - k[i] * u[i - 1] - k[i + 1] * u[i + 1];
    MPI_Waitall(4, r, MPI_STATUSES_IGNORE);
    for (int i = 1; i <= N; i += N - 1)
        out[i] = (0.5 + k[i] + k[i + 1]) * u[i] - k[i] * u[i - 1] - k[i + 1] * u[i + 1];
}
static void dot(const double *a, const double *b, double *mine, double *all, MPI_Request *request) {
    *mine = 0;
    for (int i = 1; i <= N; i++)
        *mine += a[i] * b[i];
    MPI_Iallreduce(mine, all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, request);
}
static double f(const double *x) {
    int rank, size;
    double k[N + 2], u[N + 2] = {0}, r[N + 2] = {0}, p[N + 2] = {0}, q[N + 2] = {0}, mine, rr, pq, rest, energy = 0;
    MPI_Request request;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i <= N + 1; i++)
        k[i] = 1 + 0.1 * ((rank * N + i) % 4);
    for (int i = 1; i <= N; i++)
        k[i] += 0.5 * x[i - 1] * x[i - 1], r[i] = p[i] = 1 + x[(i + 1) % N];
    /* a spring belongs to the process on its right, and the other one is told how stiff it is */
    MPI_Sendrecv(k + 1, 1, MPI_DOUBLE, left_of(rank), 2, k + N + 1, 1, MPI_DOUBLE,
                 rank + 1 < size ? rank + 1 : MPI_PROC_NULL, 2, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    dot(r, r, &mine, &rr, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    for (int iteration = 0; iteration < ITERATIONS; iteration++) {
        product(k, p, q, rank, size);
        dot(p, q, &mine, &pq, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        double step = rr / pq;
        for (int i = 1; i <= N; i++)
            r[i] -= step * q[i];
        dot(r, r, &mine, &rest, &request);
        for (int i = 1; i <= N; i++)
            u[i] += step * p[i];
        MPI_Wait(&request, MPI_STATUS_IGNORE);
        for (int i = 1; i <= N; i++)
            p[i] = r[i] + rest / rr * p[i];
        rr = rest;
    }
    for (int i = 1; i <= N; i++)
        energy += u[i] * u[i] * (rank + i);
    return energy;
}
#include "check.h"
