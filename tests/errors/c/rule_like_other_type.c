/* A function of two floats like one of one. */
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double square(double x, double y) { return x * y; }
void *__enzyme_function_like_square[] = {(void *)square, "sin"};
double f(double x) { return square(x, x) + x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 3: [EZ0601] 'square' is said to be like 'sin', and no rule of its type is known */
