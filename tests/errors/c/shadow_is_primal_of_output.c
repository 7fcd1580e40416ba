/* Forward mode: the tangent of the output would be written over it. */
double __enzyme_fwddiff(void *, ...);
static void square(const double *x, double *y) { *y = *x * *x; }
void slope(const double *x, const double *dx, double *y) { __enzyme_fwddiff((void *)square, x, dx, y, y); }
/* expected: 4: [EZ0115] argument 2 of 'square' is its own shadow */
