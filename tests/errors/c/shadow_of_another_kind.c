/* Doubles would be written into floats. */
double __enzyme_autodiff(void *, ...);
static double sum(const double *x) { return x[0] * x[1]; }
double gradient(void) {
    double x[2] = {3, 4};
    float shadow[4] = {0};
    __enzyme_autodiff((void *)sum, x, shadow);
    return shadow[1];
}
/* expected: 7: [EZ0116] the shadow of argument 1 of 'sum' is of another kind: float for double */
