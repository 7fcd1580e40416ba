/* A table that is filled at run time. */
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double square(double x) { return x * x; }
void *__enzyme_register_gradient_square[3];
__attribute__((constructor)) void fill(void) { __enzyme_register_gradient_square[0] = (void *)square; }
double f(double x) { return square(x) + x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: [EZ0601] '__enzyme_register_gradient_square' does not hold a function: it is not initialized with constants */
