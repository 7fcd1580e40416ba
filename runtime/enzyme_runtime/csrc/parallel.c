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
void *aligned_alloc(size_t, size_t);
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
  int64 first; /* of a barrier: the number of turns when it was made */
  int64 count; /* of a barrier: how many threads wait for each other; 0: it was not made here */
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
  Lock *made = 0, *first = __atomic_load_n(&turns->locks, __ATOMIC_ACQUIRE);
  for (;;) {
    for (Lock *lock = first; lock; lock = lock->next)
      if (lock->key == key) {
        free(made);
        return lock;
      }
    if (!made)
      made = calloc(1, sizeof(Lock));
    if (!made)
      fail("enzcc: out of memory for the order of critical sections\n");
    made->key = key;
    made->next = first;
    if (__atomic_compare_exchange_n(&turns->locks, &first, made, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
      return made;
  }
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

/* ---- what one thread gives to its team ---------------------------------------------------------------- */

/* One team at a time. It is held while the others of a team copy, who are all there: so nobody waits for who waits. */
__attribute__((weak, visibility("hidden"))) _Bool __enzcc_publishing;

EXPORT void __enzcc_team_publish(void) {
  while (__atomic_test_and_set(&__enzcc_publishing, __ATOMIC_ACQUIRE))
    sched_yield();
}
EXPORT void __enzcc_team_published(void) { __atomic_clear(&__enzcc_publishing, __ATOMIC_RELEASE); }

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

/* ---- threads that a program starts by itself -------------------------------------------------------------- */

/* forward                                             reverse
 *     start(thread, handle, ...)   a thread, its tape     wait(thread)       until it is done
 *     n = join(handle)             which it was           back(n)            a thread runs it backwards
 *
 * A handle is that of one thread until it is joined, so threads are known by their handles, wherever these are kept.
 * Events and turns are those of the tape of who began: before the first thread there are none.
 */

typedef unsigned long Handle; /* pthread_t */
typedef struct Attributes {
  long long bytes[16]; /* at least a pthread_attr_t */
} Attributes;

int pthread_create(Handle *, const void *, void *(*)(void *), void *);
int pthread_join(Handle, void **);
int pthread_attr_init(void *);
int pthread_attr_destroy(void *);
int pthread_attr_setstacksize(void *, size_t);
int pthread_attr_getstacksize(const void *, size_t *);
int pthread_attr_getdetachstate(const void *, int *);
int pthread_barrier_init(void *, const void *, unsigned);
long syscall(long, ...);
unsigned long getauxval(unsigned long);
void *__enzcc_tape_of_thread(void *);
void *__enzcc_tape_root(void *);

enum { RUNS = 0, JOINED = 1, RUNS_BACK = 2 };

/* Generated code knows where `tape` and `frame` are, and puts what the thread is given behind this. */
typedef struct Thread {
  void *tape;  /* of its own */
  void *frame; /* what its augmented half left to its reverse half */
  struct Thread *next;
  Handle handle;
  void *(*back)(void *); /* null: nothing is to be done backwards */
  size_t stack;          /* 0: the usual size */
  int state;
  _Bool begins; /* the first of its request: before it, there is no order of sections */
  void *starter;
  void *(*run)(void *);
  struct Local *locals;
} Thread;
_Static_assert(sizeof(Thread) == 80, "as synthesis/shadow/threads.py has it");

__attribute__((weak, visibility("hidden"))) Thread *__enzcc_threads_running;
__attribute__((weak, visibility("hidden"))) _Bool __enzcc_threads_listed; /* held while the list is changed */

static void lock_list(void) {
  for (int spins = 0; __atomic_test_and_set(&__enzcc_threads_listed, __ATOMIC_ACQUIRE); spins++)
    if (spins >= SPINS)
      sched_yield();
}

static void unlock_list(void) { __atomic_clear(&__enzcc_threads_listed, __ATOMIC_RELEASE); }

/* A variable of a thread: another thread that runs it backwards has the same. */
typedef struct Local {
  struct Local *next;
  const void *key;
  char bytes[] __attribute__((aligned(64)));
} Local;

__attribute__((weak, visibility("hidden"))) _Thread_local Thread *__enzcc_threads_current;

static void *run_forward(void *pointer) {
  Thread *thread = __enzcc_threads_current = pointer;
  return thread->run(thread);
}

static void *run_back(void *pointer) {
  Thread *thread = __enzcc_threads_current = pointer;
  return thread->back(thread);
}

/* This thread's variable; `own`: the one that the system gives it, in which nobody has written before. */
EXPORT void *__enzcc_thread_local(void *own, const void *key, int64 size) {
  Thread *thread = __enzcc_threads_current;
  if (!thread)
    return own;
  for (Local *local = thread->locals; local; local = local->next)
    if (local->key == key)
      return local->bytes;
  Local *made = aligned_alloc(64, (sizeof(Local) + (size_t)size + 63) & ~(size_t)63);
  if (!made)
    fail("enzcc: out of memory for the variables of a thread\n");
  made->next = thread->locals;
  made->key = key;
  __builtin_memcpy(made->bytes, own, (size_t)size);
  thread->locals = made;
  return made->bytes;
}

static void check_joined(Thread *thread) {
  if (__atomic_load_n(&thread->state, __ATOMIC_RELAXED) == RUNS)
    fail("enzcc: a thread that a differentiated function has started is not joined when its derivative ends\n");
}

static void end_thread(void *pointer) {
  Thread *thread = pointer;
  check_joined(thread);
  for (Local *local = thread->locals, *next; local; local = next) {
    next = local->next;
    free(local);
  }
  thread->locals = 0;
}

/* A thread that is to be started, with room for what it is given. */
EXPORT void *__enzcc_threads_new(void *tape, int64 bytes) {
  Thread *thread = __enzcc_tape_reserve(tape, (int64)sizeof(Thread) + bytes);
  *thread = (Thread){.starter = tape};
  thread->tape = __enzcc_tape_of_thread(tape);
  __enzcc_tape_defer(tape, end_thread, thread);
  return thread;
}

EXPORT void __enzcc_threads_start(void *pointer, Handle *handle, const void *attributes, void *(*run)(void *),
                                  void *(*back)(void *)) {
  Thread *thread = pointer;
  void *root = __enzcc_tape_root(thread->starter);
  int detached = 0;
  thread->run = run;
  thread->back = back;
  if (attributes) {
    pthread_attr_getstacksize(attributes, &thread->stack);
    pthread_attr_getdetachstate(attributes, &detached);
  }
  if (detached)
    fail("enzcc: a differentiated function starts a detached thread: nobody waits for what it does\n");
  if (back && !*__enzcc_tape_turns(root)) {
    __enzcc_turns_begin(root);
    thread->begins = 1;
  }
  lock_list(); /* it may be joined as soon as it has a handle */
  if (pthread_create(handle, attributes, run_forward, thread))
    fail("enzcc: a thread cannot be started in a differentiated function\n");
  thread->handle = *handle;
  thread->next = __enzcc_threads_running;
  __enzcc_threads_running = thread;
  unlock_list();
}

EXPORT int64 __enzcc_threads_join(Handle handle, void **result) {
  lock_list();
  Thread **place = &__enzcc_threads_running;
  while (*place && (*place)->handle != handle)
    place = &(*place)->next;
  Thread *thread = *place;
  if (thread)
    *place = thread->next;
  unlock_list();
  if (!thread)
    fail("enzcc: a differentiated function joins a thread that was not started in it\n");
  if (pthread_join(handle, result))
    fail("enzcc: a thread cannot be joined in a differentiated function\n");
  __atomic_store_n(&thread->state, JOINED, __ATOMIC_RELAXED);
  return (int64)(uintptr_t)thread;
}

/* The reverse of a join. */
EXPORT void __enzcc_threads_back(int64 joined) {
  Thread *thread = (Thread *)(uintptr_t)joined;
  if (!thread->back)
    return;
  Attributes attributes;
  if (thread->stack && !pthread_attr_init(&attributes))
    pthread_attr_setstacksize(&attributes, thread->stack);
  if (pthread_create(&thread->handle, thread->stack ? &attributes : 0, run_back, thread))
    fail("enzcc: a thread cannot be started for the reverse sweep of one\n");
  if (thread->stack)
    pthread_attr_destroy(&attributes);
  __atomic_store_n(&thread->state, RUNS_BACK, __ATOMIC_RELEASE);
}

/* The reverse of a start. Another thread may have joined it, which then comes to start it backwards. */
EXPORT void __enzcc_threads_wait(void *pointer) {
  Thread *thread = pointer;
  check_joined(thread);
  if (thread->back) {
    for (int spins = 0; __atomic_load_n(&thread->state, __ATOMIC_ACQUIRE) != RUNS_BACK; spins++)
      if (spins >= SPINS)
        sched_yield();
    if (pthread_join(thread->handle, 0))
      fail("enzcc: a thread of a reverse sweep cannot be joined\n");
  }
  if (thread->begins)
    *__enzcc_tape_turns(__enzcc_tape_root(thread->starter)) = 0;
}

static Turns *turns_of(void *tape) { return *__enzcc_tape_turns(__enzcc_tape_root(tape)); }

/* What threads wait for is known by its address: a lock, a semaphore. An event is behind what may wait, and before what
   lets others go on; so these are counted in an order in which all may have happened, and undone in the reversed one.
   Before the first thread, and behind the last one, there is none. */

EXPORT int64 __enzcc_threads_event(void *tape, void *object) {
  Turns *turns = turns_of(tape);
  return turns ? __atomic_fetch_add(&find(turns, object)->turns, 1, __ATOMIC_RELAXED) : -1;
}

EXPORT void __enzcc_threads_event_back(void *tape, void *object, int64 event) {
  if (event < 0)
    return;
  Lock *lock = find(turns_of(tape), object);
  for (int spins = 0; __atomic_load_n(&lock->turns, __ATOMIC_ACQUIRE) != event + 1; spins++)
    if (spins >= SPINS)
      sched_yield();
  __atomic_store_n(&lock->turns, event, __ATOMIC_RELEASE);
}

/* What the system does for threads that wait in memory. */

enum { PLATFORM = 15, WAKE_PRIVATE = 1 | 128, ALL = 0x7fffffff }; /* AT_PLATFORM, FUTEX_WAKE_PRIVATE */

EXPORT long __enzcc_futex(long number, const void *place, int operation, int value, const void *limit) {
  return syscall(number, place, operation, value, limit, 0, 0);
}

EXPORT void __enzcc_wake(int *word) {
  const char *platform = (const char *)getauxval(PLATFORM);
  if (platform && (*platform == 'x' || *platform == 'a'))
    __enzcc_futex(*platform == 'x' ? 202 : 98, word, WAKE_PRIVATE, ALL, 0); /* x86_64, aarch64 */
}

/* Around one atomic operation of the program, so that it has a turn among those of its place. */

__attribute__((weak, visibility("hidden"))) _Bool __enzcc_threads_atomic;

EXPORT void __enzcc_threads_atomic_begin(void) {
  for (int spins = 0; __atomic_test_and_set(&__enzcc_threads_atomic, __ATOMIC_ACQUIRE); spins++)
    if (spins >= SPINS)
      sched_yield();
}

EXPORT void __enzcc_threads_atomic_end(void) { __atomic_clear(&__enzcc_threads_atomic, __ATOMIC_RELEASE); }

/* Within the section: its number among those of this place. */
EXPORT int64 __enzcc_threads_turn(void *tape, void *place) {
  Turns *turns = turns_of(tape);
  return turns ? find(turns, place)->turns++ : -1;
}

EXPORT void __enzcc_threads_turn_wait(void *tape, void *place, int64 turn) {
  if (turn < 0)
    return;
  void *before = __enzcc_turns_enter(turns_of(tape));
  __enzcc_turn_wait(place, turn);
  __enzcc_turns_enter(before);
}

EXPORT void __enzcc_threads_turn_done(void *tape, void *place) {
  void *before = __enzcc_turns_enter(turns_of(tape));
  __enzcc_turn_done(place);
  __enzcc_turns_enter(before);
}

/* The threads of a barrier have turns, too: as many for each time that they wait. Backwards, all have to be back before
   one goes on. */

EXPORT int __enzcc_threads_barrier_init(void *tape, void *barrier, const void *attributes, unsigned count) {
  void *root = __enzcc_tape_root(tape);
  if (!*__enzcc_tape_turns(root))
    __enzcc_turns_begin(root);
  Lock *lock = find(turns_of(tape), barrier);
  lock->first = lock->turns;
  lock->count = count;
  return pthread_barrier_init(barrier, attributes, count);
}

/* Before a wait: how many turns are left when all have come back from it. */
EXPORT int64 __enzcc_threads_barrier_turn(void *tape, void *barrier) {
  Turns *turns = turns_of(tape);
  Lock *lock = turns ? find(turns, barrier) : 0;
  if (!lock || !lock->count)
    fail("enzcc: a differentiated function waits at a barrier that was not initialized in it\n");
  int64 turn = __atomic_fetch_add(&lock->turns, 1, __ATOMIC_RELAXED);
  return turn - (turn - lock->first) % lock->count;
}

EXPORT void __enzcc_threads_barrier_back(void *tape, void *barrier, int64 left) {
  Lock *lock = find(turns_of(tape), barrier);
  __atomic_fetch_sub(&lock->turns, 1, __ATOMIC_ACQ_REL);
  for (int spins = 0; __atomic_load_n(&lock->turns, __ATOMIC_ACQUIRE) > left; spins++)
    if (spins >= SPINS)
      sched_yield();
}

/* ---- tasks --------------------------------------------------------------------------------------------------- */

/* forward                                              reverse
 *     ask(flags, dependences)                              back(task)     it is done backwards, with those before it
 *     task = new(...), start(task, ...)
 *     joined(tape)     behind what waits for tasks
 *
 * Each task has a tape of its own, which lives as long as that of who made it. Tasks that were made one after the other,
 * with nothing between that waits for them, may have run at the same time; so they may backwards. They are made again in
 * the reversed order, with the same dependences on each other: these are turned round by that. What ran in between
 * in the task that made them ran beside them, and so does its reverse, or comes after it.
 */

typedef int (*Routine)(int, void *);
typedef struct Dependence {
  void *place;
  size_t bytes;
  unsigned char how;
} Dependence;

typedef struct Location {
  int reserved, flags, more, length;
  const char *text;
} Location;

int __kmpc_global_thread_num(const void *) __attribute__((weak));
void *__kmpc_omp_task_alloc(const void *, int, int, size_t, size_t, Routine) __attribute__((weak));
int __kmpc_omp_task(const void *, int, void *) __attribute__((weak));
int __kmpc_omp_task_with_deps(const void *, int, void *, int, const void *, int, const void *) __attribute__((weak));
int __kmpc_omp_taskwait(const void *, int) __attribute__((weak));
int __kmpc_omp_taskyield(const void *, int, int) __attribute__((weak));
void __kmpc_omp_task_begin_if0(const void *, int, void *) __attribute__((weak));
void __kmpc_omp_task_complete_if0(const void *, int, void *) __attribute__((weak));
int omp_in_final(void) __attribute__((weak));
void **__enzcc_tape_tasks(void *);
void *__enzcc_tape_of_task(void *);
void *__enzcc_tape_lend(void *);
void __enzcc_tape_take_back(void *);

enum { TIED = 1, FINAL = 2, EXCLUSIVE = 4, INOUT = 3 };
enum { WAITED_FOR = 0, DONE = 1, REVERSED = 2 };

/* Generated code knows where `tape` and `frame` are, and puts what the task is given behind this. */
typedef struct Task {
  void *tape;  /* of its own */
  void *frame; /* what its augmented half left to its reverse half */
  struct Task *earlier; /* that may run at the same time */
  void *(*run)(void *);
  void *(*back)(void *); /* null: nothing is to be done backwards */
  Dependence *dependences;
  void *root; /* of the tape; null: it needs none */
  int count, flags, state;
} Task;
_Static_assert(sizeof(Task) <= 80, "as synthesis/shadow/tasks.py has it");
enum { GIVEN = 80 };

typedef struct KmpTask { /* as OpenMP's runtime has it */
  void *shared;
  Routine routine;
  int part;
  void *data[2];
  Task *task;
} KmpTask;

static const Location here = {0, 2, 0, 22, ";unknown;unknown;0;0;;"};

typedef struct Asked {
  const Dependence *dependences;
  int count, flags;
} Asked;
__attribute__((weak, visibility("hidden"))) _Thread_local Asked __enzcc_task_asked;

/* Just before a task is made: how, and on what it depends. */
EXPORT void __enzcc_task_ask(int flags, int count, const void *dependences) {
  __enzcc_task_asked = (Asked){dependences, count, flags};
}

/* Around a task that is done where it is made: those that it makes are its own. */
EXPORT void *__enzcc_task_begin(int flags) {
  int thread = __kmpc_global_thread_num(&here);
  void *made = __kmpc_omp_task_alloc(&here, thread, (flags & FINAL) | TIED, sizeof(KmpTask), 0, 0);
  __kmpc_omp_task_begin_if0(&here, thread, made);
  return made;
}

EXPORT void __enzcc_task_end(void *made) {
  __kmpc_omp_task_complete_if0(&here, __kmpc_global_thread_num(&here), made);
}

/* A task of OpenMP's runtime, in code that is not differentiated, that was only made to be copied. */
EXPORT void __enzcc_task_drop(void *made) {
  int thread = __kmpc_global_thread_num(&here);
  __kmpc_omp_task_begin_if0(&here, thread, made);
  __kmpc_omp_task_complete_if0(&here, thread, made);
}

/* Behind what waits for tasks: those that are made later may need what earlier ones did. */
EXPORT void __enzcc_tasks_joined(void *tape) { *__enzcc_tape_tasks(tape) = 0; }

/* The reverse of a task that carries no derivatives: others are ordered by it. */
EXPORT void *__enzcc_tasks_nothing(void *task) {
  (void)task;
  return 0;
}

/* A task that is to be made, with room for what it is given. `tape`: of who makes it; null: it needs none. */
EXPORT void *__enzcc_tasks_new(void *tape, int64 bytes, void *(*back)(void *)) {
  size_t size = GIVEN + (size_t)bytes;
  Task *task = back ? __enzcc_tape_reserve(tape, (int64)size) : malloc(size);
  if (!task)
    fail("enzcc: out of memory for a task\n");
  *task = (Task){.back = back, .root = tape && !back ? __enzcc_tape_root(tape) : 0};
  if (back && back != __enzcc_tasks_nothing)
    task->tape = __enzcc_tape_of_task(tape);
  return task;
}

static int run_task(int thread, void *pointer) {
  (void)thread;
  Task *task = ((KmpTask *)pointer)->task;
  if (task->back) {
    task->run(task);
    __atomic_store_n(&task->state, DONE, __ATOMIC_RELEASE);
    return 0;
  }
  if (task->root)
    task->tape = __enzcc_tape_lend(task->root);
  task->run(task);
  if (task->root)
    __enzcc_tape_take_back(task->tape);
  free(task);
  return 0;
}

static int run_task_back(int thread, void *pointer) {
  (void)thread;
  Task *task = ((KmpTask *)pointer)->task;
  task->back(task);
  return 0;
}

static void make_task(Task *task, Routine routine, int flags, int count, const Dependence *dependences) {
  int thread = __kmpc_global_thread_num(&here);
  KmpTask *made = __kmpc_omp_task_alloc(&here, thread, (flags & FINAL) | TIED, sizeof(KmpTask), 0, routine);
  made->task = task;
  if (count)
    __kmpc_omp_task_with_deps(&here, thread, made, count, dependences, 0, 0);
  else
    __kmpc_omp_task(&here, thread, made);
}

EXPORT void __enzcc_tasks_start(void *tape, void *pointer, void *(*run)(void *)) {
  Task *task = pointer;
  Asked asked = __enzcc_task_asked;
  __enzcc_task_asked = (Asked){0, 0, 0};
  task->run = run;
  int flags = asked.flags, count = asked.count;
  if (!task->back) {
    make_task(task, run_task, flags, count, asked.dependences);
    return;
  }
  task->flags = flags;
  task->count = count;
  if (count)
    task->dependences = __enzcc_tape_reserve(tape, count * (int64)sizeof(Dependence));
  for (int k = 0; k < count; k++) {
    task->dependences[k] = asked.dependences[k];
    if (task->dependences[k].how == EXCLUSIVE) /* in any order, of which nothing would be known: in this one */
      task->dependences[k].how = INOUT;
  }
  void **last = __enzcc_tape_tasks(tape);
  _Bool at_once = omp_in_final && omp_in_final(); /* then each may need what the one before it did */
  task->earlier = at_once ? 0 : *last;
  *last = at_once ? 0 : task;
  make_task(task, run_task, flags, count, task->dependences);
}

/* Where a task was made: it is done backwards, and what may have run at the same time. */
EXPORT void __enzcc_tasks_back(void *pointer) {
  Task *task = pointer;
  if (task->state == REVERSED)
    return;
  int thread = __kmpc_global_thread_num(&here);
  _Bool depend = 0;
  for (Task *each = task; each; each = each->earlier) {
    for (int spins = 0; __atomic_load_n(&each->state, __ATOMIC_ACQUIRE) == WAITED_FOR; spins++) {
      __kmpc_omp_taskyield(&here, thread, 0);
      if (spins >= SPINS)
        sched_yield();
    }
    each->state = REVERSED;
    depend |= each->count > 0;
  }
  for (Task *each = task, *earlier; each; each = earlier) {
    earlier = each->earlier;
    if (earlier || depend)
      make_task(each, run_task_back, each->flags, each->count, each->dependences);
    else
      each->back(each);
  }
  __kmpc_omp_taskwait(&here, thread);
}
