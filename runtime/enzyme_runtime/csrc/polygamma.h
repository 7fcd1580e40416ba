/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* digamma and polygamma for one type: REAL, NAME, BUILTIN, PI, ASYMPTOTIC are set by math.c. */

/* cot(pi * x) with the argument reduced first, so that large negative x keep their digits. */
static REAL NAME(cot_pi)(REAL x) {
  REAL r = x - BUILTIN(rint)(x);
  if (r == 0)
    return BUILTIN(nan)("");
  return 1 / BUILTIN(tan)(PI * r);
}

EXPORT REAL NAME(digamma)(REAL x) {
  static const REAL bernoulli[BERNOULLI_TERMS] = BERNOULLI(REAL);
  REAL sum = 0;
  if (x <= 0) { /* reflection; a pole (NaN) at every whole number */
    if (x == 0)
      return BUILTIN(copysign)(BUILTIN(huge_val)(), -x);
    sum = -PI * NAME(cot_pi)(x);
    x = 1 - x;
  }
  for (; x < ASYMPTOTIC; x += 1)
    sum -= 1 / x;
  REAL square = 1 / (x * x), series = 0;
  for (int k = BERNOULLI_TERMS - 1; k >= 0; k--)
    series = (series + bernoulli[k]) * square;
  return sum + BUILTIN(log)(x) - 1 / (2 * x) - series;
}

/* (-1)^(n+1) n! sum over k of (x + k)^-(n+1), x > 0: the first terms, then Euler and Maclaurin. */
static REAL NAME(polygamma_positive)(int n, REAL x) {
  static const REAL bernoulli[BERNOULLI_TERMS] = BERNOULLI(REAL);
  REAL factorial = 1, sum = 0;
  for (int k = 2; k <= n; k++)
    factorial *= k;
  for (; x < ASYMPTOTIC + n; x += 1)
    sum += BUILTIN(powi)(x, -n - 1);
  REAL power = BUILTIN(powi)(x, -n);
  sum += power / n + power / (2 * x);
  /* B(2k) / (2k)! * (n+1)(n+2)...(n+2k-1) * x^-(n+2k); B(2k) = 2k * bernoulli[k-1] */
  REAL rising = 1, falling = 1, term = power;
  for (int k = 1; k <= BERNOULLI_TERMS; k++) {
    rising *= k == 1 ? (REAL)(n + 1) : (REAL)(n + 2 * k - 2) * (n + 2 * k - 1);
    falling *= k == 1 ? (REAL)1 : (REAL)(2 * k - 2) * (2 * k - 1); /* (2k-1)! */
    term /= x * x;
    sum += bernoulli[k - 1] * rising / falling * term;
  }
  return n % 2 ? factorial * sum : -factorial * sum;
}

/* The n-th derivative of digamma; n = 0 is digamma itself. NaN at poles, for n < 0, and for n > 60 at x < 0. */
EXPORT REAL NAME(polygamma)(int n, REAL x) {
  enum { MOST = 60 };
  if (n == 0)
    return NAME(digamma)(x);
  if (n < 0 || x != x)
    return BUILTIN(nan)("");
  if (x > 0)
    return x > BUILTIN(huge_val)() / 2 ? 0 : NAME(polygamma_positive)(n, x);
  if (n > MOST || x == BUILTIN(rint)(x))
    return BUILTIN(nan)("");
  /* psi_n(x) = (-1)^n psi_n(1 - x) - (d/dx)^n pi cot(pi x): a polynomial in c = cot(pi x), c' = -pi (1 + c^2) */
  REAL coefficients[MOST + 2] = {0, 1};
  for (int derivative = 1; derivative <= n; derivative++) {
    REAL next[MOST + 2] = {0};
    for (int k = 1; k <= derivative; k++) {
      next[k - 1] -= k * coefficients[k];
      next[k + 1] -= k * coefficients[k];
    }
    for (int k = 0; k <= derivative + 1; k++)
      coefficients[k] = next[k] * PI;
  }
  REAL c = NAME(cot_pi)(x), value = 0;
  for (int k = n + 1; k >= 0; k--)
    value = value * c + coefficients[k];
  REAL mirrored = NAME(polygamma_positive)(n, 1 - x);
  return (n % 2 ? -mirrored : mirrored) - PI * value;
}
