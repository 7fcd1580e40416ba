/* Facts about numbers in buffers of bytes that generated code relies on. Linked with ir/numbers.ll by test_numbers.py. */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

typedef unsigned short Set;
typedef void Move(char *to, char *from, size_t size);

void __enzcc_number_at(const void *place, size_t width, int stored, Set *seen, void *places);
void __enzcc_forget_numbers(const char *place, size_t size, void *places);
void __enzcc_whole_number(const char *place, size_t width, Set *seen, void *places, const char *where);
void __enzcc_move_numbers(char *to, char *from, size_t size, size_t width, Move *move, Set *seen, void *places,
                          const char *where);
void __enzcc_move_addresses(char *to, char *from, size_t size, Set *seen, void *places, const char *where);

_Noreturn void __enzcc_bits_of_number(const char *where) {
  (void)where;
  abort();
}

#define CHECK(condition)                                                            \
  do {                                                                              \
    if (!(condition)) {                                                             \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition);       \
      exit(1);                                                                      \
    }                                                                               \
  } while (0)

enum { WIDTH = 8, MOST = 24, SIZE = 512 };
static Set seen[2];
static void *places[2 << 16];
static _Alignas(16) char memory[SIZE];

static unsigned long long random_state = 88172645463325252ull;
static unsigned random_below(unsigned bound) {
  random_state ^= random_state << 13;
  random_state ^= random_state >> 7;
  random_state ^= random_state << 17;
  return (unsigned)(random_state >> 32) % bound;
}

static double get(const char *place) {
  double x;
  memcpy(&x, place, sizeof x);
  return x;
}
static void set(char *place, double x) { memcpy(place, &x, sizeof x); }

static void add(char *to, char *from, size_t size) {
  char moved[SIZE];
  memcpy(moved, to, size);
  memset(to, 0, size);
  for (size_t at = 0; at + WIDTH <= size; at += WIDTH)
    set(from + at, get(from + at) + get(moved + at));
}

static void clear(void) {
  memset(memory, 0, SIZE);
  __enzcc_forget_numbers(memory, SIZE, places);
  memset(seen, 0, sizeof seen);
}

/* Numbers at `offsets` of two ranges, with adjoints here and there; what a copy between the ranges must leave. */
typedef struct Case {
  size_t to, from, size, count, offsets[MOST];
  char wanted[SIZE];
} Case;

static Case random_case(int noted_everywhere) {
  Case c = {.size = 16 + random_below(100)};
  c.from = random_below(100);
  c.to = c.from + c.size + random_below(100);
  if (random_below(2)) {
    size_t other = c.to;
    c.to = c.from;
    c.from = other;
  }
  int dense = random_below(2);
  for (size_t at = random_below(20); at + WIDTH <= c.size && c.count < MOST; at += WIDTH + (dense ? 0 : random_below(9)))
    c.offsets[c.count++] = at;
  for (size_t k = 0; k < c.count; k++) {
    char *sides[] = {memory + c.to + c.offsets[k], memory + c.from + c.offsets[k]};
    int noted = 0;
    for (int side = 0; side < 2; side++) {
      if (random_below(3))
        set(sides[side], 1 + random_below(1000) / 7.0);
      if (random_below(2)) {
        __enzcc_number_at(sides[side], WIDTH, 0, seen, places);
        noted = 1;
      }
    }
    if (!noted && noted_everywhere)
      __enzcc_number_at(sides[random_below(2)], WIDTH, 0, seen, places);
  }
  memcpy(c.wanted, memory, SIZE);
  for (size_t k = 0; k < c.count; k++)
    add(c.wanted + c.to + c.offsets[k], c.wanted + c.from + c.offsets[k], WIDTH);
  return c;
}

static void move(const Case *c) {
  __enzcc_move_numbers(memory + c->to, memory + c->from, c->size, WIDTH, add, seen, places, "here");
}

/* What was noted on one side is moved, wherever it begins. */
static void test_noted(void) {
  for (int trial = 0; trial < 20000; trial++) {
    clear();
    Case c = random_case(1);
    if (random_below(2)) /* others, elsewhere, are at other places */
      for (int k = 0; k < 16; k++)
        seen[0] |= 1u << k;
    move(&c);
    CHECK(!memcmp(memory, c.wanted, SIZE));
  }
}

