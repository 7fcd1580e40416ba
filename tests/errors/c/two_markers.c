/* Two markers before one argument. */
extern int enzyme_const, enzyme_out;
double __enzyme_autodiff(void *, ...);
double f(double x, int n) { return x * n; }
double g(double x) { return __enzyme_autodiff((void *)f, enzyme_out, x, enzyme_const, enzyme_out, 3); }
/* expected: 5: [EZ0103] 'enzyme_const' is followed by another marker */
