/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Numba's runtime for memory, as differentiation can follow it: counted objects from malloc, plain counts.

   In the process Numba counts atomically, in code that is not in the IR, and an object may be freed by another thread. In
   a derivative an array that the function makes lives no longer than the call, and belongs to one thread. Arrays that
   come from outside have no object here (NULL), so counts of them are not touched. */

#include <stdint.h>
#include <stdlib.h>

typedef void destructor(void *data, uint64_t size, void *info);

/* As in numba/core/runtime/nrt.cpp: the address of the data is read by code that Numba emits. */
typedef struct {
  uint64_t count;
  destructor *destroy;
  void *info;
  void *data;
  uint64_t size;
  void *allocator;
} MemInfo;

static MemInfo *made(uint64_t size, destructor *destroy) {
  MemInfo *object = malloc(sizeof(MemInfo));
  object->count = 1;
  object->destroy = destroy;
  object->info = NULL;
  object->data = malloc(size);
  object->size = size;
  object->allocator = NULL;
  return object;
}

MemInfo *NRT_MemInfo_alloc(uint64_t size) { return made(size, NULL); }

MemInfo *NRT_MemInfo_alloc_safe(uint64_t size) { return made(size, NULL); }

MemInfo *NRT_MemInfo_alloc_aligned(uint64_t size, uint32_t alignment) { return made(size, NULL); }

MemInfo *NRT_MemInfo_alloc_safe_aligned(uint64_t size, uint32_t alignment) { return made(size, NULL); }

MemInfo *NRT_MemInfo_alloc_dtor(uint64_t size, destructor *destroy) { return made(size, destroy); }

MemInfo *NRT_MemInfo_new_varsize(uint64_t size) { return made(size, NULL); }

MemInfo *NRT_MemInfo_new_varsize_dtor(uint64_t size, destructor *destroy) { return made(size, destroy); }

void *NRT_MemInfo_varsize_alloc(MemInfo *object, uint64_t size) {
  object->data = malloc(size);
  object->size = size;
  return object->data;
}

void *NRT_MemInfo_varsize_realloc(MemInfo *object, uint64_t size) {
  object->data = realloc(object->data, size);
  object->size = size;
  return object->data;
}

void NRT_MemInfo_varsize_free(MemInfo *object, void *data) {
  free(data);
  if (object->data == data) object->data = NULL;
}

/* Without WITH_DESTRUCTORS no object is made with one. A call through a pointer that nobody sets would seem to lead out of
   sight, with whatever is in the object. */
void NRT_MemInfo_call_dtor(MemInfo *object) {
#ifdef WITH_DESTRUCTORS
  if (object->destroy) object->destroy(object->data, object->size, object->info);
#endif
  free(object->data);
  free(object);
}

void NRT_incref(MemInfo *object) {
  if (object) object->count++;
}

void NRT_decref(MemInfo *object) {
  if (object && --object->count == 0) NRT_MemInfo_call_dtor(object);
}

/* Memory that is not counted, as arrays of shapes and buffers between overlapping slices are. */

void *NRT_Allocate(uint64_t size) { return malloc(size); }

void *NRT_Reallocate(void *data, uint64_t size) { return realloc(data, size); }

void NRT_Free(void *data) { free(data); }
