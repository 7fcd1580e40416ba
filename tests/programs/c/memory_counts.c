/* A stack of values that are numbers or counts; a count is shorter than a number, and kept in its place. */
#include "check.h"

struct value {
    enum { NUMBER, COUNT } kind;
    union {
        double number;
        int count;
    } as;
};
static const struct { unsigned char op, arg; } CODE[] = {{0, 0}, {1, 1}, {2, 0}, {0, 1}, {2, 0}, {3, 0}};
static double of(const struct value *v) { return v->kind == COUNT ? 0.25 * v->as.count : v->as.number; }
static double f(double *x) {
    struct value stack[8];
    int top = 0;
    for (unsigned at = 0; at < sizeof CODE / sizeof *CODE; at++) {
        struct value a, b;
        switch (CODE[at].op) {
        case 0: stack[top].kind = NUMBER, stack[top++].as.number = x[CODE[at].arg]; break;
        case 1: stack[top].kind = COUNT, stack[top++].as.count = CODE[at].arg + 1; break;
        case 2:
            b = stack[--top], a = stack[--top];
            stack[top].kind = NUMBER, stack[top++].as.number = of(&a) * of(&b);
            break;
        default:
            a = stack[top - 1];
            stack[top - 1].kind = NUMBER, stack[top - 1].as.number = of(&a) * of(&a);
        }
    }
    return of(stack);
}
TEST(f, 0.8, 1.4)
