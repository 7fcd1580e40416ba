/* A jump out of a request, from a loop whose iterations are kept on the tape, to where the request was made; requests
 * that come to their end afterwards are right, and begin with nothing of the one that did not. */
#include <setjmp.h>

#include "check.h"

void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static jmp_buf out;
static double work[8];

static double chain(const double *x, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        work[i % 8] = sin(x[0] * i) + work[(i + 1) % 8] * x[1];
        if (x[1] < 0 && i == n - 5) longjmp(out, 1);
        sum += work[i % 8] * work[i % 8] * x[0];
    }
    return sum;
}

static double plain(const double *x) {
    memset(work, 0, sizeof work);
    return chain(x, 40);
}

int main(void) {
    volatile int jumps = 0;
    for (volatile int turn = 0; turn < 30; turn++) {
        double x[2] = {0.3, turn % 3 ? -0.5 : 0.2}, gradient[2] = {0}, unit[2] = {0, 1};
        memset(work, 0, sizeof work);
        if (setjmp(out)) {
            jumps++;
            continue;
        }
        if (turn % 3 == 2)
            __enzyme_fwddiff((void *)chain, enzyme_dup, x, unit, enzyme_const, 40);
        else
            __enzyme_autodiff((void *)chain, enzyme_dup, x, gradient, enzyme_const, 40);
        for (int k = 0; k < 2; k++) {
            double up[2] = {x[0], x[1]}, down[2] = {x[0], x[1]}, h = 1e-5;
            up[k] += h, down[k] -= h;
            expect_within("gradient", k, gradient[k], (plain(up) - plain(down)) / (2 * h), 1e-6);
        }
        memset(work, 0, sizeof work);
        expect("forward", __enzyme_fwddiff((void *)chain, enzyme_dup, x, unit, enzyme_const, 40), gradient[1]);
    }
    expect("jumps", jumps, 20);
    return finish();
}
