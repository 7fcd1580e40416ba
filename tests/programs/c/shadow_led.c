/* Globals that led to other globals, to the caller's stack, and to what the request is about. */
#include "check.h"

struct pair {
    double value;
    struct pair *other;
};

static double buffer[4], spare[4], *current = buffer, *local, *argument;
static struct pair left, right, *head;

NOINLINE void choose(int which, double *on_stack, double *x) {
    current = which ? spare : buffer;
    head = which ? &left : &right;
    left.other = &right;
    right.other = &left;
    local = on_stack;
    argument = x + 1;
}

static NOINLINE void put(double *x) {
    for (int i = 0; i < 4; i++) buffer[i] = x[i & 1] * (i + 1), spare[i] = x[0] * x[1] * i;
    left.value = x[0];
    right.value = x[1] * x[1];
}

static NOINLINE double get(double *x) {
    local[0] = current[1] * x[0] + local[1];
    return current[2] * local[0] + head->value * head->other->value * x[1] + argument[-1] * argument[0];
}

static double f(double *x) {
    put(x);
    return get(x);
}

double __enzyme_fwddiff(void *, ...);
void __enzyme_autodiff(void *, ...);

int main(void) {
    for (int which = 0; which < 2; which++) {
        double on_stack[2] = {3, 0.5}, x[2] = {0.7, -1.2}, dx[2] = {0, 0};
        choose(which, on_stack, x);
        for (int i = 0; i < 2; i++) {
            double unit[2] = {i == 0, i == 1}, was = x[i], wanted;
            x[i] = was + 1e-4;
            wanted = f(x);
            x[i] = was - 1e-4;
            wanted = (wanted - f(x)) / 2e-4;
            x[i] = was;
            expect_within("forward", i, __enzyme_fwddiff((void *)f, enzyme_dup, x, unit), wanted, 1e-6);
            dx[0] = dx[1] = 0;
            __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
            expect_within("reverse", i, dx[i], wanted, 1e-6);
        }
    }
    return finish();
}
