/* A table of lists, looked through by addresses of links: a link is a place of the table, or the first member of a node. */
#include "check.h"
#include <stdlib.h>

struct node {
    struct node *next;
    int key;
    double number;
};
NOINLINE static struct node **place(struct node **heads, int key) {
    struct node **at = &heads[key & 1];
    while (*at && (*at)->key != key) at = &(*at)->next;
    return at;
}
NOINLINE static void set(struct node *e, int key, double number) {
    e->key = key;
    e->number = number;
}
static double f(double *x) {
    struct node *heads[2] = {0};
    double sum = 0.1;
    for (int k = 0; k < 5; k++) {
        struct node **at = place(heads, k * 3 % 4);
        if (!*at) *at = calloc(1, sizeof **at);
        set(*at, k * 3 % 4, x[k & 1] * (k + 1));
    }
    for (int k = 5; k-- > 0;) {
        struct node *e = *place(heads, k);
        if (e) sum = 0.5 * sum + e->number * e->number;
    }
    for (int k = 0; k < 2; k++)
        for (struct node *e = heads[k], *next; e; e = next) next = e->next, free(e);
    return sum;
}
TEST(f, 0.8, 1.4)
