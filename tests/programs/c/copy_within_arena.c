/* Records of addresses and integers, in an arena where the numbers lie as well that they lead to: sorted and exchanged,
 * by way of a variable, with and without the compiler's word for what their members are. */
#include "check.h"
static __attribute__((aligned(16))) unsigned char arena[4096]; static size_t used;
static void *take(size_t bytes) { void *p = arena + used; used += (bytes + 15) & ~(size_t)15; return p; }
typedef struct Record { struct Record *next, *other; int key; const double *weights; double *numbers; } Record;
static const double WEIGHTS[3] = {0.5, -0.25, 0.75};
static void put(Record *r, int key, double v) { r->key = key; r->weights = WEIGHTS; r->numbers = take(8); r->numbers[0] = v; }
NOINLINE static double value(const Record *r) { return r->numbers[0] + 8.0 * r->key; }
static double f(double *x) {
  used = 0; double sum = 0.1; Record *a = take(5 * sizeof *a);
  for (int j = 0; j < 5; j++) put(&a[j], (j * 5 + 2) % 7, x[j] * x[(j + 1) % 5]);
  for (int j = 1; j < 5; j += 2) { Record copy = a[j - 1]; a[j - 1] = a[j]; memcpy(&a[j], &copy, sizeof copy); }
  for (int j = 1; j < 5; j++) { Record t = a[j]; int k = j - 1; while (k >= 0 && value(&t) < value(&a[k])) { a[k + 1] = a[k]; k--; } a[k + 1] = t; }
  for (int j = 0; j < 5; j++) sum = 0.5 * sum + sin(a[j].numbers[0]) * a[j].weights[j % 3];
  return sum;
}
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
