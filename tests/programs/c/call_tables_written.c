/* Tables of functions that go many ways: written to, copied, within other tables, in objects that have initializers,
 * chosen by numbers, and led to by variables. */
#include "check.h"

struct item;
typedef double (*unary)(struct item *, double);
struct kind {
    const char *name;
    const struct kind *parent;
    unary value, slope;
};
struct item {
    const struct kind *kind;
    double weight;
    long count;
};
struct box {
    struct item base;
    double *inside;
};
struct owner {
    struct kind own;  /* a copy */
    struct item *item;
};

static double plain(struct item *i, double x) { return i->weight * x; }
static double square(struct item *i, double x) { return i->weight * x * x; }
static double cube(struct item *i, double x) { return i->weight * x * x * x + i->count; }
static double boxed(struct item *i, double x) { return ((struct box *)i)->inside[1] * x + i->kind->parent->value(i, x); }
static double twice(struct item *i, double x) { return 2 * plain(i, x); }
static double exponential(struct item *i, double x) { return exp(i->weight * x); }

static const struct kind plain_kind = {"plain", NULL, plain, twice};
static const struct kind box_kind = {"box", &plain_kind, boxed, square};
static struct kind changing = {"changing", &plain_kind, plain, plain};
static struct kind untouched = {"untouched", &box_kind, cube, twice};
static struct item prototype = {&box_kind, 1.5, 2};
static struct item shared = {&untouched, 0.5, 0};
static const struct kind *const all[] = {&plain_kind, &box_kind, &untouched};
static const struct kind *current = &plain_kind;
static unary functions[] = {plain, square, cube, NULL};
static unary hook, other_hook;
unary given_hook = twice;

NOINLINE void change(struct kind *k, unary value) { k->value = value; }
NOINLINE void choose(int n) { current = all[n]; }
NOINLINE void set_hook(unary f) { hook = f; }

static NOINLINE double through(struct item *i, double x) { return i->kind->value(i, x); }
static NOINLINE double through_parent(struct item *i, double x) { return i->kind->parent->slope(i, x); }
static NOINLINE double through_copy(struct owner *o, double x) { return o->own.value(o->item, x) + o->own.slope(o->item, x); }

static double f(double *x) {
    struct box b = {.base = prototype};
    double inside[2] = {x[1], x[2]};
    b.inside = inside;
    double sum = through(&b.base, x[0]) + through_parent(&b.base, x[1]);
    struct item i = {&changing, x[2], 3};
    change(&changing, plain);
    sum += through(&i, x[0]);
    change(&changing, exponential);
    sum += through(&i, x[0]);
    shared.count++;
    sum += through(&shared, x[3]) + through_parent(&shared, x[3]);
    struct owner o;
    o.own = x[0] > 0 ? untouched : plain_kind;
    o.item = &i;
    sum += through_copy(&o, x[1]);
    struct owner *heap = malloc(sizeof *heap);
    memcpy(&heap->own, &plain_kind, sizeof heap->own);
    heap->own.slope = cube;
    heap->item = &i;
    sum += through_copy(heap, x[2]);
    free(heap);
    for (int k = 0; k < 2; k++) {
        choose(k == 0 ? 2 : 0);
        sum += current->slope(&i, x[k]);
    }
    functions[3] = x[0] > 100 ? plain : exponential;
    for (int k = 0; k < 4; k++) sum += functions[k](&i, x[k]);
    set_hook(square);
    if (hook) sum += hook(&i, x[3]);
    if (other_hook) sum += other_hook(&i, x[3]);
    sum += given_hook(&i, x[1]);
    shared.count = 0;
    return sum;
}

TEST(f, 0.4, 0.3, 0.2, 1.1)
