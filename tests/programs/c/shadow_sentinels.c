/* Addresses of no memory, in a table that was made before the gradient: a mark for what was taken out of it. */
#include "check.h"
#include <stdlib.h>

typedef struct node {
    double v;
    struct node *next;
} Node;
#define REMOVED ((Node *)-1)

static Node *table[4], *kept;

__attribute__((constructor)) static void prepare(void) {
    for (int k = 0; k < 4; k++) table[k] = k & 1 ? malloc(sizeof(Node)) : REMOVED;
    table[1]->next = table[3], table[3]->next = REMOVED;
}
NOINLINE static void fill(const double *x) {
    for (int k = 0; k < 4; k++) {
        Node *n = table[k];
        kept = n;
        if (n != REMOVED) n->v = x[k % 3] * (k + 1);
    }
}
NOINLINE static double sum(void) {
    double s = 0.1;
    for (Node *n = table[1]; n != REMOVED; n = n->next) s = s * n->v * 0.5 + n->v;
    return kept == REMOVED ? s : s * kept->v;
}
static double f(double *x) {
    fill(x);
    double s = sum();
    Node *taken = table[1];
    table[1] = REMOVED;
    for (int k = 0; k < 4; k++)
        if (table[k] != REMOVED) s += table[k]->v * x[2];
    table[1] = taken;
    return s;
}

TEST(f, 0.4, 0.8, -0.3)
