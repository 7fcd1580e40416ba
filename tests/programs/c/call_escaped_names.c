/* Names that LLVM writes in quotes and with escapes. Most functions are looked at as text: which of them have their
 * addresses taken, which mention a global, whose derivatives are alike. Who has been found there must be the one that the
 * module knows. */
#include "check.h"

static double quadrat_ü(double x) { return x * x; }
static double cube(double x) { return x * x * x; }
static double würfel(double x) { return 2 * x * x * x; }
static double (*gewählt)(double);
static double *größe;
static double maß = 2;

static NOINLINE void wähle(double x) { gewählt = x > 1 ? cube : x > 0 ? würfel : quadrat_ü; }
static NOINLINE void merke(double *p) { größe = p; }

static NOINLINE double summe_ü(double *p, int n) {
    return n ? p[0] * p[0] + summe_ü(p + 1, n - 1) : 0;
}

static double f(double *x) {
    double own[2] = {x[0] * x[1], sin(x[1])}, sum = 0;
    merke(x);
    for (int i = 0; i < 4; i++) {
        wähle(x[i]);
        sum += maß * gewählt(x[i]);
        maß = 2 + 0.5 * x[i];
    }
    double r = sum + summe_ü(own, 2) + summe_ü(x, 4) + größe[1] * x[0];
    maß = 2;
    return r;
}

TEST(f, 0.9, 1.4, -1.7, 0.3)
