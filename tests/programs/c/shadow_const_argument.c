/* Data of arguments marked constant, kept among active data: read as often as it likes, never changed, no derivative. */
#include "check.h"

struct series {
    int count;
    const double *terms;
    struct series *next;
};

static double f(double *x, const double *table, const struct series *others) {
    double own[3] = {x[0], x[1], x[0] * x[1]};
    struct series mine = {3, own, NULL}, given = {2, table, &mine}, copy = *others;
    copy.next = &given;
    double sum = x[0];
    for (int turn = 0; turn < 2; turn++) {
        for (struct series *s = &copy; s; s = s->next)
            for (int i = 0; i < s->count; i++) sum = sum * s->terms[i] + x[1];
        given.terms = turn ? own : table + 1;
    }
    return sum;
}

double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);

int main(void) {
    double x[2] = {0.7, -1.2}, table[3] = {1.5, -0.5, 0.75}, more[2] = {0.25, 2};
    struct series others = {2, more, NULL};
    for (int turn = 0; turn < 2; turn++)
        for (int i = 0; i < 2; i++) {
            double unit[2] = {i == 0, i == 1}, dx[2] = {0, 0}, was = x[i];
            x[i] = was + 1e-4;
            double wanted = f(x, table, &others);
            x[i] = was - 1e-4;
            wanted = (wanted - f(x, table, &others)) / 2e-4;
            x[i] = was;
            double got = __enzyme_fwddiff((void *)f, enzyme_dup, x, unit, enzyme_const, table, enzyme_const, &others);
            expect_within("forward", i, got, wanted, 1e-6);
            __enzyme_autodiff((void *)f, enzyme_dup, x, dx, enzyme_const, table, enzyme_const, &others);
            expect_within("reverse", i, dx[i], wanted, 1e-6);
        }
    expect("table", table[0] + table[1] + table[2], 1.75);
    expect("more", more[0] + more[1], 2.25);
    return finish();
}
