/* A forward rule takes the tangent of each float. */
typedef struct { double primal, tangent; } Dual;
double __enzyme_fwddiff(void *, ...);
__attribute__((noinline)) double square(double x) { return x * x; }
Dual forward(double x) { return (Dual){x * x, 2 * x}; }
void *__enzyme_register_derivative_square[] = {(void *)square, (void *)forward};
double f(double x) { return square(x); }
double g(double x) { return __enzyme_fwddiff((void *)f, x, 1.0); }
/* expected: 5: [EZ0602] expected: (double, double) */