/* Elements of an array that move by some elements: each is read before it is written. */
static void test_overlapping(void) {
  for (int trial = 0; trial < 5000; trial++) {
    clear();
    size_t begin = random_below(64), count = 3 + random_below(20), by = 1 + random_below(3);
    for (size_t k = 0; k < count + by; k++) {
      char *place = memory + begin + WIDTH * k;
      __enzcc_number_at(place, WIDTH, 0, seen, places);
      set(place, 1 + random_below(100));
    }
    if (random_below(2))
      seen[0] = 0xffff;
    size_t low = begin, high = begin + by * WIDTH, size = count * WIDTH;
    int up = random_below(2);
    size_t to = up ? high : low, from = up ? low : high;
    char wanted[SIZE];
    memcpy(wanted, memory, SIZE);
    char moved[SIZE];
    memcpy(moved, wanted + to, count * WIDTH);
    memset(wanted + to, 0, count * WIDTH);
    for (size_t k = 0; k < count; k++) {
      char *place = wanted + from + WIDTH * k;
      set(place, get(place) + get(moved + WIDTH * k));
    }
    __enzcc_move_numbers(memory + to, memory + from, size, WIDTH, add, seen, places, "here");
    CHECK(!memcmp(memory, wanted, SIZE));
  }
}

/* Where notes are missing, or where there are more of them than numbers, the move is right or ends the program. (Not if
 * what is not noted lies under what is noted and is not there: derivatives note all numbers that they meet.) */
static void test_missing(void) {
  int ended = 0, right = 0;
  for (int trial = 0; trial < 600; trial++) {
    clear();
    Case c = random_case(trial % 2);
    seen[0] = 0xffff;
    for (int k = 0; k < 2 && trial % 2; k++)
      __enzcc_number_at(memory + (k ? c.to : c.from) + random_below(c.size), WIDTH, 0, seen, places);
    pid_t child = fork();
    if (!child) {
      CHECK(freopen("/dev/null", "w", stderr));
      move(&c);
      _exit(memcmp(memory, c.wanted, SIZE) != 0);
    }
    int status;
    CHECK(waitpid(child, &status, 0) == child);
    ended += WIFSIGNALED(status);
    right += WIFEXITED(status) && WEXITSTATUS(status) == 0;
  }
  CHECK(ended + right == 600 && ended > 50 && right > 50);
}

/* In the forward sweep addresses are copied, of noted words and of those that lie as addresses do; adjoints stay. */
static void test_addresses(void) {
  for (int trial = 0; trial < 5000; trial++) {
    clear();
    size_t from = random_below(60), to = 200 + random_below(60), size = 64, at = random_below(12);
    char wanted[SIZE];
    size_t count = 0, words[MOST];
    for (; at + WIDTH <= size; at += WIDTH + random_below(9))
      words[count++] = at;
    for (size_t k = 0; k < count; k++) {
      char *place = memory + from + words[k];
      uint64_t address = (uintptr_t)memory + 8 * k;
      int is_address = random_below(2), aligned = (uintptr_t)place % 8 == 0;
      if (is_address) {
        memcpy(place, &address, 8);
        if (!aligned || random_below(2))
          __enzcc_number_at(place, WIDTH, 0, seen, places);
      } else {
        set(place, random_below(2) ? 2.5 : 0);
        set(memory + to + words[k], 3.25);
        __enzcc_number_at(place, WIDTH, 0, seen, places);
      }
    }
    memcpy(wanted, memory, SIZE);
    for (size_t k = 0; k < count; k++) {
      uint64_t word;
      memcpy(&word, memory + from + words[k], 8);
      if (word && word < (uint64_t)1 << 52)
        memcpy(wanted + to + words[k], &word, 8);
    }
    __enzcc_move_addresses(memory + to, memory + from, size, seen, places, "here");
    CHECK(!memcmp(memory, wanted, SIZE));
  }
}

/* What is noted of memory is dropped, and of nothing beside it. */
static void test_forgotten(void) {
  for (size_t begin = 0; begin < 40; begin++)
    for (size_t size = 0; size < 40; size++) {
      clear();
      for (size_t k = 0; k < 96; k += WIDTH)
        __enzcc_number_at(memory + k, WIDTH, 0, seen, places);
      seen[0] = 0xffff;
      __enzcc_forget_numbers(memory + begin, size, places);
      for (size_t k = 0; k < 96; k += WIDTH) {
        set(memory + k, 1);
        int dropped = k >= begin && k < begin + size;
        pid_t child = begin % 8 || size % 13 ? 0 : fork();
        if (child || (begin % 8 == 0 && size % 13 == 0)) {
          if (!child) {
            CHECK(freopen("/dev/null", "w", stderr));
            __enzcc_whole_number(memory + k, WIDTH, seen, places, "here");
            _exit(0);
          }
          int status;
          CHECK(waitpid(child, &status, 0) == child);
          CHECK(WIFSIGNALED(status) == dropped);
        } else if (!dropped) {
          __enzcc_whole_number(memory + k, WIDTH, seen, places, "here");
        }
      }
    }
}

int main(void) {
  test_noted();
  test_overlapping();
  test_missing();
  test_addresses();
  test_forgotten();
  puts("the notes are sound");
  return 0;
}
