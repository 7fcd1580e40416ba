/* Each rank has another number of numbers; the lists of these are overwritten before the reverse sweep. */
#include <mpi.h>
enum { N = 4, MOST = 8, ALL = MOST * (MOST + 1) };
static double f(const double *x) {
    int rank, size, counts[MOST], places[MOST], sent[MOST], from[MOST], all = 0;
    double mine[MOST + 1], sum = 0, got[ALL] = {0}, put[ALL], more[MOST + 1] = {0};
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int r = 0; r < size; r++) {
        counts[r] = r + 1;
        places[r] = all + 1; /* with a gap */
        all += r + 2;
    }
    for (int i = 0; i <= rank; i++)
        mine[i] = x[i % N] * x[(i + 1) % N];
    MPI_Gatherv(mine, rank + 1, MPI_DOUBLE, got, counts, places, MPI_DOUBLE, size - 1, MPI_COMM_WORLD);
    for (int i = 0; i < all; i++)
        sum += got[i] * got[i] * (i + 1);
    MPI_Allgatherv(mine, rank + 1, MPI_DOUBLE, got, counts, places, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int i = 0; i < all; i++)
        put[i] = got[i] * x[i % N] * (rank + 1);
    MPI_Scatterv(put, counts, places, MPI_DOUBLE, more, rank + 1, MPI_DOUBLE, 0, MPI_COMM_WORLD);
    for (int i = 0; i <= rank; i++)
        sum += more[i] * more[i] * x[0];
    for (int r = 0; r < size; r++) { /* from rank r to rank s: r + s + 1 */
        sent[r] = rank + r + 1;
        from[r] = r ? from[r - 1] + sent[r - 1] : 0;
    }
    int total = from[size - 1] + sent[size - 1];
    for (int i = 0; i < total; i++)
        put[i] = x[i % N] * (i + 1);
    MPI_Alltoallv(put, sent, from, MPI_DOUBLE, got, sent, from, MPI_DOUBLE, MPI_COMM_WORLD);
    for (int i = 0; i < total; i++)
        sum += got[i] * got[i] * x[1] * 1e-3;
    for (int r = 0, i = 0; r < size; r++)
        for (int k = 0; k < counts[r]; k++, i++)
            put[i] = x[k % N] * x[r % N] + rank;
    MPI_Reduce_scatter(put, more, counts, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    for (int i = 0; i <= rank; i++)
        sum += more[i] * more[i] * 1e-2;
    for (int r = 0; r < size; r++)
        counts[r] = places[r] = sent[r] = from[r] = 0;
    MPI_Reduce_scatter_block(put, more, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    double before = 0, behind, product, high;
    MPI_Scan(more, &behind, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    MPI_Exscan(&behind, &before, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    sum += (rank ? before * before : 1) * behind * 1e-3;
    MPI_Allreduce(x, &product, 1, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD);
    MPI_Op op = sum > 1e9 ? MPI_MIN : MPI_MAX;
    MPI_Allreduce(x + 1, &high, 1, MPI_DOUBLE, op, MPI_COMM_WORLD);
    return sum + product * product * x[2] + high * x[3];
}
#include "check.h"
