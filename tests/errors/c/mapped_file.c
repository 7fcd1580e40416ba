/* Memory that is mapped from a file: another mapping would not be its shadow. */
#include <sys/mman.h>
double __enzyme_autodiff(void *, ...);
double f(double x, int file) {
    double *w = mmap(0, 4096, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0), y;
    w[1] = x * x;
    y = w[1] + w[0];
    munmap(w, 4096);
    return y;
}
double g(double x) { return __enzyme_autodiff((void *)f, x, 3); }
/* expected: 8: [EZ0201] cannot differentiate the call of 'munmap' */
