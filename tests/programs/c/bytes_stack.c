/* A stack of elements of any size, used with two types. */
#include "check.h"
typedef struct { char *data; size_t size, used, cap; } Stack;
typedef struct { int op; double v; } Tok;
NOINLINE static void push(Stack *s, const void *p) { if (s->used == s->cap) { s->cap = s->cap ? 2 * s->cap : 2; s->data = realloc(s->data, s->cap * s->size); } memcpy(s->data + s->used++ * s->size, p, s->size); }
NOINLINE static int pop(Stack *s, void *p) { if (!s->used) return 0; memcpy(p, s->data + --s->used * s->size, s->size); return 1; }
static double f(double *x) { Stack s = {0, sizeof(Tok), 0, 0}, d = {0, sizeof(double), 0, 0}; for (int i = 0; i < 5; i++) { Tok v = {i, x[i] * x[i]}; push(&s, &v); push(&d, &x[i]); } double r = 1; Tok v; double w; while (pop(&s, &v) && pop(&d, &w)) r = r * 0.5 + v.v * r * v.op + w; free(s.data); free(d.data); return r; }
TEST(f, 0.8, 1.4, -0.3, 0.5, 0.9)
