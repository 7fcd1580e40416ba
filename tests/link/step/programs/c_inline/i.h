inline double sq(double x) { return x * x; }
static inline double cu(double x) { return x * x * x; }
extern inline __attribute__((gnu_inline)) double gi(double x) { return 7 * x; }
double a(double), b(double);
