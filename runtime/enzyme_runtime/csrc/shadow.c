/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Shadows on demand: of memory that a derivative finds without one.
 *
 *     static double *work;                 led to memory before the request: work's shadow is null
 *     f(x, table)                          table is constant, and is kept among pointers to active memory
 *
 * Where the derivative program needs the shadow of such memory, it asks for it by the address:
 *
 *     shadow = demand(tape, primal, direction, place)
 *
 *   1. Memory of which the request was told (`known`: what arguments lead to, globals) has the shadow it was told of.
 *   2. For anything else there is a *space*: a copy of the address space, without memory as long as nobody writes.
 *      Each region of REGION bytes of primal addresses that is asked about has one such region there. So the size
 *      of the object need not be known, what is an inner address or one past the end has the right neighbours, and two
 *      ways to one object are two ways to one shadow. Pages never written to read as zero.
 *
 * A space belongs to one request (and direction) of one thread; it begins as zeros, and its memory is given back when the
 * request ends. Spaces themselves are used again, in any thread. What a direction is called by here holds the level, too: a
 * request that is differentiated itself runs within another one, and has other shadows.
 *
 * Compiled to ../ir/shadow.ll by build.py, and linked into programs that ask: see tape.c, whose arenas know the request.
 */

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef long long int64;

_Noreturn void abort(void);
long write(int, const void *, size_t);
void *mmap(void *, size_t, int, int, int, long);
int munmap(void *, size_t);
int madvise(void *, size_t, int);

void **__enzcc_tape_requests(void *);
_Bool __enzcc_tape_is_child(void *);
void *__enzcc_tape_reserve(void *, int64);
void __enzcc_tape_defer(void *, void (*)(void *), void *);

#define EXPORT __attribute__((weak, visibility("hidden"), noinline))
#define COLD static __attribute__((noinline, cold))
#define LIKELY(condition) __builtin_expect(!!(condition), 1)

enum {
  DIRECTION_BITS = 16, /* those above them are the level */
  REGION_BITS = 32,
  REGIONS = 1 << 16, /* of 48 bits of addresses */
  AT_ONCE = 4,       /* regions that are mapped side by side, so that neighbours there are neighbours here */
  BEFORE = 1,        /* of these, below the one that was asked about */
  MOST_RUNS = 64,
  READ_WRITE = 3,
  PRIVATE_ANONYMOUS_NORESERVE = 0x4022,
  FIXED_NOREPLACE = 0x100000,
  DONTNEED = 4,
  DONTDUMP = 16,
};

#define REGION ((size_t)1 << REGION_BITS)
#define NEAR ((size_t)1 << 30) /* the end of a region: what begins there may end in the next one */

typedef struct Run {
  char *base;
  size_t size;
} Run;

typedef struct Space {
  struct Space *next; /* of this request, or of those that are idle */
  int64 direction;
  size_t runs;
  Run run[MOST_RUNS];
  char *base[REGIONS];
} Space;

typedef struct Known {
  struct Known *older;
  const char *primal;
  char *shadow;
  size_t size; /* 0: only this address */
  int64 direction;
  struct Request *request;
} Known;

typedef struct Request {
  Known *known;
  Space *spaces;
  void **place;    /* where this stands */
  void *suspended; /* and what stood there */
} Request;

__attribute__((weak, visibility("hidden"))) Space *__enzcc_shadow_idle;
__attribute__((weak, visibility("hidden"))) char __enzcc_shadow_lock;

static size_t append(char *text, size_t length, const char *more) {
  while (*more && length < 400)
    text[length++] = *more++;
  return length;
}

COLD _Noreturn void give_up(const char *place, const char *why) {
  char text[512];
  size_t length = append(text, 0, "enzcc: ");
  length = append(text, length, place);
  length = append(text, length, why);
  long ignored = write(2, text, length);
  (void)ignored;
  abort();
}

COLD _Noreturn void fail(const char *place) {
  give_up(place, ": no address space is left for the shadow of memory that was made before the gradient, or is constant\n");
}

