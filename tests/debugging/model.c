// A model whose gradient is looked at by debuggers. The tests find lines by their comments.
#include <math.h>
#include <stdio.h>
#include <string.h>
#include <enzyme.h>

static double weight(double x) {
  return exp(x) * x;  // LINE weight
}

__attribute__((noinline)) static double running(double *x, int n) {  // LINE running
  double sum = 0;
  for (int k = 0; k < n; k++) {
    sum += x[k] * sin(x[k]);  // LINE product
    x[k] = sum;
  }
  return sum;
}

double model(double *x, int n) {  // LINE model
  double total = 0;
  for (int i = 0; i < n; i++)
    total += weight(x[i])     // LINE read
             * running(x, i); // LINE called
  return total;
}

__attribute__((nodebug, noinline)) static double quiet(double x) { return x * running(&x, 1); }

static double outer(double x) { return quiet(x) + quiet(x * x); }

void gradient(double *x, double *dx, int n) {
  __enzyme_autodiff((void *)model, x, dx, n);  // LINE requested
}

int main(int count, char **words) {
  const char *wanted = count > 1 ? words[1] : "";
  double x[4] = {0.05 * count, 0.2, 0.3, 0.4}, dx[4] = {1, 0, 0, 0}, g[4] = {0}, dg[4] = {0};
  if (!strcmp(wanted, "reverse")) {
    gradient(x, g, 4);
  } else if (!strcmp(wanted, "forward")) {
    g[0] = __enzyme_fwddiff((void *)model, x, dx, 4);
  } else if (!strcmp(wanted, "second")) {
    __enzyme_fwddiff((void *)gradient, x, dx, g, dg, 4);
    g[0] = dg[0];
  } else if (!strcmp(wanted, "quiet")) {
    g[0] = __enzyme_autodiff((void *)outer, 0.5);
  } else if (!strcmp(wanted, "crash")) {
    gradient(x, (double *)16, 4);
  }
  printf("%g\n", g[0]);
}
