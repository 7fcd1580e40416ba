/* Trees of addresses with tags that are added and subtracted, walked by functions that know them as integers only. */
#include "check.h"
#include <stdint.h>
struct leaf { double value; };
struct node { uintptr_t left, right; double weight; };
static uintptr_t leaf(double value) {
    struct leaf *made = malloc(sizeof *made);
    made->value = value;
    return (uintptr_t)made + 3;
}
static uintptr_t node(uintptr_t left, uintptr_t right, double weight) {
    struct node *made = malloc(sizeof *made);
    *made = (struct node){left, right, weight};
    return (uintptr_t)made;
}
static double sum(uintptr_t tree) {
    if (tree & 3) return ((struct leaf *)(tree - 3))->value;
    struct node *here = (struct node *)tree;
    return here->weight * sum(here->left) + sum(here->right);
}
static void drop(uintptr_t tree) {
    if (tree & 3) { free((void *)(tree - 3)); return; }
    drop(((struct node *)tree)->left), drop(((struct node *)tree)->right);
    free((void *)tree);
}
NOINLINE static double second(uintptr_t numbers) { return *(double *)(numbers + 8); }
static double f(double *x) {
    uintptr_t tree = node(leaf(x[0] * x[1]), node(leaf(x[1]), leaf(x[2] * x[2]), x[0]), x[2]);
    double total = sum(tree) * second((uintptr_t)x);
    drop(tree);
    return total;
}
TEST(f, 0.8, 1.4, -0.3)
