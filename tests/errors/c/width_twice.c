/* Two widths. */
extern int enzyme_width, enzyme_dup;
double __enzyme_fwddiff(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return __enzyme_fwddiff((void *)f, enzyme_width, 1, enzyme_width, 1, enzyme_dup, x, 1.0); }
/* expected: 5: [EZ0107] may stand only once */
