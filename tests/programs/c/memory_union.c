/* A union of a float and an integer, with the active member told by a tag. */
#include "check.h"

typedef struct {
    int is_real;
    union {
        double real;
        long whole;
    } as;
} Number;

static double f(double *x) {
    Number numbers[4];
    for (int i = 0; i < 4; i++) {
        numbers[i].is_real = i != 2;
        if (numbers[i].is_real)
            numbers[i].as.real = x[i] * x[0];
        else
            numbers[i].as.whole = i + 3;
    }
    double product = 1;
    for (int i = 0; i < 4; i++) product *= numbers[i].is_real ? numbers[i].as.real : (double)numbers[i].as.whole * x[1];
    return product;
}

TEST(f, 0.8, 1.2, 5.0, 0.6)
