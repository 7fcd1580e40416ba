/* Numbers of several kinds, packed into one message with integers between; lengths that only the sender knows. */
#include <mpi.h>
#include <stdlib.h>
enum { N = 4, ROOM = 400 };
#define HALVES
static double f(const double *x) {
    int rank, size, at = 0, many, bytes;
    char out[ROOM], *in;
    double y[2 * N], column[N], come[2 * N] = {0}, got[N] = {0}, sum = 0;
    float narrow, thin = 0;
    MPI_Datatype every;
    MPI_Request request;
    MPI_Status status;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    MPI_Type_vector(N, 1, 2, MPI_DOUBLE, &every);
    MPI_Type_commit(&every);
    many = 1 + rank % 3;
    for (int i = 0; i < 2 * N; i++)
        y[i] = x[i % N] * x[(i + 1) % N] * (i + 1);
    for (int i = 0; i < N; i++)
        column[i] = x[i] * y[i];
    narrow = (float)(x[1] * x[2]);
    MPI_Pack(&many, 1, MPI_INT, out, ROOM, &at, MPI_COMM_WORLD);
    MPI_Pack(column, many, MPI_DOUBLE, out, ROOM, &at, MPI_COMM_WORLD);
    MPI_Pack(&narrow, 1, MPI_FLOAT, out, ROOM, &at, MPI_COMM_WORLD);
    MPI_Pack(y, 1, every, out, ROOM, &at, MPI_COMM_WORLD);
    MPI_Isend(out, at, MPI_PACKED, (rank + 1) % size, 5, MPI_COMM_WORLD, &request);
    MPI_Probe((rank + size - 1) % size, 5, MPI_COMM_WORLD, &status);
    MPI_Get_count(&status, MPI_PACKED, &bytes);
    in = malloc(bytes);
    MPI_Recv(in, bytes, MPI_PACKED, status.MPI_SOURCE, 5, MPI_COMM_WORLD, &status);
    MPI_Wait(&request, MPI_STATUS_IGNORE);
    at = 0;
    MPI_Unpack(in, bytes, &at, &many, 1, MPI_INT, MPI_COMM_WORLD);
    MPI_Unpack(in, bytes, &at, got, many, MPI_DOUBLE, MPI_COMM_WORLD);
    MPI_Unpack(in, bytes, &at, &thin, 1, MPI_FLOAT, MPI_COMM_WORLD);
    MPI_Unpack(in, bytes, &at, come, N, MPI_DOUBLE, MPI_COMM_WORLD);
    free(in);
    MPI_Type_free(&every);
    for (int i = 0; i < N; i++)
        sum += got[i] * got[i] * x[i] + come[i] * come[(i + 1) % N] * (rank + 1);
    return sum + thin * 1e-4 + many * x[0];
}
#include "check.h"
