/* A half returns the primal without being asked. */
extern int enzyme_primal_return;
void *__enzyme_augmentfwd(void *, ...);
double f(double x) { return x * x; }
void *g(double x) { return __enzyme_augmentfwd((void *)f, enzyme_primal_return, x); }
/* expected: 5: [EZ0112] enzyme_primal_return in '__enzyme_augmentfwd' */
