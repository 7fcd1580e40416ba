/* Elements of an array are structs that begin with an array of unknown length; members behind that are copied from them
 * to structs that hold numbers which are only moved. */
#include "check.h"

typedef struct {
    double *lists[4];
    double weight[2];
    char awake;
} world;
typedef struct {
    double moved[8], weight[2];
    char awake;
} state;

static world worlds[3];

static NOINLINE void wake(int k, const state *s) { worlds[k].awake = s->awake; }
static NOINLINE void take(int k, state *s) { memcpy(s->weight, worlds[k].weight, sizeof s->weight); }
static NOINLINE void move(state *to, const double *from) { memcpy(to->moved, from, sizeof to->moved); }
static NOINLINE double sum(const world *w, int n) {
    double s = 0;
    for (double *const *p = w->lists; p < w->lists + n; p++) s += **p * w->weight[0];
    return s;
}
static NOINLINE void put(double *to, const state *s) { memcpy(to, s->moved, sizeof s->moved); }

static double f(double *x) {
    double y[8], z[8];
    for (int k = 0; k < 8; k++) y[k] = x[k % 3] * (k + 1);
    state s = {.awake = 1};
    for (int k = 0; k < 3; k++) {
        for (int j = 0; j < 4; j++) worlds[k].lists[j] = y + (k + j) % 8;
        worlds[k].weight[0] = x[k] * x[k];
        worlds[k].weight[1] = sin(x[k]);
    }
    double r = 0;
    for (int k = 0; k < 3; k++) {
        wake(k, &s);
        move(&s, y);
        take(k, &s);
        put(z, &s);
        r += s.weight[0] * s.weight[1] * z[k] + z[7 - k] * sum(worlds + k, 4);
    }
    return r;
}

TEST(f, 0.7, 1.3, 1.1)
