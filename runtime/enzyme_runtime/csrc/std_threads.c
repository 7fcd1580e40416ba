/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How std::thread and C11's threads begin and end, which their headers only declare: by those of POSIX, as libstdc++ and
 * glibc do it. A program that is differentiated gets these functions, as IR, in the place of the libraries'. Compiled to
 * ../ir/std_threads.ll by build.py.
 */

#define EXPORT __attribute__((weak, visibility("hidden")))
#define ALWAYS __attribute__((always_inline))
#define NAMED(name) __asm__(name)

typedef unsigned long Handle; /* pthread_t, thrd_t */

void *malloc(__SIZE_TYPE__);
void free(void *);
int pthread_create(Handle *, const void *, void *(*)(void *), void *) __attribute__((nothrow));
int pthread_join(Handle, void **);
int pthread_mutex_lock(void *) __attribute__((nothrow));
int pthread_mutex_unlock(void *) __attribute__((nothrow));
int pthread_mutex_init(void *, const void *) __attribute__((nothrow));
int pthread_mutex_destroy(void *) __attribute__((nothrow));
int pthread_mutexattr_init(void *) __attribute__((nothrow));
int pthread_mutexattr_settype(void *, int) __attribute__((nothrow));
int pthread_mutexattr_destroy(void *) __attribute__((nothrow));
int pthread_cond_init(void *, const void *) __attribute__((nothrow));
int pthread_cond_destroy(void *) __attribute__((nothrow));
int pthread_cond_signal(void *) __attribute__((nothrow));
int pthread_cond_broadcast(void *) __attribute__((nothrow));
int pthread_cond_wait(void *, void *);
int pthread_mutex_trylock(void *) __attribute__((nothrow));
int pthread_mutex_timedlock(void *, const void *) __attribute__((nothrow));
int pthread_cond_timedwait(void *, void *, const void *);
int sched_yield(void) __attribute__((nothrow));
void __enzcc_wake(int *) __attribute__((nothrow));
_Noreturn void throw_system_error(int) NAMED("_ZSt20__throw_system_errori");

/* ---- what is done once: the word is what it is to glibc, which may wait for it in code that is not seen --------- */

enum { BEGUN = 1, DONE = 2 };

static ALWAYS void end_once(int *word, int state) {
  __atomic_store_n(word, state, __ATOMIC_RELEASE);
  __enzcc_wake(word);
}

