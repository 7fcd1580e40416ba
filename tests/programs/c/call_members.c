/* Tables of functions that every object leads to, of vectors, matrices and solvers: all functions are of few types, and
 * only the member that one is called through tells which it is. Some members are never set, some are copied from other
 * tables or passed on, and other tables are filled by functions that nobody calls. */
#include "check.h"

struct vector_ops {
    void *(*clone)(void *);
    void (*release)(void *);
    int (*scale)(void *, double);
    int (*watch)(void *, double);
    double (*sum)(void *);
};
struct vector {
    double *data;
    int n;
    struct vector_ops *ops;
};
struct matrix_ops {
    void (*release)(void *);
    void *(*clone)(void *);
    double (*sum)(void *);
    int (*scale)(void *, double);
};
struct matrix {
    struct matrix_ops *ops;
    struct vector **rows;
    double factor;
    int n;
};
struct solver {
    int count;
    double (*sum)(void *);
    int (*residual)(void *, double);
    struct vector *work;
    double last;
};

static int vector_scale(void *p, double by) {
    struct vector *v = p;
    for (int k = 0; k < v->n; k++) v->data[k] *= by;
    return 0;
}

static double vector_sum(void *p) {
    struct vector *v = p;
    double s = 0;
    for (int k = 0; k < v->n; k++) s += v->data[k] * v->data[k];
    return s;
}

static void vector_release(void *p) {
    struct vector *v = p;
    free(v->data);
    free(v->ops);
    free(v);
}

static void *vector_clone(void *p) {
    struct vector *v = p, *made = malloc(sizeof *made);
    made->n = v->n;
    made->data = malloc(v->n * sizeof(double));
    memcpy(made->data, v->data, v->n * sizeof(double));
    made->ops = malloc(sizeof *made->ops);
    made->ops->clone = v->ops->clone;
    made->ops->release = v->ops->release;
    made->ops->scale = v->ops->scale;
    made->ops->watch = v->ops->watch;
    made->ops->sum = v->ops->sum;
    return made;
}

static NOINLINE struct vector *vector_new(int n) {
    struct vector *v = malloc(sizeof *v);
    v->n = n;
    v->data = malloc(n * sizeof(double));
    v->ops = malloc(sizeof *v->ops);
    v->ops->clone = vector_clone;
    v->ops->release = vector_release;
    v->ops->scale = vector_scale;
    v->ops->watch = NULL;
    v->ops->sum = vector_sum;
    return v;
}

static int matrix_scale(void *p, double by) {
    struct matrix *m = p;
    m->factor *= by;
    for (int k = 0; k < m->n; k++) m->rows[k]->ops->scale(m->rows[k], by);
    return m->n;
}

static double matrix_sum(void *p) {
    struct matrix *m = p;
    double s = m->factor;
    for (int k = 0; k < m->n; k++) s += (k + 1) * m->rows[k]->ops->sum(m->rows[k]);
    return s;
}

static void matrix_release(void *p) {
    struct matrix *m = p;
    for (int k = 0; k < m->n; k++) m->rows[k]->ops->release(m->rows[k]);
    free(m->rows);
    free(m->ops);
    free(m);
}

static NOINLINE struct matrix *matrix_new(struct vector *row, int n) {
    struct matrix *m = malloc(sizeof *m);
    m->n = n;
    m->factor = 1;
    m->rows = malloc(n * sizeof *m->rows);
    m->ops = malloc(sizeof *m->ops);
    m->ops->release = matrix_release;
    m->ops->sum = matrix_sum;
    m->ops->scale = matrix_scale;
    for (int k = 0; k < n; k++) m->rows[k] = row->ops->clone(row);
    return m;
}

static int residual(void *p, double by) {
    struct solver *s = p;
    s->last = s->work->data[0] * by;
    return ++s->count;
}

static int logged(void *p, double by) { return printf("%p %g\n", p, by); }

void watch_all(struct vector *v) { v->ops->watch = logged; }

static NOINLINE void solver_setup(struct solver *s, int (*function)(void *, double), double (*sum)(void *)) {
    s->count = 0;
    s->residual = function;
    s->sum = sum;
}

static NOINLINE double run(struct matrix *m, struct vector *v, struct solver *s, double by) {
    if (v->ops->watch) v->ops->watch(v, by);
    m->ops->scale(m, by);
    v->ops->scale(v, 0.5);
    s->residual(s, by);
    return m->ops->sum(m) + v->ops->sum(v) * s->last + s->sum(v);
}

static double f(double *x) {
    struct vector *v = vector_new(3);
    for (int k = 0; k < 3; k++) v->data[k] = x[k];
    struct matrix *m = matrix_new(v, 2);
    struct solver *s = malloc(sizeof *s);
    s->work = v;
    solver_setup(s, residual, v->ops->sum);
    double y = run(m, v, s, x[3]);
    m->ops->release(m);
    v->ops->release(v);
    free(s);
    return y;
}

TEST(f, 1.2, -0.7, 0.4, 1.1)
