/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Julia's runtime as far as differentiated Julia code needs it, without Julia: the arrays and objects that code makes
 * while it runs. They have the layout that Julia's code is compiled against, live in a region of the thread, and go with
 * it when the outermost call returns; the garbage collector never sees them. So nothing of a region may be stored in an
 * object from outside (the write barrier looks), and nothing here needs rooting.
 *
 * The engine sees `enzcc_julia_alloc` and `enzcc_julia_enter` as allocators (build.py gives the attributes) and does not
 * look into what keeps the books. The rest is ordinary code to it: the shadow of an array is made by the shadows of its
 * allocations. Compiled to ../ir/julia.ll by build.py; enzyme_frontends/julia links it.
 */

typedef __SIZE_TYPE__ size_t;
typedef unsigned short uint16;
typedef unsigned int uint32;
typedef unsigned char byte;

void *malloc(size_t);
void free(void *);
void *memcpy(void *, const void *, size_t);
void *memmove(void *, const void *, size_t);
void *memset(void *, int, size_t);
size_t strlen(const char *);
long write(int, const void *, size_t);
_Noreturn void abort(void);
void jl_error(const char *) __attribute__((weak)); /* where the code runs in a Julia process */

#define EXPORT __attribute__((weak, visibility("hidden")))
#define BOOKS EXPORT __attribute__((noinline))
#define CALLED EXPORT __attribute__((always_inline)) /* where it is called the types of what it moves are known */

/* ---- the region ---- */

enum { ALIGNMENT = 64, FIRST = 16 << 10, LARGEST = 16 << 20, STATE = 64 };

typedef struct Chunk {
  struct Chunk *older;
  char *used, *end;
  char *padding;
} Chunk;

/* What `enter` returns: the engine takes it for an object of STATE bytes that `leave` frees. In a derivative there is one
 * for the primal and one for the shadow, and they go in any order. */
typedef struct Region {
  struct Region *outer, *inner;
  Chunk *chunks;
  size_t next; /* size of the next chunk */
  char padding[STATE - 3 * sizeof(void *) - sizeof(size_t)];
} Region;

EXPORT _Thread_local Region *enzcc_julia_region = 0;

BOOKS _Noreturn void enzcc_julia_throw(const char *message);
void enzcc_julia_throw(const char *message) {
  if (jl_error) jl_error(message);
  write(2, "julia: ", 7);
  write(2, message, strlen(message));
  write(2, "\n", 1);
  abort();
}

BOOKS void *enzcc_julia_enter(size_t size);
void *enzcc_julia_enter(size_t size) {
  Region *region = malloc(size < sizeof(Region) ? sizeof(Region) : size);
  if (!region) enzcc_julia_throw("OutOfMemoryError");
  region->outer = enzcc_julia_region;
  region->inner = 0;
  region->chunks = 0;
  region->next = FIRST;
  if (region->outer) region->outer->inner = region;
  enzcc_julia_region = region;
  return region;
}

BOOKS void enzcc_julia_leave(void *entered);
void enzcc_julia_leave(void *entered) {
  Region *region = entered;
  if (region->inner)
    region->inner->outer = region->outer;
  else
    enzcc_julia_region = region->outer;
  if (region->outer) region->outer->inner = region->inner;
  for (Chunk *chunk = region->chunks; chunk;) {
    Chunk *older = chunk->older;
    free(chunk);
    chunk = older;
  }
  free(region);
}

/* All regions down to `outer`: after an exception. */
EXPORT void enzcc_julia_unwind(void *outer);
void enzcc_julia_unwind(void *outer) {
  while (enzcc_julia_region && enzcc_julia_region != outer) enzcc_julia_leave(enzcc_julia_region);
}

