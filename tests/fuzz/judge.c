/* Judges one program: linked with its `program` and the requests of forms.c, run as `judge POINT TOLERANCE`.

   A line for each thing that was looked at: its name, then `right`, `wrong` and what was found, or `kink`. Before a form
   is run its name is printed with `begins`, so that a crash or a hang is known by it. */
#include <math.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 32 };
double program(const double *x, const double *p, double *y);
extern const int fz_nx, fz_np, fz_ny;
/* 'r': gradient of sum w*y in x and p; 'x': in x alone; 'c': of the result alone, in x; 'f': tangents along v;
   'h': derivative of 'r' in x along v. */
typedef struct {
  const char *name;
  char kind;
  void (*run)(const double *x, const double *p, const double *w, double *g, double *y);
} Form;
extern const Form fz_forms[];

static uint64_t state;
static double uniform(double low, double high) {
  state += 0x9e3779b97f4a7c15u;
  uint64_t z = state;
  z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
  z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
  return low + (high - low) * (double)((z ^ (z >> 31)) >> 11) / 9007199254740992.0;
}
static double hundredths(double low, double high) { return round(uniform(low, high) * 1000) / 1000; }

static int nx, np, ny, n;
static double at[MOST];
static void primal(const double *place, double *y) {
  memset(y, 0, MOST * sizeof *y);
  y[0] = program(place, place + nx, y + 1);
}
static double weighted(const double *place, const double *w) {
  double y[MOST], sum = 0;
  primal(place, y);
  for (int i = 0; i < ny; i++) sum += w[i] * y[i];
  return sum;
}
/* What `function` (of a place) changes by along v: five points, two steps; how far the two are apart in *error. */
static double difference(double (*function)(const double *, const double *), const double *w, const double *v, double h,
                         double *error) {
  double two[2];
  for (int k = 0; k < 2; k++, h /= 2) {
    static const double steps[4] = {-2, -1, 1, 2}, factors[4] = {1, -8, 8, -1};
    two[k] = 0;
    for (int s = 0; s < 4; s++) {
      double place[MOST];
      for (int i = 0; i < n; i++) place[i] = at[i] + steps[s] * h * v[i];
      two[k] += factors[s] * function(place, w);
    }
    two[k] /= 12 * h;
  }
  *error = fabs(two[0] - two[1]);
  return two[1];
}
static const Form *second;
static const double *second_direction;
static double slope(const double *place, const double *w) {
  double g[MOST] = {0}, y[MOST] = {0}, sum = 0;
  second->run(place, place + nx, w, g, y);
  for (int i = 0; i < nx; i++) sum += second_direction[i] * g[i];
  return sum;
}

static void compare(const Form *form, const double *found, const double *expected, const double *error, int count,
                    double tolerance) {
  double scale = 1;
  int kinks = 0;
  for (int i = 0; i < count; i++) scale = fmax(scale, fabs(expected[i]));
  for (int i = 0; i < count; i++) {
    if (!(error[i] <= tolerance * scale)) {
      kinks++;
      continue;
    }
    if (!(fabs(found[i] - expected[i]) <= tolerance * scale + 20 * error[i])) {
      printf("%s wrong [%d]:", form->name, i);
      for (int k = 0; k < count; k++) printf(" %.8g(%.8g)", found[k], expected[k]);
      printf("\n");
      return;
    }
  }
  printf("%s %s\n", form->name, kinks == count && count ? "kink" : "right");
}

