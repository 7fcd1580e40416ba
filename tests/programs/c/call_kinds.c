/* A model that is built before the request: its parts lead to constant tables of their kinds' functions. */
#include "check.h"

struct part;
struct state { double *x; int n; double energy; struct part *last; };
struct kind {
    const char *name;
    void (*apply)(struct part *, void *, void *);
    double (*value)(void *, void *);
};
struct part { const struct kind *kind; struct part *next; };
struct spring { struct part base; int a, b; double strength, length, *forces; };
struct damper { struct part base; double rate; int count; double past[4]; };
struct record { long number; struct part *who; double by; char text[16]; };
struct sink_kind {
    const char *name;
    void (*write)(void *, void *, void *);
    double (*total)(void *, void *);
    void (*copy)(void *, void *, void *);
};
struct sink { const struct sink_kind *kind; struct record last, **records; long written; int room; };

static void sink_write(void *self, void *record, void *other) {
    struct sink *s = self;
    struct record *r = record;
    s->last = *r;
    if (s->written == s->room) {
        s->room = 2 * s->room + 4;
        s->records = realloc(s->records, s->room * sizeof *s->records);
    }
    s->records[s->written] = malloc(sizeof *r);
    *s->records[s->written++] = *r;
}
static double sink_total(void *self, void *other) {
    struct sink *s = self;
    double t = 0;
    for (long k = 0; k < s->written; k++) t += s->records[k]->by * (double)s->records[k]->number;
    return t;
}
static void sink_copy(void *to, void *from, void *how) {
    struct sink *a = to, *b = from;
    a->last = b->last;
    a->written = b->written;
}
static const struct sink_kind plain = {"plain", sink_write, sink_total, sink_copy};

static struct sink *sink_new(void) {
    struct sink *s = calloc(1, sizeof *s);
    s->kind = &plain;
    return s;
}

static void spring_apply(struct part *p, void *state, void *sink) {
    struct spring *s = (struct spring *)p;
    struct state *t = state;
    double d = t->x[s->b] - t->x[s->a], by = s->strength * (d - s->length);
    s->forces[0] = by;
    t->energy += 0.5 * by * d;
    t->last = p;
    struct record r = {s->a, p, by, "spring"};
    struct sink *k = sink;
    k->kind->write(k, &r, t);
}
static double spring_value(void *p, void *state) { return ((struct spring *)p)->forces[0] * ((struct state *)state)->x[0]; }
static void damper_apply(struct part *p, void *state, void *sink) {
    struct damper *d = (struct damper *)p;
    struct state *t = state;
    d->past[d->count & 3] = d->rate * t->x[1];
    t->energy -= d->past[d->count & 3];
}
static double damper_value(void *p, void *state) { return ((struct damper *)p)->past[0]; }
static const struct kind spring = {"spring", spring_apply, spring_value}, damper = {"damper", damper_apply, damper_value};

static struct part *parts;

static void *new_part(size_t size, const struct kind *kind) {
    struct part *p = calloc(1, size);
    p->kind = kind;
    p->next = parts;
    return parts = p;
}

__attribute__((constructor)) static void build(void) {
    for (int k = 0; k < 3; k++) {
        struct spring *s = new_part(sizeof *s, &spring);
        s->a = k;
        s->b = (k + 1) % 3;
        s->strength = 1 + k;
        s->length = 0.5;
        s->forces = calloc(2, sizeof(double));
    }
    struct damper *d = new_part(sizeof *d, &damper);
    d->rate = 0.25;
}

static double f(double *x) {
    struct state t = {x, 3, 0, NULL};
    struct sink *k = sink_new();
    for (struct part *p = parts; p; p = p->next) p->kind->apply(p, &t, k);
    double sum = t.energy;
    for (struct part *p = parts; p; p = p->next) sum += p->kind->value(p, &t);
    sum += k->kind->total(k, &t);
    for (long n = 0; n < k->written; n++) free(k->records[n]);
    free(k->records);
    free(k);
    return sum;
}

TEST(f, 1.2, -0.7, 0.4, 1.1)
