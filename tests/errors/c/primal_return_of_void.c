/* There is nothing to return. */
extern int enzyme_primal_return, enzyme_dup;
void __enzyme_fwddiff(void *, ...);
void f(double *x) { *x *= *x; }
void g(double *x, double *dx) { __enzyme_fwddiff((void *)f, enzyme_primal_return, enzyme_dup, x, dx); }
/* expected: 5: [EZ0112] enzyme_primal_return of a function that returns nothing */
