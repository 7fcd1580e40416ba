/* Structs in structs by pointer and by value, flexible array member at the end. */
#include "check.h"

typedef struct { double x, y; } Point;
typedef struct {
    int count;
    struct { Point origin; double angle; } frame;
    Point points[];
} Path;

static NOINLINE double length(const Path *p) {
    double sum = 0;
    for (int i = 0; i + 1 < p->count; i++) {
        double dx = p->points[i + 1].x - p->points[i].x, dy = p->points[i + 1].y - p->points[i].y;
        sum += sqrt(dx * dx + dy * dy + p->frame.origin.x * p->frame.origin.x);
    }
    return sum * cos(p->frame.angle);
}

static double f(double *x) {
    Path *p = malloc(sizeof(Path) + 4 * sizeof(Point));
    p->count = 4;
    p->frame.origin = (Point){x[0], 1};
    p->frame.angle = x[1];
    for (int i = 0; i < 4; i++) p->points[i] = (Point){x[i], x[(i + 2) % 4] * i};
    double result = length(p);
    free(p);
    return result;
}

TEST(f, 0.4, 0.7, -0.3, 0.9)
