/* Globals start every request without tangents, whatever they hold beside floats; pools of bytes and thread-local
   variables have shadows as well. In reverse mode too. */
#include "../../programs/c/check.h"

double __enzyme_fwddiff(void *, ...);
double __enzyme_autodiff(void *, ...);

static struct { double *last; double weight; int count; } state;
static struct { double *last; double weights[2]; } states[3];

static double remembers(double x) {
    double before = state.weight * x;
    state.weight = x * x;
    state.last = &state.weight;
    return before + *state.last;
}

static double remembers_in_array(double x, int k) {
    double before = states[k].weights[1] * x;
    states[k].weights[1] = x * x;
    states[k].last = states[k].weights;
    return before + states[k].last[1];
}

static _Alignas(16) char pool[800];
static int used;
static NOINLINE double *take(int n) {
    double *taken = (double *)(pool + used);
    used += 8 * n;
    return taken;
}
static double of_pool(double x) {
    used = 0;
    double *a = take(4), *b = take(4);
    for (int i = 0; i < 4; i++) a[i] = x * i;
    for (int i = 0; i < 4; i++) b[i] = a[i] * a[i];
    return b[1] + b[2] + b[3];
}

static _Thread_local double local[4];
static NOINLINE void put(double x) {
    for (int i = 0; i < 4; i++) local[i] = x * i;
}
static NOINLINE double get(int n) {
    double sum = 0;
    for (int i = 0; i < n; i++) sum += local[i] * local[i];
    return sum;
}
static double of_thread(double x, int n) {
    put(x);
    return get(n);
}

int main(void) {
    for (int turn = 0; turn < 2; turn++) {
        state.weight = 3;
        expect("state, forward", __enzyme_fwddiff((void *)remembers, 2., 1.), 3 + 4);
        state.weight = 3;
        expect("state, reverse", __enzyme_autodiff((void *)remembers, 2.), 3 + 4);
        states[1].weights[1] = 3;
        expect("array, forward", __enzyme_fwddiff((void *)remembers_in_array, 2., 1., 1), 3 + 4);
        states[1].weights[1] = 3;
        expect("array, reverse", __enzyme_autodiff((void *)remembers_in_array, 2., 1), 3 + 4);
        expect("pool, forward", __enzyme_fwddiff((void *)of_pool, 2., 1.), 56);
        expect("pool, reverse", __enzyme_autodiff((void *)of_pool, 2.), 56);
        expect("thread, forward", __enzyme_fwddiff((void *)of_thread, 2., 1., 4), 56);
        expect("thread, reverse", __enzyme_autodiff((void *)of_thread, 2., 4), 56);
    }
    return finish();
}
