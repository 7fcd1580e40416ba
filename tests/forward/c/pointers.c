/* Floats returned beside pointers, and memory without a shadow that gets one when it is reallocated. */
#include "../../programs/c/check.h"

typedef struct { double value; double *place; } Found;
typedef struct { double *items; int count; } List;

extern int enzyme_runtime_activity;
Found __enzyme_fwddiff_found(void *, ...);
double __enzyme_fwddiff_sum(void *, ...);

static Found found(double x, double *p) {
    p[0] *= x;
    return (Found){sin(x), p};
}

static NOINLINE void push(List *list, double x) {
    list->items = realloc(list->items, sizeof(double) * (list->count + 1));
    list->items[list->count++] = x;
}

static double sum(List *list, const double *x) {
    for (int i = 0; i < 40; i++) push(list, x[0] * i);
    double total = 0;
    for (int i = 0; i < list->count; i++) total += list->items[i] * list->items[i];
    return total;
}

int main(void) {
    double p[1] = {2}, dp[1] = {1};
    Found t = __enzyme_fwddiff_found((void *)found, enzyme_dup, 0.5, 1.0, enzyme_dup, p, dp);
    expect("the float beside a pointer", t.value, cos(0.5));
    expect("the pointer's shadow", t.place == dp, 1);
    expect("the memory behind it", dp[0], 0.5 + 2);

    List list = {malloc(sizeof(double)), 1}, shadow = list; /* inactive: its own shadow */
    list.items[0] = 3;
    double x[1] = {0.5}, dx[1] = {1}, wanted = 0;
    for (int i = 0; i < 40; i++) wanted += 2 * 0.5 * i * i;
    double slope = __enzyme_fwddiff_sum((void *)sum, enzyme_runtime_activity, enzyme_dup, &list, &shadow, enzyme_dup, x, dx);
    expect("a list that was inactive", slope, wanted);
    expect("its shadow is memory of its own", shadow.items != list.items, 1);
    free(list.items);
    free(shadow.items);
    return finish();
}
