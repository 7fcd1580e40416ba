/* Collectives without waiting in other modes: forward over reverse, several directions, the two halves. Two are in flight
   at once, and the ranks wait for them in different orders. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>

#include "enzyme.h"
enum { N = 3 };
static int rank, size;
static double f(const double *x) {
    double y[N], z[N], come[N] = {0}, all[16 * N], sum = 0;
    MPI_Request requests[3];
    for (int i = 0; i < N; i++)
        y[i] = x[i] * x[(i + 1) % N] * x[i], come[i] = rank == 0 ? x[i] * y[i] : 0;
    for (int k = 0; k < 2; k++) {
        MPI_Iallreduce(y, z, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, requests);
        MPI_Ibcast(come, N, MPI_DOUBLE, 0, MPI_COMM_WORLD, requests + 1);
        MPI_Iallgather(y, N, MPI_DOUBLE, all, N, MPI_DOUBLE, MPI_COMM_WORLD, requests + 2);
        for (int j = 0; j < 3; j++)
            MPI_Wait(requests + (rank % 2 ? 2 - j : (j + rank) % 3), MPI_STATUS_IGNORE);
        for (int i = 0; i < N; i++) {
            sum += z[i] * come[i] * 0.1 + all[N * (size - 1) + i] * x[i];
            y[i] = 0.1 * z[i] * come[(i + 1) % N];
        }
    }
    return sum;
}
static void gradient(const double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
struct half {
    void *tape;
    double result;
};
struct two {
    double d[2];
};
struct half __enzyme_augmentfwd_half(void *, ...);
struct two __enzyme_fwddiff_two(void *, ...);
static double sum(double mine) {
    double all;
    MPI_Allreduce(&mine, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all;
}
static int wrong;
static void compare(double found, double expected, const char *what) {
    if (!(fabs(found - expected) <= 1e-6 * (1 + fabs(expected)))) {
        printf("rank %d of %d: %s: %.12g, expected %.12g\n", rank, size, what, found, expected);
        wrong = 1;
    }
}
int main(int argc, char **argv) {
    double x[N], v[N], w[N], d[N] = {0}, h[N] = {0}, up[N] = {0}, down[N] = {0}, at[N], step = 1e-5;
    double a[N] = {0}, b[N] = {0}, c[N] = {0}, e[N] = {0};
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < N; i++)
        x[i] = 0.5 + 0.1 * i - 0.05 * rank, v[i] = 0.3 - 0.2 * i + 0.1 * rank, w[i] = 0.1 + i * rank;
    __enzyme_fwddiff((void *)gradient, enzyme_dup, x, v, enzyme_dup, d, h);
    for (int side = 0; side < 2; side++) {
        for (int i = 0; i < N; i++)
            at[i] = x[i] + (side ? -step : step) * v[i];
        gradient(at, side ? down : up);
    }
    for (int i = 0; i < N; i++)
        compare(h[i], (up[i] - down[i]) / (2 * step), "second");
    /* the halves of two, one in the other's */
    struct half one = __enzyme_augmentfwd_half((void *)f, enzyme_dup, x, a);
    struct half other = __enzyme_augmentfwd_half((void *)f, enzyme_dup, at, b);
    __enzyme_reverse((void *)f, enzyme_dup, x, a, 1.0, one.tape);
    __enzyme_reverse((void *)f, enzyme_dup, at, b, 1.0, other.tape);
    for (int i = 0; i < N; i++)
        compare(a[i], d[i], "half"), compare(b[i], down[i], "other half");
    struct two both = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, x, v, w);
    double along = 0, across = 0;
    for (int i = 0; i < N; i++)
        along += d[i] * v[i], across += d[i] * w[i];
    compare(sum(both.d[0]), sum(along), "first direction");
    compare(sum(both.d[1]), sum(across), "second direction");
    __enzyme_autodiff((void *)f, enzyme_width, 2, enzyme_dup, x, c, e);
    for (int i = 0; i < N; i++)
        compare(c[i], d[i], "two directions, the first"), compare(e[i], d[i], "two directions, the second");
    MPI_Finalize();
    return wrong;
}
