double elsewhere(double x);
double __enzyme_fwddiff(void *, ...);

static double f(double x) {
    return elsewhere(x) * x;
}

double test(double x) {
    return __enzyme_fwddiff((void *)f, x, 1.0);
}
/* expected: 5: [EZ0201] No forward mode derivative found for elsewhere */
