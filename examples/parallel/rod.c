// A rod that conducts heat, cut into pieces, one for each process: how warm was it at first, if sensors along it say how
// warm it is now?
//
// In each step, neighbours exchange the values at their ends (halos) without waiting, and compute the inner points
// meanwhile. In the reverse sweep, derivatives go the other way. Each process has the gradient for its own piece.
#include <enzyme.h>
#include <math.h>
#include <mpi.h>
#include <stdio.h>

enum { POINTS = 40, STEPS = 30 };

static int left, right;

static double next(const double *u) { return *u + 0.2 * (u[-1] - 2 * u[0] + u[1]) * (1 + 0.1 * u[0]); }

// What the sensors of this process say is wrong: the misfit is the sum over all.
static double misfit(const double *first, const double *seen) {
    double u[POINTS + 2] = {0}, v[POINTS + 2] = {0};
    for (int i = 0; i < POINTS; i++) u[i + 1] = first[i];
    for (int step = 0; step < STEPS; step++) {
        MPI_Request requests[4];
        MPI_Irecv(&u[0], 1, MPI_DOUBLE, left, 0, MPI_COMM_WORLD, &requests[0]);
        MPI_Irecv(&u[POINTS + 1], 1, MPI_DOUBLE, right, 1, MPI_COMM_WORLD, &requests[1]);
        MPI_Isend(&u[POINTS], 1, MPI_DOUBLE, right, 0, MPI_COMM_WORLD, &requests[2]);
        MPI_Isend(&u[1], 1, MPI_DOUBLE, left, 1, MPI_COMM_WORLD, &requests[3]);
        for (int i = 2; i < POINTS; i++) v[i] = next(&u[i]);
        MPI_Waitall(4, requests, MPI_STATUSES_IGNORE);
        v[1] = next(&u[1]);
        v[POINTS] = next(&u[POINTS]);
        for (int i = 1; i <= POINTS; i++) u[i] = v[i];
    }
    double sum = 0;
    for (int i = 0; i < POINTS; i += 2) sum += (u[i + 1] - seen[i]) * (u[i + 1] - seen[i]);
    return sum / 2;
}

static double of_all(double mine) {
    double sum;
    MPI_Allreduce(&mine, &sum, 1, MPI_DOUBLE, MPI_SUM, MPI_COMM_WORLD);
    return sum;
}

int main(int argc, char **argv) {
    double first[POINTS], d_first[POINTS], seen[POINTS];
    int rank, ranks;
    MPI_Init(&argc, &argv);
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &ranks);
    left = rank > 0 ? rank - 1 : MPI_PROC_NULL;
    right = rank + 1 < ranks ? rank + 1 : MPI_PROC_NULL;
    for (int i = 0; i < POINTS; i++) {
        double place = (rank * POINTS + i) / (double)(ranks * POINTS);
        first[i] = 0.5;
        seen[i] = 0.6 * sin(3.14159265 * place);
    }

    // Is the gradient right? A point at the right end, which the neighbour's sensors see, too.
    int wrong = 0;
    for (int i = 0; i < POINTS; i++) d_first[i] = 0;
    __enzyme_autodiff((void *)misfit, enzyme_dup, first, d_first, enzyme_const, seen);
    for (int r = 0; r < ranks; r++) {
        double side[2], h = 1e-5;
        for (int k = 0; k < 2; k++) {
            if (r == rank) first[POINTS - 1] += k ? -h : h;
            side[k] = of_all(misfit(first, seen));
            first[POINTS - 1] = 0.5;
        }
        double expected = (side[0] - side[1]) / (2 * h);
        if (r == rank && fabs(d_first[POINTS - 1] - expected) > 1e-7 * (1 + fabs(expected))) wrong = 1;
    }

    double before = of_all(misfit(first, seen));
    for (int round = 0; round < 200; round++) {
        for (int i = 0; i < POINTS; i++) d_first[i] = 0;
        __enzyme_autodiff((void *)misfit, enzyme_dup, first, d_first, enzyme_const, seen);
        for (int i = 0; i < POINTS; i++) first[i] -= 0.5 * d_first[i];
    }
    double after = of_all(misfit(first, seen));
    wrong = of_all(wrong || !(after < 0.1 * before)) != 0;
    if (rank == 0) {
        printf("%d processes: misfit %.4g, after 200 steps downhill %.4g\n", ranks, before, after);
        printf("the derivatives are %s\n", wrong ? "wrong" : "right");
    }
    MPI_Finalize();
    return wrong;
}
