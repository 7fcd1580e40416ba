/* Structs with a tag and a union in which integers are shorter than numbers: initialized, copied and passed by value,
   so that LLVM loads all members of a union as one word, and takes each out of that; the integer, or the `float`, as its
   lowest bytes. The tag may lie behind, in the same word, or around; the members may be structs. */
#include "check.h"

enum { NUMBER, COUNT, TEXT, WHERE };

typedef struct {
    int tag;
    union {
        double number;
        int count;
        const char *text;
        const double *where;
    } as;
} Value_;

typedef struct {
    union {
        double number;
        int count;
        const char *text;
    } as;
    char tag;
} Behind;

typedef struct {
    int tag;
    union {
        float number;
        int count;
    } as;
} Narrow;

typedef struct {
    int tag;
    union {
        double number;
        float narrow;
        int count;
    } as;
} Mixed;

typedef struct {
    int key;
    struct {
        int tag;
        union {
            double number;
            int count;
        } as;
    } inner;
    double weight;
} Around;

typedef struct {
    char tag;
    union {
        struct {
            double a, b;
        } pair;
        struct {
            int count;
            double *first;
        } array;
    } as;
} Structs;

static double of_value(Value_ v) {
    switch (v.tag) {
    case NUMBER: return v.as.number;
    case COUNT: return v.as.count;
    case WHERE: return *v.as.where;
    default: return strlen(v.as.text);
    }
}
NOINLINE static double of_value_behind(const Value_ *v) {
    return of_value(*v);
}
static double of_behind(Behind v) {
    return v.tag == NUMBER ? v.as.number : v.tag == COUNT ? v.as.count : strlen(v.as.text);
}
static double of_narrow(Narrow v) {
    return v.tag == NUMBER ? v.as.number : v.as.count;
}
static double of_mixed(Mixed v) {
    switch (v.tag) {
    case NUMBER: return v.as.number;
    case COUNT: return v.as.count;
    default: return v.as.narrow;
    }
}
static double of_around(Around v) {
    return v.inner.tag == NUMBER ? v.inner.as.number * v.weight : v.inner.as.count + v.weight;
}
static double of_structs(Structs v) {
    if (v.tag == NUMBER) return v.as.pair.a * v.as.pair.b;
    double sum = 0;
    for (int i = 0; i < v.as.array.count; i++) sum += v.as.array.first[i];
    return sum;
}

static double values(double *x) {
    Value_ v[5] = {{NUMBER, {.number = x[0] * x[1]}}, {COUNT, {.count = 3}}, {TEXT, {.text = "abcd"}},
                   {WHERE, {.where = &x[1]}}, {NUMBER, {.number = x[2]}}};
    double sum = 1;
    for (int i = 0; i < 5; i++) sum = 0.7 * sum + of_value(v[i]) * x[2] + of_value_behind(&v[4 - i]);
    return sum;
}

static double others(double *x) {
    Behind behind[3] = {{{.number = x[0] * x[1]}, NUMBER}, {{.count = 3}, COUNT}, {{.text = "abcde"}, TEXT}};
    Around around[3] = {{1, {NUMBER, {.number = x[0] * x[1]}}, x[2]}, {2, {COUNT, {.count = 3}}, x[1]},
                        {0, {NUMBER, {.number = x[2]}}, 2}};
    Structs structs[3];
    structs[0].tag = NUMBER;
    structs[0].as.pair.a = x[0] * x[1];
    structs[0].as.pair.b = x[2];
    structs[1].tag = COUNT;
    structs[1].as.array.count = 3;
    structs[1].as.array.first = x;
    structs[2] = structs[0];
    structs[2].as.pair.b = x[0];
    double sum = 1;
    for (int i = 0; i < 3; i++) sum = 0.7 * sum + of_behind(behind[i]) * x[1] + of_around(around[i]) * of_structs(structs[i]);
    return sum;
}

static double singles(double *x) {
    Narrow narrow[3] = {{NUMBER, {.number = 0.5f}}, {COUNT, {.count = 3}}, {NUMBER, {.number = 0.25f}}};
    Mixed mixed[3] = {{NUMBER, {.number = x[0] * x[1]}}, {COUNT, {.count = 3}}, {TEXT, {.narrow = 0.75f}}};
    double sum = 1;
    for (int i = 0; i < 3; i++) sum = 0.7 * sum + of_narrow(narrow[i]) * x[1] + of_mixed(mixed[i]) * x[2];
    return sum;
}

static double f(double *x) {
    return values(x) + others(x) * singles(x);
}

double __enzyme_fwddiff_narrow(void *, ...);
void __enzyme_autodiff_narrow(void *, ...);

static double of_singles(double *x) {
    Narrow narrow[3] = {{NUMBER, {.number = x[0] * x[1]}}, {COUNT, {.count = 3}}, {NUMBER, {.number = x[1]}}};
    Mixed mixed[2] = {{TEXT, {.narrow = x[0]}}, {NUMBER, {.number = x[1]}}};
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += of_narrow(narrow[i]);
    return sum + of_mixed(mixed[0]) * of_mixed(mixed[1]);
}

__attribute__((constructor)) static void check_singles(void) {
    double x[] = {0.75, 1.25}, d[2] = {0}, unit[] = {0, 1};
    __enzyme_autodiff_narrow((void *)of_singles, enzyme_dup, x, d);
    expect_within("singles", 0, d[0], x[1] + x[1], 1e-6);
    expect_within("singles", 1, d[1], x[0] + 1 + x[0], 1e-6);
    expect_within("singles along", 1, __enzyme_fwddiff_narrow((void *)of_singles, enzyme_dup, x, unit), d[1], 1e-6);
}

TEST(f, 0.7, 1.2, -0.4)
