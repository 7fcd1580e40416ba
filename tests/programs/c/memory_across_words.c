/* Numbers with swapped bytes, at odd places of records that lie anywhere in a buffer: across two words. */
#include "check.h"
#include <math.h>
#include <stdint.h>
#include <string.h>

struct record { void *next, *other; int key; unsigned char tag, number[8], more[8]; };
static void put(struct record *r, int key, const double *v) {
  r->key = key; r->tag = (unsigned char)(key & 3);
  { uint64_t u; memcpy(&u, &v[0], 8); for (int k = 0; k < 8; k++) r->number[k] = (unsigned char)(u >> (56 - 8 * k)); }
  { uint64_t u; memcpy(&u, &v[1], 8); for (int k = 0; k < 8; k++) r->more[k] = (unsigned char)(u >> (56 - 8 * k)); }
}
NOINLINE static void get(const struct record *r, double *v) {
  { uint64_t u = 0; for (int k = 0; k < 8; k++) u = u << 8 | r->number[k]; memcpy(&v[0], &u, 8); }
  { uint64_t u = 0; for (int k = 0; k < 8; k++) u = u << 8 | r->more[k]; memcpy(&v[1], &u, 8); }
}
static double f(double *x) {
  static unsigned char buffer[512]; size_t used = 0; double sum = 0.1;
  for (int k = 0; k < 4; k++) {
    double v[2]; for (int t = 0; t < 2; t++) v[t] = x[t] * (k + 1) + 0.1 * k;
    struct record r = {0}; put(&r, (k * 7 + 3) % 11, v);
    uint32_t length = sizeof r + (uint32_t)k; memcpy(buffer + used, &length, 4); used += 4;
    memcpy(buffer + used, &r, sizeof r); used += length;
  }
  for (size_t at = 0; at < used;) {
    uint32_t length; memcpy(&length, buffer + at, 4); at += 4;
    struct record got; memcpy(&got, buffer + at, sizeof got); at += length;
    double v[2]; get(&got, v); if (got.key & 1) sum = 0.7 * sum + sin(v[0]) * v[1]; else sum += 0.3 * v[1];
  }
  return sum;
}
TEST(f, 0.8, 1.4)
