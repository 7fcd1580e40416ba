/* Several directions, the two halves, buffers in memory of the program's own, calls in loops and recursion. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>
#include <stdlib.h>

#include "enzyme.h"
enum { N = 2 };
static int rank, size;
static double kept[3];
struct body {
    int id;
    double place[2];
    int more;
};

__attribute__((noinline)) static double around(double mine, int left) {
    double come;
    if (left == 0)
        return mine;
    MPI_Sendrecv(&mine, 1, MPI_DOUBLE, (rank + 1) % size, left, &come, 1, MPI_DOUBLE, (rank + size - 1) % size, left,
                 MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return around(come * mine + 0.5, left - 1) * mine;
}
static double f(const double *x) {
    struct body *bodies = calloc(3, sizeof *bodies);
    double sum = around(x[0], 3);
    for (int i = 0; i < 3; i++) {
        bodies[i].id = bodies[i].more = i;
        bodies[i].place[0] = x[0] * (i + 1);
        bodies[i].place[1] = x[1] * x[0];
        MPI_Bcast(bodies[i].place, 2, MPI_DOUBLE, i % size, MPI_COMM_WORLD);
    }
    MPI_Allreduce(bodies[1].place, kept, 2, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i < 3; i++)
        sum += bodies[i].place[0] * bodies[i].place[1] * (bodies[i].more + rank) + kept[0] * kept[1] * x[1];
    free(bodies);
    return sum;
}
struct two {
    double d[2];
};
struct half {
    void *tape;
    double result;
};
struct half __enzyme_augmentfwd_half(void *, ...);
struct two __enzyme_fwddiff_two(void *, ...);
int main(int argc, char **argv) {
    double x[N], d[N], h[N] = {0}, one[N] = {1, 0}, two[N] = {0, 1}, a[N] = {0}, b[N] = {0};
    int wrong = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < N; i++)
        x[i] = 0.7 + 0.2 * i - 0.1 * rank;
    for (int i = 0; i < N; i++)
        d[i] = 0;
    __enzyme_autodiff((void *)f, enzyme_dup, x, d);
    struct half half = __enzyme_augmentfwd_half((void *)f, enzyme_dup, x, h);
    __enzyme_reverse((void *)f, enzyme_dup, x, h, 1.0, half.tape);
    struct two both = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, x, one, two);
    for (int i = 0; i < N; i++) {
        double all, along;
        MPI_Allreduce(&d[i], &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        MPI_Allreduce(&both.d[i], &along, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        wrong |= fabs(d[i] - h[i]) > 1e-12 || fabs(all - along) > 1e-10 * (1 + fabs(all));
    }
    double step = 1e-5;
    for (int i = 0; i < N; i++)
        for (int r = 0; r < size; r++) {
            double was = x[i], up, down, all;
            x[i] = was + (r == rank ? step : 0);
            up = f(x);
            x[i] = was - (r == rank ? step : 0);
            down = f(x);
            x[i] = was;
            up -= down;
            MPI_Allreduce(&up, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
            wrong |= r == rank && fabs(d[i] - all / (2 * step)) > 1e-6 * (1 + fabs(d[i]));
        }
    if (wrong)
        printf("%d of %d: %.15g %.15g; %.15g %.15g\n", rank, size, d[0], d[1], h[0], h[1]);
    MPI_Finalize();
    return wrong;
}
