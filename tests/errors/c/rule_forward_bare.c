/* A forward rule returns the primal and the tangent. */
double __enzyme_fwddiff(void *, ...);
__attribute__((noinline)) double square(double x) { return x * x; }
double forward(double x, double dx) { return 2 * x * dx; }
void *__enzyme_register_derivative_square[] = {(void *)square, (void *)forward};
double f(double x) { return square(x) + x; }
double g(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }
/* expected: 4: [EZ0602] 'forward', the derivative of 'square', returns double */
