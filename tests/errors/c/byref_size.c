/* Four bytes for a double. */
extern int enzyme_byref;
double __enzyme_autodiff(void *, ...);
double f(double x) { return x * x; }
double g(float *x) { return __enzyme_autodiff((void *)f, enzyme_byref, sizeof *x, x); }
/* expected: 5: [EZ0106] enzyme_byref gives 4 bytes for a value of 8 bytes, double */
