/* No derivatives at a time. */
extern int enzyme_width, enzyme_dup;
double __enzyme_fwddiff(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return __enzyme_fwddiff((void *)f, enzyme_width, 0, enzyme_dup, x); }
/* expected: 5: [EZ0107] enzyme_width needs one constant number, at least 1 */
