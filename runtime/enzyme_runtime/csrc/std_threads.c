/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* How std::thread and C11's threads begin and end, which their headers only declare: by those of POSIX, as libstdc++ and
 * glibc do it. A program that is differentiated gets these functions, as IR, in the place of the libraries'. Compiled to
 * ../ir/std_threads.ll by build.py.
 */

#define EXPORT __attribute__((weak, visibility("hidden")))
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
_Noreturn void throw_system_error(int) NAMED("_ZSt20__throw_system_errori");

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

static void *run_state(void *pointer) {
  State *state = pointer;
  state->table->run(state);
  state->table->delete(state);
  return 0;
}

EXPORT void state_destroy(State *state) NAMED("_ZNSt6thread6_StateD2Ev");
void state_destroy(State *state) { (void)state; }

EXPORT void thread_start(Handle *thread, State **owner, void (*depends)(void))
    NAMED("_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE");
void thread_start(Handle *thread, State **owner, void (*depends)(void)) {
  (void)depends; /* makes sure that the library of threads is linked */
  int error = pthread_create(thread, 0, run_state, *owner);
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

enum { SUCCESS = 0, ERROR = 2, NO_MEMORY = 3 };

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

EXPORT int mtx_unlock(void *mutex) { return pthread_mutex_unlock(mutex) ? ERROR : SUCCESS; }

EXPORT int cnd_init(void *condition) { return pthread_cond_init(condition, 0) ? ERROR : SUCCESS; }

EXPORT void cnd_destroy(void *condition) { pthread_cond_destroy(condition); }

EXPORT int cnd_wait(void *condition, void *mutex) { return pthread_cond_wait(condition, mutex) ? ERROR : SUCCESS; }

EXPORT int cnd_signal(void *condition) { return pthread_cond_signal(condition) ? ERROR : SUCCESS; }

EXPORT int cnd_broadcast(void *condition) { return pthread_cond_broadcast(condition) ? ERROR : SUCCESS; }