/* ---- spaces ------------------------------------------------------------------------------------------- */

static void lock(void) {
  while (__atomic_test_and_set(&__enzcc_shadow_lock, __ATOMIC_ACQUIRE))
    ;
}

static void unlock(void) { __atomic_clear(&__enzcc_shadow_lock, __ATOMIC_RELEASE); }

static char *map(char *where, size_t size) {
  int flags = PRIVATE_ANONYMOUS_NORESERVE | (where ? FIXED_NOREPLACE : 0);
  char *found = mmap(where, size, READ_WRITE, flags, -1, 0);
  if (found == (char *)-1)
    return 0;
  if (where && found != where) { /* an old kernel, for which the address was a wish */
    munmap(found, size);
    return 0;
  }
  madvise(found, size, DONTDUMP);
  return found;
}

COLD Space *take(int64 direction, const char *place) {
  lock();
  Space *space = __enzcc_shadow_idle;
  if (space)
    __enzcc_shadow_idle = space->next;
  unlock();
  if (!space)
    space = (Space *)map(0, sizeof(Space));
  if (!space)
    fail(place);
  space->direction = direction;
  return space;
}

static void give_back(Space *space) {
  for (size_t i = 0; i < space->runs; i++)
    madvise(space->run[i].base, space->run[i].size, DONTNEED);
  lock();
  space->next = __enzcc_shadow_idle;
  __enzcc_shadow_idle = space;
  unlock();
}

static int note_run(Space *space, char *base, size_t size) {
  if (space->runs == MOST_RUNS)
    return 0;
  space->run[space->runs].base = base;
  space->run[space->runs++].size = size;
  return 1;
}

/* Maps one region beside a neighbour that is mapped. */
static int extend(Space *space, size_t region) {
  char *wanted = 0;
  if (space->base[region])
    return 1;
  if (region && space->base[region - 1])
    wanted = space->base[region - 1] + REGION;
  else if (region + 1 < REGIONS && space->base[region + 1])
    wanted = space->base[region + 1] - REGION;
  if (!wanted || !map(wanted, REGION))
    return 0;
  space->base[region] = wanted;
  return note_run(space, wanted, REGION);
}

/* Maps a region and, with it, those around it: what is asked about may go on there. */
COLD int map_around(Space *space, size_t region) {
  if (!extend(space, region)) {
    size_t first = region < BEFORE ? 0 : region - BEFORE, count = AT_ONCE;
    if (first + count > REGIONS)
      first = REGIONS - count;
    while (space->base[first]) /* those up to `region` are not: it has no neighbour */
      first++, count--;
    for (size_t i = 0; i < count; i++)
      if (space->base[first + i])
        count = i;
    char *base = map(0, count * REGION);
    if (!base || !note_run(space, base, count * REGION))
      return 0;
    for (size_t i = 0; i < count; i++)
      space->base[first + i] = base + i * REGION;
  }
  return 1;
}

/* Whether the regions are there that an object at `address` may lie in. */
static int has_around(Space *space, uintptr_t address) {
  size_t region = address >> REGION_BITS, offset = address & (REGION - 1);
  if (!space->base[region])
    return 0;
  if (offset < NEAR && region && !space->base[region - 1])
    return 0;
  return offset < REGION - NEAR || region + 1 == REGIONS || space->base[region + 1];
}

static char *in_space(Space *space, uintptr_t address, const char *place) {
  size_t region = address >> REGION_BITS;
  if (region >= REGIONS)
    fail(place);
  if (!LIKELY(has_around(space, address))) {
    size_t offset = address & (REGION - 1);
    if (!map_around(space, region) || (offset < NEAR && region && !extend(space, region - 1)) ||
        (offset >= REGION - NEAR && region + 1 < REGIONS && !extend(space, region + 1)))
      fail(place);
  }
  return space->base[region] + (address & (REGION - 1));
}

/* ---- requests ----------------------------------------------------------------------------------------- */

