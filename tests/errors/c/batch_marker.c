/* An activity in a batch. */
extern int enzyme_width, enzyme_dup;
double __enzyme_batch(void *, ...);
double f(double x) { return x * x; }
double g(double x) { return __enzyme_batch((void *)f, enzyme_width, 1, enzyme_dup, x, x); }
/* expected: 5: [EZ0112] 'enzyme_dup' in __enzyme_batch */
