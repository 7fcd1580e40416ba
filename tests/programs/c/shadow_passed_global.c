/* Globals that are passed with a shadow, and used by their names as well: whole, from an element on, a member, through a
 * static pointer, in callees, of the thread; with shadows that are seen and that are not. */
#include "check.h"

typedef struct { double first, second; } Two;
typedef struct { void *tape; double primal; } Augmented;
typedef struct { double w[3], b[3], s; } Layer;

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);
Two __enzyme_fwddiff_both(void *, ...);
Augmented __enzyme_augmentfwd(void *, ...);
void __enzyme_reverse(void *, ...);
extern int enzyme_width;

double x[4];
static double y[4], *leading = y, single;
static Layer layer;
static _Thread_local double z[3];

static void reset(void) {
    for (int i = 0; i < 4; i++) x[i] = 0.7 + i * 0.4, y[i] = 1.3 - 0.6 * i;
    for (int i = 0; i < 3; i++) layer.w[i] = 0.2 + i, layer.b[i] = 1.1 - i;
    layer.s = 0.8;
    for (int i = 0; i < 3; i++) z[i] = 0.9 + 0.2 * i;
    single = -1.4;
}

static NOINLINE double square(int i) { return x[i] * x[i]; }
static NOINLINE void change(void) { x[1] += x[0] * x[2]; y[0] *= 1.5; }

static double whole(double *p) {
    double sum = 0;
    for (int i = 0; i < 4; i++) sum += p[i] * square(i);
    change();
    return sum * p[1];
}

static double later(double *p) { x[3] = x[2] * p[0]; return p[1] * x[0] * p[0]; }

static double led(double *p) {
    change();
    leading[1] = p[0] * p[2];
    return p[1] * p[3] + y[2] * leading[3];
}

static double member(double *p) {
    double sum = 0;
    for (int i = 0; i < 3; i++) layer.b[i] += p[i], sum += layer.w[i] * p[i] * layer.b[i] * layer.s;
    return sum;
}

static double number(double *p) { *p = *p * *p; return single * *p; }

static double both(Layer *p) {
    double sum = 0;
    for (int i = 0; i < 3; i++) sum += layer.w[i] * p->b[i] + p->s * layer.s;
    p->s = sum;
    return layer.s * sum;
}

/* Only its beginning is used behind the argument, the rest by name; and of a variable of the thread. */
static double beginning(Layer *p) { layer.w[1] *= p->w[0]; return layer.s * layer.b[1] * p->w[0] * layer.w[1]; }
static double first_of(Layer *p) { return p->w[0] * layer.b[2]; }
static double passed_on(Layer *p) { return p == &layer ? layer.s * first_of(p) * layer.b[2] : 0; }
static double of_thread(double *p) { z[0] = p[0] * p[0]; return p[0] * p[1] * z[2]; }

/* A shadow of which nothing is known here; what lies behind it is not touched. */
#define OF_STRANGERS(f, p) \
    NOINLINE void f##_of_strangers(double *d) { __enzyme_autodiff((void *)f, enzyme_dup, (void *)(p), d); }
OF_STRANGERS(whole, x)
OF_STRANGERS(later, x + 2)
OF_STRANGERS(led, y)
OF_STRANGERS(member, layer.w)
OF_STRANGERS(number, &single)
OF_STRANGERS(both, &layer)
OF_STRANGERS(beginning, &layer)
OF_STRANGERS(passed_on, &layer)
OF_STRANGERS(of_thread, z)

#define LOOK_AT(f, p, n) \
    do { \
        double wanted[n], d[n + 1], *v = (double *)(p); \
        for (int i = 0; i < n; i++) { \
            reset(), v[i] += 1e-5; \
            wanted[i] = f((void *)v); \
            reset(), v[i] -= 1e-5; \
            wanted[i] = (wanted[i] - f((void *)v)) / 2e-5; \
            reset(), memset(d, 0, sizeof d), d[i] = 1; \
            expect_within(#f " forward", i, __enzyme_fwddiff((void *)f, enzyme_dup, (void *)(p), d), wanted[i], 1e-8); \
        } \
        reset(), memset(d, 0, sizeof d); \
        __enzyme_autodiff((void *)f, enzyme_dup, (void *)(p), d); \
        for (int i = 0; i < n; i++) expect_within(#f " reverse", i, d[i], wanted[i], 1e-8); \
        reset(), memset(d, 0, sizeof d), d[n] = 7; \
        f##_of_strangers(d); \
        for (int i = 0; i < n; i++) expect_within(#f " of strangers", i, d[i], wanted[i], 1e-8); \
        expect(#f " beside", d[n], 7); \
        reset(), memset(d, 0, sizeof d); \
        Augmented kept = __enzyme_augmentfwd((void *)f, enzyme_dup, (void *)(p), d); \
        __enzyme_reverse((void *)f, enzyme_dup, (void *)(p), d, 1.0, kept.tape); \
        for (int i = 0; i < n; i++) expect_within(#f " split", i, d[i], wanted[i], 1e-8); \
        double first[n], last[n]; \
        reset(), memset(first, 0, sizeof first), memset(last, 0, sizeof last), first[0] = last[n - 1] = 1; \
        Two two = __enzyme_fwddiff_both((void *)f, enzyme_width, 2, enzyme_dup, (void *)(p), first, last); \
        expect_within(#f " first", 0, two.first, wanted[0], 1e-8); \
        expect_within(#f " second", 1, two.second, wanted[n - 1], 1e-8); \
    } while (0)

int main(void) {
    LOOK_AT(whole, x, 4);
    LOOK_AT(later, x + 2, 2);
    LOOK_AT(led, y, 4);
    LOOK_AT(member, layer.w, 3);
    LOOK_AT(number, &single, 1);
    LOOK_AT(both, &layer, 7);
    LOOK_AT(beginning, &layer, 7);
    LOOK_AT(passed_on, &layer, 7);
    LOOK_AT(of_thread, z, 3);
    return finish();
}
