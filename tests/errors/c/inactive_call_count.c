/* A call without derivative, with an argument too few. */
double __enzyme_call_inactive(void *, ...);
double __enzyme_autodiff(void *, ...);
double log_it(double x, int level) { return x * level; }
double f(double x) { return x + __enzyme_call_inactive((void *)log_it, x); }
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 5: [EZ0103] too few arguments: 'log_it' has 2 parameters */
