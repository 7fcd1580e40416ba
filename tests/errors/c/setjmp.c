/* setjmp on the way from the input to the result. */
#include <setjmp.h>
double __enzyme_autodiff(void *, ...);
jmp_buf back;
double f(double x) {
    if (setjmp(back)) return x;
    if (x > 2) longjmp(back, 1);
    return x * x;
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 6: [EZ0501] */
