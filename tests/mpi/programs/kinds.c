/* Parts of all ranks, each of a type of its own: columns of matrices, numbers in a row. */
#include <mpi.h>
#include <stdlib.h>
enum { N = 4, MOST = 8 };
static double f(const double *x) {
    int rank, size, counts[MOST], places[MOST], back[MOST], sent[MOST];
    MPI_Datatype types[MOST], others[MOST], column;
    MPI_Request request;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    double *matrix = malloc(sizeof(double) * N * size), *turned = calloc(N * size, sizeof(double)), sum = 0;
    for (int i = 0; i < N * size; i++)
        matrix[i] = x[i % N] * x[(i + 1) % N] * (i + rank + 1);
    MPI_Type_vector(N, 1, size, MPI_DOUBLE, &column);
    MPI_Type_commit(&column);
    for (int r = 0; r < size; r++) {
        counts[r] = N, sent[r] = 1, types[r] = column, others[r] = MPI_DOUBLE;
        places[r] = (int)sizeof(double) * r, back[r] = (int)sizeof(double) * N * (size - 1 - r);
    }
    MPI_Alltoallw(matrix, sent, places, types, turned, counts, back, others, MPI_COMM_WORLD);
    for (int i = 0; i < N * size; i++)
        sum += turned[i] * turned[i] * (i + 1) * 0.01;
    MPI_Ialltoallw(turned, counts, back, others, matrix, sent, places, types, MPI_COMM_WORLD, &request);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    MPI_Type_free(&column);
    for (int r = 0; r < size; r++)
        counts[r] = places[r] = back[r] = 99, types[r] = others[r] = MPI_DATATYPE_NULL;
    for (int i = 0; i < N * size; i++)
        sum += matrix[i] * matrix[(i + 3) % (N * size)] * 0.001;
    free(matrix), free(turned);
    return sum;
}
#include "check.h"
