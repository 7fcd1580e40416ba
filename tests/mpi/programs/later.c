/* Collectives without waiting: computation beside them, some in flight together, waited for in another order on some
   ranks, tested, waited for all together. */
#include <mpi.h>
#include <stdlib.h>
enum { N = 3, MOST = 8 };
static double overlap(double a, double b) { return a * b + 0.1 * a; }
static double f(const double *x) {
    int rank, size, flag;
    double mine[N], all[N], sent[N], root[N] = {0}, everyone[N * MOST], turned[N * MOST], part[N], sum = 0;
    MPI_Request requests[4];
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < N; i++)
        mine[i] = x[i] * x[(i + 1) % N] + rank, sent[i] = rank == size - 1 ? x[i] * x[i] : 0;

    for (int step = 0; step < 3; step++) {
        MPI_Iallreduce(mine, all, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, requests);
        MPI_Ibcast(sent, N, MPI_DOUBLE, size - 1, MPI_COMM_WORLD, requests + 1);
        MPI_Ireduce(mine, root, N, MPI_DOUBLE, MPI_SUM, step % size, MPI_COMM_WORLD, requests + 2);
        MPI_Iallgather(mine, N, MPI_DOUBLE, everyone, N, MPI_DOUBLE, MPI_COMM_WORLD, requests + 3);
        for (int i = 0; i < N; i++)
            sum += overlap(mine[i], x[i]);
        /* any order, another one on each rank and in each step */
        for (int k = 0; k < 4; k++)
            MPI_Wait(requests + (rank % 2 ? 3 - k : (k + step) % 4), MPI_STATUS_IGNORE);
        for (int i = 0; i < N; i++) {
            sum += all[i] * sent[i] + everyone[(i * size + rank + 2) % (N * size)] * x[i];
            if (rank == step % size)
                sum += root[i] * root[(i + 1) % N] * 0.1;
            mine[i] = 0.2 * all[i] + sent[i] * x[i];
        }
    }
    for (int r = 0; r < size; r++)
        for (int i = 0; i < N; i++)
            everyone[r * N + i] = mine[i] * (r + 1) * x[(i + r) % N];
    MPI_Ialltoall(everyone, N, MPI_DOUBLE, turned, N, MPI_DOUBLE, MPI_COMM_WORLD, requests);
    MPI_Ireduce_scatter_block(everyone, part, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, requests + 1);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < N * size; i++)
        sum += 0.01 * turned[i] * turned[i];
    /* in place; a collective that waits in between */
    MPI_Iallreduce(MPI_IN_PLACE, part, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, requests);
    MPI_Allreduce(mine, all, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Ibarrier(MPI_COMM_WORLD, requests + 1);
    for (flag = 0; !flag;)
        MPI_Test(requests, &flag, MPI_STATUS_IGNORE);
    MPI_Igather(part, 1, MPI_DOUBLE, turned, 1, MPI_DOUBLE, 0, MPI_COMM_WORLD, requests);
    MPI_Iscatter(everyone, N, MPI_DOUBLE, root, N, MPI_DOUBLE, 0, MPI_COMM_WORLD, requests + 2);
    MPI_Wait(requests + 1, MPI_STATUS_IGNORE);
    for (int k = 0; k < 2; k++) {
        int index, pair[2];
        MPI_Request both[2] = {requests[0], requests[2]};
        if (k == 0) {
            MPI_Waitany(2, both, &index, MPI_STATUS_IGNORE);
            pair[0] = index;
            MPI_Wait(both + 1 - index, MPI_STATUS_IGNORE);
            requests[0] = both[0], requests[2] = both[1];
        }
        (void)pair;
    }
    for (int i = 0; i < N; i++)
        sum += root[i] * all[i] * 0.1 + part[i];
    if (rank == 0)
        for (int r = 0; r < size; r++)
            sum += turned[r] * turned[r];
    MPI_Iscan(mine, all, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, requests);
    MPI_Iexscan(mine, root, N, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD, requests + 1);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    for (int i = 0; i < N; i++)
        sum += all[i] * x[i] + (rank ? root[i] * root[i] : 0);
    return sum * 0.1;
}
#include "check.h"
