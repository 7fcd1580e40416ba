/* Records in a buffer of bytes, behind headers of odd lengths, of which only a part is read: by the function itself, by
 * one that it calls, by one that is called by way of another. Which bytes of the rest are a number nobody needs to know. */
#include "check.h"
typedef struct Record { struct Record *next; int key; const double *weights; double number, other; } Record;
typedef struct { double *sum; int calls; } Context;
static const double WEIGHTS[3] = {0.5, -0.25, 0.75};
static size_t put(unsigned char *to, const Record *r, int more) { uint32_t length = sizeof *r + (uint32_t)more; memcpy(to, &length, 4); memcpy(to + 4, r, sizeof *r); return 4 + length; }
NOINLINE static double number_of(const Record *r) { return sin(r->number); }
NOINLINE static void visit(const Record *r, void *given) { Context *c = given; *c->sum = 0.5 * *c->sum + number_of(r) * ++c->calls; }
NOINLINE static void weigh(const Record *r, void *given) { Context *c = given; *c->sum += r->weights[r->key % 3] * number_of(r) * r->other; }
static void (*const VISITORS[2])(const Record *, void *) = {visit, weigh};
static size_t take(const unsigned char *from, Record *r) { uint32_t length; memcpy(&length, from, 4); memcpy(r, from + 4, sizeof *r); return 4 + length; }
static double f(double *x) {
  unsigned char buffer[512]; size_t used = 0; double sum = 0.1; Context context = {&sum, 0};
  for (int j = 0; j < 5; j++) { Record r = {0}; r.key = j ^ 1; r.weights = WEIGHTS; r.number = x[j] * x[(j + 1) % 5]; r.other = x[j] - j; used += put(buffer + used, &r, j); }
  for (size_t at = 0; at < used;) { Record got; at += take(buffer + at, &got); visit(&got, &context); }
  for (size_t at = 0; at < used;) { Record got; at += take(buffer + at, &got); if (got.key & 1) sum += got.other * got.other; }
  for (size_t at = 0; at < used;) { Record got; at += take(buffer + at, &got); VISITORS[got.key & 1](&got, &context); }
  return sum;
}
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
