/* An entry point of Enzyme's that is not there. */
void *__enzyme_augmentfwd(void *, ...);
double f(double x) { return x * x; }
void *g(double x) { return __enzyme_augmentfwd((void *)f, x); }
/* expected: 4: [EZ0111] '__enzyme_augmentfwd' is not supported */
