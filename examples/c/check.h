/* What the examples share: differences to check a derivative against, and a clock. */
#ifndef EXAMPLES_CHECK_H
#define EXAMPLES_CHECK_H

#include <math.h>
#include <stdio.h>
#include <time.h>

/* The derivative of value(data) with respect to *x: central differences with three steps, extrapolated twice
   (Richardson), so that the error is of order step^6. Leaves *x as it was. */
static inline double difference(double (*value)(void *data), void *data, double *x) {
    double start = *x, step = 4e-3 * fmax(1.0, fabs(start)), estimate[3];
    for (int level = 0; level < 3; level++, step /= 2) {
        *x = start + step;
        double above = value(data);
        *x = start - step;
        double below = value(data);
        estimate[level] = (above - below) / (2 * step);
    }
    *x = start;
    double finer[2] = {(4 * estimate[1] - estimate[0]) / 3, (4 * estimate[2] - estimate[1]) / 3};
    return (16 * finer[1] - finer[0]) / 15;
}

/* Prints one line of a table and returns the error of `derivative`, relative to `expected` or to `scale`, the
   size of a typical derivative, where that is larger: differences cannot resolve what is far below it. A NaN counts
   as an infinite error. */
static inline double compare(const char *name, double derivative, double expected, double scale) {
    double error = fabs(derivative - expected) / fmax(fmax(fabs(expected), scale), 1e-300);
    if (isnan(error)) error = INFINITY;
    printf("  %-14s %18.10e %18.10e   %8.1e\n", name, derivative, expected, error);
    return error;
}

static inline void print_table_head(void) {
    printf("  %-14s %18s %18s   %8s\n", "", "derivative", "differences", "error");
}

/* The verdict, and the program's exit status. */
static inline int verdict(double largest_error, double bound) {
    int good = largest_error < bound;
    printf("largest relative error %.1e: %s\n", largest_error, good ? "the derivatives are right" : "WRONG");
    return good ? 0 : 1;
}

static inline double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return now.tv_sec + 1e-9 * now.tv_nsec;
}

#endif
