/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* check.c: what is known of a request, of the memory that it touches, and of the program; and the C library. */

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef __INTPTR_TYPE__ intptr;
typedef long long int64;
typedef unsigned long long word;
typedef unsigned char byte;

int snprintf(char *, size_t, const char *, ...);
double strtod(const char *, char **);
char *getenv(const char *);
int fork(void);
int waitpid(int, int *, int);
int kill(int, int);
int getpid(void);
int sigaction(int, const void *, void *);
int pipe(int *);
int poll(void *, unsigned long, int);
int open(const char *, int, ...);
int close(int);
int dup2(int, int);
int fcntl(int, int, ...);
long lseek(int, long, int);
long read(int, void *, size_t);
long write(int, const void *, size_t);
int ftruncate(int, long);
int prctl(int, ...);
unsigned alarm(unsigned);
void (*signal(int, void (*)(int)))(int);
int setrlimit(int, const unsigned long *);
int clock_gettime(int, long *);
int fflush(void *);
_Noreturn void _exit(int);
void *mmap(void *, size_t, int, int, int, long);
int munmap(void *, size_t);
char *__cxa_demangle(const char *, char *, size_t *, int *) __attribute__((weak));
int __cxa_atexit(void (*)(void *), void *, void *);
void *memcpy(void *, const void *, size_t);
int strncmp(const char *, const char *, size_t);
size_t strlen(const char *);

#define EXPORT __attribute__((weak, visibility("hidden"), noinline))
#define SHARED_STATE __attribute__((weak, visibility("hidden")))

enum { /* codes of accesses, as the compiler passes them */
  BYTES,
  F64,
  F32,
  POINTER,
  WORD,
  OTHER_FLOAT, /* half, and what else is not known */
  F80, /* x86's long double */
  F128,
};
enum { /* bits of what is known of four bytes */
  READ = 1,
  WRITTEN = 2,
  IS_F64 = 4,
  IS_F32 = 8,
  IS_OTHER_FLOAT = 16,
  IS_F80 = IS_OTHER_FLOAT | IS_F64,
  IS_F128 = IS_OTHER_FLOAT | IS_F32,
  IS_BITS = 32,
  SCANNED = 64,
  IS_POINTER = 128,
};
/* Flags of entries, beside READ and WRITTEN. */
enum { GUESSED = 256, UNSHADOWED = 512, NO_PRIMAL = 1024, NAMED = 2048, RELEASED = 4096, EQUAL = 8192 };
enum { OF_KIND = GUESSED | UNSHADOWED | RELEASED }; /* what is moved together in reverse mode */
enum { MOST_ENTRIES = 1 << 22, MOST_ANCHORS = 1 << 18, MOST_OBJECTS = 1 << 22, MOST_RANGES = 4096, STEPS = 5,
       MOST_STOPPED = 1 << 20 };
#define MAPS ((size_t)1 << 35)
enum { FATAL = 5, LANES_AT_ONCE = 64, MOST_HALVES = 16, TEXT = 4096, STATUS = 77, NOISY = 2 };
enum { NULL_SHADOW = 1, OWN_SHADOW = 2, SHORT_SHADOW = 4, NAN_SHADOW = 8, OVERLAPS = 16, UNSUPPORTED = 32, TOO_MANY = 64,
       WILD_SHADOW = 128, SHARED_SHADOW = 256, NEW_POINTER = 512, BY_NAME = 1024,
       LOST = 2048, FREED_INPUT = 4096, LONG = 8192, SAME_BITS = 16384 };

typedef struct Slot { /* a scalar in the frame */
  int64 offset, code, argument, shadowed; /* shadowed: 0 no, 1 yes, 2 yes, and its primal need not be computed */
} Slot;

typedef struct Variable {
  char *address;
  int64 size;
  char *shadow; /* that the program declares */
} Variable;

typedef struct Pair {
  void *plain, *watched;
} Pair;

typedef struct Variables {
  int64 count;
  Variable variable[];
} Variables;

typedef struct Code {
  int64 count;
  Pair pair[];
} Code;

typedef struct Site {
  void (*plain)(char *);
  void (*watched)(char *);
  const char *place, *function, *options;
  const Slot *slots;
  int64 slot_count, forward, runtime_activity, is_rust, in_halves, keeps_tape;
  const Variables *variables;
  const Code *code;
  int64 calls, checked, told; /* told: findings that are said once */
  int64 unseeded, failed, wanted;
  double cost; /* seconds that a check took at last */
  struct Site *next; /* of those that were asked */
} Site;

