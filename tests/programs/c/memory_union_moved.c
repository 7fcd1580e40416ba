/* Records with a number or an address that a function moves by value and also uses as a number, where the tag says that
   it is one: LLVM moves the union as a `double`. The address has to arrive with its shadow, and what it leads to is read
   by others only. */
#include "check.h"

typedef struct {
    long tag;
    union {
        double number;
        const double *where;
    } as;
} Value_;

NOINLINE static double number_of(const Value_ *v) {
    return v->tag ? *v->as.where : v->as.number;
}

NOINLINE static double rotate(Value_ *v, int n) {
    double sum = 0;
    Value_ first = v[0];
    if (!first.tag) sum += first.as.number;
    for (int i = 1; i < n; i++) v[i - 1] = v[i];
    v[n - 1] = first;
    return sum;
}

NOINLINE static double pick(const Value_ *from, Value_ *to, int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) {
        Value_ chosen = from[i].tag == i % 3 ? from[n - 1 - i] : from[i];
        if (!chosen.tag) sum = 0.5 * sum + chosen.as.number * chosen.as.number;
        to[i] = chosen;
    }
    return sum;
}

/* Only the addresses lead to what is differentiated. */
NOINLINE static double swap(Value_ *a, Value_ *b) {
    double sum = 0;
    Value_ t = *a;
    if (!t.tag) sum = t.as.number;
    *a = *b;
    *b = t;
    return sum;
}

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

static double of_structs(Structs v) {
    if (!v.tag) return v.as.pair.a * v.as.pair.b;
    double sum = 0;
    for (int i = 0; i < v.as.array.count; i++) sum += v.as.array.first[i];
    return sum;
}

static double f(double *x) {
    Value_ v[4], w[4], c[2];
    for (int i = 0; i < 4; i++) {
        v[i].tag = i % 2;
        if (i % 2)
            v[i].as.where = &x[i % 3];
        else
            v[i].as.number = x[i % 3] * x[0];
    }
    double sum = 0;
    for (int k = 0; k < 3; k++) sum += rotate(v, 4);
    sum += pick(v, w, 4);
    for (int i = 0; i < 4; i++) sum = 0.7 * sum + number_of(&v[i]) * x[1] + number_of(&w[i]) * x[2];

    c[0].tag = 0;
    c[0].as.number = 2.5;
    c[1].tag = 1;
    c[1].as.where = &x[1];
    sum += swap(&c[0], &c[1]);
    sum += swap(&c[0], &c[1]) * number_of(&c[1]) * x[0];

    Structs s[3];
    s[0].tag = 0;
    s[0].as.pair.a = x[0] * x[1];
    s[0].as.pair.b = x[2];
    s[1].tag = 1;
    s[1].as.array.count = 3;
    s[1].as.array.first = x;
    s[2] = s[0];
    s[2].as.pair.b = x[0];
    for (int i = 0; i < 3; i++) sum = 0.7 * sum + of_structs(s[i]);
    return sum;
}

TEST(f, 0.7, 1.2, -0.4)