BOOKS void *enzcc_julia_alloc(size_t size);
void *enzcc_julia_alloc(size_t size) {
  Region *region = enzcc_julia_region;
  if (!region) region = enzcc_julia_enter(sizeof(Region));
  if (size > (size_t)1 << 47) enzcc_julia_throw("OutOfMemoryError");
  size = (size + 15) & ~(size_t)15;
  Chunk *chunk = region->chunks;
  if (!chunk || (size_t)(chunk->end - chunk->used) < size + ALIGNMENT) {
    size_t wanted = size + ALIGNMENT + sizeof(Chunk);
    if (wanted < region->next) wanted = region->next;
    chunk = malloc(wanted);
    if (!chunk) enzcc_julia_throw("OutOfMemoryError");
    chunk->used = (char *)(chunk + 1);
    chunk->end = (char *)chunk + wanted;
    if (region->next < LARGEST) region->next *= 2;
    chunk->older = region->chunks;
    region->chunks = chunk;
  }
  size_t alignment = size >= 512 ? ALIGNMENT : 16;
  char *at = (char *)(((size_t)chunk->used + alignment - 1) & ~(alignment - 1));
  chunk->used = at + size;
  return at;
}

/* Whether a region has it. Inactive, so that the engine need not see the books. */
BOOKS int enzcc_julia_owns(const void *pointer);
int enzcc_julia_owns(const void *pointer) {
  for (Region *region = enzcc_julia_region; region; region = region->outer)
    for (Chunk *chunk = region->chunks; chunk; chunk = chunk->older)
      if ((const char *)pointer > (const char *)chunk && (const char *)pointer < chunk->end) return 1;
  return 0;
}

/* What Julia calls when a reference to `child` is stored in `parent`. */
BOOKS void enzcc_julia_barrier(const void *parent, const void *child);
void enzcc_julia_barrier(const void *parent, const void *child) {
  if (child && enzcc_julia_owns(child) && !enzcc_julia_owns(parent))
    enzcc_julia_throw("enzcc: differentiated code stores an object that it made in one that outlives the call");
}

/* ---- arrays: jl_array_t ---- */

typedef struct Type {
  size_t element;    /* bytes of an element */
  size_t pointers;   /* elements are references, null at first */
  size_t dimensions;
} Type;

typedef struct Array {
  byte *data;
  size_t length;
  uint16 flags; /* how:2 ndims:9 pooled:1 ptrarray:1 hasptr:1 isshared:1 isaligned:1 */
  uint16 element;
  uint32 offset;
  size_t rows;
  size_t extent; /* how many elements there is room for, of vectors; else columns */
  size_t extents[2];
} Array;

static Array *array(const Type *type, size_t length, uint16 dimensions) {
  size_t bytes;
  if (__builtin_mul_overflow(length, type->element, &bytes) || (long)length < 0) enzcc_julia_throw("ArgumentError: invalid Array size");
  Array *made = enzcc_julia_alloc(sizeof(Array));
  made->data = enzcc_julia_alloc(bytes);
  if (type->pointers) __builtin_memset(made->data, 0, bytes);
  made->length = length;
  made->flags = (uint16)(dimensions << 2 | (type->pointers ? 1 << 12 : 0) | 1 << 15);
  made->element = (uint16)type->element;
  made->offset = 0;
  made->rows = length;
  made->extent = length;
  made->extents[0] = made->extents[1] = 0;
  return made;
}

/* A size that is read from a header: by a bound that changes none, so that it is seen to be an integer where it is only
 * moved. */
static size_t sized(size_t read) { return read < (size_t)1 << 48 ? read : (size_t)1 << 48; }
static uint16 bytes_of(const Array *array) { return array->element < 1 << 14 ? array->element : 1 << 14; }

static size_t product(size_t a, size_t b) {
  size_t result;
  if (__builtin_mul_overflow(a, b, &result)) enzcc_julia_throw("ArgumentError: invalid Array dimensions");
  return result;
}