typedef struct Anchor { /* a pointer and its shadow: memory from here on, to the next anchor of its object */
  char *at;
  intptr delta;
  char *via; /* where the pointer was read; 0: it is an argument */
  int kind, argument, noneed, next, from; /* from: the anchor that `via` belongs to; or the slot of the argument */
  char *pointer, *other; /* as it was read; and its shadow now, where a tangent along a tape has shadows of its own */
} Anchor;
enum { SHADOWED, WITHOUT, NULLED, SAME };

typedef struct Entry {
  char *primal, *shadow;
  double value, before, after, scale;
  int code, flags, anchor, of_result;
} Entry;

typedef struct Shared {
  int64 entries, anchors, found, status, done;
  int64 short_entry, nan_entry, null_entry, overlap_entry, shared_entry, same_anchor;
  int64 command, into, low, high, flags, seed;
  double step, sigma;
  int64 floats; /* whether there are any of single precision */
  Anchor anchor[MOST_ANCHORS];
  Entry entry[MOST_ENTRIES];
  int64 stopped_count;
  int64 stopped[MOST_STOPPED]; /* what calls without derivative have returned, where the function stands */
  double v[MOST_ENTRIES]; /* the direction */
  double y[STEPS][MOST_ENTRIES];
} Shared;

typedef struct Object { /* memory of which begin and end are known, or bounded */
  char *begin, *end;
  byte *map; /* what is known of each four bytes */
  size_t low, high;
  int first; /* anchor + 1 */
  int released; /* the same, of what the function has released */
  int exact, anchors;
  int is_variable;
  size_t pointed_low, pointed_high; /* of a variable: what is touched otherwise than by its name */
} Object;

typedef struct Range {
  char *begin, *end;
  int writable, heap, stack;
} Range;

typedef struct Watch { /* what the server and its child that records have in common */
  Shared *shared;
  Object *objects;
  size_t count;
  Object *hit;
  char *miss_low, *miss_high;
  char *stack; /* locals of the function are below */
  byte *maps;
  size_t used;
  Range *ranges;
  size_t range_count;
  const Site *site;
  int long_code; /* of which kind wide floats are */
} Watch;

typedef struct State { /* of a request between begin and end */
  Site *site;
  char *frame, *shadow;
  int server, to_server, from_server, direction;
  int running; /* 0: not checked */
  int watched; /* whether signals are said to be the derivative's */
  int quiet; /* nothing is told */
  int resumed; /* the second of two halves */
  int chosen; /* whether there is a direction */
  int result; /* of the evaluations done */
  int halves; /* whether the function is known at half the step, too */
  double step;
  Shared *shared;
  char *tape; /* of a second half: what it reads, if that stays; and of the first half its shadows and site */
  word tape_shadows;
  Site *tape_site;
} State;

typedef struct Half { /* of a request in two halves: the augmented one has run, and the server waits for the other */
  State state;
  char *tape;
  word shadows; /* where they are */
  int read;     /* whether the tape was read before */
} Half;

typedef struct Thread {
  State state[LANES_AT_ONCE];
  Shared *shared[LANES_AT_ONCE];
  int count;
} Thread;

typedef struct Action { /* sigaction's */
  void (*handler)(int);
  unsigned long mask[16];
  int flags;
  void (*restorer)(void);
} Action;

typedef struct Program {
  double began, spent;
  int64 requests, checked, errors, warnings;
  int is_child, registered, read, watched, crashed; /* watched: derivatives whose signals are */
  Action actions[FATAL]; /* as the program has them */
  int64 every, limit, abort, seed, list;
  double tolerance;
  char report[512];
  Shared *evaluated; /* in a child that does so */
  int64 stopped;
  Site *sites;
  Half half[MOST_HALVES];
  char half_lock;
  size_t length;
  char text[1 << 16];
} Program;

SHARED_STATE Watch *__enzcc_check_watch;
SHARED_STATE Program __enzcc_check_program;
SHARED_STATE _Thread_local Thread *__enzcc_check_thread;
#define W (*__enzcc_check_watch)
#define P __enzcc_check_program

static double now(void) {
  long time[2];
  clock_gettime(1, time);
  return time[0] + 1e-9 * time[1];
}

static double absolute(double x) { return x < 0 ? -x : x; }
static int is_finite(double x) { return x - x == 0; }

static void *reserve(size_t size, int shared) {
  void *found = mmap(0, size, 3, 0x4020 | (shared ? 1 : 2), -1, 0); /* without swap space for all of it */
  return found == (void *)-1 ? 0 : found;
}

static void say(const char *text, size_t length) {
  while (length) {
    long done = write(2, text, length);
    if (done <= 0)
      return;
    text += done, length -= (size_t)done;
  }
}
