/* enzyme_out of a pointer. */
extern int enzyme_out;
void __enzyme_autodiff(void *, ...);
double f(double *x) { return *x; }
void g(double *x) { __enzyme_autodiff((void *)f, enzyme_out, x); }
/* expected: 5: [EZ0106] enzyme_out */
