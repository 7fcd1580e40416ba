/* The state of an integrator: arrays of numbers, of pointers and of counts in one struct, subscripted by what is not
   known in advance, with other members behind each. What walks over one of them does not come to the next. */
#include "check.h"

enum { ORDER = 4 };

typedef struct {
    double (*get)(void *, int);
    void (*set)(void *, int, double);
} operations;

typedef struct {
    int64_t length;
    double *data;
    operations *operations;
} vector;

typedef struct {
    operations *operations;
    double t;
    vector *history[ORDER + 1];
    vector *weights;
    int64_t order;
    double tau[ORDER + 1], quantities[2], l[ORDER + 1];
    int64_t steps;
    double *user;
    double scaled[3][4];
    int64_t evaluations;
    int kinds[3];
    vector *others[2];
    void *self;
} state;

static double get(void *v, int i) { return ((vector *)v)->data[i]; }
static void set(void *v, int i, double value) { ((vector *)v)->data[i] = value; }
static operations table = {get, set};

NOINLINE static vector *new_vector(int64_t n) {
    vector *v = malloc(sizeof *v);
    *v = (vector){n, calloc(n, sizeof(double)), &table};
    return v;
}

static void delete_vector(vector *v) {
    free(v->data);
    free(v);
}

NOINLINE static void step(state *s) {
    for (int64_t j = s->order; j >= 1; j--) s->tau[j] = s->tau[j - 1] * s->t;
    for (int64_t k = 1; k <= s->order; k++)
        for (int64_t j = s->order; j >= k; j--)
            for (int i = 0; i < s->history[j]->length; i++)
                s->history[j - 1]->data[i] += s->history[j]->data[i] * s->tau[k] * s->user[i];
    for (int i = 2; i <= s->order; i++) s->l[i] = s->l[i - 1] * s->quantities[i % 2];
    for (int i = 1; i <= 3; i++)
        for (int k = 1; k <= 4; k++) s->scaled[i - 1][k - 1] = s->l[k % ORDER] * s->tau[i];
    for (int i = 0; i < s->weights->length; i++) {
        double sum = 0;
        for (int k = 0; k < s->order; k++) sum += s->tau[k] * s->history[k]->operations->get(s->history[k], i);
        for (int k = 0; k < 2; k++) sum += s->quantities[k] * get(s->others[s->kinds[k]], i);
        s->operations->set(s->weights, i, sum);
    }
    s->kinds[s->steps % 3]++;
    s->steps++;
    s->evaluations += s->order;
}

static double f(double *x) {
    state *s = calloc(1, sizeof *s);
    s->operations = &table;
    s->t = x[1];
    s->order = 3;
    s->user = x;
    s->self = s;
    for (int j = 0; j <= ORDER; j++) {
        s->history[j] = new_vector(4);
        for (int i = 0; i < 4; i++) s->history[j]->data[i] = x[i] * (j + 1);
        s->l[j] = x[j % 4];
        s->tau[j] = 0.5;
    }
    s->tau[0] = x[2];
    s->quantities[0] = x[3];
    s->quantities[1] = 0.3;
    s->weights = new_vector(4);
    s->others[0] = s->history[1];
    s->others[1] = s->weights;
    for (int k = 0; k < 2; k++) step(s);
    double sum = 0;
    for (int i = 0; i < 4; i++)
        sum += s->weights->data[i] + s->history[0]->data[i] * s->steps + s->evaluations * s->scaled[i % 3][i];
    for (int j = 0; j <= ORDER; j++) delete_vector(s->history[j]);
    delete_vector(s->weights);
    free(s);
    return sum;
}

TEST(f, 0.3, 0.7, 1.1, 1.6)
