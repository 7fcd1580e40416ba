/* Memory that globals led to before the request: a workspace that only grows, rows that are made once, a list. */
#include "check.h"

struct node {
    double value, *row;
    struct node *next;
};

static double *work, **rows;
static size_t capacity;
static struct node *list;

__attribute__((constructor)) static void before(void) {
    rows = malloc(3 * sizeof *rows);
    for (int i = 0; i < 3; i++) rows[i] = calloc(i + 2, sizeof **rows);
    for (int i = 0; i < 3; i++) {
        struct node *made = malloc(sizeof *made);
        *made = (struct node){i, rows[i], list};
        list = made;
    }
}

static NOINLINE double *space(size_t count) {
    if (count > capacity) {
        work = realloc(work, count * sizeof *work);
        capacity = count;
    }
    return work;
}

static double f(double *x) {
    double sum = 0;
    for (int n = 2; n < 6; n++) {
        double *w = space(n);
        for (int i = 0; i < n; i++) w[i] = sin(x[i & 1] * (i + n));
        for (int i = 1; i < n; i++) sum += w[i] * w[i - 1];
    }
    for (struct node *n = list; n; n = n->next) {
        n->row[1] = x[0] * n->value * sum;
        n->value = 0.5 * n->row[1] + x[1];
    }
    for (int i = 0; i < 3; i++) sum += rows[i][1] * rows[i][1];
    int count = 2;
    for (struct node *n = list; n; n = n->next) n->value = count--;
    return sum * x[1];
}

TEST(f, 0.6, -0.4)
