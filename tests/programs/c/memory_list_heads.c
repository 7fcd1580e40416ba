/* The head of a list has a count where its nodes have a key and, behind that and beyond the head's end, the bytes of a
   number. What the count overwrites is no number, and nothing is done to what lies behind the head. */
#include "check.h"

struct link {
    struct link *next, *before;
};
struct head {
    struct link link;
    long count;
};
struct node {
    struct link link;
    int key;
    unsigned char number[8];
};

static void push(struct head *h, int key, double x) {
    struct node *n = malloc(sizeof *n);
    n->key = key;
    memcpy(n->number, &x, 8);
    n->link.next = &h->link;
    n->link.before = h->link.before;
    h->link.before->next = &n->link;
    h->link.before = &n->link;
    h->count++;
}

static void begin(struct head *h) {
    h->link.next = h->link.before = &h->link;
    h->count = 0;
}

static void copy(struct head *to, const struct head *from) {
    for (const struct link *l = from->link.next; l != &from->link; l = l->next) {
        const struct node *n = (const struct node *)l;
        double x;
        memcpy(&x, n->number, 8);
        push(to, n->key, x);
    }
}

static void swap(struct head *a, struct head *b) {
    struct link t = a->link;
    a->link = b->link;
    b->link = t;
    long n = a->count;
    a->count = b->count;
    b->count = n;
    a->link.next->before = a->link.before->next = &a->link;
    b->link.next->before = b->link.before->next = &b->link;
}

static void clear(struct head *h) {
    while (h->count) {
        struct link *l = h->link.next;
        h->link.next = l->next;
        l->next->before = &h->link;
        free(l);
        h->count--;
    }
}

static double sum(const struct head *h) {
    double all = 0.1;
    for (const struct link *l = h->link.next; l != &h->link; l = l->next) {
        double x;
        memcpy(&x, ((const struct node *)l)->number, 8);
        all = 0.5 * all + x * x;
    }
    return all;
}

__attribute__((noinline)) static double of_list(double *x) {
    struct head a, b;
    begin(&a);
    begin(&b);
    for (int k = 0; k < 4; k++) push(&a, k ^ 3, sin(x[k % 3] + k));
    copy(&b, &a);
    push(&b, 7, x[0]);
    swap(&a, &b);
    double all = sum(&a) + 2 * sum(&b);
    clear(&a);
    clear(&b);
    return all;
}

static double f(double *x) { return of_list(x) * x[1]; }

TEST(f, 0.7, 1.3, 1.1)
