/* A gradient serves reverse mode only. */
double __enzyme_fwddiff(void *, ...);
__attribute__((noinline)) double square(double);
double augmented(double x) { return x * x; }
double gradient(double x, double d) { return 2 * x * d; }
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)augmented, (void *)gradient};
double f(double x) { return square(x) + x; }
double g(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }
/* expected: 7: [EZ0603] No forward mode derivative found for square */
