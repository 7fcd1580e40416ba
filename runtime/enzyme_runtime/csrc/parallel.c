/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Derivatives of parallel regions: the order of critical sections, and sums that several threads add to.
 *
 *     forward                                          reverse
 *     lock                                             turn_wait(key, n)     until all later turns are undone
 *       ...                                              lock
 *       n = turn_take(key)    which turn it was          ...
 *     unlock                                             unlock
 *                                                        turn_done(key)
 *
 * So the sections of one lock are undone in the reversed order of their execution. That order is that of one possible
 * execution, turned round: who waits, waits for threads of the same team that are not held up by him.
 *
 * Turns are counted for each lock from where the outermost region of a request is entered, in `Turns`. Outside of any
 * region (`turns` null) there is but one thread, and nothing to wait for.
 *
 * Compiled to ../ir/parallel.ll by build.py, and linked into programs that call it.
 */

typedef __SIZE_TYPE__ size_t;
typedef __UINTPTR_TYPE__ uintptr_t;
typedef long long int64;

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
_Noreturn void abort(void);
long write(int, const void *, size_t);
int sched_yield(void);
__attribute__((weak)) int omp_get_level(void); /* missing where who shares out work is no library */
__attribute__((weak)) int omp_get_num_threads(void);
void *__enzcc_tape_reserve(void *, int64);
void **__enzcc_tape_turns(void *);
void __enzcc_tape_defer(void *, void (*)(void *), void *);

#define EXPORT __attribute__((weak, visibility("hidden"), noinline))
#define COLD static __attribute__((noinline, cold))

enum { SPINS = 64 }; /* before another thread is let run: there may be more threads than cores */

typedef struct Lock {
  struct Lock *next;
  const void *key;
  int64 turns; /* that were taken, and are not undone */
} Lock;

typedef struct Turns {
  Lock *locks;
  void **held; /* where the arena of who began them holds them */
} Turns;

__attribute__((weak, visibility("hidden"))) _Thread_local Turns *__enzcc_turns;

COLD _Noreturn void fail(const char *what) {
  size_t length = 0;
  while (what[length])
    length++;
  long ignored = write(2, what, length);
  (void)ignored;
  abort();
}

static void forget(void *pointer) {
  Turns *turns = pointer;
  *turns->held = 0;
  for (Lock *lock = turns->locks, *next; lock; lock = next) {
    next = lock->next;
    free(lock);
  }
}

/* Before a region, and before its reverse: the turns that its threads count, those of the region around it if there is
   one, else those of the arena. */
EXPORT void *__enzcc_turns_begin(void *tape) {
  if (__enzcc_turns)
    return __enzcc_turns;
  void **held = __enzcc_tape_turns(tape);
  if (!*held) {
    Turns *turns = *held = __enzcc_tape_reserve(tape, sizeof(Turns));
    turns->locks = 0;
    turns->held = held;
    __enzcc_tape_defer(tape, forget, turns);
  }
  return *held;
}

/* A thread comes to count these turns; which it counted before. */
EXPORT void *__enzcc_turns_enter(void *turns) {
  Turns *before = __enzcc_turns;
  __enzcc_turns = turns;
  return before;
}

