/* A constant table of rows that begin with integers, most of them zero: clang gives such rows types of their own, and
 * the table is no array in LLVM's IR. The walks over it are those of an array. */
#include "check.h"
typedef struct { int by[12]; double amplitude, phase; } Term;
static const Term terms[] = {
  {{1, 2}, 0.5, 0.1}, {{0, 1, 0, 2}, 0.25, 0.2}, {{3}, 0.125, 0.3}, {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2}, 0.75, 0.4},
  {{0}, 0.5, 0.5}, {{1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}, 0.01, 0}, {{-1, 1}, 0.3, 0.6}, {{2, 0, 0, -1}, 0.2, 0.7},
};
static double term(const Term *t, const double *x) {
  double angle = t->phase;
  for (int k = 0; k < 12; k++) angle += t->by[k] * x[k % 3];
  return t->amplitude * sin(angle);
}
static double f(double *x) {
  double s = terms[2].by[0] * x[1] * terms[5].amplitude;
  for (unsigned k = 0; k < sizeof terms / sizeof *terms; k++) s += term(&terms[k], x);
  return s;
}
TEST(f, 0.5, 1.5, 2.5)