int main(int argc, char **argv) {
  state = argc > 1 ? strtoull(argv[1], 0, 10) * 2654435761u : 1;
  double tolerance = argc > 2 ? atof(argv[2]) : 1e-7, h = tolerance > 1e-5 ? 2e-2 : 2e-3;
  double w[MOST], v[MOST], y[MOST], again[MOST], gradient[MOST], errors[MOST];
  setvbuf(stdout, 0, _IOLBF, 0);
  nx = fz_nx, np = fz_np, ny = fz_ny + 1, n = nx + np;
  for (int i = 0; i < n; i++) at[i] = hundredths(0.35, 1.25) * (i % 3 == 2 ? -1 : 1);
  for (int i = 0; i < ny; i++) w[i] = i ? hundredths(0.3, 1) * (i & 1 ? 1 : -1) : 1;
  for (int i = 0; i < n; i++) v[i] = hundredths(-1, 1);
  primal(at, y);
  primal(at, again);
  printf("primal");
  for (int i = 0; i < ny; i++) printf(" %a", y[i]);
  printf("\n");
  for (int i = 0; i < ny; i++)
    if (!(fabs(y[i]) < 1e4)) return printf("unsuitable the values are too large\n"), 0;
  if (memcmp(y, again, sizeof y)) return printf("unsuitable a second call gives something else\n"), 0;
  if (!fz_forms[0].name) return 0;
  double largest = 0;
  int kinks = 0;
  for (int i = 0; i < n; i++) {
    double e[MOST] = {0};
    e[i] = 1;
    gradient[i] = difference(weighted, w, e, h, &errors[i]);
    largest = fmax(largest, fabs(gradient[i]));
    if (!(errors[i] <= tolerance * fmax(1, fabs(gradient[i])))) kinks++;
  }
  if (!(largest < 1e4)) return printf("unsuitable derivatives are too large\n"), 0;
  if (kinks == n) return printf("unsuitable not smooth\n"), 0;
  printf("kinks %d of %d, largest %g\n", kinks, n, largest);
  for (const Form *form = fz_forms; form->name; form++) {
    double x[MOST], g[MOST] = {0}, made[MOST], expected[MOST], error[MOST];
    memcpy(x, at, sizeof x);
    for (int i = 0; i < MOST; i++) made[i] = NAN;
    printf("%s begins\n", form->name);
    if (form->kind == 'f') {
      double seeds[MOST];
      memcpy(seeds, v, sizeof seeds);
      form->run(x, x + nx, seeds, g, made);
      for (int k = 0; k < ny; k++) {
        double only[MOST] = {0};
        only[k] = 1;
        expected[k] = difference(weighted, only, v, h, &error[k]);
      }
      compare(form, g, expected, error, ny, tolerance);
    } else if (form->kind == 'h') {
      double seeds[MOST];
      memcpy(seeds, w, sizeof seeds);
      for (second = fz_forms; second->name && second->kind != 'r'; second++) continue;
      if (!second->name) continue;
      double along[2 * MOST];
      memcpy(along, w, sizeof w);
      memcpy(along + MOST, v, sizeof v);
      form->run(x, x + nx, along, g, made);
      for (int k = 0; k < nx; k++) {
        double e[MOST] = {0}, direction[MOST] = {0};
        e[k] = 1;
        second_direction = e;
        memcpy(direction, v, nx * sizeof *v);
        expected[k] = difference(slope, w, direction, h, &error[k]);
      }
      compare(form, g, expected, error, nx, 100 * tolerance);
    } else {
      double seeds[MOST];
      memcpy(seeds, w, sizeof seeds);
      if (form->kind == 'c') {
        for (int i = 0; i < nx; i++) {
          double e[MOST] = {0}, only[MOST] = {1};
          e[i] = 1;
          expected[i] = difference(weighted, only, e, h, &error[i]);
        }
        form->run(x, x + nx, seeds, g, made);
        compare(form, g, expected, error, nx, tolerance);
      } else {
        form->run(x, x + nx, seeds, g, made);
        compare(form, g, gradient, errors, form->kind == 'r' ? n : nx, tolerance);
      }
    }
    for (int i = 0; i < ny; i++)
      if (!isnan(made[i]) && !(fabs(made[i] - y[i]) <= (tolerance > 1e-5 ? 1e-5 : 1e-11) * fmax(1, fabs(y[i])))) {
        printf("%s wrong output %d is %.17g, plainly %.17g\n", form->name, i, made[i], y[i]);
        break;
      }
    if (memcmp(x, at, n * sizeof *x)) printf("%s wrong an input was changed\n", form->name);
    primal(at, again);
    if (memcmp(y, again, sizeof y)) printf("%s wrong the plain call gives something else afterwards\n", form->name);
  }
  printf("done\n");
  return 0;
}
