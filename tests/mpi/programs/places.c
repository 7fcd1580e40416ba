/* The least and the largest with the rank or the index that has it; of integers, too. And operations that are begun: the
   product, the least, the largest. */
#include <math.h>
#include <mpi.h>
enum { N = 3 };
struct pair {
    double value;
    int index;
};
struct narrow {
    float value;
    int index;
};
static double f(const double *x) {
    int rank, size, index[2] = {0}, most[2] = {0};
    struct pair mine[N], best[N] = {0}, least[N];
    struct narrow few = {0}, fewest;
    double values[N], product[N], largest[N] = {0}, sum = 0;
    MPI_Request requests[4];
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < N; i++) {
        values[i] = 1.2 + sin(3 * x[i] * x[(i + 1) % N] + rank);
        mine[i].value = values[i];
        mine[i].index = 10 * rank + i;
    }
    MPI_Allreduce(mine, least, N, MPI_DOUBLE_INT, MPI_MINLOC, MPI_COMM_WORLD);
    MPI_Reduce(mine, best, N, MPI_DOUBLE_INT, MPI_MAXLOC, size - 1, MPI_COMM_WORLD);
    for (int i = 0; i < N; i++) {
        sum += least[i].value * least[i].value * x[least[i].index % 10] * (1 + least[i].index / 10);
        sum += best[i].value * x[best[i].index % N];
    }
    /* all the same: the first has it, by the index that is not the rank */
    mine[0].value = x[0] > 1e9 ? values[0] : 2, mine[0].index = size - rank;
    if (rank == size - 1)
        mine[0].value = 2 + (x[0] - x[0]);
    MPI_Allreduce(MPI_IN_PLACE, mine, 1, MPI_DOUBLE_INT, MPI_MAXLOC, MPI_COMM_WORLD);
    sum += mine[0].value * mine[0].index;
    few.value = (float)values[1];
    few.index = rank;
    MPI_Allreduce(&few, &fewest, 1, MPI_FLOAT_INT, MPI_MINLOC, MPI_COMM_WORLD);
    sum += (fewest.value - values[1]) * 1e-7 * fewest.index;
    index[0] = (rank * 7 + 3) % 5, index[1] = rank;
    MPI_Allreduce(index, most, 1, MPI_2INT, MPI_MAXLOC, MPI_COMM_WORLD);
    sum += x[most[1] % N] * most[0];

    MPI_Iallreduce(values, product, N, MPI_DOUBLE, MPI_PROD, MPI_COMM_WORLD, requests);
    MPI_Ireduce(values, largest, N, MPI_DOUBLE, MPI_MAX, 0, MPI_COMM_WORLD, requests + 1);
    for (int i = 0; i < N; i++)
        mine[i].value = values[i] * x[0], mine[i].index = rank;
    MPI_Iallreduce(mine, least, N, MPI_DOUBLE_INT, MPI_MINLOC, MPI_COMM_WORLD, requests + 2);
    MPI_Wait(requests + 2, MPI_STATUS_IGNORE);
    MPI_Wait(requests, MPI_STATUS_IGNORE);
    MPI_Wait(requests + 1, MPI_STATUS_IGNORE);
    MPI_Iallreduce(MPI_IN_PLACE, values, N, MPI_DOUBLE, MPI_MIN, MPI_COMM_WORLD, requests);
    MPI_Wait(requests, MPI_STATUS_IGNORE);
    for (int i = 0; i < N; i++)
        sum += product[i] * x[i] + largest[i] * largest[i] + values[i] * x[(i + 1) % N] + least[i].value * least[i].index;
    return sum;
}
#include "check.h"
