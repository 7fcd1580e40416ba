/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Tasks that share out the iterations of a loop, as OpenMP's runtime makes them: a program that is differentiated gets
 * this, as IR, in the place of the library's. Compiled to ../ir/openmp_tasks.ll by build.py.
 */

#define EXPORT __attribute__((weak, visibility("hidden")))
#define ALWAYS __attribute__((always_inline))

typedef __SIZE_TYPE__ size_t;
typedef unsigned long long Count;
typedef long long Step;
typedef int (*Routine)(int, void *);
typedef void (*Copy)(void *, void *, int);
typedef struct Task {
  char *shared;
  Routine routine;
  char rest[];
} Task;

enum { BY_SIZE = 1, BY_COUNT = 2, PER_THREAD = 10 }; /* tasks for each thread, if nothing is said */

int omp_get_num_threads(void);
Task *__kmpc_omp_task_alloc(void *, int, int, size_t, size_t, Routine);
int __kmpc_omp_task(void *, int, Task *);
void __kmpc_omp_task_begin_if0(void *, int, Task *);
void __kmpc_omp_task_complete_if0(void *, int, Task *);
void __kmpc_taskgroup(void *, int);
void __kmpc_end_taskgroup(void *, int);
void __enzcc_task_drop(Task *);

/* `size`, `shared` and `routine` are those of the task that is copied; `strict`: no task has more iterations. */
EXPORT ALWAYS void __enzcc_taskloop(void *location, int thread, Task *task, int deferred, Count *first, Count *last,
                                    Step step, int alone, int how, Count amount, int strict, Copy copy, int flags,
                                    size_t size, size_t shared, Routine routine);
void __enzcc_taskloop(void *location, int thread, Task *task, int deferred, Count *first, Count *last, Step step,
                      int alone, int how, Count amount, int strict, Copy copy, int flags, size_t size, size_t shared,
                      Routine routine) {
  Count lower = *first, upper = *last, count;
  size_t first_at = (size_t)((char *)first - (char *)task), last_at = (size_t)((char *)last - (char *)task);
  if (step > 0)
    count = (upper - lower) / (Count)step + 1;
  else
    count = (lower - upper) / (Count)-step + 1;
  if (step > 0 ? (Step)upper < (Step)lower : (Step)lower < (Step)upper)
    count = 0;
  if (!how)
    amount = (Count)omp_get_num_threads() * PER_THREAD;
  Count tasks, each, more = 0;
  if (how == BY_SIZE) {
    if (amount < 1)
      amount = 1;
    tasks = strict ? (count + amount - 1) / amount : count / amount;
    if (tasks < 1)
      tasks = 1;
    each = strict ? amount : count / tasks;
  } else {
    tasks = amount > count ? count : amount;
    if (tasks < 1)
      tasks = 1;
    each = count / tasks;
  }
  if (!strict || how != BY_SIZE)
    more = count % tasks;
  if (!alone)
    __kmpc_taskgroup(location, thread);
  Count done = 0;
  for (Count k = 0; k < tasks && done < count; k++) {
    Count now = k < more ? each + 1 : each;
    if (now > count - done)
      now = count - done;
    Task *made = __kmpc_omp_task_alloc(location, thread, flags, size, shared, routine);
    __builtin_memcpy(made->rest, task->rest, size - sizeof(Task));
    if (shared)
      __builtin_memcpy(made->shared, task->shared, shared);
    if (copy)
      copy(made, task, k + 1 == tasks);
    *(Count *)((char *)made + first_at) = lower + done * (Count)step;
    *(Count *)((char *)made + last_at) = lower + (done + now - 1) * (Count)step;
    if (deferred) {
      __kmpc_omp_task(location, thread, made);
    } else {
      __kmpc_omp_task_begin_if0(location, thread, made);
      routine(thread, made);
      __kmpc_omp_task_complete_if0(location, thread, made);
    }
    done += now;
  }
  if (!alone)
    __kmpc_end_taskgroup(location, thread);
  __enzcc_task_drop(task);
}
