/* Exchanges of neighbours: on grids that are closed or not (two processes may be neighbours twice, and one its own), on
   graphs of all and of each, with parts of different lengths, without waiting. */
#include <mpi.h>
enum { N = 2, MOST = 8 };
static MPI_Comm grids[2], of_each, of_all;
static int many, from[MOST + 1];
/* Each sends to the one behind it, and, but for the last rank, to rank 0. In the other graph, to those beside it. */
__attribute__((noinline)) static void prepare(void) {
    int size, rank, dims[2] = {0, 0}, to[2], index[MOST], edges[2 * MOST];
    if (of_all)
        return;
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Dims_create(size, 2, dims);
    for (int closed = 0; closed < 2; closed++) {
        int periods[2] = {closed, 1};
        MPI_Cart_create(MPI_COMM_WORLD, 2, dims, periods, 0, grids + closed);
    }
    from[many++] = (rank + size - 1) % size;
    for (int r = 0; rank == 0 && r < size - 1; r++)
        from[many++] = r;
    to[0] = (rank + 1) % size, to[1] = 0;
    MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, many, from, MPI_UNWEIGHTED, rank < size - 1 ? 2 : 1, to,
                                   MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &of_each);
    for (int r = 0; r < size; r++) {
        index[r] = 2 * (r + 1);
        edges[2 * r] = (r + size - 1) % size;
        edges[2 * r + 1] = (r + 1) % size;
    }
    MPI_Graph_create(MPI_COMM_WORLD, size, index, edges, 0, &of_all);
}
void *__enzyme_inactivefn_prepare[] = {(void *)prepare};
static double on_grid(const double *x, const double *mine, int closed, int later) {
    MPI_Comm grid = grids[closed];
    MPI_Request requests[2];
    int rank;
    double come[4 * N] = {0}, each[4] = {0}, sent[4], sum = 0;
    MPI_Comm_rank(grid, &rank);
    for (int k = 0; k < 4; k++)
        each[k] = x[k % N] * k;
    for (int k = 0; k < 4; k++)
        sent[k] = mine[k % N] * (k + 1) + rank;
    if (later) {
        MPI_Ineighbor_alltoall(sent, 1, MPI_DOUBLE, each, 1, MPI_DOUBLE, grid, requests);
        MPI_Ineighbor_allgather(mine, N, MPI_DOUBLE, come, N, MPI_DOUBLE, grid, requests + 1);
        MPI_Wait(requests + (rank + 1) % 2, MPI_STATUS_IGNORE);
        MPI_Wait(requests + rank % 2, MPI_STATUS_IGNORE);
    } else {
        MPI_Neighbor_allgather(mine, N, MPI_DOUBLE, come, N, MPI_DOUBLE, grid);
        MPI_Neighbor_alltoall(sent, 1, MPI_DOUBLE, each, 1, MPI_DOUBLE, grid);
    }
    for (int k = 0; k < 4; k++)
        sum += each[k] * each[k] * (k + 1) + come[2 * k + 1] * come[2 * k] * x[k % N];
    return sum;
}
static double on_graph(const double *x, const double *mine, int later) {
    MPI_Comm graph = of_each;
    MPI_Request request;
    int sent[2] = {2, 1}, at[2] = {0, 1}, counts[MOST + 1], places[MOST + 1];
    double come[3 * (MOST + 1)] = {0}, sum = 0;
    for (int k = 0; k < many; k++)
        counts[k] = k ? 1 : 2, places[k] = 3 * (many - 1 - k);
    if (later) {
        MPI_Ineighbor_alltoallv(mine, sent, at, MPI_DOUBLE, come, counts, places, MPI_DOUBLE, graph, &request);
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else
        MPI_Neighbor_alltoallv(mine, sent, at, MPI_DOUBLE, come, counts, places, MPI_DOUBLE, graph);
    sent[0] = counts[0] = 7, at[0] = places[0] = 100; /* the call has what was there */
    for (int k = 0; k < 3 * many; k++)
        sum += come[k] * come[k] * (k + 1) * x[0];
    return sum;
}
static double on_all(const double *x, const double *mine, int later) {
    MPI_Comm graph = of_all;
    MPI_Request request;
    int rank, counts[2] = {N, N}, places[2] = {N, 0};
    double come[2 * N] = {0}, sum = 0;
    MPI_Comm_rank(graph, &rank);
    if (later) {
        MPI_Ineighbor_allgatherv(mine, N, MPI_DOUBLE, come, counts, places, MPI_DOUBLE, graph, &request);
        sum += mine[0] * mine[1];
        MPI_Wait(&request, MPI_STATUS_IGNORE);
    } else
        MPI_Neighbor_allgatherv(mine, N, MPI_DOUBLE, come, counts, places, MPI_DOUBLE, graph);
    for (int k = 0; k < 2 * N; k++)
        sum += come[k] * come[(k + 1) % (2 * N)] * (k + rank) * x[1];
    return sum;
}
static double f(const double *x) {
    double mine[N], sum = 0;
    for (int i = 0; i < N; i++)
        mine[i] = x[i] * x[(i + 1) % N] * x[i];
    prepare();
    for (int later = 0; later < 2; later++) {
        for (int closed = 0; closed < 2; closed++)
            sum += on_grid(x, mine, closed, later);
        sum += on_graph(x, mine, later) + on_all(x, mine, later);
        mine[1] *= x[later];
    }
    return sum * 0.1;
}
#include "check.h"
