/* Two functions instead of three. */
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double square(double x) { return x * x; }
double gradient(double x, double d) { return 2 * x * d; }
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)gradient};
double f(double x) { return square(x) + x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 3: [EZ0601] '__enzyme_register_gradient_square' holds 2 functions, and should hold 3 */
