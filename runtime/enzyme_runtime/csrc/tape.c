/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* The tape: an arena that the forward sweep fills and the reverse sweep reads.
 *
 *     h = enter(); m = mark(h);  ... p = reserve(h, bytes) ...  release(h, m);
 *
 * What generated code relies on:
 *   - A reservation stays where it is until its mark is released. There is no pop, no growth.
 *   - Marks nest like a stack; releasing one releases all that was reserved since.
 *   - Memory is kept for the next call: a fresh page costs more than all the arithmetic on it.
 *   - `reserve` is a few instructions as long as the current block has room.
 *   - `enter` alone reads thread-local storage. An arena belongs to the thread that entered it; one
 *     made by `new` (the tape of a user's __enzyme_augmentfwd) belongs to whoever holds it.
 *
 * This file is compiled to ../ir/tape.ll by build.py and linked into programs as IR. Symbols are hidden
 * and merged (linkonce_odr), so every shared library has its own. It uses nothing but malloc, free,
 * getenv, abort, write, and POSIX thread keys where the program has them.
 *
 * ENZCC_TAPE_POISON=1 fills what is reserved and what is released with signalling NaNs. =2 also takes
 * each reservation from malloc and returns it, so that ASan and valgrind see overruns and late reads.
 */

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef long long int64;

void *malloc(size_t);
void free(void *);
char *getenv(const char *);
_Noreturn void abort(void);
long write(int, const void *, size_t);
int pthread_key_create(unsigned long *, void (*)(void *)) __attribute__((weak));
int pthread_key_delete(unsigned long) __attribute__((weak));
int pthread_setspecific(unsigned long, const void *) __attribute__((weak));

#define EXPORT __attribute__((weak, visibility("hidden"), noinline))
#define COLD static __attribute__((noinline, cold))
#define LIKELY(condition) __builtin_expect(!!(condition), 1)

enum {
  SMALL_ALIGNMENT = 16,
  LARGE_ALIGNMENT = 64, /* a cache line, an AVX-512 register */
  LARGE = 256,          /* from this size on */
  FIRST_BLOCK = 256 << 10,
  FIRST_OF_TASK = 512, /* there may be many */
  KEPT = 64 << 20, /* idle memory a thread may hold whatever its calls need */
};

static const size_t LARGEST_STEP = (size_t)1 << 30;
static const size_t LARGEST = (size_t)1 << 47; /* more than an address space: a size that overflowed */

typedef struct Block {
  struct Block *previous, *next; /* in the order of use; those after the current one are idle */
  size_t size;                   /* of the data, which follows the header */
  size_t before;                 /* bytes used in earlier blocks when this one became current */
  char padding[32];
} Block;

typedef struct Deferred {
  struct Deferred *older;
  void (*release)(void *);
  void *pointer;
} Deferred;

typedef struct Arena {
  char *top, *end; /* of what is free in the current block; end is null where each reserve is to go the slow way */
  Block *block;    /* current */
  Block *first;
  Deferred *deferred; /* to be released, newest first */
  size_t capacity;    /* of all blocks */
  size_t high;        /* most bytes ever in use */
  size_t call_high;   /* since the arena was last empty */
  size_t recent_high; /* decaying maximum of call_high: what is worth keeping */
  int poison;
  void *requests[4]; /* of shadow.c: what the requests that run found without a shadow, by how deep they are nested */
  struct Arena **children; /* of the threads that run a parallel region of this arena's thread, by their numbers */
  size_t threads;          /* how many there are */
  struct Arena *parent;    /* whose child it is */
  void *turns;             /* of parallel.c: the order of critical sections in the regions of this arena's thread */
  void *tasks;             /* of parallel.c: the last task that was made and may still run */
  _Bool of_task;
} Arena;

typedef struct Mark {
  Block *block;
  char *top;
  Deferred *deferred;
  void *unused;
} Mark;

/* A parallel region that was entered: what its threads put on their arenas goes when this arena is released. */
typedef struct Fork {
  Arena *arena;
  size_t threads;
  Mark marks[];
} Fork;

typedef struct Thread {
  Arena arena;
  Arena *spare; /* one arena that `free` gave back, for the next `new` */
} Thread;

__attribute__((weak, visibility("hidden"))) _Thread_local Thread *__enzcc_tape_thread;
__attribute__((weak, visibility("hidden"))) unsigned long __enzcc_tape_key; /* 1 + the key; 0: none yet */

/* ---- messages ---------------------------------------------------------------------------------------- */

static size_t append(char *text, size_t length, const char *more) {
  while (*more)
    text[length++] = *more++;
  return length;
}

/* size is unsigned: a negative request shows as the huge number it is */
COLD _Noreturn void fail(const char *what, size_t size) {
  char text[160], digits[24];
  int count = 0;
  size_t length = append(text, 0, "enzcc: ");
  length = append(text, length, what);
  length = append(text, length, " of ");
  do
    digits[count++] = (char)('0' + size % 10);
  while (size /= 10);
  while (count)
    text[length++] = digits[--count];
  length = append(text, length, " bytes for the tape of a gradient\n");
  long ignored = write(2, text, length);
  (void)ignored;
  abort();
}

/* ---- blocks ------------------------------------------------------------------------------------------ */

static char *data(Block *block) { return (char *)(block + 1); }

static size_t live(const Arena *arena) {
  return arena->block ? arena->block->before + (size_t)(arena->top - data(arena->block)) : 0;
}

static void note_high(Arena *arena) {
  size_t now = live(arena);
  if (now > arena->call_high)
    arena->call_high = now;
  if (now > arena->high)
    arena->high = now;
}

/* A double that signals; its halves, as floats, are NaN too, and as a pointer it is no address. */
static void poison(char *from, size_t bytes) {
  const unsigned long long pattern = 0x7FF4DEAD7FA0DEADull;
  size_t i = 0;
  for (; i + 8 <= bytes; i += 8)
    __builtin_memcpy(from + i, &pattern, 8);
  for (; i < bytes; i++)
    from[i] = (char)(pattern >> (i % 8 * 8));
}

static void make_current(Arena *arena, Block *block, char *top) {
  arena->block = block;
  arena->top = top;
  arena->end = arena->poison ? 0 : data(block) + block->size;
}

/* Puts a new block after the current one. Its data is aligned, its size is a multiple of SMALL_ALIGNMENT, except that
   a small block that is one reservation ends where the memory does. malloc's own pointer precedes the header. */
static Block *new_block(Arena *arena, size_t size) {
  size_t alignment = arena->poison > 1 && size < LARGE ? SMALL_ALIGNMENT : LARGE_ALIGNMENT;
  size_t slack = alignment == SMALL_ALIGNMENT ? SMALL_ALIGNMENT : LARGE_ALIGNMENT + SMALL_ALIGNMENT;
  char *memory = malloc(slack + sizeof(Block) + size);
  if (!memory)
    fail("out of memory: no block", size);
  Block *block = (Block *)(((uintptr_t)memory + sizeof(void *) + alignment - 1) & -(uintptr_t)alignment);
  ((void **)block)[-1] = memory;
  block->size = size;
  block->previous = arena->block;
  block->next = arena->block ? arena->block->next : arena->first;
  *(block->previous ? &block->previous->next : &arena->first) = block;
  if (block->next)
    block->next->previous = block;
  arena->capacity += size;
  return block;
}

static void free_block(Arena *arena, Block *block) {
  *(block->previous ? &block->previous->next : &arena->first) = block->next;
  if (block->next)
    block->next->previous = block->previous;
  arena->capacity -= block->size;
  free(((void **)block)[-1]);
}

static size_t rounded(size_t bytes) { return (bytes + SMALL_ALIGNMENT - 1) & -(size_t)SMALL_ALIGNMENT; }

static char *aligned(char *top, size_t bytes) {
  uintptr_t mask = (bytes >= LARGE ? LARGE_ALIGNMENT : SMALL_ALIGNMENT) - 1;
  return (char *)(((uintptr_t)top + mask) & ~mask);
}

/* No room in the current block (or poisoning): the next idle block that is large enough, or a new one. */
COLD void *reserve_slowly(Arena *arena, size_t bytes) {
  if (bytes > LARGEST)
    fail("cannot reserve a size", bytes);
  if (arena->poison && arena->block) {
    char *p = aligned(arena->top, bytes), *end = data(arena->block) + arena->block->size;
    if (p <= end && bytes <= (size_t)(end - p)) {
      make_current(arena, arena->block, p + rounded(bytes) < end ? p + rounded(bytes) : end);
      poison(p, bytes);
      return p;
    }
  }
  note_high(arena);
  size_t before = live(arena);
  Block *next = arena->block ? arena->block->next : arena->first;
  if (!next || next->size < rounded(bytes)) {
    size_t least = arena->of_task ? FIRST_OF_TASK : FIRST_BLOCK;
    size_t size = arena->capacity < least ? least : arena->capacity;
    if (size > LARGEST_STEP)
      size = LARGEST_STEP;
    if (size < rounded(bytes))
      size = rounded(bytes);
    next = new_block(arena, arena->poison > 1 ? bytes : size);
  }
  next->before = before;
  char *end = data(next) + next->size;
  make_current(arena, next, rounded(bytes) < next->size ? data(next) + rounded(bytes) : end);
  if (arena->poison)
    poison(data(next), bytes);
  return data(next);
}

static void *reserve(Arena *arena, size_t bytes) {
  char *p = aligned(arena->top, bytes);
  /* p may lie past the end; a size near 2^64 must not wrap; the end is a multiple of SMALL_ALIGNMENT */
  if (LIKELY(bytes < LARGEST && (uintptr_t)p + bytes <= (uintptr_t)arena->end)) {
    arena->top = p + rounded(bytes);
    return p;
  }
  return reserve_slowly(arena, bytes);
}

static void drain(Arena *arena, Deferred *until) {
  while (arena->deferred != until) {
    Deferred newest = *arena->deferred; /* taken off first: what it calls may use the tape */
    arena->deferred = newest.older;
    newest.release(newest.pointer);
  }
}

static void free_blocks_after(Arena *arena, Block *last) {
  Block *block = last ? last->next : arena->first;
  while (block) {
    Block *next = block->next;
    free_block(arena, block);
    block = next;
  }
}

/* Nothing is in use: forget what recent calls would not need again. */
static void trim(Arena *arena) {
  arena->recent_high -= arena->recent_high / 8;
  if (arena->recent_high < arena->call_high)
    arena->recent_high = arena->call_high;
  arena->call_high = 0;
  size_t bound = arena->recent_high > KEPT / 2 ? 2 * arena->recent_high : KEPT;
  if (LIKELY(arena->capacity <= bound))
    return;
  Block *block = arena->first;
  while (block->next)
    block = block->next;
  while (arena->capacity > bound && block != arena->first) {
    Block *previous = block->previous;
    free_block(arena, block);
    block = previous;
  }
}

COLD void poison_since(Arena *arena, const Mark *mark) {
  char *end = arena->top;
  for (Block *block = arena->block; block != mark->block; block = block->previous) {
    poison(data(block), (size_t)(end - data(block)));
    end = block->previous ? data(block->previous) + block->previous->size : 0;
  }
  if (mark->block)
    poison(mark->top, (size_t)(end - mark->top));
}

static void clear(Arena *arena) {
  for (size_t i = 0; i < sizeof(Arena); i++)
    ((volatile char *)arena)[i] = 0;
  const char *setting = getenv("ENZCC_TAPE_POISON");
  arena->poison = setting && *setting >= '1' && *setting <= '9' ? *setting - '0' : 0;
}

/* ---- threads ----------------------------------------------------------------------------------------- */

static void destroy(Arena *arena) {
  drain(arena, 0);
  free_blocks_after(arena, 0);
  for (size_t k = 0; k < arena->threads; k++) {
    destroy(arena->children[k]);
    free(arena->children[k]);
  }
  free(arena->children);
}

static void leave_thread(void *pointer) {
  Thread *thread = pointer;
  __enzcc_tape_thread = 0;
  if (thread->spare) {
    destroy(thread->spare);
    free(thread->spare);
  }
  destroy(&thread->arena);
  free(thread);
}

/* Asks for leave_thread when the thread ends. The first thread makes the key; a loser of the race returns its own. */
static void arrange_to_leave(Thread *thread) {
  if (!pthread_key_create || !pthread_setspecific)
    return;
  unsigned long key = __atomic_load_n(&__enzcc_tape_key, __ATOMIC_ACQUIRE);
  if (!key) {
    unsigned long made = 0, none = 0;
    if (pthread_key_create(&made, leave_thread))
      return;
    key = made + 1;
    if (!__atomic_compare_exchange_n(&__enzcc_tape_key, &none, key, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
      if (pthread_key_delete)
        pthread_key_delete(made);
      key = none;
    }
  }
  pthread_setspecific(key - 1, thread);
}

COLD Thread *join_thread(void) {
  Thread *thread = malloc(sizeof(Thread));
  if (!thread)
    fail("out of memory: no record", sizeof(Thread));
  clear(&thread->arena);
  thread->spare = 0;
  __enzcc_tape_thread = thread;
  arrange_to_leave(thread);
  return thread;
}

/* ---- what generated code calls ------------------------------------------------------------------------ */

EXPORT void *__enzcc_tape_enter(void) {
  Thread *thread = __enzcc_tape_thread;
  return LIKELY(thread != 0) ? &thread->arena : &join_thread()->arena;
}

EXPORT void *__enzcc_tape_reserve(void *handle, int64 bytes) { return reserve(handle, (size_t)bytes); }

EXPORT void *__enzcc_tape_mark(void *handle) {
  Arena *arena = handle;
  Mark state = {arena->block, arena->top, arena->deferred, 0};
  Mark *mark = reserve(arena, sizeof(Mark));
  *mark = state;
  return mark;
}

static void release(Arena *arena, Mark mark) {
  arena->tasks = 0;
  drain(arena, mark.deferred);
  note_high(arena);
  if (__builtin_expect(arena->poison, 0)) {
    poison_since(arena, &mark);
    if (arena->poison > 1) {
      arena->block = mark.block;
      free_blocks_after(arena, mark.block);
    }
  }
  if (mark.block) {
    make_current(arena, mark.block, mark.top);
  } else {
    arena->block = 0;
    arena->top = arena->end = 0;
  }
  if (!mark.block || (mark.block == arena->first && mark.top == data(mark.block)))
    trim(arena);
}

EXPORT void __enzcc_tape_release(void *handle, void *pointer) { release(handle, *(Mark *)pointer); }

EXPORT void __enzcc_tape_defer(void *handle, void (*release)(void *), void *pointer) {
  Arena *arena = handle;
  Deferred *deferred = reserve(arena, sizeof(Deferred));
  deferred->older = arena->deferred;
  deferred->release = release;
  deferred->pointer = pointer;
  arena->deferred = deferred;
}

static Arena *new_arena(void) {
  Arena *arena = malloc(sizeof(Arena));
  if (!arena)
    fail("out of memory: no record", sizeof(Arena));
  clear(arena);
  return arena;
}

static void end_fork(void *pointer) {
  Fork *fork = pointer;
  for (size_t k = 0; k < fork->threads; k++)
    release(fork->arena->children[k], fork->marks[k]);
}

/* Before a parallel region: up to so many threads will put on arenas of their own what lives as long as what this
   thread puts on its own now. */
EXPORT void __enzcc_tape_fork(void *handle, int count) {
  Arena *arena = handle;
  size_t threads = count > 0 ? (size_t)count : 1;
  if (arena->threads < threads) {
    Arena **children = malloc(threads * sizeof(Arena *));
    if (!children)
      fail("out of memory: no record", threads * sizeof(Arena *));
    for (size_t k = 0; k < threads; k++) {
      children[k] = k < arena->threads ? arena->children[k] : new_arena();
      children[k]->parent = arena;
    }
    free(arena->children);
    arena->children = children;
    arena->threads = threads;
  }
  Fork *fork = reserve(arena, sizeof(Fork) + threads * sizeof(Mark));
  fork->arena = arena;
  fork->threads = threads;
  for (size_t k = 0; k < threads; k++) {
    Arena *child = arena->children[k];
    fork->marks[k] = (Mark){child->block, child->top, child->deferred, 0};
  }
  __enzcc_tape_defer(arena, end_fork, fork);
}

/* The arena of one of the threads. What tasks an earlier region has made is done. */
EXPORT void *__enzcc_tape_child(void *handle, int thread) {
  Arena *arena = handle;
  if ((size_t)thread >= arena->threads)
    fail("more threads than were asked for: no tape for number", (size_t)thread);
  arena->children[thread]->tasks = 0;
  return arena->children[thread];
}

/* The arena of who began. */
EXPORT void *__enzcc_tape_root(void *handle) {
  Arena *arena = handle;
  while (arena->parent)
    arena = arena->parent;
  return arena;
}

/* Requests are those of the thread that made them. */
EXPORT void **__enzcc_tape_requests(void *handle) { return ((Arena *)__enzcc_tape_root(handle))->requests; }

EXPORT _Bool __enzcc_tape_is_child(void *handle) { return ((Arena *)handle)->parent != 0; }

EXPORT void **__enzcc_tape_turns(void *handle) { return &((Arena *)handle)->turns; }

EXPORT void **__enzcc_tape_tasks(void *handle) { return &((Arena *)handle)->tasks; }

EXPORT void __enzcc_tape_defer_free(void *handle, void *pointer) { __enzcc_tape_defer(handle, free, pointer); }

EXPORT void *__enzcc_tape_new(void) {
  Thread *thread = __enzcc_tape_thread;
  if (thread && thread->spare) {
    Arena *arena = thread->spare;
    thread->spare = 0;
    arena->tasks = 0;
    return arena;
  }
  return new_arena();
}

/* Frees a tape made by `new`, in any thread; small ones wait for the next `new` of this thread. */
EXPORT void __enzcc_tape_free(void *handle) {
  Arena *arena = handle;
  if (!arena)
    return;
  Thread *thread = __enzcc_tape_thread;
  if (!thread)
    thread = join_thread();
  drain(arena, 0);
  note_high(arena);
  if (thread->arena.high < arena->high)
    thread->arena.high = arena->high;
  if (!thread->spare && arena->capacity <= KEPT && arena->poison < 2) {
    Mark start = {0, 0, 0, 0};
    if (arena->poison && arena->block)
      poison_since(arena, &start);
    arena->block = 0;
    arena->top = arena->end = 0;
    arena->high = arena->call_high = 0;
    thread->spare = arena;
    return;
  }
  destroy(arena);
  free(arena);
}

static void end_thread(void *handle) {
  ((Arena *)handle)->parent = 0;
  __enzcc_tape_free(handle);
}

/* An arena for a thread that the program starts: what is on it lives as long as what this thread puts on its own now. */
EXPORT void *__enzcc_tape_of_thread(void *handle) {
  Arena *arena = __enzcc_tape_new();
  arena->parent = handle;
  __enzcc_tape_defer(handle, end_thread, arena);
  return arena;
}

static void end_task(void *handle) {
  destroy(handle);
  free(handle);
}

/* One for a task likewise. */
EXPORT void *__enzcc_tape_of_task(void *handle) {
  Arena *arena = malloc(sizeof(Arena)), *parent = handle;
  if (!arena)
    fail("out of memory: no record", sizeof(Arena));
  *arena = (Arena){.poison = parent->poison, .parent = parent, .of_task = 1};
  __enzcc_tape_defer(handle, end_task, arena);
  return arena;
}

/* One for a task that has nothing to do backwards: from the root until its end. */
EXPORT void *__enzcc_tape_lend(void *root) {
  Arena *arena = __enzcc_tape_new();
  arena->parent = root;
  return arena;
}

EXPORT void __enzcc_tape_take_back(void *handle) { end_thread(handle); }

/* Ends the program if a tape given to the reverse half is not of its augmented half. */
EXPORT void __enzcc_tape_check(_Bool fits) {
  if (LIKELY(fits))
    return;
  static const char text[] = "enzcc: this tape was made by another function, or with other activities\n";
  long ignored = write(2, text, sizeof text - 1);
  (void)ignored;
  abort();
}

/* The most bytes this thread's gradients had in use at once. */
EXPORT int64 __enzcc_tape_bytes(void) {
  Thread *thread = __enzcc_tape_thread;
  if (!thread)
    return 0;
  note_high(&thread->arena);
  return (int64)thread->arena.high;
}

/* Bytes in use now: 0 outside of gradients. */
EXPORT int64 __enzcc_tape_live_bytes(void) {
  Thread *thread = __enzcc_tape_thread;
  return thread ? (int64)live(&thread->arena) : 0;
}
