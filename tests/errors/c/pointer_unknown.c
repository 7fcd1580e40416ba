/* A call through a pointer that no function here can be behind. */
double __enzyme_autodiff(void *, ...);
extern double (*step)(double, double, double);
double f(double x) { return step(x, x, x); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 4: [EZ0202] */
