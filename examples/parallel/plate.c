// A plate that conducts heat, cut into strips of rows, one for each process; plate.py fits its first temperatures.
#include <mpi.h>
#include <stdlib.h>
#include <string.h>

// The temperatures of a strip after so many steps; the rim of the plate is cold.
void later(const double *first, double *now, int rows, int columns, int steps, MPI_Comm all) {
    int rank, ranks, width = columns + 2;
    size_t size = sizeof(double) * (size_t)(rows + 2) * (size_t)width, row = sizeof(double) * (size_t)columns;
    MPI_Comm_rank(all, &rank);
    MPI_Comm_size(all, &ranks);
    int above = rank > 0 ? rank - 1 : MPI_PROC_NULL, below = rank + 1 < ranks ? rank + 1 : MPI_PROC_NULL;
    double *u = calloc(1, size), *v = calloc(1, size);
    for (int i = 0; i < rows; i++) memcpy(u + (i + 1) * width + 1, first + i * columns, row);
    for (int step = 0; step < steps; step++) {
        MPI_Request requests[4];
        MPI_Irecv(u, width, MPI_DOUBLE, above, 0, all, &requests[0]);
        MPI_Irecv(u + (rows + 1) * width, width, MPI_DOUBLE, below, 1, all, &requests[1]);
        MPI_Isend(u + rows * width, width, MPI_DOUBLE, below, 0, all, &requests[2]);
        MPI_Isend(u + width, width, MPI_DOUBLE, above, 1, all, &requests[3]);
        MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
        for (int i = 1; i <= rows; i++)
            for (int j = 1; j <= columns; j++) {
                const double *at = u + i * width + j;
                v[i * width + j] = *at + 0.1 * (at[-1] + at[1] + at[-width] + at[width] - 4 * *at) * (1 + 0.2 * *at);
            }
        for (int i = 1; i <= rows; i++) memcpy(u + i * width + 1, v + i * width + 1, row);
    }
    for (int i = 0; i < rows; i++) memcpy(now + i * columns, u + (i + 1) * width + 1, row);
    free(u);
    free(v);
}

// What is wrong in the strip of this process: the misfit is the sum over all.
double misfit(const double *first, const double *seen, int rows, int columns, int steps, MPI_Comm all) {
    double *now = malloc(sizeof(double) * (size_t)(rows * columns)), wrong = 0;
    later(first, now, rows, columns, steps, all);
    for (int i = 0; i < rows * columns; i++) wrong += (now[i] - seen[i]) * (now[i] - seen[i]) / 2;
    free(now);
    return wrong;
}
