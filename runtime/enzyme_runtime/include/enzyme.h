/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* enzyme.h: markers and entry points of automatic differentiation, for C and C++.
 *
 * Found by enzcc without -I. A program need not include it: any declaration whose name contains an entry point's
 * name, with any signature, is a request.
 *
 *     double f(double x) { return x * x; }
 *     double df(double x) { return __enzyme_autodiff((void *)f, x); }
 *
 * An entry point that returns something else is declared under a name of its own:
 *
 *     struct grad { double dx, dy; };
 *     extern struct grad __enzyme_autodiff_xy(void *, ...);
 */
#ifndef ENZYME_H
#define ENZYME_H

/* Before one argument. In C++ plain variables, so that programs may declare them again, before or after. */
extern int enzyme_dup;             /* value, shadow */
extern int enzyme_dupnoneed;       /* the same; the final primal contents are not wanted */
extern int enzyme_out;             /* active by value; its derivative is returned (reverse mode) */
extern int enzyme_const;           /* no derivative through it */
extern int enzyme_dupv;            /* stride in bytes, value, shadows one stride apart */
extern int enzyme_dupnoneedv;
extern int enzyme_not_overwritten; /* split mode: memory unchanged between the two halves */
extern int enzyme_byref;           /* size, pointer: the value is loaded from there */
extern int enzyme_vector;          /* batch: a value for each call */
extern int enzyme_scalar;          /* batch: one value for all */
extern int enzyme_buffer;          /* batch: stride in bytes, pointer */

/* Anywhere in the request. */
extern int enzyme_width;           /* , N: N shadows or tangents at a time */
extern int enzyme_tape;            /* , p: where the tape is written, then read */
extern int enzyme_allocated;       /* , n: the caller has allocated n bytes for the tape */
extern int enzyme_nofree;          /* keep the tape for another run */
extern int enzyme_const_return;
extern int enzyme_active_return;
extern int enzyme_dup_return;
extern int enzyme_primal_return;   /* also return the primal, first */
extern int enzyme_noret;           /* augmented forward: do not return the primal */
extern int enzyme_interleave;      /* all primals before it, all shadows after it */
extern int enzyme_runtime_activity;
extern int enzyme_strong_zero;

#ifdef __cplusplus
extern "C" {
#endif

/* Reverse mode. Returns the derivatives of the enzyme_out arguments, in order. */
extern double __enzyme_autodiff(void *, ...);
/* Forward mode. Returns the tangent of the result. */
extern double __enzyme_fwddiff(void *, ...);
/* Split reverse mode: the tape, and the primal's result with it; then the derivatives from the tape. */
extern void *__enzyme_augmentfwd(void *, ...);
extern double __enzyme_reverse(void *, ...);
extern unsigned long __enzyme_augmentsize(void *, ...);
extern double __enzyme_fwdsplit(void *, ...);
/* The reverse-mode shadow of a function: {augmented, gradient}. */
extern void *__enzyme_virtualreverse(void *);
/* Call without derivative. */
extern double __enzyme_call_inactive(void *, ...);
/* a; within differentiated code, a + b. */
extern long __enzyme_iter(long, long);

/* Type hints: the elements from the pointer on, in a constant number of bytes, are of this type. */
extern void __enzyme_float(void *, unsigned long);
extern void __enzyme_double(void *, unsigned long);
extern void __enzyme_integer(void *, unsigned long);
extern void __enzyme_pointer(void *, unsigned long);

#ifdef __cplusplus
}
#endif

#define ENZCC 1

#endif
