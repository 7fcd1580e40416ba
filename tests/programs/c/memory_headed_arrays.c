/* Blocks of memory that begin with members and go on with an array of unknown length: grown by realloc, in a callee and
   in one that does not know what it moves, copied whole, with numbers or records in the array. */
#include "check.h"

typedef struct {
    int used;
    double scale;
    double at[];
} Numbers;

typedef struct {
    float scale;
    short used;
    float at[];
} Floats;

typedef struct {
    size_t used;
    double *first, total;
    struct {
        int kind;
        double value;
        double *from;
    } at[];
} Records;

static Numbers *push(Numbers *v, double value) {
    if (!v) {
        v = malloc(sizeof *v + sizeof(double));
        v->used = 0;
        v->scale = value;
    } else {
        v = realloc(v, sizeof *v + (v->used + 1) * sizeof(double));
    }
    v->at[v->used++] = value;
    v->scale *= 1.25;
    return v;
}

NOINLINE static Numbers *push_out_of_line(Numbers *v, double value) {
    v = realloc(v, sizeof *v + (v->used + 1) * sizeof(double));
    v->at[v->used++] = value * v->scale;
    return v;
}

NOINLINE static void *grown(void *block, size_t size) {
    void *made = realloc(block, size);
    if (!made) abort();
    return made;
}

static double sum_of(const Numbers *v) {
    double sum = 0;
    for (int i = 0; i < v->used; i++) sum = sum * v->scale + v->at[i] * v->at[i];
    return sum;
}

static double numbers(double *x) {
    Numbers *v = NULL;
    for (int i = 0; i < 3; i++) v = push(v, x[i] * x[(i + 1) % 3]);
    for (int i = 0; i < 2; i++) v = push_out_of_line(v, sin(x[i]));
    v = grown(v, sizeof *v + (v->used + 1) * sizeof(double));
    v->at[v->used++] = x[2] * v->scale;
    size_t size = sizeof *v + v->used * sizeof(double);
    Numbers *copy = malloc(size);
    memcpy(copy, v, size);
    v->at[0] = v->scale = 0;
    double sum = sum_of(v) + sum_of(copy) * copy->at[0];
    free(v);
    free(copy);
    return sum;
}

static double floats(double *x) {
    Floats *v = calloc(1, sizeof *v + 2 * sizeof(float));
    v->scale = 0.5f;
    for (int i = 0; i < 6; i++) {
        if (i > 1) v = realloc(v, sizeof *v + (i + 1) * sizeof(float));
        v->at[v->used++] = i == 3 ? 0.25f : 0.5f;
    }
    Floats *copy = malloc(sizeof *v + v->used * sizeof(float));
    memcpy(copy, v, sizeof *v + v->used * sizeof(float));
    double sum = 0;
    for (int i = 0; i < copy->used; i++) sum = sum * copy->scale + copy->at[i] * x[i % 3];
    free(v);
    free(copy);
    return sum;
}

static double records(double *x) {
    Records *v = NULL;
    for (size_t n = 0; n < 4; n++) {
        size_t size = sizeof *v + (n + 1) * sizeof v->at[0];
        if (!v) {
            v = malloc(size);
            v->first = x;
            v->total = x[1];
        } else {
            v = realloc(v, size);
        }
        v->used = n + 1;
        v->at[n].kind = n % 2;
        v->at[n].value = x[n % 3] * v->total;
        v->at[n].from = &x[(n + 1) % 3];
        v->total += *v->first * x[2];
    }
    double sum = v->total;
    for (size_t i = 0; i < v->used; i++)
        sum += v->at[i].kind ? v->at[i].value * *v->at[i].from : cos(v->at[i].value);
    free(v);
    return sum;
}

static double f(double *x) {
    return numbers(x) + 0.5 * records(x) + floats(x);
}

TEST(f, 0.7, 1.2, -0.4)
