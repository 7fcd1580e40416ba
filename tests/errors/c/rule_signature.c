/* The gradient of a function of one float takes the float and the derivative of the result. */
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double square(double x) { return x * x; }
double augmented(double x) { return x * x; }
double gradient(double x) { return 2 * x; }
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)augmented, (void *)gradient};
double f(double x) { return square(x) + x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 5: [EZ0602] gradient: double (double) */
