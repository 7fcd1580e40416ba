/* The augmented function returns an integer where the function returns a float. */
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double square(double x) { return x * x; }
int augmented(double x) { return x > 0; }
double gradient(double x, double d) { return 2 * x * d; }
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)augmented, (void *)gradient};
double f(double x) { return square(x) + x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 4: [EZ0601] 'augmented', the augmented function of 'square', returns int */
