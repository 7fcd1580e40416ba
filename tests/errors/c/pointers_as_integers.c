/* Which memory is copied cannot be told: the derivative must not be lost in silence. */
long move(long, long, long) __asm__("memmove");
double __enzyme_autodiff(void *, ...);
double f(double *x) {
  double y[2];
  move((long)y, (long)x, 16);
  return y[0] * y[1];
}
void g(double *x, double *d) { __enzyme_autodiff((void *)f, x, d); }
/* expected: 6: [EZ0201] 'memmove' is declared with integers where it takes pointers */
