/* A size in a struct of pointers. */
struct two { void *a; float b; };
extern int enzyme_dup;
struct two __enzyme_augmentsize(void *, ...);
double f(double *x) { return x[0] * x[0]; }
struct two g(void) { return __enzyme_augmentsize((void *)f, enzyme_dup); }
/* expected: 6: [EZ0109] */
