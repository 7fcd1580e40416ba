/* Appended to a generated program after reference.h: what the harness calls. */
#undef double
#undef float
#undef malloc

static Real weighted(const Real *x, const Real64 *w) {
  Real y[NY], sum = 0;
  case_primal(x, y);
  for (int i = 0; i < NY; i++) sum += w[i] * y[i];
  return sum;
}

static int along(Real *x, int i, Real h, const Real64 *w, unsigned long expected, Real *derivative) {
  static const Real steps[4] = {-2, -1, 1, 2}, factors[4] = {1, -8, 8, -1};
  Real here = x[i], sum = 0;
  int same = 1;
  for (int k = 0; k < 4 && same; k++) {
    x[i] = here + steps[k] * h;
    path = 0;
    sum += factors[k] * weighted(x, w);
    same = path == expected;
  }
  x[i] = here;
  *derivative = sum / (12 * h);
  return same;
}

void reference_sizes(int *nx, int *ny) {
  *nx = NX;
  *ny = NY;
}

/* Outputs at x, and the distance of the closest decision. */
Real64 reference_primal(const Real64 *x, Real64 *y) {
  Real point[NX], result[NY];
  for (int i = 0; i < NX; i++) point[i] = x[i];
  margin = 1;
  case_primal(point, result);
  for (int i = 0; i < NY; i++) y[i] = (Real64)result[i];
  return (Real64)margin;
}

/* g = transpose(J) w; error[i] is how far two step sizes are apart, negative where no step was small enough. */
void reference_gradient(const Real64 *x, const Real64 *w, Real64 *g, Real64 *error) {
  Real point[NX];
  for (int i = 0; i < NX; i++) point[i] = x[i];
  path = 0;
  weighted(point, w);
  unsigned long expected = path;
  for (int i = 0; i < NX; i++) {
    g[i] = 0;
    error[i] = -1;
    Real h = 1e-3L;
    for (int attempt = 0; attempt < 5; attempt++, h /= 8) {
      Real coarse, fine;
      if (!along(point, i, h, w, expected, &coarse) || !along(point, i, h / 2, w, expected, &fine)) continue;
      Real64 apart = (Real64)fabsl(coarse - fine);
      if (error[i] < 0 || apart < error[i]) {
        error[i] = apart;
        g[i] = (Real64)fine;
      }
      if (apart <= 1e-10L * (1 + fabsl(fine))) break;
    }
  }
}
