/* Blocks of memory that begin with members, a pointer among them, and go on with an array of pointers; they are grown by
   a function that does not know what it moves, and that also grows arrays of numbers. */
#include "check.h"

typedef struct {
    double scale;
    const double *where;
    int used, room;
    float weight;
    double *at[];
} Pointers;

NOINLINE static void *grown(void *block, size_t size) {
    void *made = realloc(block, size);
    if (!made) abort();
    return made;
}

static double f(double *x) {
    Pointers *v = malloc(sizeof *v);
    v->used = v->room = 0;
    v->scale = x[0] * x[1];
    v->where = &x[2];
    v->weight = 0.5f;
    for (int i = 0; i < 5; i++) {
        if (v->used == v->room) {
            v->room = v->room ? 2 * v->room : 1;
            v = grown(v, sizeof *v + v->room * sizeof(double *));
        }
        v->at[v->used++] = &x[i * i % 3];
    }
    double *squares = NULL;
    for (int i = 0; i < 3; i++) {
        squares = grown(squares, (i + 1) * sizeof(double));
        squares[i] = x[i] * x[i];
    }
    double sum = squares[0] * squares[2] + squares[1];
    for (int i = 0; i < v->used; i++) sum = sum * v->weight * *v->where + *v->at[i] * v->scale;
    free(squares);
    free(v);
    return sum;
}

TEST(f, 0.7, 1.2, -0.4)
