/* The gradients as C calls them, of the kernels that others wrap: `input_gradient` is added to, so it begins at zero, and
   `weights` (the cotangent of the output) is used up. */
#include <stddef.h>

extern int enzyme_dup, enzyme_dupnoneed;

#define GRADIENT(f)                                                                                                    \
    void f(double *, size_t, double *);                                                                                \
    void __enzyme_autodiff_##f(void *, ...);                                                                           \
    void f##_gradient(double *input, double *input_gradient, size_t n, double *output, double *weights) {              \
        __enzyme_autodiff_##f((void *)f, enzyme_dup, input, input_gradient, n, enzyme_dupnoneed, output, weights);     \
    }

GRADIENT(pair)
GRADIENT(twice)
GRADIENT(kepler)
