/* A stack with push and pop: the top's index is inactive, the slots are reused. */
#include "check.h"

typedef struct {
    double slots[8];
    int top;
} Stack;

static void push(Stack *s, double v) { s->slots[s->top++] = v; }
static double pop(Stack *s) { return s->slots[--s->top]; }

static double f(double *x) {
    Stack s = {.top = 0};
    for (const char *c = "012*+3s*02+-1*"; *c; c++) {
        if (*c >= '0' && *c <= '3') {
            push(&s, x[*c - '0']);
        } else if (*c == 's') {
            push(&s, sin(pop(&s)));
        } else {
            double b = pop(&s), a = pop(&s);
            push(&s, *c == '*' ? a * b : *c == '+' ? a + b : a - b);
        }
    }
    return pop(&s);
}

TEST(f, 0.7, 1.3, -0.4, 0.9)
