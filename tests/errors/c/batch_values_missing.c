/* Three values for a batch of four. */
struct four { double a, b, c, d; };
extern int enzyme_width, enzyme_vector;
struct four __enzyme_batch(void *, ...);
double f(double x) { return x * x; }
struct four g(double x) { return __enzyme_batch((void *)f, enzyme_width, 4, enzyme_vector, x, x, x); }
/* expected: 6: [EZ0103] too few arguments: parameter 1 of 'f' needs 4 values */
