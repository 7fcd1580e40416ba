/* A matrix in one block: a header, the addresses of the rows, the rows. */
#include "check.h"
typedef struct { size_t rows, cols; double **row; } Mat;
NOINLINE static Mat *mat(size_t r, size_t c) { Mat *m = malloc(sizeof *m + r * sizeof(double *) + r * c * sizeof(double)); m->rows = r; m->cols = c; m->row = (double **)(m + 1); double *d = (double *)(m->row + r); for (size_t i = 0; i < r; i++) m->row[i] = d + i * c; return m; }
NOINLINE static void mul(Mat *o, const Mat *a, const Mat *b) { for (size_t i = 0; i < a->rows; i++) for (size_t j = 0; j < b->cols; j++) { o->row[i][j] = 0; for (size_t k = 0; k < a->cols; k++) o->row[i][j] += a->row[i][k] * b->row[k][j]; } }
static double f(double *x) { Mat *a = mat(2, 3), *b = mat(3, 2), *o = mat(2, 2); for (int i = 0; i < 6; i++) { a->row[i / 3][i % 3] = x[i % 5]; b->row[i / 2][i % 2] = x[(i + 2) % 5] * x[0]; } double *t = o->row[0]; o->row[0] = o->row[1]; o->row[1] = t; mul(o, a, b); double r = o->row[0][0] * o->row[1][1] - o->row[0][1] * o->row[1][0]; free(a); free(b); free(o); return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
