/* enzyme_out belongs to reverse mode. */
extern int enzyme_out;
double __enzyme_fwddiff(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return __enzyme_fwddiff((void *)f, enzyme_out, x); }
/* expected: 5: [EZ0112] enzyme_out in forward mode */
