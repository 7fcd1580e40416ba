/* A function that knows nothing of what an address leads to has it read from a file, in which there is an active number. */
#include <sys/uio.h>
double __enzyme_autodiff(void *, ...);
__attribute__((noinline)) static int put(int file, struct iovec *parts) { return writev(file, parts, 1); }
__attribute__((noinline)) static int get(int file, struct iovec *parts) { return readv(file, parts, 1); }
double f(double x) {
    double a = x * x, b = 0;
    struct iovec from = {&a, 8}, to = {&b, 8};
    put(3, &from);
    get(4, &to);
    return b + x;
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 4: [EZ0201] 'writev' writes what carries derivatives to a file */
