/* One block with counts, and two arrays of numbers behind them: copied whole, array by array, shifted within, walked over
 * from neighbor to neighbor; with the counts, new blocks are made. */
#include "check.h"
struct head { size_t rows, columns, marks; };
typedef struct { struct head *block; } table;
NOINLINE static double *cells(const table *t) { return (double *)&t->block[1]; }
NOINLINE static double *marks(const table *t) { return cells(t) + t->block->rows * t->block->columns; }
NOINLINE static int make(size_t rows, size_t columns, table *t) {
  t->block = malloc(sizeof(struct head) + (rows * columns + rows + 1) * sizeof(double));
  if (!t->block) return 1;
  t->block->rows = rows, t->block->columns = columns, t->block->marks = rows + 1;
  double *m = marks(t), step = 1.0 / (t->block->marks - 1);
  for (size_t i = 0; i < t->block->marks; i++) m[i] = 0.5 + step * i;
  return 0;
}
NOINLINE static int copy(const table *from, table *to) {
  size_t size = sizeof(struct head) + (from->block->rows * from->block->columns + from->block->marks) * sizeof(double);
  to->block = malloc(size);
  if (!to->block) return 1;
  memcpy(to->block, from->block, size);
  return 0;
}
NOINLINE static int slopes(const table *from, table *to) {
  table work;
  if (copy(from, &work)) return 1;
  double *c = cells(&work), *m = marks(&work);
  size_t rows = work.block->rows, columns = work.block->columns, n = work.block->marks;
  for (size_t i = 1; i + 1 < n; i++)
    if (m[i] == m[i - 1]) { // never: but a walk from one to the one before
      memmove(c + i * columns, c + (i + 1) * columns, (rows - i - 1) * columns * sizeof(double));
      memmove(&m[i], &m[i + 1], (n - i - 1) * sizeof(double));
      rows--, n--;
    }
  for (size_t i = 0; i + 1 < rows; i++)
    for (size_t j = 0; j < columns; j++)
      c[i * columns + j] = (c[(i + 1) * columns + j] - c[i * columns + j]) / (m[i + 1] - m[i]);
  int failed = make(rows - 1, columns, to);
  if (!failed) {
    memcpy(cells(to), c, (rows - 1) * columns * sizeof(double));
    memcpy(marks(to), m, rows * sizeof(double));
  }
  free(work.block);
  return failed;
}
static double f(double *x) {
  table t, s;
  double sum = 0;
  if (make(4, 2, &t)) return -1;
  for (size_t i = 0; i < 8; i++) cells(&t)[i] = x[i % 3] * x[i % 2] + 0.1 * i;
  for (size_t i = 0; i < t.block->marks; i++) marks(&t)[i] += 0.05 * i * x[2];
  if (slopes(&t, &s)) return -1;
  size_t n = s.block->rows * s.block->columns;
  for (size_t i = 0; i < n; i++) sum += sin(cells(&s)[i]) * marks(&s)[i % s.block->marks] / s.block->columns;
  free(t.block), free(s.block);
  return sum;
}
TEST(f, 0.8, 1.4, -0.3)
