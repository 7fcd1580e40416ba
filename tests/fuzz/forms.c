/* Requests for the derivatives of `program`, one for each form; those wanted are named by -DFORM_name or #define.
   NX, NP and NY are the numbers of inputs, parameters and outputs in memory. */
#include <math.h>
#include <stddef.h>
#ifdef __cplusplus
#define FZ extern "C"
extern "C" {
#else
#define FZ extern
#endif
#ifndef NX
#include "sizes.h"
#endif
double program(const double *x, const double *p, double *y);
extern int enzyme_dup, enzyme_dupnoneed, enzyme_out, enzyme_const, enzyme_width, enzyme_primal_return;
extern int enzyme_const_return, enzyme_dupv;
typedef struct { double a[2]; } FzTwo;
typedef struct { double y, g; } FzBoth;
typedef struct { double d[NX]; } FzOuts;
typedef struct { void *tape; double y; } FzHalf;
#ifndef FZ_PLAIN
double __enzyme_autodiff(void *, ...);
void __enzyme_autodiff_none(void *, ...);
FzOuts __enzyme_autodiff_outs(void *, ...);
double __enzyme_autodiff_primal(void *, ...);
double __enzyme_fwddiff(void *, ...);
FzBoth __enzyme_fwddiff_primal(void *, ...);
FzTwo __enzyme_fwddiff_wide(void *, ...);
void __enzyme_fwddiff_none(void *, ...);
FzHalf __enzyme_augmentfwd_half(void *, ...);
void __enzyme_reverse_half(void *, ...);
#endif

#define FORM(name) static void form_##name(const double *x, const double *p, const double *w, double *g, double *y)
#if defined(FORM_reverse) || defined(FORM_second)
FORM(reverse) {
  double seeds[NY];
  for (int i = 0; i < NY; i++) seeds[i] = w[i + 1];
  __enzyme_autodiff_none((void *)program, enzyme_dup, x, g, enzyme_dup, p, g + NX, enzyme_dup, y + 1, seeds);
  for (int i = 0; i < NY; i++)
    if (seeds[i] != 0 && !isnan(y[i + 1])) g[0] = NAN; /* seeds of what is written are used up */
}
#endif
#ifdef FORM_constant
FORM(constant) {
  double seeds[NY];
  for (int i = 0; i < NY; i++) seeds[i] = w[i + 1];
  __enzyme_autodiff_none((void *)program, enzyme_dup, x, g, enzyme_const, p, enzyme_dupnoneed, y + 1, seeds);
  for (int i = 0; i < NY; i++) y[i + 1] = NAN;
}
#endif
#ifdef FORM_result
FORM(result) {
  y[0] = __enzyme_autodiff_primal((void *)program, enzyme_primal_return, enzyme_dup, x, g, enzyme_const, p,
                                  enzyme_const, y + 1);
}
#endif
#ifdef FORM_values
FZ double fz_values(
#define V(k) double a##k
    V(0)
#if NX > 1
    , V(1)
#endif
#if NX > 2
    , V(2)
#endif
#if NX > 3
    , V(3)
#endif
#if NX > 4
    , V(4)
#endif
#if NX > 5
    , V(5)
#endif
    , const double *p) {
  double x[6] = {a0
#if NX > 1
    , a1
#endif
#if NX > 2
    , a2
#endif
#if NX > 3
    , a3
#endif
#if NX > 4
    , a4
#endif
#if NX > 5
    , a5
#endif
  }, y[NY];
  double r = program(x, p, y);
  return r;
}
FORM(values) {
  FzOuts outs = __enzyme_autodiff_outs((void *)fz_values
#define O(k) , enzyme_out, x[k]
    O(0)
#if NX > 1
    O(1)
#endif
#if NX > 2
    O(2)
#endif
#if NX > 3
    O(3)
#endif
#if NX > 4
    O(4)
#endif
#if NX > 5
    O(5)
#endif
    , enzyme_const, p);
  for (int i = 0; i < NX; i++) g[i] = outs.d[i];
}
#endif
#ifdef FORM_structure
typedef struct { double x[NX], p[NP], y[NY], result; } FzAll;
FZ void fz_structure(FzAll *all) { all->result = program(all->x, all->p, all->y); }
FORM(structure) {
  FzAll all, shadow;
  for (int i = 0; i < NX; i++) all.x[i] = x[i], shadow.x[i] = 0;
  for (int i = 0; i < NP; i++) all.p[i] = p[i], shadow.p[i] = 0;
  for (int i = 0; i < NY; i++) all.y[i] = 0, shadow.y[i] = w[i + 1];
  all.result = 0, shadow.result = w[0];
  __enzyme_autodiff_none((void *)fz_structure, enzyme_dup, &all, &shadow);
  for (int i = 0; i < NX; i++) g[i] = shadow.x[i];
  for (int i = 0; i < NP; i++) g[NX + i] = shadow.p[i];
  for (int i = 0; i < NY; i++) y[i + 1] = all.y[i];
  y[0] = all.result;
}
#endif
#ifdef FORM_split
FORM(split) {
  double seeds[NY] = {0};
  FzHalf half = __enzyme_augmentfwd_half((void *)program, enzyme_dup, x, g, enzyme_dup, p, g + NX, enzyme_dup, y + 1, seeds);
  y[0] = half.y;
  for (int i = 0; i < NY; i++) seeds[i] = w[i + 1];
  __enzyme_reverse_half((void *)program, enzyme_dup, x, g, enzyme_dup, p, g + NX, enzyme_dup, y + 1, seeds, w[0], half.tape);
}
#endif
#ifdef FORM_forward
FORM(forward) {
  FzBoth both = __enzyme_fwddiff_primal((void *)program, enzyme_primal_return, enzyme_dup, x, w, enzyme_dup, p, w + NX,
                                        enzyme_dup, y + 1, g + 1);
  y[0] = both.y;
  g[0] = both.g;
}
#endif
#ifdef FORM_forward_noneed
FORM(forward_noneed) {
  g[0] = __enzyme_fwddiff((void *)program, enzyme_dup, x, w, enzyme_dup, p, w + NX, enzyme_dupnoneed, y + 1, g + 1);
  for (int i = 0; i < NY; i++) y[i + 1] = NAN;
}
#endif
#ifdef FORM_wide
FORM(wide) {
  double e[NX + NP], t[NY];
  for (int i = 0; i < NX + NP; i++) e[i] = -0.5 * w[i];
  FzTwo two = __enzyme_fwddiff_wide((void *)program, enzyme_width, 2, enzyme_dup, x, e, w, enzyme_dup, p, e + NX, w + NX,
                                    enzyme_dup, y + 1, t, g + 1);
  g[0] = two.a[1];
  if (!(fabs(two.a[0] + 0.5 * two.a[1]) <= 1e-4 * (1 + fabs(two.a[1])))) g[0] = NAN;
  for (int i = 0; i < NY; i++)
    if (!(fabs(t[i] + 0.5 * g[i + 1]) <= 1e-4 * (1 + fabs(t[i])))) g[i + 1] = NAN;
}
#endif
#ifdef FORM_wide_reverse
FZ void fz_both(const double *x, const double *p, double *y) { y[0] = program(x, p, y + 1); }
FORM(wide_reverse) {
  double seeds[NY + 1], others[NY + 1], other[NX + NP] = {0};
  for (int i = 0; i <= NY; i++) seeds[i] = w[i], others[i] = -2 * w[i];
  __enzyme_autodiff_none((void *)fz_both, enzyme_width, 2, enzyme_dup, x, g, other, enzyme_dup, p, g + NX, other + NX,
                         enzyme_dup, y, seeds, others);
  for (int i = 0; i < NX + NP; i++)
    if (!(fabs(other[i] + 2 * g[i]) <= 1e-4 * (1 + fabs(g[i])))) g[i] = NAN;
}
#endif
#ifdef FORM_second
FZ void fz_gradient(const double *x, const double *p, const double *w, double *g) {
  double seeds[NY], y[NY], gp[NP] = {0};
  for (int i = 0; i < NY; i++) seeds[i] = w[i + 1];
  __enzyme_autodiff_none((void *)program, enzyme_dup, x, g, enzyme_dup, p, gp, enzyme_dup, y, seeds);
}
FORM(second) { /* the direction lies behind 32 weights */
  double gradient[NX] = {0};
  __enzyme_fwddiff_none((void *)fz_gradient, enzyme_dup, x, w + 32, enzyme_const, p, enzyme_const, w, enzyme_dup,
                        gradient, g);
  (void)y;
}
#endif

typedef struct {
  const char *name;
  char kind;
  void (*run)(const double *, const double *, const double *, double *, double *);
} FzForm;
FZ const int fz_nx, fz_np, fz_ny;
FZ const FzForm fz_forms[];
const int fz_nx = NX, fz_np = NP, fz_ny = NY;
const FzForm fz_forms[] = {
#if defined(FORM_reverse) || defined(FORM_second)
    {"reverse", 'r', form_reverse},
#endif
#ifdef FORM_constant
    {"constant", 'x', form_constant},
#endif
#ifdef FORM_result
    {"result", 'c', form_result},
#endif
#ifdef FORM_values
    {"values", 'c', form_values},
#endif
#ifdef FORM_structure
    {"structure", 'r', form_structure},
#endif
#ifdef FORM_split
    {"split", 'r', form_split},
#endif
#ifdef FORM_forward
    {"forward", 'f', form_forward},
#endif
#ifdef FORM_forward_noneed
    {"forward_noneed", 'f', form_forward_noneed},
#endif
#ifdef FORM_wide
    {"wide", 'f', form_wide},
#endif
#ifdef FORM_wide_reverse
    {"wide_reverse", 'r', form_wide_reverse},
#endif
#ifdef FORM_second
    {"second", 'h', form_second},
#endif
    {NULL, 0, NULL},
};
#ifdef __cplusplus
}
#endif
