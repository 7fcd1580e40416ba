/* A jump to an address. */
double __enzyme_autodiff(void *, ...);
double f(double x, int n) {
    static void *const targets[] = {&&twice, &&square, &&end};
    int k = n;
    goto *targets[k % 3];
twice:
    x *= 2;
    k /= 3;
    goto *targets[k % 3];
square:
    x *= x;
    k /= 3;
    goto *targets[k % 3];
end:
    return x;
}
double g(double x, int n) { return __enzyme_autodiff((void *)f, x, n); }
/* expected: 3: [EZ0507] 'indirectbr' */
