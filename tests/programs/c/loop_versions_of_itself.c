/* What loops are bounded by, and the address of what they read, lie in memory that they may write: beside what they
   write, and within. (Unions may be accessed so.) */
#include "check.h"

extern void __enzyme_autodiff(void *, ...);

typedef union { double number; long count; double *array; } word;

enum { N = 4, SIZE = 40 };

/* head[0]: how many; head[1]: the matrix. y may be where the head is: 0.0 there ends the loops. */
static void f(word *head, word *x, word *y, int bounded, double *result) {
    if (bounded) {
        long n = head[0].count;
        for (long i = 0; i < n; i++) {
            double s = 0;
            for (long j = 0; j < n; j++) s += head[1].array[i * N + j] * x[j].number;
            y[i].number = s;
        }
    } else
        for (long i = 0; i < head[0].count; i++) {
            double s = 0;
            for (long j = 0; j < head[0].count; j++) s += head[1].array[i * N + j] * x[j].number;
            y[i].number = s;
        }
    *result = 0;
    for (int i = 0; i < N; i++) *result += y[i].number * y[i].number * (i + 1);
}
static double value(double *numbers, int place, int bounded) {
    word words[SIZE] = {{0}};
    double result;
    for (int i = 0; i < N; i++) words[20 + i].number = numbers[i];
    words[10].count = N, words[11].array = numbers + N;
    f(words + 10, words + 20, words + place, bounded, &result);
    return result;
}

int main(void) {
    for (int k = 0; k < 2 * (SIZE - N); k++) {
        int place = k / 2, bounded = k % 2;
        if (place == 8 || place == 9 || place == 11 || (bounded && place == 10)) continue; /* the address is written */
        double x[N + N * N], d[N + N * N] = {0}, unused = 0, one = 1;
        for (int i = 0; i < N + N * N; i++) x[i] = sin(i + 1);
        for (int i = 0; i < 2 * N && place + N > 10 && place < 12; i++) x[N + i] = 0; /* the first rows: zeros */
        word words[SIZE] = {{0}}, shadow[SIZE] = {{0}};
        for (int i = 0; i < N; i++) words[20 + i].number = x[i];
        words[10].count = N, words[11].array = x + N, shadow[10].count = N, shadow[11].array = d + N;
        __enzyme_autodiff((void *)f, enzyme_dup, words + 10, shadow + 10, enzyme_dup, words + 20, shadow + 20, enzyme_dup,
                          words + place, shadow + place, enzyme_const, bounded, enzyme_dup, &unused, &one);
        for (int i = 0; i < N; i++) d[i] = shadow[20 + i].number;
        for (int i = 0; i < N + N * N; i++) {
            double step = 1e-4, kept = x[i];
            if (kept == 0) continue;
            x[i] = kept + step;
            double above = value(x, place, bounded);
            x[i] = kept - step;
            double below = value(x, place, bounded);
            x[i] = kept;
            expect_within("place and number", 100 * place + i, d[i], (above - below) / (2 * step), 1e-7);
        }
    }
    return finish();
}
