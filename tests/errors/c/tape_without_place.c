/* enzyme_tape says where the tape is. */
extern int enzyme_tape, enzyme_dup;
void __enzyme_augmentfwd(void *, ...);
double f(double *x) { return x[0] * x[0]; }
void g(double *x, double *dx) { __enzyme_augmentfwd((void *)f, enzyme_tape, enzyme_dup, x, dx); }
/* expected: 5: [EZ0112] enzyme_tape is followed by the address where the tape is kept */
