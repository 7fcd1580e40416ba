/* A local variable that is a number and, at other times, a shorter integer, in the lowest bits of the register that LLVM
   keeps it in. The rest of the register is what is left of an older number. */
#include "check.h"

typedef struct {
    union {
        double number;
        int count;
        short level;
        signed char sign;
    } as;
    char tag;
} Value_;

static double number_of(const Value_ *v) {
    switch (v->tag) {
    case 1: return v->as.count * 0.125;
    case 2: return v->as.level * 0.005;
    case 3: return v->as.sign;
    default: return v->as.number;
    }
}

/* Stored as a number, whatever it is, and read as either. */
static double stored(double *x) {
    Value_ all[8], v;
    double s = 0.3;
    for (int k = 0; k < 8; k++) {
        v.tag = k % 3 == 1;
        if (v.tag)
            v.as.count = k + 7;
        else
            v.as.number = x[k % 3] * (k + 1);
        all[k] = v;
    }
    for (int k = 0; k < 8; k++) s = 0.5 * s + number_of(&all[k]) * number_of(&all[(k * 3 + 1) % 8]) * 1e-2;
    return s;
}

/* Read where it is made. */
static double in_place(double *x) {
    Value_ v;
    double s = 0.4;
    for (int k = 0; k < 7; k++) {
        v.tag = k % 2 ? 1 : 0;
        if (v.tag)
            v.as.count = k;
        else
            v.as.number = x[k % 3] * s;
        s = 0.5 * s + number_of(&v) * x[(k + 1) % 3];
    }
    return s;
}

/* Shorter ones, and one that is kept from one round to the next. */
static NOINLINE double kept(double *x, int n) {
    Value_ v = {{x[0] * x[1]}, 0};
    double s = 0.2;
    for (int k = 0; k < n; k++) {
        s = 0.6 * s + sin(number_of(&v) * x[2]);
        if (k % 4 == 1) {
            v.tag = 2;
            v.as.level = (short)(k * 100);
        } else if (k % 4 == 3) {
            v.tag = 3;
            v.as.sign = k & 4 ? -1 : 1;
        } else if (k % 4 == 0) {
            v.tag = 0;
            v.as.number = s * x[k % 3];
        }
    }
    return s;
}

static double f(double *x) { return stored(x) + in_place(x) * kept(x, 11); }

TEST(f, 0.8, 1.2, -0.6)
