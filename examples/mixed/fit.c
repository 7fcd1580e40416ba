/* Which conductivities explain what a rod's temperatures became? The model is Fortran (heat.f90), its law of conduction
   Rust (conductivity.rs); the gradient goes through both.

       enzcc -O2 fit.c heat.f90 conductivity.rs -o fit */
#include <enzyme.h>
#include <math.h>
#include <stddef.h>
#include <stdio.h>

enum { N = 24, STEPS = 200, POINTS = 6 };
static const double DT = 0.2;

double misfit(int n, int steps, double dt, const double *start, const double *measured, size_t count,
              const double *table);

static double start[N], measured[N];

/* The rod as `table` says it would become: the misfit to nothing at one place after the other has a slope in it. */
static void simulate(const double *table, double *after) {
  for (int i = 0; i < N; i++) {
    double none[N] = {0}, one[N] = {0};
    one[i] = 1; /* |u|^2 - |u - e_i|^2 = 2 u_i - 1 */
    double difference = misfit(N, STEPS, DT, start, none, POINTS, table) - misfit(N, STEPS, DT, start, one, POINTS, table);
    after[i] = (difference * N + 1) / 2;
  }
}

static double gradient(const double *table, double *slope) {
  for (int i = 0; i < POINTS; i++) slope[i] = 0;
  __enzyme_autodiff((void *)misfit, enzyme_const, N, enzyme_const, STEPS, enzyme_const, DT, enzyme_const, start,
                    enzyme_const, measured, enzyme_const, (size_t)POINTS, enzyme_dup, table, slope);
  return misfit(N, STEPS, DT, start, measured, POINTS, table);
}

int main(void) {
  const double truth[POINTS] = {0.9, 1.1, 1.6, 1.4, 1.0, 0.7};
  double table[POINTS] = {1, 1, 1, 1, 1, 1}, slope[POINTS], moved[POINTS], square[POINTS] = {0};
  for (int i = 0; i < N; i++) start[i] = 50 + 50 * sin(3.1415926535 * 2.3 * i / (N - 1));
  simulate(truth, measured);

  double before = gradient(table, slope), worst = 0;
  for (int k = 0; k < POINTS; k++) {
    for (int i = 0; i < POINTS; i++) moved[i] = table[i];
    moved[k] += 1e-5;
    double above = misfit(N, STEPS, DT, start, measured, POINTS, moved);
    moved[k] -= 2e-5;
    double difference = (above - misfit(N, STEPS, DT, start, measured, POINTS, moved)) / 2e-5;
    worst = fmax(worst, fabs(slope[k] - difference) / (1 + fabs(difference)));
  }
  if (worst > 1e-6) return printf("a derivative is off by %g\n", worst), 1;

  double now = before;
  for (int step = 0; step < 400; step++) { /* Adagrad */
    now = gradient(table, slope);
    for (int i = 0; i < POINTS; i++) {
      square[i] += slope[i] * slope[i];
      table[i] -= 0.1 * slope[i] / sqrt(square[i] + 1e-12);
    }
  }
  printf("misfit %.3g, after 400 steps %.3g; conductivities", before, now);
  for (int i = 0; i < POINTS; i++) printf(" %.2f", table[i]);
  printf("\nthe derivatives are right\n");
  return now < 1e-3 * before ? 0 : 1;
}
