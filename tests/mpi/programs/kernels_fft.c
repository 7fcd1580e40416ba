/* A Fourier transform in two dimensions: rows are transformed where they are, all processes exchange blocks, and columns
   are transformed. A filter by the inputs, and back. */
#include <complex.h>
#include <math.h>
#include <mpi.h>
#include <stdlib.h>
enum { N = 4 };
#define HALVES
/* Of one row, by halves. */
static void transform(double complex *row, int length, int sign) {
    double complex even[32], odd[32];
    if (length % 2) {
        for (int k = 0; k < length; k++)
            for (int j = even[k] = 0; j < length; j++)
                even[k] += row[j] * cexp(I * (sign * 2 * 3.14159265358979323846 * j * k / length));
        for (int k = 0; k < length; k++)
            row[k] = even[k];
        return;
    }
    for (int k = 0; k < length / 2; k++)
        even[k] = row[2 * k], odd[k] = row[2 * k + 1];
    transform(even, length / 2, sign);
    transform(odd, length / 2, sign);
    for (int k = 0; k < length / 2; k++) {
        double complex turned = cexp(I * (sign * 2 * 3.14159265358979323846 * k / length)) * odd[k];
        row[k] = even[k] + turned;
        row[k + length / 2] = even[k] - turned;
    }
}
/* Two rows of each process become two columns: blocks go to who has them, and are turned there. */
static void transpose(double complex *rows, double complex *turned, int size) {
    int length = 2 * size;
    double complex *out = malloc(sizeof *out * 2 * length), *in = malloc(sizeof *in * 2 * length);
    for (int r = 0; r < size; r++)
        for (int i = 0; i < 2; i++)
            for (int j = 0; j < 2; j++)
                out[4 * r + 2 * j + i] = rows[i * length + 2 * r + j];
    MPI_Alltoall(out, 4, MPI_C_DOUBLE_COMPLEX, in, 4, MPI_C_DOUBLE_COMPLEX, MPI_COMM_WORLD);
    for (int r = 0; r < size; r++)
        for (int j = 0; j < 2; j++)
            for (int i = 0; i < 2; i++)
                turned[j * length + 2 * r + i] = in[4 * r + 2 * j + i];
    free(out), free(in);
}
static double f(const double *x) {
    int rank, size;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    int length = 2 * size;
    double complex *a = malloc(sizeof *a * 2 * length), *b = malloc(sizeof *b * 2 * length);
    double sum = 0;
    for (int i = 0; i < 2 * length; i++)
        a[i] = x[i % N] * (1 + 0.1 * i) + I * x[(i + 1) % N] * x[i % 3];
    for (int i = 0; i < 2; i++)
        transform(a + i * length, length, 1);
    transpose(a, b, size);
    for (int i = 0; i < 2; i++) {
        transform(b + i * length, length, 1);
        for (int j = 0; j < length; j++)
            b[i * length + j] *= x[(i + j) % N] / (1 + j + rank);
        transform(b + i * length, length, -1);
    }
    transpose(b, a, size);
    for (int i = 0; i < 2; i++)
        transform(a + i * length, length, -1);
    for (int i = 0; i < 2 * length; i++)
        sum += creal(a[i]) * creal(a[i]) * (i + 1) + cimag(a[i]) * x[i % N];
    free(a), free(b);
    return sum * 0.001;
}
#include "check.h"
