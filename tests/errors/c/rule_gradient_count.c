/* Two floats, one derivative. */
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double product(double x, double y) { return x * y; }
double augmented(double x, double y) { return x * y; }
double gradient(double x, double y, double d) { return y * d; }
void *__enzyme_register_gradient_product[] = {(void *)product, (void *)augmented, (void *)gradient};
double f(double x) { return product(x, x); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 5: [EZ0602] 'gradient' returns 1 derivatives; 'product' has 2 float arguments */
