/* The derivatives of everything.mlir: forward against reverse mode against differences. */
#include <enzyme.h>
#include <math.h>
#include <stdint.h>
#include <stdio.h>

typedef struct { double *allocated, *aligned; int64_t offset, size, stride; } Vector;
typedef struct { double *allocated, *aligned; int64_t offset, size[2], stride[2]; } Matrix;
typedef double Function(double *x);

double polynomial(double, int64_t), slope(double, int64_t);
double _mlir_ciface_weighted(Vector *, int64_t), _mlir_ciface_product(Matrix *);
extern double __enzyme_fwddiff_all(void *, ...);

static Vector vector(double *x) { return (Vector){x, x, 0, 4, 1}; }
static Matrix matrix(double *x) { return (Matrix){x, x, 0, {2, 2}, {2, 1}}; }

static double weighted(double *x) { Vector v = vector(x); return _mlir_ciface_weighted(&v, 4); }
static double product(double *x) { Matrix m = matrix(x); return _mlir_ciface_product(&m); }

static int wrong;

static void compare(const char *name, int i, double a, double b) {
  if (fabs(a - b) <= 1e-6 * (1 + fabs(a) + fabs(b))) return;
  printf("%s %d: %.12g %.12g\n", name, i, a, b);
  wrong++;
}

static void check(const char *name, Function *f, const double *gradient, const double *tangent) {
  for (int i = 0; i < 4; i++) {
    double up[4] = {0.7, 1.3, 2.1, -0.4}, down[4] = {0.7, 1.3, 2.1, -0.4};
    up[i] += 1e-6, down[i] -= 1e-6;
    compare(name, i, gradient[i], (f(up) - f(down)) / 2e-6);
    compare(name, i, gradient[i], tangent[i]);
  }
}

int main(void) {
  compare("polynomial", 0, slope(1.2, 7), (polynomial(1.2 + 1e-6, 7) - polynomial(1.2 - 1e-6, 7)) / 2e-6);
  double x[4] = {0.7, 1.3, 2.1, -0.4}, gradient[4] = {0}, tangent[4];
  Vector v = vector(x), dv = vector(gradient);
  __enzyme_autodiff((void *)_mlir_ciface_weighted, enzyme_dup, &v, &dv, enzyme_const, (int64_t)4);
  for (int i = 0; i < 4; i++) {
    double direction[4] = {i == 0, i == 1, i == 2, i == 3};
    Vector moved = vector(direction);
    tangent[i] = __enzyme_fwddiff_all((void *)_mlir_ciface_weighted, enzyme_dup, &v, &moved, enzyme_const, (int64_t)4);
  }
  check("weighted", weighted, gradient, tangent);
  double other[4] = {0};
  Matrix m = matrix(x), dm = matrix(other);
  __enzyme_autodiff((void *)_mlir_ciface_product, enzyme_dup, &m, &dm);
  for (int i = 0; i < 4; i++) {
    double direction[4] = {i == 0, i == 1, i == 2, i == 3};
    Matrix moved = matrix(direction);
    tangent[i] = __enzyme_fwddiff_all((void *)_mlir_ciface_product, enzyme_dup, &m, &moved);
  }
  check("product", product, other, tangent);
  return wrong;
}
