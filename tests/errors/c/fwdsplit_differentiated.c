/* Tangents of a tape, differentiated again: what they are computed with was read when the tape was made. */
typedef struct { void *tape; double y; } forward;
forward __enzyme_augmentfwd(void *, ...);
double __enzyme_fwdsplit(void *, ...);
void __enzyme_autodiff(void *, ...);
extern int enzyme_dup;
static double cube(const double *z) { return z[0] * z[0] * z[0]; }
static double f(const double *x) {
    double d = x[0];
    forward half = __enzyme_augmentfwd((void *)cube, enzyme_dup, x, &d);
    return __enzyme_fwdsplit((void *)cube, enzyme_dup, x, &d, half.tape);
}
void gradient(const double *x, double *d) { __enzyme_autodiff((void *)f, enzyme_dup, x, d); }
/* expected: [EZ0505] */
