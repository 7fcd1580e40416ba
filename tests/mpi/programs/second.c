/* Forward over reverse: products of the Hessian of the sum of all, against differences of gradients. */
#include "enzyme.h"
#include <math.h>
#include <mpi.h>
#include <stdio.h>
enum { N = 3 };
static int rank, size;
static double f(const double *x) {
    double y[N], z[N], come[N], mine[2], all, gathered[16] = {0}, sum = 0;
    MPI_Request requests[4], again[2];
    for (int i = 0; i < N; i++)
        y[i] = x[i] * x[(i + 1) % N] * x[i];
    MPI_Allreduce(y, z, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    for (int k = 0; k < 2; k++) {
        MPI_Irecv(come, N, MPI_DOUBLE, (rank + 1) % size, k, MPI_COMM_WORLD, requests);
        MPI_Isend(z, N, MPI_DOUBLE, (rank + size - 1) % size, k, MPI_COMM_WORLD, requests + 1);
        MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
        for (int i = 0; i < N; i++)
            z[i] = come[i] * y[i] * 0.3 + x[i];
    }
    MPI_Recv_init(come, 1, MPI_DOUBLE, (rank + 1) % size, 8, MPI_COMM_WORLD, again);
    MPI_Send_init(z, 1, MPI_DOUBLE, (rank + size - 1) % size, 8, MPI_COMM_WORLD, again + 1);
    for (int k = 0; k < 2; k++) {
        MPI_Startall(2, again);
        MPI_Wait(again, MPI_STATUS_IGNORE);
        MPI_Wait(again + 1, MPI_STATUS_IGNORE);
        z[0] = come[0] * z[1];
    }
    MPI_Request_free(again);
    MPI_Request_free(again + 1);
    mine[0] = z[0] * z[1], mine[1] = z[2];
    MPI_Sendrecv_replace(mine, 2, MPI_DOUBLE, (rank + 1) % size, 3, (rank + size - 1) % size, 3, MPI_COMM_WORLD,
                         MPI_STATUS_IGNORE);
    MPI_Bcast(mine, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    MPI_Gather(mine, 2, MPI_DOUBLE, gathered, 2, MPI_DOUBLE, size - 1, MPI_COMM_WORLD);
    for (int i = 0; i < 2 * size; i++)
        sum += gathered[i] * gathered[i] * (i + 1);
    MPI_Scan(mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Barrier(MPI_COMM_WORLD);
    return sum * 0.1 + all * all * x[0] + mine[1] * mine[1];
}
static void gradient(const double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
int main(int argc, char **argv) {
    double x[N], v[N], d[N] = {0}, h[N] = {0}, up[N], down[N], at[N], step = 1e-5;
    int wrong = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < N; i++)
        x[i] = 0.5 + 0.1 * i - 0.05 * rank, v[i] = 0.3 - 0.2 * i + 0.1 * rank;
    for (int k = 0; k < 2; k++) {
        for (int i = 0; i < N; i++)
            d[i] = h[i] = 0;
        __enzyme_fwddiff((void *)gradient, enzyme_dup, x, v, enzyme_dup, d, h);
    }
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < N; i++)
            at[i] = x[i] + (side ? -step : step) * v[i], (side ? down : up)[i] = 0;
        gradient(at, side ? down : up);
    }
    for (int i = 0; i < N; i++) {
        double expected = (up[i] - down[i]) / (2 * step);
        if (!(fabs(h[i] - expected) <= 1e-6 * (1 + fabs(expected)))) {
            printf("rank %d of %d: %d: %.12g, expected %.12g\n", rank, size, i, h[i], expected);
            wrong = 1;
        }
    }
    MPI_Finalize();
    return wrong;
}
