/* Containers and walks are passed functions together with what these get, and know neither: what lies behind their
 * `void *` is of several kinds, and where no function is passed, it is kept itself. */
#include "check.h"

typedef void *(*maker)(const void *, void *);
typedef void (*visitor)(void *, void *);
struct slot { void *element; struct slot *next; };
struct table { int count; struct slot *slots[5]; };
struct pair { long a, b; double *shared; };
struct contact { double depth, normal[2]; struct pair *pair; long stamp; struct contact *spare; };
struct body { double place, speed, *history; int number; struct table *contacts; };
struct pool { struct contact *contacts; long used; double scale; struct pair *last; };

static NOINLINE void *insert(struct table *t, long hash, const void *key, maker make, void *data) {
    struct slot *s = malloc(sizeof *s);
    s->element = make ? make(key, data) : data;
    s->next = t->slots[hash % 5];
    t->slots[hash % 5] = s;
    t->count++;
    return s->element;
}

static NOINLINE void each(struct table *t, visitor visit, void *data) {
    for (int k = 0; k < 5; k++)
        for (struct slot *s = t->slots[k]; s; s = s->next) visit(s->element, data);
}

static void drop(struct table *t) {
    for (int k = 0; k < 5; k++)
        for (struct slot *s = t->slots[k], *next; s; s = next) {
            next = s->next;
            free(s);
        }
    free(t);
}

static void *make_contact(const void *key, void *data) {
    struct pool *p = data;
    struct contact *c = &p->contacts[p->used++];
    struct pair *pair = malloc(sizeof *pair);
    *pair = *(const struct pair *)key;
    c->pair = pair;
    c->depth = pair->shared[0] * p->scale;
    c->normal[0] = pair->shared[1];
    c->stamp = p->used;
    p->last = pair;
    return c;
}

static void *make_body(const void *key, void *data) {
    struct body *b = calloc(1, sizeof *b);
    b->place = ((const double *)data)[0];
    b->speed = ((const double *)data)[1];
    b->number = *(const int *)key;
    b->history = calloc(4, sizeof(double));
    b->contacts = calloc(1, sizeof *b->contacts);
    return b;
}

static void add_contact(void *element, void *data) {
    struct contact *c = element;
    *(double *)data += c->depth * c->normal[0] + c->stamp;
}

static void release_contact(void *element, void *unused) {
    struct contact *c = element;
    free(c->pair);
    c->pair = NULL;
}

static void move_body(void *element, void *data) {
    struct body *b = element;
    double sum = 0;
    each(b->contacts, add_contact, &sum);
    b->history[b->number & 3] = b->place;
    b->place += *(double *)data * (b->speed + sum);
}

static void release_body(void *element, void *sum) {
    struct body *b = element;
    *(double *)sum += b->place * (b->number + 1) + b->history[b->number & 3];
    each(b->contacts, release_contact, NULL);
    drop(b->contacts);
    free(b->history);
    free(b);
}

static double f(double *x) {
    struct table *bodies = calloc(1, sizeof *bodies);
    struct pool pool = {calloc(8, sizeof(struct contact)), 0, x[3], NULL};
    struct body *first = NULL;
    for (int k = 0; k < 3; k++) {
        double start[2] = {x[k], x[(k + 1) % 3]};
        struct body *b = insert(bodies, 3 * k, &k, make_body, start);
        struct pair key = {k, k + 1, x};
        struct contact *c = insert(b->contacts, k, &key, make_contact, &pool);
        if (first) insert(first->contacts, k + 1, &key, NULL, c);
        else first = b;
    }
    double step = 0.1, sum = 0;
    for (int t = 0; t < 3; t++) each(bodies, move_body, &step);
    sum += pool.last->shared[2] * pool.last->a;
    each(bodies, release_body, &sum);
    drop(bodies);
    free(pool.contacts);
    return sum;
}

TEST(f, 0.4, 0.3, 0.2, 1.1)
