/* A function like one that is not known. */
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double square(double x) { return x * x; }
void *__enzyme_function_like_square[] = {(void *)square, "quadrat"};
double f(double x) { return square(x) + x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 3: [EZ0601] 'square' is said to be like 'quadrat', and no rule of its type is known */
