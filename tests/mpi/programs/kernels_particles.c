/* Particles in cells: charges are spread over a grid, which all sum up; the field is the sum of what lies before; each
   particle is pushed by the field where it is, and goes to the process that has that part. How many go where is told
   before. */
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
#include <string.h>
enum { N = 4, CELLS = 6, STEPS = 3, MOST = 8 };
#define HALVES
struct particle {
    double place, speed;
    int id;
};
static void spread(const struct particle *p, int many, double *charge, int cells) {
    for (int k = 0; k < many; k++) {
        int cell = (int)floor(p[k].place);
        double part = p[k].place - cell;
        charge[cell % cells] += 1 - part;
        charge[(cell + 1) % cells] += part;
    }
}
static double f(const double *x) {
    int rank, size, many = N, come;
    int to[MOST], from[MOST], at[MOST], places[MOST];
    MPI_Datatype type;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int lengths[3] = {1, 1, 1}, cells = CELLS * size;
    MPI_Aint where[3] = {offsetof(struct particle, place), offsetof(struct particle, speed),
                         offsetof(struct particle, id)};
    MPI_Datatype kinds[3] = {MPI_DOUBLE, MPI_DOUBLE, MPI_INT}, whole;
    MPI_Type_create_struct(3, lengths, where, kinds, &whole);
    MPI_Type_create_resized(whole, 0, sizeof(struct particle), &type);
    MPI_Type_commit(&type);
    struct particle *mine = malloc(sizeof *mine * N * size), *next = malloc(sizeof *next * N * size);
    double *charge = malloc(sizeof(double) * cells), *all = malloc(sizeof(double) * cells), field[CELLS], sum = 0;
    for (int k = 0; k < N; k++)
        mine[k] = (struct particle){CELLS * rank + 1.3 + k + 0.3 * sin(x[k]), 0.5 - x[(k + 1) % N], rank * N + k};
    for (int step = 0; step < STEPS; step++) {
        memset(charge, 0, sizeof(double) * cells);
        spread(mine, many, charge, cells);
        MPI_Allreduce(charge, all, cells, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        double here = 0, before = 0;
        for (int i = 0; i < CELLS; i++)
            here += all[CELLS * rank + i] - (double)N / CELLS;
        MPI_Exscan(&here, &before, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
        for (int i = 0; i < CELLS; i++) {
            before = (i || rank ? before : 0) + all[CELLS * rank + i] - (double)N / CELLS;
            field[i] = before;
        }
        memset(to, 0, sizeof to);
        for (int k = 0; k < many; k++) {
            int cell = (int)floor(mine[k].place) - CELLS * rank;
            mine[k].speed += 0.2 * field[cell];
            mine[k].place += 0.3 * mine[k].speed;
            mine[k].place += mine[k].place < 0 ? cells : mine[k].place >= cells ? -cells : 0;
            to[(int)floor(mine[k].place) / CELLS]++;
        }
        MPI_Alltoall(to, 1, MPI_INT, from, 1, MPI_INT, MPI_COMM_WORLD);
        come = 0;
        for (int r = 0, out = 0; r < size; r++) {
            at[r] = out, places[r] = come;
            out += to[r], come += from[r];
        }
        for (int r = 0, out = 0; r < size; r++)
            for (int k = 0; k < many; k++)
                if ((int)floor(mine[k].place) / CELLS == r)
                    next[out++] = mine[k];
        MPI_Alltoallv(next, to, at, type, mine, from, places, type, MPI_COMM_WORLD);
        many = come;
    }
    for (int k = 0; k < many; k++)
        sum += mine[k].speed * mine[k].speed * (mine[k].id + 1) + 0.1 * mine[k].place;
    MPI_Type_free(&whole);
    MPI_Type_free(&type);
    free(mine), free(next), free(charge), free(all);
    return sum;
}
#include "check.h"
