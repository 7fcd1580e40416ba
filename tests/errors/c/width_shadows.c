/* Two derivatives at a time, one shadow. */
extern int enzyme_width, enzyme_dup;
double __enzyme_fwddiff(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return __enzyme_fwddiff((void *)f, enzyme_width, 2, enzyme_dup, x, 1.0); }
/* expected: 5: [EZ0105] missing shadow of argument 1 of 'f' */