CALLED Array *enzcc_julia_jl_alloc_array_1d(const Type *type, size_t length);
Array *enzcc_julia_jl_alloc_array_1d(const Type *type, size_t length) { return array(type, length, 1); }

CALLED Array *enzcc_julia_jl_alloc_array_2d(const Type *type, size_t rows, size_t columns);
Array *enzcc_julia_jl_alloc_array_2d(const Type *type, size_t rows, size_t columns) {
  Array *made = array(type, product(rows, columns), 2);
  made->rows = rows;
  made->extent = columns;
  return made;
}

CALLED Array *enzcc_julia_jl_alloc_array_3d(const Type *type, size_t rows, size_t columns, size_t planes);
Array *enzcc_julia_jl_alloc_array_3d(const Type *type, size_t rows, size_t columns, size_t planes) {
  Array *made = array(type, product(product(rows, columns), planes), 3);
  made->rows = rows;
  made->extent = columns;
  made->extents[0] = planes;
  return made;
}

static size_t header(const Array *of) {
  size_t dimensions = of->flags >> 2 & 511;
  return sizeof(Array) + (dimensions > 4 ? (dimensions - 4) * sizeof(size_t) : 0);
}

CALLED Array *enzcc_julia_jl_array_copy(const Array *from);
Array *enzcc_julia_jl_array_copy(const Array *from) {
  size_t dimensions = from->flags >> 2 & 511, bytes = from->length * from->element;
  if (dimensions > 4) enzcc_julia_throw("enzcc: copies of arrays of more than four dimensions are not made");
  Array *made = enzcc_julia_alloc(header(from));
  made->data = enzcc_julia_alloc(bytes);
  __builtin_memcpy(made->data, from->data, bytes);
  made->length = sized(from->length);
  made->flags = (uint16)((from->flags & 0x3ffc) | 1 << 15);
  made->element = bytes_of(from);
  made->offset = 0;
  made->rows = sized(from->rows);
  made->extent = sized(dimensions == 1 ? from->length : from->extent);
  made->extents[0] = dimensions > 2 ? sized(from->extents[0]) : 0;
  made->extents[1] = dimensions > 3 ? sized(from->extents[1]) : 0;
  return made;
}

/* An array of other extents over the same elements. `extents` is a tuple of as many Ints as the type has dimensions. */
CALLED Array *enzcc_julia_jl_reshape_array(const Type *type, const Array *from, const size_t *extents);
Array *enzcc_julia_jl_reshape_array(const Type *type, const Array *from, const size_t *extents) {
  Array *made = enzcc_julia_alloc(sizeof(Array));
  size_t dimensions = type->dimensions;
  if (dimensions > 4) enzcc_julia_throw("enzcc: arrays of more than four dimensions are not reshaped");
  made->data = from->data;
  made->length = sized(from->length);
  made->flags = (uint16)(dimensions << 2 | (from->flags & 1 << 12) | 1 << 14 | 1 << 15);
  made->element = bytes_of(from);
  made->offset = 0;
  made->rows = sized(extents[0]);
  made->extent = sized(dimensions > 1 ? extents[1] : from->length);
  made->extents[0] = dimensions > 2 ? sized(extents[2]) : 0;
  made->extents[1] = dimensions > 3 ? sized(extents[3]) : 0;
  return made;
}

/* push!, append!, resize!: only of vectors that are the code's own, whose room `extent` says. */
CALLED void enzcc_julia_jl_array_grow_end(Array *grown, size_t by);
void enzcc_julia_jl_array_grow_end(Array *grown, size_t by) {
  size_t length = grown->length + by;
  if (length > grown->extent - grown->offset) {
    if (!enzcc_julia_owns(grown)) enzcc_julia_throw("enzcc: differentiated code cannot grow an array from outside");
    size_t room = grown->extent * 2 < length ? length : grown->extent * 2;
    if (room < 8) room = 8;
    byte *data = enzcc_julia_alloc(room * grown->element);
    __builtin_memcpy(data, grown->data, grown->length * grown->element);
    if (grown->flags & 1 << 12) __builtin_memset(data + grown->length * grown->element, 0, (room - grown->length) * grown->element);
    grown->data = data;
    grown->extent = room;
  }
  grown->length = length;
  grown->rows = length;
}

