/* All ways to wait; whatever comes first. */
#include <mpi.h>
enum { N = 3, MOST = 8 };
static double f(const double *x) {
    int rank, size, flag, index, done, which[2 * MOST];
    double in[2 * MOST] = {0}, out[MOST], sum = 0;
    MPI_Request requests[2 * MOST];
    MPI_Status status, statuses[2 * MOST];
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int way = 0; way < 7; way++) {
        for (int r = 0; r < size; r++) {
            out[r] = x[r % N] * x[way % N] * (rank + 1) + sum * 0.01;
            MPI_Irecv(in + r, 1, MPI_DOUBLE, r, way, MPI_COMM_WORLD, requests + r);
            MPI_Issend(out + r, 1, MPI_DOUBLE, r, way, MPI_COMM_WORLD, requests + size + r);
        }
        int left = 2 * size;
        switch (way) {
        case 0:
            for (int r = 0; r < 2 * size; r++)
                for (flag = 0; !flag;)
                    MPI_Test(requests + r, &flag, &status);
            break;
        case 1:
            for (flag = 0; !flag;)
                MPI_Testall(2 * size, requests, &flag, statuses);
            break;
        case 2:
            while (left--) {
                MPI_Waitany(2 * size, requests, &index, &status);
                sum += index < size ? in[index] * in[index] * (status.MPI_SOURCE + 1) : 0;
            }
            break;
        case 3:
            while (left) {
                MPI_Waitsome(2 * size, requests, &done, which, statuses);
                left -= done;
                for (int k = 0; k < done; k++)
                    sum += which[k] < size ? in[which[k]] * (statuses[k].MPI_SOURCE + 1) : 0;
            }
            break;
        case 4:
            while (left) {
                MPI_Testany(2 * size, requests, &index, &flag, MPI_STATUS_IGNORE);
                left -= flag;
                if (flag && index < size)
                    in[index] *= x[1];
            }
            break;
        case 5:
            while (left) {
                MPI_Testsome(2 * size, requests, &done, which, MPI_STATUSES_IGNORE);
                left -= done;
            }
            break;
        default:
            MPI_Waitall(2 * size, requests, statuses);
        }
        for (int r = 0; r < size; r++)
            sum += in[r] * in[(r + 1) % size] * x[0];
    }
    double here = x[0] * sum;
    MPI_Sendrecv_replace(&here, 1, MPI_DOUBLE, (rank + 1) % size, 3, (rank + size - 1) % size, 3, MPI_COMM_WORLD,
                         MPI_STATUS_IGNORE);
    return sum + here * x[1];
}
#include "check.h"
