/* An accumulator passed as dupnoneed: its final value is not wanted, but the function reads what it stored. */
#include "check.h"

static void f(int n, const double *x, double *state) {
    for (int i = 0; i < n; i++) state[0] = state[0] * x[i] + sin(state[0]);
}

void __enzyme_autodiff(void *, ...);

int main(void) {
    double x[4] = {0.9, 1.2, 0.7, 1.1}, dx[4] = {0}, dx2[4] = {0}, state = 0.8, d_state = 1;
    __enzyme_autodiff((void *)f, enzyme_const, 4, enzyme_dup, x, dx, enzyme_dupnoneed, &state, &d_state);
    double state2 = 0.8, d_state2 = 1;
    __enzyme_autodiff((void *)f, enzyme_const, 4, enzyme_dup, x, dx2, enzyme_dup, &state2, &d_state2);
    double s[5] = {0.8}, slope[5] = {0, 0, 0, 0, 1};
    for (int i = 0; i < 4; i++) s[i + 1] = s[i] * x[i] + sin(s[i]);
    for (int i = 3; i >= 0; i--) slope[i] = slope[i + 1] * (x[i] + cos(s[i]));
    for (int i = 0; i < 4; i++) {
        expect("dupnoneed", dx[i], slope[i + 1] * s[i]);
        expect("dup", dx2[i], slope[i + 1] * s[i]);
    }
    expect("d_state", d_state, slope[0]);
    expect("d_state, dup", d_state2, slope[0]);
    expect("state, dup", state2, s[4]);
    return finish();
}
