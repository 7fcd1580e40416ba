/* An unstructured mesh: a process has nodes, and elements that also touch nodes of others. Places are gathered from who
   has them, forces of elements are scattered back and added. Who needs what is found by the program. */
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
enum { N = 4, ELEMENTS = 5, MOST = 8, STEPS = 3 };
#define HALVES
static int wanted[3 * ELEMENTS], many, from[MOST], from_at[MOST], given[3 * ELEMENTS * MOST], to[MOST], to_at[MOST], out;
static int corner[ELEMENTS][3]; /* own nodes, and behind them those that are wanted */
static MPI_Comm graph;
static int sources[MOST], targets[MOST], source_count, target_count;
__attribute__((noinline)) static void prepare(void) {
    int rank, size, asked[3 * ELEMENTS], n = 0;
    if (graph)
        return;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    for (int r = 0; r < size; r++) {
        from_at[r] = n;
        for (int e = 0; e < ELEMENTS; e++)
            for (int c = 0; c < 3; c++) {
                int node = (rank * N + e * (c + 1) + c * 3) % (N * size);
                if (node / N == r && r == rank)
                    corner[e][c] = node % N;
                else if (node / N == r)
                    corner[e][c] = N + n, asked[n] = node % N, wanted[n++] = node;
            }
        from[r] = n - from_at[r];
    }
    many = n;
    MPI_Alltoall(from, 1, MPI_INT, to, 1, MPI_INT, MPI_COMM_WORLD);
    for (int r = 0; r < size; r++)
        to_at[r] = out, out += to[r];
    MPI_Alltoallv(asked, from, from_at, MPI_INT, given, to, to_at, MPI_INT, MPI_COMM_WORLD);
    for (int r = 0; r < size; r++) {
        if (from[r])
            from[source_count] = from[r], from_at[source_count] = from_at[r], sources[source_count++] = r;
        if (to[r])
            to[target_count] = to[r], to_at[target_count] = to_at[r], targets[target_count++] = r;
    }
    MPI_Dist_graph_create_adjacent(MPI_COMM_WORLD, source_count, sources, MPI_UNWEIGHTED, target_count, targets,
                                   MPI_UNWEIGHTED, MPI_INFO_NULL, 0, &graph);
}
void *__enzyme_inactivefn_prepare[] = {(void *)prepare};
static double f(const double *x) {
    int rank;
    double place[N + 3 * ELEMENTS], force[N + 3 * ELEMENTS], speed[N] = {0}, sum = 0;
    prepare();
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    double *sent = malloc(sizeof(double) * (out + 1)), *back = malloc(sizeof(double) * (out + 1));
    for (int i = 0; i < N; i++)
        place[i] = x[i] + 0.7 * (rank * N + i);
    for (int step = 0; step < STEPS; step++) {
        for (int k = 0; k < out; k++)
            sent[k] = place[given[k]];
        MPI_Neighbor_alltoallv(sent, to, to_at, MPI_DOUBLE, place + N, from, from_at, MPI_DOUBLE, graph);
        for (int i = 0; i < N + many; i++)
            force[i] = 0;
        for (int e = 0; e < ELEMENTS; e++) {
            const int *c = corner[e];
            double stretched = sin(place[c[0]] - place[c[1]]) * cos(place[c[1]] - 0.5 * place[c[2]]);
            force[c[0]] += stretched;
            force[c[1]] -= 0.7 * stretched * place[c[2]];
            force[c[2]] += 0.3 * stretched * stretched;
        }
        /* the other way: what was gathered is scattered */
        MPI_Request requests[2 * MOST];
        for (int k = 0; k < target_count; k++)
            MPI_Irecv(back + to_at[k], to[k], MPI_DOUBLE, targets[k], step, graph, requests + k);
        for (int k = 0; k < source_count; k++)
            MPI_Isend(force + N + from_at[k], from[k], MPI_DOUBLE, sources[k], step, graph, requests + target_count + k);
        MPI_Waitall(source_count + target_count, requests, MPI_STATUSES_IGNORE);
        for (int k = 0; k < out; k++)
            force[given[k]] += back[k];
        for (int i = 0; i < N; i++) {
            speed[i] += 0.1 * force[i];
            place[i] += 0.1 * speed[i];
        }
    }
    for (int i = 0; i < N; i++)
        sum += place[i] * place[i] + speed[i] * x[i] * (rank + 1);
    free(sent), free(back);
    return sum;
}
#include "check.h"
