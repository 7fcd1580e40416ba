/* Whether such a union holds a number or a pointer, its bits tell, but not the halves of them. */
#include <stdint.h>
double __enzyme_autodiff(void *, ...);
struct item {
    int indirect;
    union {
        double number;
        double *elsewhere;
    } as;
};
__attribute__((noinline)) void move(void *to, const void *from) {
    for (int i = 0; i < 4; i++) ((uint32_t *)to)[i] = ((const uint32_t *)from)[i];
}
double value(const struct item *p) { return p->indirect ? *p->as.elsewhere * 3 : p->as.number * p->as.number; }
double f(double x) {
    double y = x * 2;
    struct item a[2] = {{0, {.number = x}}, {1, {.elsewhere = &y}}}, b[2];
    for (int i = 0; i < 2; i++) move(b + i, a + i);
    return value(b) + value(b + 1);
}
double g(double x) { return __enzyme_autodiff((void *)f, x); }
/* expected: 12: [EZ0303] this is moved as an integer, but a double or a pointer lies there */
