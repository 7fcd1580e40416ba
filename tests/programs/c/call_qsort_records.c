/* The C library's qsort moves records and pointers to them, by integers, by their numbers, of a size that is known late. */
#include "check.h"
typedef struct { int key; char name[3]; double v; } Item;
static int by_key(const void *p, const void *q) { return ((const Item *)p)->key - ((const Item *)q)->key; }
static int by_value(const void *p, const void *q) { double a = (*(const Item *const *)p)->v, b = (*(const Item *const *)q)->v; return (a > b) - (a < b); }
static int by_number(const void *p, const void *q) { double a = *(const double *)p, b = *(const double *)q; return (a < b) - (a > b); }
static double f(double *x) {
  Item items[4], *places[4]; double r = 0, *numbers = malloc(4 * sizeof *numbers); size_t n = x[0] > 0 ? 4 : 3;
  for (int i = 0; i < 4; i++) { items[i].key = (i * 5 + 2) % 7; items[i].v = x[i] * x[i]; numbers[i] = sin(x[i]); }
  qsort(items, n, sizeof *items, by_key);
  for (int i = 0; i < 4; i++) places[i] = &items[i];
  qsort(places, 4, sizeof *places, by_value); qsort(numbers, n, sizeof *numbers, by_number);
  for (int i = 0; i < 4; i++) r = 0.5 * r + places[i]->v * numbers[i] + items[i].v * i;
  free(numbers); return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5)
