/* A global of another object that carries a derivative. */
double __enzyme_autodiff(void *, ...);
extern double memory[4];
double f(double x) {
    memory[1] = x * x;
    return memory[1] * x + memory[2];
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 5: [EZ0203] global 'memory' */
