/* The nodes of a tree keep their numbers in cells of a pool. Where the walk over the tree ends, its last step (left or right) is
   known still: a pointer that is stored there is none to a cell. */
#include "check.h"
typedef union Cell { union Cell *next; double number; } Cell;
typedef struct Node { struct Node *left, *right; const char *name; int key; Cell *cell; } Node;
static Cell *unused;
static Cell *take(void) {
    Cell *c = unused;
    if (!c) return malloc(sizeof *c);
    unused = c->next;
    return c;
}
static void give(Cell *c) { c->next = unused; unused = c; }
NOINLINE static void set(Node *n, int key, double v) {
    n->key = key;
    n->name = key & 1 ? "odd" : "even";
    n->cell = take();
    n->cell->number = v;
}
NOINLINE static double get(const Node *n) { return n->cell->number; }
NOINLINE static double sum(const double *x) {
    Node *root = NULL, *stack[16];
    for (int i = 0; i < 5; i++) {
        Node *n = malloc(sizeof *n), **at = &root;
        set(n, i * 3 % 5, x[i] * x[i] + 0.1 * i);
        n->left = n->right = NULL;
        while (*at) at = n->key < (*at)->key ? &(*at)->left : &(*at)->right;
        *at = n;
    }
    double s = 0;
    int depth = 0;
    stack[depth++] = root;
    while (depth) {
        Node *n = stack[--depth];
        if (n->left) stack[depth++] = n->left;
        if (n->right) stack[depth++] = n->right;
        s = 0.5 * s + (n->key + 1) * get(n);
        give(n->cell);
        free(n);
    }
    return s;
}
static double f(double *x) {
    unused = NULL;
    double y = sum(x) * sum(x);
    while (unused) free(take());
    return y;
}
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
