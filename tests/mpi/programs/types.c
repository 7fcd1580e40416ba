/* Datatypes that the program makes, and frees before the reverse sweep; numbers beside integers. */
#include <complex.h>
#include <mpi.h>
#include <stddef.h>
enum { N = 4 };
struct particle {
    int id;
    float mass;
    double place[3];
    char name[5];
    double charge;
};
static void shift(void *in, int n, MPI_Datatype type, void *out, int m, MPI_Datatype kind) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Sendrecv(in, n, type, (rank + 1) % size, 0, out, m, kind, (rank + size - 1) % size, 0, MPI_COMM_WORLD,
                 MPI_STATUS_IGNORE);
}
static double f(const double *x) {
    double grid[N][N], got[N][N] = {{0}}, sum = 0, flat[N * N] = {0};
    int lengths[4] = {2, 1, 3, 1}, places[3] = {0, 5, 7}, rank, size;
    MPI_Datatype column, row, some, part, packed, one, each;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            grid[i][j] = x[i] * x[j] * (i + 1) + rank;
    MPI_Type_vector(N, 1, N, MPI_DOUBLE, &column);
    MPI_Type_contiguous(N, MPI_DOUBLE, &row);
    MPI_Type_commit(&column);
    MPI_Type_commit(&row);
    shift(&grid[0][1], 1, column, &got[2][0], 1, row);
    shift(&grid[1][0], 1, row, &got[0][3], 1, column);
    shift(&grid[3][0], N, MPI_DOUBLE, &got[0][1], 1, column);
    MPI_Type_indexed(3, lengths, places, MPI_DOUBLE, &some);
    MPI_Type_commit(&some);
    shift(grid, 1, some, flat, 6, MPI_DOUBLE);
    int sizes[2] = {N, N}, parts[2] = {2, 3}, starts[2] = {1, 1};
    MPI_Type_create_subarray(2, sizes, parts, starts, MPI_ORDER_C, MPI_DOUBLE, &part);
    MPI_Type_commit(&part);
    shift(grid, 1, part, flat + 6, 6, MPI_DOUBLE);
    MPI_Bcast(got, 1, part, 0, MPI_COMM_WORLD);
    struct particle here[2], there[2] = {{0}};
    MPI_Aint offsets[4] = {offsetof(struct particle, id), offsetof(struct particle, mass),
                           offsetof(struct particle, place), offsetof(struct particle, charge)};
    MPI_Datatype types[4] = {MPI_INT, MPI_FLOAT, MPI_DOUBLE, MPI_DOUBLE};
    lengths[0] = 1;
    MPI_Type_create_struct(4, lengths, offsets, types, &one);
    MPI_Type_create_resized(one, 0, sizeof(struct particle), &each);
    MPI_Type_commit(&each);
    for (int k = 0; k < 2; k++) {
        here[k].id = k + 1 + rank;
        here[k].mass = x[k];
        here[k].charge = x[k] * x[3];
        for (int i = 0; i < 3; i++)
            here[k].place[i] = x[i] * (k + 2);
    }
    shift(here, 2, each, there, 2, each);
    MPI_Request requests[2];
    double complex z[2] = {x[0] + x[1] * I, x[2] * x[3]}, w[2];
    MPI_Irecv(w, 2, MPI_C_DOUBLE_COMPLEX, (rank + 1) % size, 4, MPI_COMM_WORLD, requests);
    MPI_Isend(z, 2, MPI_C_DOUBLE_COMPLEX, (rank + size - 1) % size, 4, MPI_COMM_WORLD, requests + 1);
    MPI_Waitall(2, requests, MPI_STATUSES_IGNORE);
    MPI_Type_vector(2, 2, 4, MPI_DOUBLE, &packed);
    MPI_Type_commit(&packed);
    MPI_Irecv(flat, 1, packed, (rank + 1) % size, 5, MPI_COMM_WORLD, requests);
    MPI_Type_free(&packed);
    MPI_Send(&grid[0][0], 3, MPI_DOUBLE, (rank + size - 1) % size, 5, MPI_COMM_WORLD); /* less than a whole one */
    MPI_Wait(requests, MPI_STATUS_IGNORE);
    for (int k = 0; k < 2; k++)
        sum += 1e-4 * there[k].mass * there[k].place[k] * there[k].id + there[k].charge * there[k].place[2] +
               creal(w[k] * w[k]) * 0.5 + cimag(w[0] * z[1]);
    for (int i = 0; i < N; i++)
        for (int j = 0; j < N; j++)
            sum += got[i][j] * got[j][i] * (i + 2 * j) + flat[i * N + j] * grid[i][j];
    MPI_Type_free(&column);
    MPI_Type_free(&row);
    MPI_Type_free(&some);
    MPI_Type_free(&part);
    MPI_Type_free(&one);
    MPI_Type_free(&each);
    return sum * 0.01;
}
#include "check.h"
