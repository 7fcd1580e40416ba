/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Of Numba's helpers in the process, of which there is no IR, those through which derivatives pass or which only
   compute sizes, as code. */

#include <math.h>
#include <stdint.h>

double numba_gamma(double x) { return tgamma(x); }

float numba_gammaf(float x) { return tgammaf(x); }

double numba_frexp(double x, int *exponent) { return frexp(x, exponent); }

float numba_frexpf(float x, int *exponent) { return frexpf(x, exponent); }

double numba_ldexp(double x, int exponent) { return ldexp(x, exponent); }

float numba_ldexpf(float x, int exponent) { return ldexpf(x, exponent); }

/* The steps between elements of an array that gets another shape, in bytes, if its elements need not be copied for it;
   whether that is so. Dimensions are told from the innermost on: `at` is the k-th of n.

   The two shapes fall into groups of neighbouring dimensions with equally many elements, each as small as can be. Within a
   group the old dimensions must follow on each other without gaps; the new ones then do. */
static int64_t at(int64_t k, int64_t n, int by_columns) { return by_columns ? k : n - 1 - k; }

int numba_attempt_nocopy_reshape(int64_t nd, const int64_t *dims, const int64_t *strides, int64_t newnd,
                                 const int64_t *newdims, int64_t *newstrides, int64_t itemsize, int by_columns) {
  int64_t old = 0, step = itemsize;
  int64_t left = 1;     /* elements of the group's old dimensions that the new ones have not taken yet */
  int64_t behind = itemsize; /* where its next old dimension must begin, to follow without a gap */
  for (int64_t k = 0; k < newnd; k++)
    if (newdims[k] == 0) left = 0;
  for (int64_t k = 0; k < newnd; k++) {
    int64_t size = newdims[at(k, newnd, by_columns)];
    if (left == 1 && size != 1) { /* a group begins */
      while (old < nd && dims[at(old, nd, by_columns)] == 1)
        old++;
      if (old == nd) return 0;
      left = dims[at(old, nd, by_columns)];
      step = strides[at(old, nd, by_columns)];
      behind = step * left;
      old++;
    }
    while (left && left % size != 0) { /* it needs one more of the old dimensions */
      while (old < nd && dims[at(old, nd, by_columns)] == 1)
        old++;
      if (old == nd || strides[at(old, nd, by_columns)] != behind) return 0;
      left *= dims[at(old, nd, by_columns)];
      behind *= dims[at(old, nd, by_columns)];
      old++;
    }
    newstrides[at(k, newnd, by_columns)] = step;
    step *= size;
    if (left) left /= size;
  }
  return 1;
}
