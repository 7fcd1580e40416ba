/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Profiles of derivatives (`--profile-derivatives`): how often their lines run, what they take of the tape, and where
 * threads spend their time. ENZCC_PROFILE=FILE, when the program begins, asks for one; it is written when it ends.
 *
 *     site = enter(told); ... *site = told->first + k ... leave(told, site, numbers)
 *
 *   - Each thread has an array of sites: the line that each derivative that it is in has reached. Generated code writes
 *     its own, and nobody else does; a thread of the profile's reads them all every millisecond. So threads wait for
 *     nothing, no signal interrupts the program, and a sample that is torn is only a sample of a moment later.
 *   - Counts are added up in registers, and added to those of all threads when a derivative returns.
 *   - A record of a thread is never freed: the next thread uses it.
 *
 * This file is compiled to ../ir/profile.ll by build.py and linked into programs as IR, as tape.c is: every program and
 * shared library has its own, and appends to the same file. */

#include <stdint.h>

typedef __SIZE_TYPE__ size_t;
typedef struct {
  long seconds, nanoseconds;
} Time;

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
char *getenv(const char *);
int getpid(void);
int open(const char *, int, ...);
int close(int);
int flock(int, int);
int ftruncate(int, long);
long lseek(int, long, int);
long read(int, void *, size_t);
long write(int, const void *, size_t);
int dprintf(int, const char *, ...) __attribute__((format(printf, 2, 3)));
int snprintf(char *, size_t, const char *, ...) __attribute__((format(printf, 3, 4)));
int strcmp(const char *, const char *);
char *strrchr(const char *, int);
int atexit(void (*)(void));
int clock_gettime(int, Time *);
int nanosleep(const Time *, Time *);
int pthread_create(unsigned long *, const void *, void *(*)(void *), void *) __attribute__((weak));
int pthread_join(unsigned long, void **) __attribute__((weak));
int pthread_key_create(unsigned *, void (*)(void *)) __attribute__((weak));
int pthread_setspecific(unsigned, const void *) __attribute__((weak));
int64_t __enzcc_tape_bytes(void);

#define SHARED __attribute__((weak, visibility("hidden")))
#define EXPORT __attribute__((weak, visibility("hidden"), noinline))
#define COLD static __attribute__((noinline, cold))

enum { DEPTH = 256, MONOTONIC = 1, READ_WRITE = 2, CREATE = 0100, LOCK = 2, NAME = 4096 };
enum { UNKNOWN, STARTING, OFF, ON };

/* What generated code has for each derivative function. `numbers`: executions of its blocks, then bytes of its
   reservations. The first of its sites, which are numbers too, is where it begins. */
typedef struct Told {
  struct Told *next;
  const char *text; /* what is known of it, as the inside of an object of JSON */
  uint64_t *numbers;
  uint32_t blocks, reservations, sites;
  uint32_t first; /* 0: it has not run yet */
  uint64_t calls, outermost, nanoseconds, peak; /* of all calls; of those that no derivative made */
} Told;

typedef struct Thread {
  struct Thread *next;
  uint32_t depth, used;
  uint64_t begun;
  uint32_t sites[DEPTH];
  uintptr_t frames[DEPTH]; /* where on its stack it entered them */
} Thread;

SHARED int __enzcc_profile_state, __enzcc_profile_process;
SHARED volatile int __enzcc_profile_ends;
SHARED Told *__enzcc_profile_told;
SHARED Thread *__enzcc_profile_threads;
SHARED uint32_t __enzcc_profile_sites, __enzcc_profile_places;
SHARED uint64_t *__enzcc_profile_times; /* of each site: by itself, and with what it calls */
SHARED unsigned long __enzcc_profile_sampler;
SHARED unsigned __enzcc_profile_key;
SHARED char __enzcc_profile_file[NAME];
SHARED _Thread_local Thread *__enzcc_profile_thread;
SHARED _Thread_local uint32_t __enzcc_profile_nowhere;

