/* Addresses kept as integers: in tables, in structs, with tags in their lowest bits. */
#include "check.h"
#include <stdint.h>
struct node { double value; uintptr_t next; };
NOINLINE static uintptr_t cons(double value, uintptr_t next, int tag) { struct node *n = malloc(sizeof *n); n->value = value, n->next = next; return (uintptr_t)n | (unsigned)(tag & 3); }
NOINLINE static double look(uintptr_t p, int i) { return ((double *)p)[i]; }
static double f(double *x) {
    double v[3] = {x[0] * x[1], x[1] * x[2], x[2]}, r = 0;
    uintptr_t table[3], list = 0;
    for (int i = 0; i < 3; i++) table[i] = (uintptr_t)&v[i];
    for (int i = 0; i < 2; i++) { uintptr_t t = table[i]; table[i] = table[i + 1], table[i + 1] = t; }
    for (int i = 0; i < 3; i++) r = r * 0.5 + *(double *)table[i];
    for (int i = 0; i < 5; i++) list = cons(v[i % 3] * r, list, i);
    while (list & ~(uintptr_t)3) {
        struct node *n = (struct node *)(list & ~(uintptr_t)3);
        r = r * 0.5 + n->value * (1 + (double)(list & 3));
        list = n->next;
        free(n);
    }
    return r * look((uintptr_t)x, 1);
}
TEST(f, 0.8, 1.4, -0.3)
