/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Large blocks that a derivative gives back are kept for the next call.
 *
 * The allocator returns them to the system, and fresh pages cost more than many gradients: 0.1 to 5 microseconds for each
 * 4096 bytes. The library of a form is linked with --wrap, by which its calls of malloc, calloc and free come here.
 * Blocks are the allocator's own: whatever else allocates and frees may meet them. Nothing waits: who finds the pool
 * in use, by another thread or for ever in the child of a fork, goes to the allocator. */
#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { ENZCC_PLACES = 16 };
#define ENZCC_LARGE ((size_t)1 << 17) /* from here on the allocator asks the system for each block */
#define ENZCC_HUGE ((size_t)1 << 22)
#define ENZCC_MOST ((size_t)1 << 28) /* bytes that are kept in all */

struct enzcc_pool {
  char busy;
  size_t bytes;
  struct {
    void *block;
    size_t size;
  } kept[ENZCC_PLACES]; /* the oldest first; those behind the last are null */
};

static struct enzcc_pool enzcc_own;
struct enzcc_pool *enzcc_pool = &enzcc_own; /* one for all libraries of a process: whoever loads them says which */

void *__real_malloc(size_t size);
void *__real_calloc(size_t count, size_t size);
void __real_free(void *block);

static void *enzcc_removed(struct enzcc_pool *pool, int place) {
  void *block = pool->kept[place].block;
  pool->bytes -= pool->kept[place].size;
  for (; place + 1 < ENZCC_PLACES; place++) pool->kept[place] = pool->kept[place + 1];
  pool->kept[place].block = NULL;
  pool->kept[place].size = 0;
  return block;
}

/* A kept block of this size or little more, or null. */
static void *enzcc_again(size_t size) {
  struct enzcc_pool *pool = enzcc_pool;
  void *block = NULL;
  if (!__atomic_test_and_set(&pool->busy, __ATOMIC_ACQUIRE)) {
    for (int place = ENZCC_PLACES - 1; place >= 0 && block == NULL; place--)
      if (pool->kept[place].size >= size && pool->kept[place].size / 2 <= size) block = enzcc_removed(pool, place);
    __atomic_clear(&pool->busy, __ATOMIC_RELEASE);
  }
  return block;
}

/* Pages of a large block that are not there yet shall come two megabytes at a time, where the system can. */
static void enzcc_in_large_pages(void *block, size_t size) {
  if (__builtin_expect(size < ENZCC_HUGE, 1)) return;
  uintptr_t first = ((uintptr_t)block + 4095) & ~(uintptr_t)4095;
  madvise((void *)first, ((uintptr_t)block + size - first) & ~(size_t)4095, MADV_HUGEPAGE);
}

__attribute__((used, visibility("default"))) void *__wrap_malloc(size_t size) {
  if (__builtin_expect(size < ENZCC_LARGE, 1)) return __real_malloc(size);
  void *block = enzcc_again(size);
  if (block == NULL && (block = __real_malloc(size)) != NULL) enzcc_in_large_pages(block, size);
  return block;
}

__attribute__((used, visibility("hidden"))) void *__wrap_calloc(size_t count, size_t size) {
  size_t bytes;
  if (__builtin_mul_overflow(count, size, &bytes) || bytes < ENZCC_LARGE) return __real_calloc(count, size);
  void *block = enzcc_again(bytes);
  return block == NULL ? __real_calloc(count, size) : memset(block, 0, bytes);
}

__attribute__((used, visibility("default"))) void __wrap_free(void *block) {
  size_t size = block == NULL ? 0 : malloc_usable_size(block);
  struct enzcc_pool *pool = enzcc_pool;
  if (size >= ENZCC_LARGE && size <= ENZCC_MOST && !__atomic_test_and_set(&pool->busy, __ATOMIC_ACQUIRE)) {
    void *dropped[ENZCC_PLACES];
    int count = 0, last = 0;
    while (pool->bytes + size > ENZCC_MOST || pool->kept[ENZCC_PLACES - 1].block != NULL)
      dropped[count++] = enzcc_removed(pool, 0);
    while (pool->kept[last].block != NULL) last++;
    pool->kept[last].block = block;
    pool->kept[last].size = size;
    pool->bytes += size;
    __atomic_clear(&pool->busy, __ATOMIC_RELEASE);
    while (count > 0) __real_free(dropped[--count]);
  } else {
    __real_free(block);
  }
}
