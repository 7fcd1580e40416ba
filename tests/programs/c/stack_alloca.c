/* alloca in a loop: the blocks live until the function returns. */
#include "check.h"

#include <alloca.h>

typedef struct Cell {
    double value;
    struct Cell *previous;
} Cell;

static NOINLINE double f(double *x) {
    Cell *last = NULL;
    for (int i = 0; i < 5; i++) {
        Cell *cell = alloca(sizeof *cell);
        cell->value = x[i % 3] * (last ? last->value : 1) + 0.1;
        cell->previous = last;
        last = cell;
    }
    double sum = 0;
    for (; last; last = last->previous) sum += last->value * last->value;
    return sum;
}

TEST(f, 0.9, 1.2, -0.7)
