/* The width must be known when compiling. */
extern int enzyme_width, enzyme_dup;
void __enzyme_fwddiff(void *, ...);
double f(double *x) { return *x; }
void g(int n, double *x, double *dx) { __enzyme_fwddiff((void *)f, enzyme_width, n, enzyme_dup, x, dx); }
/* expected: 5: [EZ0107] enzyme_width */
