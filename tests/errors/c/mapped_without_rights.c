/* A mapping that gets its rights page by page, which its shadow would not get. */
#include <sys/mman.h>
double __enzyme_autodiff(void *, ...);
double f(double x) {
    double *w = mmap(0, 8192, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0), y;
    mprotect(w, 4096, PROT_READ | PROT_WRITE);
    w[1] = x * x;
    y = w[1] + w[0];
    munmap(w, 8192);
    return y;
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 9: [EZ0201] cannot differentiate the call of 'munmap' */
