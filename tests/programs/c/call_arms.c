/* Objects with tables of functions. Which function is called at a place is known from where its object comes, though
   others have the same type: what goes into these alone goes nowhere. */
#include "check.h"
#include <stdlib.h>

typedef struct {
    double (*at)(double limit, double x);
} Kind_;
typedef struct {
    const Kind_ *kind;
    double limit;
} Object;

static double jump(double limit, double x) {
    return x > limit ? 2 * limit : limit;
}
static double line(double limit, double x) {
    return x * limit;
}
static const Kind_ jumps = {jump}, lines = {line};

NOINLINE static Object *make(const Kind_ *kind, double limit) {
    Object *made = malloc(sizeof *made);
    made->kind = kind;
    made->limit = limit;
    return made;
}

static double f(double *x) {
    Object *first = make(&jumps, x[0] * x[1]), *second = make(&lines, x[2]);
    double sum = first->kind->at(first->limit, 3 * x[2] * x[2]);
    sum = sum * x[1] + second->kind->at(second->limit, x[0]);
    free(first);
    free(second);
    return sum;
}

TEST(f, 0.7, 1.2, -0.4)
