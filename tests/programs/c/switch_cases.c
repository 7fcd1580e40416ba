/* A small interpreter: `switch` in a loop, with a case that falls through. */
#include "check.h"

static const int program[] = {0, 1, 3, 2, 4, 0, 2, 5, 1, 3};

static double f(double *x) {
    double a = x[0];
    for (int pc = 0; pc < 10; pc++) switch (program[pc]) {
            case 0: a = a * x[1]; break;
            case 1: a = a + x[2]; break;
            case 2: a = sin(a); break;
            case 3: a = a * 0.5; /* fall through */
            case 4: a = a - x[3] * a; break;
            default: a = -a;
        }
    return a;
}

TEST(f, 0.8, 1.3, 0.4, 0.6)
