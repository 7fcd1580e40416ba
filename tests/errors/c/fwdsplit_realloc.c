/* What is moved while it grows cannot be run again: the old object is gone. */
#include <stdlib.h>
double __enzyme_fwdsplit(void *, ...);
double f(double *x, int n) {
    double *p = malloc(8), s = 0;
    for (int i = 1; i < n; i++) {
        p = realloc(p, 8 * (i + 1));
        p[i] = x[i] * x[i];
        s += p[i];
    }
    free(p);
    return s;
}
double g(double *x, double *dx, void *tape) { return __enzyme_fwdsplit((void *)f, x, dx, 3, tape); }
/* expected: 7: [EZ0505] 'realloc' cannot be run again from a tape */
