/* A marker that does not exist. */
extern int enzyme_duplicated;
void __enzyme_autodiff(void *, ...);
double f(double *x) { return *x; }
void g(double *x, double *dx) { __enzyme_autodiff((void *)f, enzyme_duplicated, x, dx); }
/* expected: 5: [EZ0108] unknown marker 'enzyme_duplicated' */
