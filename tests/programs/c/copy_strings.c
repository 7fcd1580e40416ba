/* Bytes beside floats in one object: text is copied and compared, the floats are differentiated. */
#include "check.h"

typedef struct {
    char name[16];
    double value;
} Entry;

static double f(double *x) {
    Entry entries[3] = {{"alpha", x[0]}, {"beta", x[1] * x[0]}, {"gamma", x[2]}}, found = {"none", 0};
    for (int i = 0; i < 3; i++)
        if (!strcmp(entries[i].name, "beta")) found = entries[i];
    strcpy(entries[0].name, found.name);
    double sum = 0;
    for (int i = 0; i < 3; i++)
        if (entries[i].name[0] == 'b') sum += entries[i].value * found.value;
    return sum;
}

TEST(f, 0.8, 1.4, -0.3)
