/* Facts about the tape that generated code relies on. Linked with ir/tape.ll by test_tape.py. */
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

void *__enzcc_tape_enter(void);
void *__enzcc_tape_mark(void *);
void *__enzcc_tape_reserve(void *, int64_t);
void __enzcc_tape_release(void *, void *);
void __enzcc_tape_defer_free(void *, void *);
void *__enzcc_tape_new(void);
void __enzcc_tape_free(void *);
int64_t __enzcc_tape_bytes(void);
int64_t __enzcc_tape_live_bytes(void);

#define CHECK(condition)                                                            \
  do {                                                                              \
    if (!(condition)) {                                                             \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);       \
      exit(1);                                                                      \
    }                                                                               \
  } while (0)

static unsigned long long random_state = 88172645463325252ull;
static unsigned random_number(void) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return (unsigned)(random_state >> 32);
}

/* Reservations of all sizes are aligned, disjoint, and keep their contents until the release. */
static void contents(void *h, int depth) {
  enum { COUNT = 40 };
  unsigned char *p[COUNT];
  size_t size[COUNT];
  void *mark = __enzcc_tape_mark(h);
  for (int i = 0; i < COUNT; i++) {
    unsigned kind = random_number() % 8;
    size[i] = kind == 0 ? random_number() % 200000 : random_number() % (kind < 5 ? 64 : 3000);
    p[i] = __enzcc_tape_reserve(h, (int64_t)size[i]);
    CHECK((uintptr_t)p[i] % (size[i] >= 256 ? 64 : 16) == 0);
    memset(p[i], i + depth, size[i]);
    if (i % 5 == 0)
      __enzcc_tape_defer_free(h, malloc(24));
    if (i % 8 == 0 && depth < 2)
      contents(h, depth + 1);
  }
  for (int i = 0; i < COUNT; i++)
    for (size_t k = 0; k < size[i]; k++)
      CHECK(p[i][k] == (unsigned char)(i + depth));
  __enzcc_tape_release(h, mark);
}

static void *thread_main(void *ignored) {
  (void)ignored;
  void *h = __enzcc_tape_enter();
  for (int i = 0; i < 3; i++)
    contents(h, 2);
  __enzcc_tape_free(__enzcc_tape_new());
  return h;
}

static int poisoned(void) {
  const char *setting = getenv("ENZCC_TAPE_POISON");
  return setting ? atoi(setting) : 0;
}

int main(int argc, char **argv) {
  void *h = __enzcc_tape_enter();
  if (argc > 1) {
    if (!strcmp(argv[1], "negative"))
      __enzcc_tape_reserve(h, -8);
    if (!strcmp(argv[1], "wrapping"))
      __enzcc_tape_reserve(h, INT64_C(-1));
    if (!strcmp(argv[1], "huge"))
      __enzcc_tape_reserve(h, INT64_C(1) << 46);
    if (!strcmp(argv[1], "late") || !strcmp(argv[1], "overrun")) {
      void *mark = __enzcc_tape_mark(h);
      double *p = __enzcc_tape_reserve(h, 80);
      volatile double value = 0;
      if (!strcmp(argv[1], "overrun"))
        value = p[10];
      __enzcc_tape_release(h, mark);
      value = p[3];
      return value == 0;
    }
    return 0;
  }

  CHECK(h == __enzcc_tape_enter());
  CHECK(__enzcc_tape_live_bytes() == 0);

  /* the same calls find the same memory again */
  void *first = 0;
  for (int i = 0; i < 5; i++) {
    void *mark = __enzcc_tape_mark(h);
    void *p = __enzcc_tape_reserve(h, 100000);
    if (i && poisoned() < 2)
      CHECK(p == first);
    first = p;
    CHECK(__enzcc_tape_live_bytes() >= 100000);
    if (poisoned()) {
      double value;
      memcpy(&value, p, sizeof value);
      CHECK(value != value);
    }
    memset(p, 0, 100000);
    __enzcc_tape_release(h, mark);
    CHECK(__enzcc_tape_live_bytes() == 0);
    if (poisoned() == 1)
      CHECK(*(unsigned char *)p == 0xAD);
  }
  CHECK(__enzcc_tape_bytes() >= 100000 && __enzcc_tape_bytes() < 200000);

  for (int i = 0; i < 4; i++) {
    contents(h, 0);
    CHECK(__enzcc_tape_live_bytes() == 0);
  }

  /* many blocks, then a release in the middle: what was before it is still there */
  void *outer = __enzcc_tape_mark(h);
  int *kept = __enzcc_tape_reserve(h, 4000);
  for (int i = 0; i < 1000; i++)
    kept[i] = i;
  for (int round = 0; round < 3; round++) {
    void *inner = __enzcc_tape_mark(h);
    for (int i = 0; i < 10; i++)
      memset(__enzcc_tape_reserve(h, 1 << 20), 0xff, 1 << 20);
    __enzcc_tape_release(h, inner);
  }
  for (int i = 0; i < 1000; i++)
    CHECK(kept[i] == i);
  CHECK(__enzcc_tape_live_bytes() < 20000);
  __enzcc_tape_release(h, outer);
  CHECK(__enzcc_tape_bytes() >= 10 << 20);

  /* a size of zero is as good as any */
  void *mark = __enzcc_tape_mark(h);
  __enzcc_tape_reserve(h, 0);
  __enzcc_tape_release(h, mark);

  /* tapes of users: any order, and from another thread */
  void *a = __enzcc_tape_new(), *b = __enzcc_tape_new();
  int *x = __enzcc_tape_reserve(a, 4000), *y = __enzcc_tape_reserve(b, 4000);
  for (int i = 0; i < 1000; i++)
    x[i] = i, y[i] = -i;
  __enzcc_tape_defer_free(a, malloc(10));
  for (int i = 0; i < 1000; i++)
    CHECK(x[i] == i);
  __enzcc_tape_free(a);
  for (int i = 0; i < 1000; i++)
    CHECK(y[i] == -i);
  __enzcc_tape_free(b);
  __enzcc_tape_free(0);

  pthread_t threads[4];
  for (int i = 0; i < 4; i++)
    CHECK(!pthread_create(&threads[i], 0, thread_main, 0));
  for (int i = 0; i < 4; i++) {
    void *other;
    CHECK(!pthread_join(threads[i], &other));
    CHECK(other != h);
  }
  puts("the tape is sound");
  return 0;
}