static Request *request_of(void *tape, int64 direction) { return __enzcc_tape_requests(tape)[direction >> DIRECTION_BITS & 3]; }

/* Spaces go when their request ends: one may be asked for while another request runs within this. */
static void end(void *pointer) {
  Request *request = pointer;
  for (Space *space = request->spaces, *next; space; space = next) {
    next = space->next;
    give_back(space);
  }
  *request->place = request->suspended;
}

/* A request begins; it ends when what was deferred since is released. */
EXPORT void __enzcc_shadow_begin(void *tape, int64 direction) {
  Request *request = __enzcc_tape_reserve(tape, sizeof(Request));
  void **place = &__enzcc_tape_requests(tape)[direction >> DIRECTION_BITS & 3];
  *request = (Request){0, 0, place, *place};
  *place = request;
  __enzcc_tape_defer(tape, end, request);
}

static int is_inside(const char *address, const char *begin, size_t size) {
  return address == begin || (size_t)(address - begin) < size;
}

/* What was told in a request within this one lies in memory that goes with that. */
static void forget(void *pointer) {
  Known *known = pointer;
  known->request->known = known->older;
}

EXPORT void __enzcc_shadow_known(void *tape, const char *primal, int64 size, char *shadow, int64 direction) {
  Request *request = request_of(tape, direction);
  if (!request) /* one that asks for nothing */
    return;
  Known *known = __enzcc_tape_reserve(tape, sizeof(Known));
  *known = (Known){request->known, primal, shadow, (size_t)size, direction, request};
  request->known = known;
  __enzcc_tape_defer(tape, forget, known);
}

/* Numbers for errors and `(node *)-1` are the addresses of no memory, on any system: the kernel keeps the last page. */
static int is_sentinel(const char *address) { return (uintptr_t)address >= (uintptr_t)-4096; }

EXPORT void *__enzcc_shadow_demand(void *tape, const char *primal, int64 direction, const char *place) {
  if (!primal || is_sentinel(primal))
    return (void *)primal;
  Request *request = request_of(tape, direction);
  _Bool in_threads = __enzcc_tape_is_child(tape);
  if (!request && !in_threads) { /* of code that nobody saw ask */
    __enzcc_shadow_begin(tape, direction);
    request = request_of(tape, direction);
  }
  for (Known *known = request ? request->known : 0; known; known = known->older)
    if (known->direction == direction && is_inside(primal, known->primal, known->size))
      return known->shadow + (primal - known->primal);
  if (in_threads) /* a space is one thread's */
    give_up(place, ": in a parallel region, a pointer without shadow leads to memory that was made before the gradient,"
                   " and is not passed with a shadow\n");
  Space *space = request->spaces;
  while (space && space->direction != direction)
    space = space->next;
  if (!LIKELY(space != 0)) {
    space = take(direction, place);
    space->next = request->spaces;
    request->spaces = space;
  }
  return in_space(space, (uintptr_t)primal, place);
}

/* The same for pointers that lie in memory: one in each `period` bytes, at `offset`, as far as `size` goes. */
EXPORT void __enzcc_shadow_demand_all(void *tape, char *shadow, const char *primal, int64 size, int64 period,
                                      int64 offset, int64 direction, const char *place) {
  for (int64 at = offset; at + (int64)sizeof(void *) <= size; at += period) {
    const char *pointer;
    __builtin_memcpy(&pointer, primal + at, sizeof pointer);
    void *found = __enzcc_shadow_demand(tape, pointer, direction, place);
    __builtin_memcpy(shadow + at, &found, sizeof found);
  }
}

/* Whether a shadow was made on demand: then nobody allocated it, and nobody releases it. */
EXPORT _Bool __enzcc_shadow_is_demanded(void *tape, const char *shadow, int64 direction) {
  Request *request = request_of(tape, direction);
  for (Space *space = request ? request->spaces : 0; space; space = space->next)
    for (size_t i = 0; i < space->runs; i++)
      if ((size_t)(shadow - space->run[i].base) < space->run[i].size)
        return 1;
  return 0;
}
