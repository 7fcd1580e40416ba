/* The tape that the gradient takes is not the one that augmented returns. */
typedef struct { void *tape; double primal; } Augmented;
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double square(double x) { return x * x; }
Augmented augmented(double x) { return (Augmented){0, x * x}; }
double gradient(double x, double d, double tape) { return 2 * x * d; }
void *__enzyme_register_gradient_square[] = {(void *)square, (void *)augmented, (void *)gradient};
double f(double x) { return square(x); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 6: [EZ0602] expected: (double, double, ptr) */
