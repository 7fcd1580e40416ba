/* Integers are doubled, too. */
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double power(double x, int n) { return n ? x * power(x, n - 1) : 1; }
double augmented(double x, int n) { return power(x, n); }
double gradient(double x, int n, double d) { return n * power(x, n - 1) * d; }
void *__enzyme_register_gradient_power[] = {(void *)power, (void *)augmented, (void *)gradient};
double f(double x) { return power(x, 3); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 5: [EZ0602] expected: (double, i32, i32, double) */
