/* A tape of one byte. */
extern int enzyme_allocated, enzyme_dup, enzyme_tape;
void *__enzyme_augmentfwd(void *, ...);
double f(double *x) { return x[0] * x[0]; }
void *g(double *x, double *dx) { return __enzyme_augmentfwd((void *)f, enzyme_allocated, 1, enzyme_dup, x, dx); }
/* expected: 5: [EZ0701] the tape is too small: need 8 bytes have 1 bytes */
