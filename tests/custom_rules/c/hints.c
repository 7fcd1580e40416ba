/* Type hints, where the types of memory cannot be seen: words are copied as integers. The first element alone, a range
   of bytes, and everywhere. */
#include "../../programs/c/check.h"

void __enzyme_double(void *, ...);
void __enzyme_float(void *, ...);
void __enzyme_integer(void *, ...);
void __enzyme_pointer(void *, ...);
void __enzyme_autodiff(void *, ...);
double __enzyme_fwddiff(void *, ...);

static NOINLINE void first(void *to, const void *from) {
    __enzyme_double(to);
    __enzyme_double((void *)from);
    *(uint64_t *)to = *(const uint64_t *)from;
}
static NOINLINE void range(void *to, const void *from, size_t words) {
    __enzyme_double(to, sizeof(double) * 2);
    __enzyme_double((void *)from, sizeof(double) * 2);
    for (size_t i = 0; i < words; i++) ((uint64_t *)to)[i] = ((const uint64_t *)from)[i];
}
static NOINLINE void narrow(void *to, const void *from, size_t words) {
    __enzyme_float(to, -1);
    __enzyme_float((void *)from, -1);
    for (size_t i = 0; i < words; i++) ((uint32_t *)to)[i] = ((const uint32_t *)from)[i];
}
struct mixed { double value; int64_t count; double *pointer; };
static NOINLINE void parts(void *to, const void *from) {
    __enzyme_double(to);
    __enzyme_double((void *)from);
    __enzyme_integer((char *)to + 8, 8);
    __enzyme_integer((char *)from + 8, 8);
    __enzyme_pointer((char *)to + 16, 8);
    __enzyme_pointer((char *)from + 16, 8);
    ((uint64_t *)to)[0] = ((const uint64_t *)from)[0]; /* each word is what the hint says; in a loop it would be all */
    ((uint64_t *)to)[1] = ((const uint64_t *)from)[1];
    ((uint64_t *)to)[2] = ((const uint64_t *)from)[2];
}

static double f(const double *x) {
    double y[3];
    first(y, x);
    range(y + 1, x + 1, 2);
    return y[0] * y[1] * y[2];
}
static double g(const double *x) {
    float from[2] = {(float)x[0], (float)x[1]}, to[2];
    narrow(to, from, 2);
    return (double)to[0] * (double)to[1] * x[2];
}
static double h(double *x) {
    struct mixed from = {x[0], 2, x + 1}, to;
    parts(&to, &from);
    return to.value * (double)to.count * *to.pointer;
}

int main(void) {
    double x[3] = {2, 3, 4}, dx[3] = {0}, along[3] = {1, 0, 0};
    __enzyme_autodiff((void *)f, enzyme_dup, x, dx);
    expect("f", dx[0], 12);
    expect("f", dx[1], 8);
    expect("f", dx[2], 6);
    expect("f forward", __enzyme_fwddiff((void *)f, enzyme_dup, x, along), 12);
    double dg[3] = {0};
    __enzyme_autodiff((void *)g, enzyme_dup, x, dg);
    expect("g", dg[0], 12);
    expect("g", dg[1], 8);
    expect("g", dg[2], 6);
    expect("g forward", __enzyme_fwddiff((void *)g, enzyme_dup, x, along), 12);
    double dh[3] = {0};
    __enzyme_autodiff((void *)h, enzyme_dup, x, dh);
    expect("h", dh[0], 6);
    expect("h", dh[1], 4);
    expect("h forward", __enzyme_fwddiff((void *)h, enzyme_dup, x, along), 6);
    return finish();
}