static uint64_t now(void) {
  Time time;
  clock_gettime(MONOTONIC, &time);
  return (uint64_t)time.seconds * 1000000000u + (uint64_t)time.nanoseconds;
}

/* ---- where time goes ---------------------------------------------------------------------------------- */

/* Room for the times of all sites. Only the sampler has it, and who comes when that has ended. */
static int has_room(uint32_t sites) {
  uint32_t had = __enzcc_profile_places;
  if (sites <= had)
    return 1;
  uint32_t places = 2 * sites + 1024;
  uint64_t *made = calloc(3 * (size_t)places, sizeof *made); /* the third: the last sample that a site was in */
  if (!made)
    return 0;
  for (uint32_t k = 0; k < had; k++)
    for (int part = 0; part < 3; part++)
      made[3 * (size_t)k + part] = __enzcc_profile_times[3 * (size_t)k + part];
  free(__enzcc_profile_times);
  __enzcc_profile_times = made;
  __enzcc_profile_places = places;
  return 1;
}

static void sample(Thread *thread, uint64_t number, uint64_t elapsed) {
  uint32_t depth = __atomic_load_n(&thread->depth, __ATOMIC_RELAXED);
  if (depth > DEPTH)
    depth = DEPTH;
  for (uint32_t k = depth; k-- > 0;) {
    uint32_t site = __atomic_load_n(&thread->sites[k], __ATOMIC_RELAXED);
    if (!site || !has_room(site + 1))
      continue;
    uint64_t *times = &__enzcc_profile_times[3 * (size_t)site];
    if (k + 1 == depth)
      times[0] += elapsed;
    if (times[2] != number)
      times[1] += elapsed;
    times[2] = number;
  }
}

static void *watch(void *unused) {
  (void)unused;
  uint64_t number = 0, before = now();
  uint32_t random = 1;
  while (!__enzcc_profile_ends) {
    random = random * 1664525u + 1013904223u; /* not in step with the program */
    Time pause = {0, 500000 + (random >> 12)};
    nanosleep(&pause, 0);
    uint64_t at = now();
    for (Thread *t = __atomic_load_n(&__enzcc_profile_threads, __ATOMIC_ACQUIRE); t; t = t->next)
      sample(t, ++number, at - before);
    before = at;
  }
  return 0;
}

/* ---- the file ----------------------------------------------------------------------------------------- */

/* What tells this run from others, also of programs with the same number. */
static void name_run(char *text, size_t size) {
  char status[1024];
  int file = open("/proc/self/stat", 0);
  long length = file < 0 ? 0 : read(file, status, sizeof status - 1);
  if (file >= 0)
    close(file);
  status[length > 0 ? length : 0] = 0;
  const char *at = strrchr(status, ')'); /* behind the name; the 20th word from there is when it was started */
  for (int words = 0; at && *at && words < 20; at++)
    words += *at == ' ';
  int digits = 0;
  while (at && at[digits] >= '0' && at[digits] <= '9')
    digits++;
  snprintf(text, size, "{\"enzcc_profile\":1,\"run\":\"%d.%.*s\"}\n", getpid(), digits, at ? at : "");
}

static void write_numbers(int file, const char *name, const uint64_t *numbers, uint32_t count, uint32_t step) {
  dprintf(file, ",\"%s\":[", name);
  for (uint32_t k = 0; k < count; k++)
    dprintf(file, "%s%llu", k ? "," : "", numbers ? (unsigned long long)numbers[(size_t)k * step] : 0ull);
  dprintf(file, "]");
}

static void write_told(int file, const Told *told) {
  const uint64_t *times = 0;
  if (told->first && told->first + told->sites <= __enzcc_profile_places)
    times = &__enzcc_profile_times[3 * (size_t)told->first];
  dprintf(file, "{%s,\"calls\":%llu,\"outermost\":%llu,\"nanoseconds\":%llu,\"peak\":%llu", told->text,
          (unsigned long long)told->calls, (unsigned long long)told->outermost, (unsigned long long)told->nanoseconds,
          (unsigned long long)told->peak);
  write_numbers(file, "blocks", told->numbers, told->blocks, 1);
  write_numbers(file, "bytes", told->numbers + told->blocks, told->reservations, 1);
  write_numbers(file, "self", times, told->sites, 3);
  write_numbers(file, "total", times ? times + 1 : 0, told->sites, 3);
  dprintf(file, "}\n");
}

