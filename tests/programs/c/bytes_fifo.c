/* Bytes are pushed and popped one by one, by functions. */
#include "check.h"
typedef struct { uint8_t b[64]; unsigned in, out; } Fifo;
NOINLINE static void push(Fifo *q, uint8_t v) { q->b[q->in++ % 64] = v; }
NOINLINE static uint8_t pop(Fifo *q) { return q->b[q->out++ % 64]; }
static double f(double *x) { Fifo q = {{0}, 0, 0}; double r = 0; for (int i = 0; i < 5; i++) { double v = x[i] * x[0]; for (int k = 0; k < 8; k++) push(&q, ((uint8_t *)&v)[k]); } for (int i = 0; i < 5; i++) { double v; for (int k = 0; k < 8; k++) ((uint8_t *)&v)[k] = pop(&q); r += (i + 1) * v * v; } return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
