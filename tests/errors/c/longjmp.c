/* A jump out of the differentiated function. */
#include <setjmp.h>
double __enzyme_autodiff(void *, ...);
extern jmp_buf out;
double f(double x) {
    if (x < 0) longjmp(out, 1);
    return x * x;
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 6: [EZ0501] 'longjmp' in a differentiated function */
