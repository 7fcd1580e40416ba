/* Attributes in all their spellings, and the tables that say the same. */
#include "../../programs/c/check.h"

double __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

NOINLINE __attribute__((enzyme_inactive)) double gnu(double x) { return 100 * x; }
NOINLINE [[enzyme_inactive]] double standard(double x) { return 100 * x; }
NOINLINE [[enzyme::inactive]] double spaced(double x) { return 100 * x; }
NOINLINE __attribute__((annotate("enzyme_inactive"))) double annotated(double x) { return 100 * x; }
NOINLINE double table(double x) { return 100 * x; }
void *__enzyme_inactivefn_table[] = {(void *)table};
NOINLINE double pointer(double x) { return 100 * x; }
void *__enzyme_inactivefn_pointer = (void *)pointer;

static double inactive(double x) {
    return x * (gnu(1) + standard(1) + spaced(1) + annotated(1) + table(1) + pointer(1)) +
           gnu(x) + standard(x) + spaced(x) + annotated(x) + table(x) + pointer(x);
}

/* An inactive function may write memory, and return a pointer to it: the shadow is the user's promise. */
static double log_of_calls[8];
static int calls;
NOINLINE double *record(double x) {
    log_of_calls[calls++] = x;
    return log_of_calls;
}
void *__enzyme_inactivefn_record[] = {(void *)record};
static double recording(double x) {
    record(x);
    return x * x;
}

__attribute__((enzyme_inactive)) double cache = 2;
double second_cache = 2;
void *__enzyme_inactive_global_second[] = {&second_cache};
double third_cache[2] = {2, 3};
void *__enzyme_inactive_global_third = third_cache;
NOINLINE void update(double x) { /* a function of its own: what was stored is read back, not forwarded */
    cache += x;
    second_cache += x;
    third_cache[1] += x;
}
static double globals(double x) {
    update(x);
    return x * cache + x * second_cache + x * third_cache[1];
}

NOINLINE __attribute__((enzyme_function_like("sin"))) double like_sin(double x) { return x; }
NOINLINE __attribute__((annotate("enzyme_function_like=cos"))) double like_cos(double x) { return x; }
NOINLINE float like_exp(float x) { return 1 + x; }
struct { void *function; const char *name; } __enzyme_function_like_exp = {(void *)like_exp, "expf"};
NOINLINE float like_exp_too(float x) { return 1 + x; }
void *__enzyme_function_like_exp_too[] = {(void *)like_exp_too, "exp"}; /* the float variant is found by the type */
NOINLINE double like_pow(double x, double y) { return x + y; }
void *__enzyme_function_like_pow[] = {(void *)like_pow, "pow"};
static double like(double x) {
    return like_sin(x) + like_cos(x) + like_exp((float)x) + like_exp_too((float)x) + like_pow(x, 3);
}

NOINLINE __attribute__((enzyme_nofree)) double nofree(const double *x) { return x[0] * x[0]; }
NOINLINE double nofree_too(const double *x) { return x[0] * x[0]; }
void *__enzyme_nofree_too[] = {(void *)nofree_too};
static double kept(double x) {
    double *p = malloc(sizeof(double));
    *p = x;
    double sum = nofree(p) + nofree_too(p);
    free(p);
    return sum;
}

int main(void) {
    double x = 0.75;
    expect("inactive", __enzyme_autodiff((void *)inactive, x), 600);
    expect("inactive", __enzyme_fwddiff((void *)inactive, x, 1.0), 600);
    expect("recording", __enzyme_autodiff((void *)recording, x), 2 * x);
    expect("recording", __enzyme_fwddiff((void *)recording, x, 1.0), 2 * x);
    expect("recorded", log_of_calls[0] + log_of_calls[1] + calls, 2 * x + 2);
    expect("globals", __enzyme_autodiff((void *)globals, x), 2.75 + 2.75 + 3.75);
    expect("globals", __enzyme_fwddiff((void *)globals, x, 1.0), 3.5 + 3.5 + 4.5);
    double slope = cos(x) - sin(x) + 2 * (1 + x) + 3 * x * x; /* exp' is its own result, and that is as written */
    expect_within("like", 0, __enzyme_autodiff((void *)like, x), slope, 1e-6);
    expect_within("like", 1, __enzyme_fwddiff((void *)like, x, 1.0), slope, 1e-6);
    expect("kept", __enzyme_autodiff((void *)kept, x), 4 * x);
    expect("kept", __enzyme_fwddiff((void *)kept, x, 1.0), 4 * x);
    return finish();
}
