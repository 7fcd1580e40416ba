/* Records in an arena of bytes, all at multiples of their size, with integers beside numbers that are read there, counted
   with, and kept: an integer as large as the upper half of a number is none where no number was met. */
#include "check.h"

typedef struct { int steps, bits; double value; } record;
enum { RECORDS = 3 };
static _Alignas(16) unsigned char arena[512];
static long places[RECORDS];

static double f(double *x) {
    long used = 0;
    for (int j = 0; j < RECORDS; j++) {
        record *r = (record *)(arena + used);
        r->steps = j + 1;
        r->bits = 0x3ff00000 + j;
        r->value = x[j] * x[j];
        places[j] = used;
        used += (long)sizeof *r + 8 * j;
    }
    double sum = 0;
    for (int j = 0; j < RECORDS; j++) {
        const record *r = (const record *)(arena + places[j]);
        int bits, steps;
        memcpy(&bits, arena + places[j] + 4, 4);
        sum += r->value * r->steps;
        places[j] += bits;
        long begin = places[j] - bits;
        memcpy(&steps, arena + begin, 4);
        sum += *(const double *)(arena + begin + 8) * sum * steps;
    }
    return sum;
}

TEST(f, 0.5, -0.25, 0.75)
