/* An entry point of Enzyme's that is not there. */
void *__enzyme_truncate_op_func(void *, int, int);
double f(double x) { return x * x; }
double g(double x) { return ((double (*)(double))__enzyme_truncate_op_func((void *)f, 64, 32))(x); }
/* expected: 4: [EZ0111] '__enzyme_truncate' is not supported */
