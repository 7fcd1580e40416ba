/* Messages to and from arrays that functions are given, which do not overlap; in loops that add to what comes; several
   directions and two halves; requests that are waited for in another function, and later than others. */
#include <math.h>
#include <mpi.h>
#include <stdio.h>

#include "enzyme.h"
enum { N = 3, ROUNDS = 3 };
static int rank, size;

__attribute__((noinline)) static void start(double *restrict in, double *restrict out, int n, int tag,
                                            MPI_Request *requests) {
    MPI_Irecv(in, n, MPI_DOUBLE, (rank + size - 1) % size, tag, MPI_COMM_WORLD, requests);
    MPI_Isend(out, n, MPI_DOUBLE, (rank + 1) % size, tag, MPI_COMM_WORLD, requests + 1);
}
static double f(const double *restrict x, double *restrict in, double *restrict out) {
    MPI_Request requests[2 * ROUNDS];
    double sum = 0;
    for (int k = 0; k < ROUNDS; k++) {
        for (int i = 0; i < N; i++)
            out[k * N + i] = x[i] * x[(i + k) % N];
        start(in + k * N, out + k * N, N, k, requests + 2 * k);
    }
    for (int k = ROUNDS - 1; k >= 0; k--) {
        MPI_Waitall(2, requests + 2 * k, MPI_STATUSES_IGNORE);
        for (int i = 0; i < N; i++)
            sum += in[k * N + i] * in[k * N + (i + 1) % N] * (k + 1 + rank);
    }
    for (int k = 0; k < ROUNDS; k++) { /* the same number again and again */
        start(in, in + 1 + N, 1, 9, requests);
        in[5] *= x[1];
        MPI_Wait(requests + 1, MPI_STATUS_IGNORE);
        MPI_Wait(requests, MPI_STATUS_IGNORE);
        in[1 + N] = in[0] * in[5] + x[2];
        sum += in[0] * x[k];
    }
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
static double room[8][N * ROUNDS];
static double value(const double *x) { return f(x, room[6], room[7]); }
int main(int argc, char **argv) {
    double x[N], d[N] = {0}, h[N] = {0}, w[N] = {0}, v[N] = {0}, one[N] = {1, 0, 0}, two[N] = {0, 1, 0};
    int wrong = 0;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < N; i++)
        x[i] = 0.7 + 0.2 * i - 0.1 * rank;
    __enzyme_autodiff((void *)f, enzyme_dup, x, d, enzyme_dup, room[0], room[1], enzyme_dup, room[2], room[3]);
    struct half half = __enzyme_augmentfwd_half((void *)f, enzyme_dup, x, h, enzyme_dup, room[0], room[1], enzyme_dup,
                                                room[2], room[3]);
    __enzyme_reverse((void *)f, enzyme_dup, x, h, enzyme_dup, room[0], room[1], enzyme_dup, room[2], room[3], 1.0,
                     half.tape);
    static double more[2][N * ROUNDS];
    for (int i = 0; i < N * ROUNDS; i++)
        wrong |= room[1][i] != 0 || room[3][i] != 0;
    __enzyme_autodiff((void *)f, enzyme_width, 2, enzyme_dup, x, w, v, enzyme_dup, room[0], room[1], more[0], enzyme_dup,
                      room[2], room[3], more[1]);
    struct two both = __enzyme_fwddiff_two((void *)f, enzyme_width, 2, enzyme_dup, x, one, two, enzyme_dup, room[0],
                                           room[1], more[0], enzyme_dup, room[2], room[3], more[1]);
    for (int i = 0; i < N; i++) {
        double all, along = 0;
        MPI_Allreduce(&d[i], &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        if (i < 2)
            MPI_Allreduce(&both.d[i], &along, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        wrong |= fabs(d[i] - h[i]) + fabs(d[i] - w[i]) + fabs(d[i] - v[i]) > 1e-12 * fabs(d[i]) ? 8 : 0;
        wrong |= (i < 2 && fabs(all - along) > 1e-10 * (1 + fabs(all))) ? 2 : 0;
    }
    double step = 1e-5;
    for (int i = 0; i < N; i++)
        for (int r = 0; r < size; r++) {
            double was = x[i], up, down, all;
            x[i] = was + (r == rank ? step : 0);
            up = value(x);
            x[i] = was - (r == rank ? step : 0);
            down = value(x);
            x[i] = was;
            up -= down;
            MPI_Allreduce(&up, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
            wrong |= r == rank && fabs(d[i] - all / (2 * step)) > 1e-6 * (1 + fabs(d[i])) ? 4 : 0;
        }
    if (wrong)
        printf("%d of %d: %d: %.15g %.15g; %.15g; %.15g %.15g\n", rank, size, wrong, d[0], d[1], h[0], w[0], v[0]);
    MPI_Finalize();
    return wrong;
}