/* Whether it is to be done by who asks. */
static ALWAYS _Bool begins_once(int *word) {
  while (!(__atomic_load_n(word, __ATOMIC_ACQUIRE) & DONE)) {
    int none = 0;
    if (__atomic_compare_exchange_n(word, &none, BEGUN, 0, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) return 1;
    sched_yield();
  }
  return 0;
}

EXPORT ALWAYS int pthread_once(int *word, void (*run)(void)) {
  if (!begins_once(word)) return 0;
  run();
  end_once(word, DONE);
  return 0;
}

typedef struct Once {
  int *word, then;
} Once;

static ALWAYS void leave_once(Once *once) { end_once(once->word, once->then); }

/* What std::call_once calls is known by its name where this is inlined (enzyme_passes/languages/called_once.py). If it
   throws, another one may try. */
EXPORT ALWAYS int __enzcc_once(int *word, void (*run)(void *), void *given) {
  if (!begins_once(word)) return 0;
  Once once __attribute__((cleanup(leave_once))) = {word, 0};
  run(given);
  once.then = DONE;
  return 0;
}

EXPORT void call_once(int *word, void (*run)(void)) { pthread_once(word, run); }

/* Where std::call_once is another one than that. */
EXPORT _Thread_local void *once_callable NAMED("_ZSt15__once_callable");
EXPORT _Thread_local void (*once_call)(void) NAMED("_ZSt11__once_call");
EXPORT void __once_proxy(void) { once_call(); }

/* ---- std::thread: what it runs is an object that it owns, with a virtual function ----------------------------- */

typedef struct State State;
typedef struct Table {
  void (*destroy)(State *); /* without its memory */
  void (*delete)(State *);
  void (*run)(State *);
} Table;
struct State {
  const Table *table;
};

enum { NO_THREAD = 22 }; /* EINVAL */

EXPORT __attribute__((noinline)) void *enzcc_run_state(void *pointer) {
  State *state = pointer;
  state->table->run(state);
  state->table->delete(state);
  return 0;
}

EXPORT void state_destroy(State *state) NAMED("_ZNSt6thread6_StateD2Ev");
void state_destroy(State *state) { (void)state; }

/* Inlined, so that it is seen what kind of object the thread runs. */
EXPORT ALWAYS void thread_start(Handle *thread, State **owner, void (*depends)(void))
    NAMED("_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE");
void thread_start(Handle *thread, State **owner, void (*depends)(void)) {
  (void)depends; /* makes sure that the library of threads is linked */
  int error = pthread_create(thread, 0, enzcc_run_state, *owner);
  if (error) throw_system_error(error);
  *owner = 0;
}

EXPORT void thread_join(Handle *thread) NAMED("_ZNSt6thread4joinEv");
void thread_join(Handle *thread) {
  int error = *thread ? pthread_join(*thread, 0) : NO_THREAD;
  if (error) throw_system_error(error);
  *thread = 0;
}

/* ---- std::condition_variable: one of POSIX, and what holds a mutex ------------------------------------------- */

typedef struct Hold {
  void *mutex;
  _Bool owns;
} Hold;

EXPORT void condition_wait(void *condition, Hold *hold)
    NAMED("_ZNSt18condition_variable4waitERSt11unique_lockISt5mutexE");
void condition_wait(void *condition, Hold *hold) { pthread_cond_wait(condition, hold->mutex); }

EXPORT void condition_notify_one(void *condition) NAMED("_ZNSt18condition_variable10notify_oneEv");
void condition_notify_one(void *condition) { pthread_cond_signal(condition); }

EXPORT void condition_notify_all(void *condition) NAMED("_ZNSt18condition_variable10notify_allEv");
void condition_notify_all(void *condition) { pthread_cond_broadcast(condition); }

EXPORT void condition_make(void *condition) NAMED("_ZNSt18condition_variableC1Ev");
void condition_make(void *condition) { pthread_cond_init(condition, 0); }

EXPORT void condition_destroy(void *condition) NAMED("_ZNSt18condition_variableD1Ev");
void condition_destroy(void *condition) { pthread_cond_destroy(condition); }

/* ---- C11 ------------------------------------------------------------------------------------------------------ */

enum { SUCCESS = 0, BUSY = 1, ERROR = 2, NO_MEMORY = 3, TIMED_OUT = 4 };
enum { POSIX_BUSY = 16, POSIX_TIMED_OUT = 110 }; /* EBUSY, ETIMEDOUT */

typedef struct Start {
  int (*run)(void *);
  void *given;
} Start;

static void *run_start(void *pointer) {
  Start start = *(Start *)pointer;
  free(pointer);
  return (void *)(long)start.run(start.given);
}

EXPORT int thrd_create(Handle *thread, int (*run)(void *), void *given) {
  Start *start = malloc(sizeof(Start));
  if (!start) return NO_MEMORY;
  start->run = run;
  start->given = given;
  if (!pthread_create(thread, 0, run_start, start)) return SUCCESS;
  free(start);
  return ERROR;
}

EXPORT int thrd_join(Handle thread, int *result) {
  if (!result) return pthread_join(thread, 0) ? ERROR : SUCCESS;
  void *returned;
  if (pthread_join(thread, &returned)) return ERROR;
  *result = (int)(long)returned;
  return SUCCESS;
}

enum { RECURSIVE = 1 }; /* mtx_recursive, and PTHREAD_MUTEX_RECURSIVE */

EXPORT int mtx_init(void *mutex, int kind) {
  if (!(kind & RECURSIVE)) return pthread_mutex_init(mutex, 0) ? ERROR : SUCCESS;
  long attributes; /* no smaller than a pthread_mutexattr_t */
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, RECURSIVE);
  int error = pthread_mutex_init(mutex, &attributes);
  pthread_mutexattr_destroy(&attributes);
  return error ? ERROR : SUCCESS;
}

EXPORT void mtx_destroy(void *mutex) { pthread_mutex_destroy(mutex); }

EXPORT int mtx_lock(void *mutex) { return pthread_mutex_lock(mutex) ? ERROR : SUCCESS; }

EXPORT int mtx_trylock(void *mutex) {
  int error = pthread_mutex_trylock(mutex);
  return !error ? SUCCESS : error == POSIX_BUSY ? BUSY : ERROR;
}

static int timed(int error) { return !error ? SUCCESS : error == POSIX_TIMED_OUT ? TIMED_OUT : ERROR; }

EXPORT int mtx_timedlock(void *mutex, const void *limit) { return timed(pthread_mutex_timedlock(mutex, limit)); }

EXPORT int mtx_unlock(void *mutex) { return pthread_mutex_unlock(mutex) ? ERROR : SUCCESS; }

EXPORT int cnd_init(void *condition) { return pthread_cond_init(condition, 0) ? ERROR : SUCCESS; }

EXPORT void cnd_destroy(void *condition) { pthread_cond_destroy(condition); }

EXPORT int cnd_wait(void *condition, void *mutex) { return pthread_cond_wait(condition, mutex) ? ERROR : SUCCESS; }

EXPORT int cnd_timedwait(void *condition, void *mutex, const void *limit) {
  return timed(pthread_cond_timedwait(condition, mutex, limit));
}

EXPORT int cnd_signal(void *condition) { return pthread_cond_signal(condition) ? ERROR : SUCCESS; }

EXPORT int cnd_broadcast(void *condition) { return pthread_cond_broadcast(condition) ? ERROR : SUCCESS; }