static void finish(void) {
  if (getpid() != __enzcc_profile_process) /* a fork's counts began as its parent's */
    return;
  __enzcc_profile_ends = 1;
  if (__enzcc_profile_sampler && pthread_join)
    pthread_join(__enzcc_profile_sampler, 0);
  char run[128], there[128];
  name_run(run, sizeof run);
  int file = open(__enzcc_profile_file, READ_WRITE | CREATE, 0666);
  if (file < 0) {
    dprintf(2, "enzcc: cannot write the profile '%s'\n", __enzcc_profile_file);
    return;
  }
  flock(file, LOCK);
  long length = read(file, there, sizeof there - 1);
  there[length > 0 ? length : 0] = 0;
  for (char *c = there; *c; c++)
    if (*c == '\n')
      c[1] = 0;
  if (strcmp(there, run)) { /* of another run; else of another library of this program */
    int ignored = ftruncate(file, 0);
    (void)ignored;
    lseek(file, 0, 0);
    dprintf(file, "%s", run);
  }
  lseek(file, 0, 2);
  for (const Told *t = __atomic_load_n(&__enzcc_profile_told, __ATOMIC_ACQUIRE); t; t = t->next)
    write_told(file, t);
  close(file);
}

/* %p in the name is the number of the process. */
static int take_name(const char *name) {
  size_t length = 0;
  for (; *name; name++) {
    if (length + 16 > NAME)
      return 0;
    if (name[0] == '%' && name[1] == 'p') {
      length += (size_t)snprintf(__enzcc_profile_file + length, 16, "%d", getpid());
      name++;
    } else {
      __enzcc_profile_file[length++] = *name;
    }
  }
  __enzcc_profile_file[length] = 0;
  return length > 0;
}

/* ---- threads ------------------------------------------------------------------------------------------ */

static void leave_thread(void *thread) {
  __enzcc_profile_thread = 0;
  __atomic_store_n(&((Thread *)thread)->depth, 0, __ATOMIC_RELAXED);
  __atomic_store_n(&((Thread *)thread)->used, 0, __ATOMIC_RELEASE);
}

COLD int start(void) {
  int state = UNKNOWN;
  if (!__atomic_compare_exchange_n(&__enzcc_profile_state, &state, STARTING, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE)) {
    while ((state = __atomic_load_n(&__enzcc_profile_state, __ATOMIC_ACQUIRE)) == STARTING)
      ;
    return state;
  }
  const char *name = getenv("ENZCC_PROFILE");
  state = name && take_name(name) ? ON : OFF;
  if (state == ON) {
    __enzcc_profile_process = getpid();
    __enzcc_profile_sites = 1;
    if (pthread_key_create)
      pthread_key_create(&__enzcc_profile_key, leave_thread);
    if (!pthread_create || !pthread_join || pthread_create(&__enzcc_profile_sampler, 0, watch, 0))
      __enzcc_profile_sampler = 0;
    atexit(finish);
  }
  __atomic_store_n(&__enzcc_profile_state, state, __ATOMIC_RELEASE);
  return state;
}

