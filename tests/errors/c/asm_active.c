/* Assembly that computes with a differentiated value. */
double __enzyme_autodiff(void *, ...);
double f(double x) {
    double y;
    __asm__("sqrtsd %1, %0" : "=x"(y) : "x"(x));
    return x * y;
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 5: [EZ0502] */