CALLED void enzcc_julia_jl_array_del_end(Array *cut, size_t by);
void enzcc_julia_jl_array_del_end(Array *cut, size_t by) {
  if (by > cut->length) enzcc_julia_throw("BoundsError: attempt to delete more than there is");
  cut->length -= by;
  cut->rows = cut->length;
}

CALLED void enzcc_julia_jl_array_sizehint(Array *hinted, size_t room);
void enzcc_julia_jl_array_sizehint(Array *hinted, size_t room) { (void)hinted, (void)room; }

/* ---- boxes ---- */

#define BOX(name, type) \
  CALLED void *enzcc_julia_jl_box_##name(type value);                     \
  void *enzcc_julia_jl_box_##name(type value) {                           \
    type *box = enzcc_julia_alloc(sizeof(type));                          \
    *box = value;                                                         \
    return box;                                                           \
  }

BOX(float64, double)
BOX(float32, float)
BOX(int64, long)
BOX(uint64, size_t)
BOX(int32, int)
BOX(uint32, uint32)
BOX(int16, short)
BOX(uint16, uint16)
BOX(int8, signed char)
BOX(uint8, byte)

/* ---- BLAS, as LinearAlgebra calls it: with 64-bit integers, everything by reference. Plain loops, which the engine
 * differentiates like any others. ---- */

double sqrt(double);
float sqrtf(float);

