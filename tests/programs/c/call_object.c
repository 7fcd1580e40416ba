/* Objects with a table of methods, in C: the pointer to the table lies in active memory. */
#include "check.h"

typedef struct Shape Shape;
typedef struct {
    double (*area)(const Shape *);
    void (*scale)(Shape *, double);
} Methods;
struct Shape {
    const Methods *methods;
    double a, b;
};

static double circle_area(const Shape *s) { return 3.14 * s->a * s->a; }
static double box_area(const Shape *s) { return s->a * s->b; }
static void circle_scale(Shape *s, double factor) { s->a *= factor; }
static void box_scale(Shape *s, double factor) {
    s->a *= factor;
    s->b *= factor * factor;
}
static const Methods circle = {circle_area, circle_scale}, box = {box_area, box_scale};

static double f(double *x) {
    Shape shapes[3] = {{&circle, x[0], 0}, {&box, x[1], x[2]}, {&circle, x[2], 0}};
    double sum = 0;
    for (int i = 0; i < 3; i++) {
        shapes[i].methods->scale(&shapes[i], x[0] + i);
        sum += shapes[i].methods->area(&shapes[i]) * x[i];
    }
    return sum;
}

TEST(f, 0.8, 1.1, 0.5)
