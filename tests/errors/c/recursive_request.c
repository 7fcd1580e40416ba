/* The derivative of f needs itself. */
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double f(double x) { return x > 10 ? x : __enzyme_autodiff((void *)f, x + 1); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 3: [EZ0110] 'f' */
