/* Collectives without waiting in place, with lists that change before they are waited for, on parts of a communicator,
   of integers, and with other operations; in the two halves, too. */
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
enum { N = 3, MOST = 8 };
#define HALVES
static double f(const double *x) {
    int rank, size;
    MPI_Request q[6];
    double sum = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm half;
    MPI_Comm_split(MPI_COMM_WORLD, rank % 2, -rank, &half);
    int hr, hs;
    MPI_Comm_rank(half, &hr);
    MPI_Comm_size(half, &hs);
    double *a = malloc(8 * N * MOST), *b = calloc(N * MOST, 8), *c = calloc(N * MOST, 8), prod[N], least[N];
    float g[N], h[N] = {0};
    int cnt[MOST], got[MOST], dis[MOST];
    for (int i = 0; i < N * MOST; i++)
        a[i] = x[i % N] * x[(i + 1) % N] * (i + 1 + rank) * 0.1;
    for (int i = 0; i < N; i++)
        g[i] = (float)x[i];
    for (int r = 0; r < size; r++)
        cnt[r] = 1 + (r + rank) % 3, dis[r] = 3 * r;
    MPI_Ialltoall(cnt, 1, MPI_INT, got, 1, MPI_INT, MPI_COMM_WORLD, q);
    memcpy(b, a, 8 * N * MOST);
    MPI_Iallgather(MPI_IN_PLACE, 0, MPI_DATATYPE_NULL, b, N, MPI_DOUBLE, half, q + 1);
    prod[0] = 1 + x[0];
    prod[1] = 1 + 0.5 * x[1];
    prod[2] = 0.3 + x[2] * 0.1 * rank;
    MPI_Iallreduce(MPI_IN_PLACE, prod, N, MPI_DOUBLE, MPI_PROD, half, q + 2);
    for (int i = 0; i < N; i++)
        least[i] = x[i] * (rank + 1);
    if (rank == size - 1)
        MPI_Ireduce(MPI_IN_PLACE, least, N, MPI_DOUBLE, MPI_MAX, size - 1, MPI_COMM_WORLD, q + 3);
    else
        MPI_Ireduce(least, NULL, N, MPI_DOUBLE, MPI_MAX, size - 1, MPI_COMM_WORLD, q + 3);
    MPI_Iallreduce(g, h, N, MPI_FLOAT, MPI_SUM, MPI_COMM_WORLD, q + 4);
    MPI_Ibarrier(half, q + 5);
    MPI_Wait(q, MPI_STATUS_IGNORE);
    MPI_Ialltoallv(a, cnt, dis, MPI_DOUBLE, c, got, dis, MPI_DOUBLE, MPI_COMM_WORLD, q);
    int left = 6, done, which[6];
    while (left) {
        MPI_Waitsome(6, q, &done, which, MPI_STATUSES_IGNORE);
        left -= done;
    }
    for (int i = 0; i < N * size; i++)
        sum += c[i] * c[i] * 0.01;
    for (int i = 0; i < N * hs; i++)
        sum += b[i] * b[(i + 1) % (N * hs)] * (i + 1) * 0.01;
    for (int i = 0; i < N; i++)
        sum += prod[i] * x[i] + (rank == size - 1 ? least[i] * least[i] : 0);
    sum += h[0] * 1e-4;
    /* in place at the root, others; scatter and gather with lists, reduce_scatter */
    for (int r = 0; r < size; r++)
        cnt[r] = 1 + r % 2, dis[r] = 3 * (size - 1 - r);
    if (rank == 0) {
        MPI_Igatherv(MPI_IN_PLACE, 0, MPI_DOUBLE, b, cnt, dis, MPI_DOUBLE, 0, MPI_COMM_WORLD, q);
        MPI_Iscatterv(a, cnt, dis, MPI_DOUBLE, MPI_IN_PLACE, 0, MPI_DOUBLE, 0, MPI_COMM_WORLD, q + 1);
    } else {
        MPI_Igatherv(a, cnt[rank], MPI_DOUBLE, NULL, NULL, NULL, MPI_DATATYPE_NULL, 0, MPI_COMM_WORLD, q);
        MPI_Iscatterv(NULL, NULL, NULL, MPI_DATATYPE_NULL, c, cnt[rank], MPI_DOUBLE, 0, MPI_COMM_WORLD, q + 1);
    }
    MPI_Ireduce_scatter(a + N, least, cnt, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, q + 2);
    memset(cnt, 7, sizeof cnt);
    if (rank % 2) {
        MPI_Wait(q + 2, MPI_STATUS_IGNORE);
        MPI_Wait(q, MPI_STATUS_IGNORE);
        MPI_Wait(q + 1, MPI_STATUS_IGNORE);
    } else
        MPI_Waitall(3, q, MPI_STATUSES_IGNORE);
    sum += least[0] * least[0] * 0.1;
    for (int i = 0; i < 2; i++)
        sum += (rank ? c[i] * c[i] : 0) * 0.1;
    if (rank == 0)
        for (int i = 0; i < N * size; i++)
            sum += b[i] * b[i] * 0.02;
    MPI_Comm_free(&half);
    free(a), free(b), free(c);
    return sum;
}
#include "check.h"