static Lock *find(Turns *turns, const void *key) {
  Lock *first = __atomic_load_n(&turns->locks, __ATOMIC_ACQUIRE);
  for (Lock *lock = first; lock; lock = lock->next)
    if (lock->key == key)
      return lock;
  Lock *made = malloc(sizeof(Lock));
  if (!made)
    fail("enzcc: out of memory for the order of critical sections\n");
  made->key = key;
  made->turns = 0;
  made->next = first;
  /* who holds a lock is alone with its key: only other keys can come between */
  while (!__atomic_compare_exchange_n(&turns->locks, &made->next, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    ;
  return made;
}

/* Within the section: its number among those of this lock. */
EXPORT int64 __enzcc_turn_take(const void *key) {
  Turns *turns = __enzcc_turns;
  return turns ? find(turns, key)->turns++ : 0;
}

EXPORT void __enzcc_turn_wait(const void *key, int64 turn) {
  Turns *turns = __enzcc_turns;
  if (!turns)
    return;
  Lock *lock = find(turns, key);
  for (int spins = 0; __atomic_load_n(&lock->turns, __ATOMIC_ACQUIRE) != turn + 1; spins++)
    if (spins >= SPINS)
      sched_yield();
}

EXPORT void __enzcc_turn_done(const void *key) {
  Turns *turns = __enzcc_turns;
  if (!turns)
    return;
  Lock *lock = find(turns, key);
  __atomic_store_n(&lock->turns, lock->turns - 1, __ATOMIC_RELEASE);
}

/* Ends the program if the reverse of a region does not get the threads that the region had. */
EXPORT void __enzcc_team_check(int had, int has) {
  if (had != has)
    fail("enzcc: the gradient of a parallel region was given another number of threads than the region had\n");
}

/* ---- who else is there -------------------------------------------------------------------------------- */

enum { OTHERS = 0, TEAM = 1, ALONE = 2 };

/* Who may add to the shadows of the region in which this thread is: ALONE: nobody else; TEAM: the threads of its team. */
typedef struct Company {
  int who, level;
} Company;

__attribute__((weak, visibility("hidden"))) _Thread_local Company __enzcc_company;

/* A thread begins the reverse of a region; what was known before. A region within another one may be run by several
   teams at once. */
EXPORT int64 __enzcc_team_enter(void) {
  Company before = __enzcc_company;
  int level = omp_get_level ? omp_get_level() : OTHERS, only = level == 1 || before.who == ALONE;
  __enzcc_company = (Company){!only ? OTHERS : omp_get_num_threads() == 1 ? ALONE : TEAM, level};
  return (int64)before.level << 2 | before.who;
}

EXPORT void __enzcc_team_leave(int64 before) { __enzcc_company = (Company){before & 3, (int)(before >> 2)}; }

/* In a region that one thread runs by itself (if (0)), within the region that it entered: as each of its team may. */
EXPORT int __enzcc_team_state(void) {
  Company known = __enzcc_company;
  return known.who != TEAM || omp_get_level() == known.level ? known.who : OTHERS;
}

/* ---- sums ---------------------------------------------------------------------------------------------- */

/* Held for numbers that lie across words, which no processor adds to in one step. A place is always one or the other. */
__attribute__((weak, visibility("hidden"))) _Bool __enzcc_adding;

#define ADD(name, type, word)                                                                                          \
  EXPORT void name(type *place, type value) {                                                                          \
    if (((uintptr_t)place & (sizeof(type) - 1)) == 0) {                                                                \
      word *bits = (word *)place, before = __atomic_load_n(bits, __ATOMIC_RELAXED), after;                             \
      do {                                                                                                             \
        type sum;                                                                                                      \
        __builtin_memcpy(&sum, &before, sizeof sum);                                                                   \
        sum += value;                                                                                                  \
        __builtin_memcpy(&after, &sum, sizeof sum);                                                                    \
      } while (!__atomic_compare_exchange_n(bits, &before, after, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED));             \
      return;                                                                                                          \
    }                                                                                                                  \
    while (__atomic_test_and_set(&__enzcc_adding, __ATOMIC_ACQUIRE))                                                   \
      sched_yield();                                                                                                   \
    type sum;                                                                                                          \
    __builtin_memcpy(&sum, place, sizeof sum);                                                                         \
    sum += value;                                                                                                      \
    __builtin_memcpy(place, &sum, sizeof sum);                                                                         \
    __atomic_clear(&__enzcc_adding, __ATOMIC_RELEASE);                                                                 \
  }

ADD(__enzcc_add_double, double, unsigned long long)
ADD(__enzcc_add_float, float, unsigned)

/* ---- numbers that all iterations read ------------------------------------------------------------------- */

/* A thread's own sums: as many zeros, null if there is no room or `bytes` is 0. */
EXPORT void *__enzcc_sums_begin(int64 bytes) { return bytes > 0 ? calloc((size_t)bytes, 1) : 0; }

#define SUMS(name, type, add)                                                                                          \
  EXPORT void name(type *places, type *sums, int64 count) {                                                            \
    for (int64 k = 0; k < count; k++)                                                                                  \
      if (sums[k] != 0)                                                                                                \
        add(places + k, sums[k]);                                                                                      \
    free(sums);                                                                                                        \
  }

SUMS(__enzcc_sums_double, double, __enzcc_add_double)
SUMS(__enzcc_sums_float, float, __enzcc_add_float)
