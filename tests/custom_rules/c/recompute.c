/* __enzyme_shouldrecompute: the result is computed again in the reverse sweep, although it could be kept. The counters
   see it; without the wish each function runs once for each iteration. */
#include "../../programs/c/check.h"

static int kept_calls, again_calls, attribute_calls;

NOINLINE double kept(int i) {
    kept_calls++;
    return i + 1;
}
NOINLINE double again(int i) {
    again_calls++;
    return i + 1;
}
NOINLINE __attribute__((enzyme_shouldrecompute)) double attribute(int i) {
    attribute_calls++;
    return i + 1;
}
void *__enzyme_inactivefn_kept[] = {(void *)kept};
void *__enzyme_inactivefn_again[] = {(void *)again};
void *__enzyme_inactivefn_attribute[] = {(void *)attribute};
void *__enzyme_shouldrecompute[] = {(void *)again};

static double with_kept(double x, int n) {
    for (int i = 0; i < n; i++) x = x * kept(i);
    return x;
}
static double with_again(double x, int n) {
    for (int i = 0; i < n; i++) x = x * again(i);
    return x;
}
static double with_attribute(double x, int n) {
    for (int i = 0; i < n; i++) x = x * attribute(i);
    return x;
}

double __enzyme_autodiff(void *, double, int);

int main(void) {
    expect("kept", __enzyme_autodiff((void *)with_kept, 2, 4), 24);
    expect("calls", kept_calls, 4);
    expect("again", __enzyme_autodiff((void *)with_again, 2, 4), 24);
    expect("calls", again_calls, 8);
    expect("attribute", __enzyme_autodiff((void *)with_attribute, 2, 4), 24);
    expect("calls", attribute_calls, 8);
    return finish();
}
