// Containers and templates; a destructor behind each call; threads between messages.
#include <cmath>
#include <mpi.h>
#include <vector>
enum { N = 4 };
template <class T> static MPI_Datatype type_of();
template <> MPI_Datatype type_of<double>() { return MPI_DOUBLE; }
template <> MPI_Datatype type_of<int>() { return MPI_INT; }
template <class T> static std::vector<T> shifted(const std::vector<T> &mine, int by) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    std::vector<T> come(mine.size());
    MPI_Sendrecv(mine.data(), (int)mine.size(), type_of<T>(), (rank + by) % size, 0, come.data(), (int)come.size(),
                 type_of<T>(), (rank + (size - 1) * by) % size, 0, MPI_COMM_WORLD, MPI_STATUS_IGNORE);
    return come;
}
static double f(const double *x) {
    std::vector<double> u(x, x + N);
    std::vector<int> weights;
    for (int i = 0; i < N; i++)
        weights.push_back(i + 1);
    double sum = 0;
    for (int step = 0; step < 3; step++) {
        std::vector<double> other = shifted(u, 1);
        std::vector<int> theirs = shifted(weights, 1);
#pragma omp parallel for
        for (int i = 0; i < N; i++)
            u[i] = u[i] * 0.5 + std::sin(other[N - 1 - i]) * theirs[i];
        sum += u[step];
    }
    double all = 0;
    MPI_Allreduce(&sum, &all, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return all * x[1];
}
#include "check.h"