COLD Thread *join_thread(void) {
  Thread *thread = __atomic_load_n(&__enzcc_profile_threads, __ATOMIC_ACQUIRE);
  for (; thread; thread = thread->next) {
    uint32_t free = 0;
    if (__atomic_compare_exchange_n(&thread->used, &free, 1, 0, __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
      break;
  }
  if (!thread) {
    thread = calloc(1, sizeof *thread);
    if (!thread)
      return 0;
    thread->used = 1;
    thread->next = __atomic_load_n(&__enzcc_profile_threads, __ATOMIC_ACQUIRE);
    while (!__atomic_compare_exchange_n(&__enzcc_profile_threads, &thread->next, thread, 1, __ATOMIC_ACQ_REL,
                                        __ATOMIC_ACQUIRE))
      ;
  }
  __enzcc_profile_thread = thread;
  if (pthread_setspecific)
    pthread_setspecific(__enzcc_profile_key, thread);
  return thread;
}

/* ---- what generated code calls ------------------------------------------------------------------------- */

/* The first caller numbers the sites and shows the derivative to the others. */
COLD void register_told(Told *told) {
  uint32_t none = 0, first = __atomic_fetch_add(&__enzcc_profile_sites, told->sites, __ATOMIC_RELAXED);
  if (!__atomic_compare_exchange_n(&told->first, &none, first, 0, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    return;
  told->next = __atomic_load_n(&__enzcc_profile_told, __ATOMIC_ACQUIRE);
  while (!__atomic_compare_exchange_n(&__enzcc_profile_told, &told->next, told, 1, __ATOMIC_ACQ_REL, __ATOMIC_ACQUIRE))
    ;
}

/* Before code of the program calls a derivative. What was left by an exception or longjmp has not said so: its frame
   was where this one is, or below. */
EXPORT void __enzcc_profile_begin(void) {
  Thread *thread = __enzcc_profile_thread;
  if (!thread)
    return;
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  uint32_t depth = thread->depth;
  while (depth && thread->frames[depth - 1] <= here)
    depth--;
  __atomic_store_n(&thread->depth, depth, __ATOMIC_RELAXED);
}

EXPORT uint32_t *__enzcc_profile_enter(Told *told) {
  int state = __atomic_load_n(&__enzcc_profile_state, __ATOMIC_ACQUIRE);
  if (state < OFF)
    state = start();
  Thread *thread = state == ON ? __enzcc_profile_thread : 0;
  if (state == ON && !thread)
    thread = join_thread();
  if (!thread)
    return &__enzcc_profile_nowhere;
  if (!__atomic_load_n(&told->first, __ATOMIC_ACQUIRE))
    register_told(told);
  uint32_t depth = thread->depth < DEPTH ? thread->depth : DEPTH - 1;
  if (!depth)
    thread->begun = now();
  __atomic_store_n(&thread->sites[depth], __atomic_load_n(&told->first, __ATOMIC_RELAXED), __ATOMIC_RELAXED);
  thread->frames[depth] = (uintptr_t)__builtin_frame_address(0);
  __atomic_store_n(&thread->depth, depth + 1, __ATOMIC_RELEASE);
  return &thread->sites[depth];
}

EXPORT void __enzcc_profile_leave(Told *told, uint32_t *site, const uint64_t *numbers) {
  Thread *thread = __enzcc_profile_thread;
  if (site == &__enzcc_profile_nowhere || !thread)
    return;
  uint32_t depth = (uint32_t)(site - thread->sites);
  __atomic_store_n(&thread->depth, depth, __ATOMIC_RELEASE);
  for (uint32_t k = 0; k < told->blocks + told->reservations; k++)
    if (numbers[k])
      __atomic_fetch_add(&told->numbers[k], numbers[k], __ATOMIC_RELAXED);
  __atomic_fetch_add(&told->calls, 1, __ATOMIC_RELAXED);
  if (depth)
    return;
  __atomic_fetch_add(&told->outermost, 1, __ATOMIC_RELAXED);
  __atomic_fetch_add(&told->nanoseconds, now() - thread->begun, __ATOMIC_RELAXED);
  uint64_t bytes = (uint64_t)__enzcc_tape_bytes(), peak = __atomic_load_n(&told->peak, __ATOMIC_RELAXED);
  while (bytes > peak &&
         !__atomic_compare_exchange_n(&told->peak, &peak, bytes, 1, __ATOMIC_RELAXED, __ATOMIC_RELAXED))
    ;
}
