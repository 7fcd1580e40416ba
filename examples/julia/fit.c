/* The weights of a logistic regression whose loss is in Julia (logistic.jl): enzcc differentiates its IR, which the
 * object carries. No Julia runs here. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "logistic.h"

void __enzyme_autodiff(void *, ...);
extern int enzyme_dup, enzyme_const;

enum { ROWS = 200, COLUMNS = 3 };

static double X[ROWS * COLUMNS], class[ROWS];

static double uniform(void) { return rand() / (RAND_MAX + 1.0) * 2 - 1; }

static void gradient(double *w, double *dw) {
  for (int j = 0; j < COLUMNS; j++) dw[j] = 0;
  __enzyme_autodiff((void *)loss, enzyme_dup, w, dw, enzyme_const, (int64_t)COLUMNS, enzyme_const, X, enzyme_const,
                    (int64_t)ROWS, enzyme_const, (int64_t)COLUMNS, enzyme_const, class, enzyme_const, (int64_t)ROWS,
                    enzyme_const, 1e-3);
}

static double at(double *w) { return loss(w, COLUMNS, X, ROWS, COLUMNS, class, ROWS, 1e-3); }

int main(void) {
  srand(1);
  for (int i = 0; i < ROWS; i++) { /* columns one after the other, as in Julia */
    double x = uniform(), y = uniform();
    X[i] = 1, X[i + ROWS] = x, X[i + 2 * ROWS] = y;
    class[i] = x + 2 * y + 0.3 * uniform() > 0.5;
  }
  double w[COLUMNS] = {0.1, -0.2, 0.3}, dw[COLUMNS];
  gradient(w, dw);
  for (int j = 0; j < COLUMNS; j++) {
    double kept = w[j], h = 1e-6;
    w[j] = kept + h;
    double up = at(w);
    w[j] = kept - h;
    double difference = (up - at(w)) / (2 * h);
    w[j] = kept;
    if (fabs(dw[j] - difference) > 1e-6) return printf("weight %d: %g, by differences %g\n", j, dw[j], difference), 1;
  }
  puts("the derivatives are right");
  for (int step = 0; step < 2000; step++) {
    gradient(w, dw);
    for (int j = 0; j < COLUMNS; j++) w[j] -= 2 * dw[j];
  }
  int right = 0;
  for (int i = 0; i < ROWS; i++) right += (w[0] + w[1] * X[i + ROWS] + w[2] * X[i + 2 * ROWS] > 0) == (class[i] > 0);
  printf("loss %.4f, %d of %d classes right\n", at(w), right, ROWS);
  return right < ROWS * 9 / 10;
}
