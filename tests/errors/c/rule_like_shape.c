/* A function like itself: the name is missing. */
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double square(double x) { return x * x; }
void *__enzyme_function_like_square[] = {(void *)square};
double f(double x) { return square(x) + x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 3: [EZ0601] '__enzyme_function_like_square' does not hold a function and the name of one that it is like */
