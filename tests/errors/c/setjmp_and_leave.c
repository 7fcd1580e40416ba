/* A jump back from a function that never returns: what it was given comes back all the same. */
#include <setjmp.h>
double __enzyme_autodiff(void *, ...);
static jmp_buf back;
static double kept;
__attribute__((noinline)) static void leave(double value) {
    kept = value;
    longjmp(back, 1);
}
__attribute__((noinline)) static double given(double x) {
    if (!setjmp(back)) leave(x * x);
    return kept;
}
double f(double x) { return 2 * given(x); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 11: [EZ0501] */
