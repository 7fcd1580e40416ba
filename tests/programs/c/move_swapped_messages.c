/* Messages at any bytes of a buffer, with addresses and with numbers whose bytes are swapped. */
#include "check.h"
typedef struct Message { struct Message *next; int key; const double *weights; uint64_t word; unsigned char bytes[8]; } Message;
static const double WEIGHTS[3] = {0.5, -0.25, 0.75};
NOINLINE static void put(Message *m, int key, double a, double b) {
  uint64_t u; m->key = key; m->weights = WEIGHTS;
  memcpy(&u, &a, 8); m->word = __builtin_bswap64(u);
  memcpy(&u, &b, 8); for (int k = 0; k < 8; k++) m->bytes[k] = (unsigned char)(u >> (56 - 8 * k));
}
static double word_of(const Message *m) { uint64_t u = __builtin_bswap64(m->word); double a; memcpy(&a, &u, 8); return a; }
NOINLINE static double bytes_of(const Message *m) { uint64_t u = 0; double b; for (int k = 0; k < 8; k++) u = u << 8 | m->bytes[k]; memcpy(&b, &u, 8); return b; }
static double f(double *x) {
  unsigned char buffer[512]; size_t used = 0; double sum = 0;
  for (int j = 0; j < 5; j++) { Message m = {0}; put(&m, j ^ 3, x[j] * x[j], x[j] * x[(j + 1) % 5]); uint32_t length = sizeof m + (uint32_t)j; memcpy(buffer + used, &length, 4); memcpy(buffer + used + 4, &m, sizeof m); used += 4 + length; }
  for (size_t at = 0; at < used;) { Message m; uint32_t length; memcpy(&length, buffer + at, 4); memcpy(&m, buffer + at + 4, sizeof m); at += 4 + length; sum = 0.7 * sum + sin(word_of(&m)) * m.weights[m.key % 3]; }
  for (size_t at = 0; at < used;) { Message m; uint32_t length; memcpy(&length, buffer + at, 4); memcpy(&m, buffer + at + 4, sizeof m); at += 4 + length; sum += exp(-bytes_of(&m)) * word_of(&m); }
  return sum;
}
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
