/* A tangent serves forward mode only. */
typedef struct { double primal, tangent; } Dual;
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) double square(double);
Dual forward(double x, double dx) { return (Dual){x * x, 2 * x * dx}; }
void *__enzyme_register_derivative_square[] = {(void *)square, (void *)forward};
double f(double x) { return square(x) + x; }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 7: [EZ0201] No reverse pass found for square */
