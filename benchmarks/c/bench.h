/* The harness of the benchmark's kernels: each is one C or C++ file that fills a Kernel and calls `run`.

   A kernel program prints one JSON object: the shortest time of the primal and of the gradient in seconds, how well
   the gradient agrees with Richardson-extrapolated differences on some coordinates, and the tape's size where the
   compiler's runtime tells it.

   usage: kernel [seconds to measure each [file for the gradient, as binary doubles]] */
#ifndef BENCH_H
#define BENCH_H

#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifdef __cplusplus
extern "C" {
#endif
extern int enzyme_const, enzyme_dup, enzyme_dupnoneed, enzyme_out;

/* The entry of what is differentiated: a call, in the primal as in the gradient. */
#define ENTRY __attribute__((noinline))

/* The exit status of a kernel whose data is not there. */
#define BENCH_NO_DATA 77

typedef struct {
    const char *name, *sizes;
    int derivatives;                /* how many numbers `gradient` fills */
    int inputs;                     /* how many inputs differences would have to move, one after the other */
    double (*primal)(void);         /* evaluates all; the result is what is differentiated, unless `value` is given */
    void (*gradient)(double *result);
    double *(*input)(int i);        /* the input that derivative i is with respect to */
    double (*value)(int i);         /* what derivative i is the derivative of; NULL: the primal's result */
    double step;                    /* first step of the differences that check; 0: 4e-3 */
} Kernel;

/* Peak number of bytes that the compiler's tape has held; absent in programs of other compilers. */
long __enzcc_tape_bytes(void) __attribute__((weak));
#ifdef __cplusplus
}

/* The same pointer, as if from another file. (The real Enzyme's optimizer fails an assertion where it knows the global
   that it differentiates with respect to.) */
template <typename T>
T *bench_opaque(T *pointer) {
    asm volatile("" : "+r"(pointer));
    return pointer;
}
#endif

static inline double bench_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

static volatile double bench_sink;

/* The shortest time of one call, measured for about `budget` seconds in batches that the clock can resolve. */
static double bench_time(const Kernel *kernel, double *gradient, double budget) {
    double shortest = INFINITY, begin = bench_seconds();
    int batch = 1, rounds = 0;
    do {
        double start = bench_seconds();
        for (int i = 0; i < batch; i++) {
            if (gradient)
                kernel->gradient(gradient);
            else
                bench_sink = kernel->primal();
        }
        double elapsed = bench_seconds() - start;
        shortest = fmin(shortest, elapsed / batch);
        if (elapsed < 2e-5) batch *= 2;
        rounds++;
    } while (rounds < 3 || bench_seconds() - begin < budget);
    return shortest;
}

static double bench_value(const Kernel *kernel, int i) { return kernel->value ? kernel->value(i) : kernel->primal(); }

static double bench_difference(const Kernel *kernel, int i) {
    double *x = kernel->input(i), start = *x, estimate[3];
    double step = (kernel->step ? kernel->step : 4e-3) * fmax(1.0, fabs(start));
    for (int level = 0; level < 3; level++, step /= 2) {
        *x = start + step;
        double above = bench_value(kernel, i);
        *x = start - step;
        double below = bench_value(kernel, i);
        estimate[level] = (above - below) / (2 * step);
    }
    *x = start;
    double finer[2] = {(4 * estimate[1] - estimate[0]) / 3, (4 * estimate[2] - estimate[1]) / 3};
    return (16 * finer[1] - finer[0]) / 15;
}

static int run(Kernel kernel, int argc, char **argv) {
    double budget = argc > 1 ? atof(argv[1]) : 0.2, error = 0, norm = 0, checksum = 0;
    double *gradient = (double *)calloc(kernel.derivatives, sizeof(double));
    double result = kernel.primal(), primal_time = bench_time(&kernel, NULL, budget);
    double gradient_time = bench_time(&kernel, gradient, budget);

    for (int i = 0; i < kernel.derivatives; i++) norm += gradient[i] * gradient[i];
    norm = sqrt(norm);
    double typical = norm / sqrt(kernel.derivatives);
    for (int i = 0; i < kernel.derivatives; i++) checksum += gradient[i] * (1 + (i * 2654435761u >> 24) / 256.0);
    int samples = kernel.derivatives < 12 ? kernel.derivatives : 12;
    for (int s = 0; s < samples; s++) {
        int i = (int)((int64_t)s * (kernel.derivatives - 1) / (samples > 1 ? samples - 1 : 1));
        double expected = bench_difference(&kernel, i), off = fabs(gradient[i] - expected);
        off /= fmax(fmax(fabs(expected), typical), 1e-300);
        error = isnan(off) ? INFINITY : fmax(error, off);
    }
    if (argc > 2) {
        FILE *file = fopen(argv[2], "wb");
        if (!file || fwrite(gradient, sizeof(double), kernel.derivatives, file) != (size_t)kernel.derivatives) return 2;
        fclose(file);
    }
    printf("{\"name\": \"%s\", \"sizes\": \"%s\", \"derivatives\": %d, \"value\": %.17g, \"primal\": %.6g, "
           "\"gradient\": %.6g, \"differences\": %.6g, \"norm\": %.17g, \"checksum\": %.17g, \"error\": %.3g",
           kernel.name, kernel.sizes, kernel.derivatives, result, primal_time, gradient_time,
           2.0 * kernel.inputs * primal_time, norm, checksum, isinf(error) ? 1e300 : error);
    if (__enzcc_tape_bytes) printf(", \"tape_bytes\": %ld", __enzcc_tape_bytes());
    printf("}\n");
    free(gradient);
    return error < 1e-6 ? 0 : 1;
}

/* Reproducible numbers in [0, 1). */
static inline double bench_random(void) {
    static uint64_t state = 88172645463325252u;
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    return (double)(state >> 11) / 9007199254740992.0;
}

/* A file of the examples' data, or, where BENCH_ADBENCH says where that is, of all of ADBench's. */
static inline FILE *bench_data(const char *name) {
    const char *directories[] = {getenv("BENCH_DATA"), getenv("BENCH_ADBENCH"), "examples/data"};
    for (int i = 0; i < 3; i++) {
        char path[4096];
        snprintf(path, sizeof path, "%s/%s", directories[i] ? directories[i] : ".", name);
        FILE *file = fopen(path, "r");
        if (file) return file;
    }
    fprintf(stderr, "no data: cannot read %s; run from the project's root or set BENCH_DATA, BENCH_ADBENCH\n", name);
    exit(BENCH_NO_DATA);
}

static inline double *bench_numbers(FILE *file, int count) {
    double *numbers = (double *)malloc(sizeof(double) * count);
    for (int i = 0; i < count; i++)
        if (fscanf(file, "%lf", &numbers[i]) != 1) numbers[i] = NAN;
    return numbers;
}

#endif
