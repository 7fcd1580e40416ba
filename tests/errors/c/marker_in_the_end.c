/* A marker with nothing behind it. */
extern int enzyme_const;
double __enzyme_autodiff(void *, ...);
double f(double x, int n) { return x * n; }
double g(double x) { return __enzyme_autodiff((void *)f, x, enzyme_const); }
/* expected: 5: [EZ0103] nothing follows the last 'enzyme_const' */