#define BLAS(p, real, root)                                                                                            \
  CALLED real enzcc_julia_##p##dot_64_(const long *n, const real *x, const long *dx, const real *y, const long *dy);   \
  real enzcc_julia_##p##dot_64_(const long *n, const real *x, const long *dx, const real *y, const long *dy) {         \
    if (*dx < 0) x -= (*n - 1) * *dx;                                                                                  \
    if (*dy < 0) y -= (*n - 1) * *dy;                                                                                  \
    real sum = 0;                                                                                                      \
    for (long i = 0; i < *n; i++) sum += x[i * *dx] * y[i * *dy];                                                      \
    return sum;                                                                                                        \
  }                                                                                                                    \
  CALLED real enzcc_julia_##p##nrm2_64_(const long *n, const real *x, const long *dx);                                 \
  real enzcc_julia_##p##nrm2_64_(const long *n, const real *x, const long *dx) {                                       \
    real sum = 0;                                                                                                      \
    for (long i = 0; i < *n; i++) sum += x[i * *dx] * x[i * *dx];                                                      \
    return root(sum);                                                                                                  \
  }                                                                                                                    \
  CALLED void enzcc_julia_##p##axpy_64_(const long *n, const real *a, const real *x, const long *dx, real *y,          \
                                        const long *dy);                                                               \
  void enzcc_julia_##p##axpy_64_(const long *n, const real *a, const real *x, const long *dx, real *y,                 \
                                 const long *dy) {                                                                     \
    if (*dx < 0) x -= (*n - 1) * *dx;                                                                                  \
    if (*dy < 0) y -= (*n - 1) * *dy;                                                                                  \
    for (long i = 0; i < *n; i++) y[i * *dy] += *a * x[i * *dx];                                                       \
  }                                                                                                                    \
  CALLED void enzcc_julia_##p##scal_64_(const long *n, const real *a, real *x, const long *dx);                        \
  void enzcc_julia_##p##scal_64_(const long *n, const real *a, real *x, const long *dx) {                              \
    for (long i = 0; i < *n; i++) x[i * *dx] *= *a;                                                                    \
  }                                                                                                                    \
  CALLED void enzcc_julia_##p##gemv_64_(const byte *t, const long *m, const long *n, const real *alpha, const real *a, \
                                        const long *lda, const real *x, const long *dx, const real *beta, real *y,     \
                                        const long *dy);                                                               \
  void enzcc_julia_##p##gemv_64_(const byte *t, const long *m, const long *n, const real *alpha, const real *a,        \
                                 const long *lda, const real *x, const long *dx, const real *beta, real *y,            \
                                 const long *dy) {                                                                     \
    _Bool plain = (*t & 0x5f) == 'N';                                                                                  \
    long rows = plain ? *m : *n, columns = plain ? *n : *m;                                                            \
    if (*dx < 0) x -= (columns - 1) * *dx;                                                                             \
    if (*dy < 0) y -= (rows - 1) * *dy;                                                                                \
    for (long i = 0; i < rows; i++) {                                                                                  \
      real sum = 0;                                                                                                    \
      for (long j = 0; j < columns; j++) sum += a[plain ? i + j * *lda : j + i * *lda] * x[j * *dx];                   \
      y[i * *dy] = *beta == 0 ? *alpha * sum : *alpha * sum + *beta * y[i * *dy];                                      \
    }                                                                                                                  \
  }                                                                                                                    \
  CALLED void enzcc_julia_##p##gemm_64_(const byte *ta, const byte *tb, const long *m, const long *n, const long *k,   \
                                        const real *alpha, const real *a, const long *lda, const real *b,              \
                                        const long *ldb, const real *beta, real *c, const long *ldc);                  \
  void enzcc_julia_##p##gemm_64_(const byte *ta, const byte *tb, const long *m, const long *n, const long *k,          \
                                 const real *alpha, const real *a, const long *lda, const real *b, const long *ldb,    \
                                 const real *beta, real *c, const long *ldc) {                                         \
    long ai = (*ta & 0x5f) == 'N' ? 1 : *lda, al = (*ta & 0x5f) == 'N' ? *lda : 1;                                     \
    long bl = (*tb & 0x5f) == 'N' ? 1 : *ldb, bj = (*tb & 0x5f) == 'N' ? *ldb : 1;                                     \
    for (long j = 0; j < *n; j++)                                                                                      \
      for (long i = 0; i < *m; i++) {                                                                                  \
        real sum = 0;                                                                                                  \
        for (long l = 0; l < *k; l++) sum += a[i * ai + l * al] * b[l * bl + j * bj];                                  \
        c[i + j * *ldc] = *beta == 0 ? *alpha * sum : *alpha * sum + *beta * c[i + j * *ldc];                          \
      }                                                                                                                \
  }                                                                                                                    \
  CALLED void enzcc_julia_##p##syrk_64_(const byte *u, const byte *t, const long *n, const long *k, const real *alpha, \
                                        const real *a, const long *lda, const real *beta, real *c, const long *ldc);   \
  void enzcc_julia_##p##syrk_64_(const byte *u, const byte *t, const long *n, const long *k, const real *alpha,        \
                                 const real *a, const long *lda, const real *beta, real *c, const long *ldc) {         \
    long ai = (*t & 0x5f) == 'N' ? 1 : *lda, al = (*t & 0x5f) == 'N' ? *lda : 1;                                       \
    _Bool upper = (*u & 0x5f) == 'U';                                                                                  \
    for (long j = 0; j < *n; j++)                                                                                      \
      for (long i = upper ? 0 : j; i < (upper ? j + 1 : *n); i++) {                                                    \
        real sum = 0;                                                                                                  \
        for (long l = 0; l < *k; l++) sum += a[i * ai + l * al] * a[j * ai + l * al];                                  \
        c[i + j * *ldc] = *beta == 0 ? *alpha * sum : *alpha * sum + *beta * c[i + j * *ldc];                          \
      }                                                                                                                \
  }

BLAS(d, double, sqrt)
BLAS(s, float, sqrtf)
