/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Messages of MPI and their derivatives.
 *
 * A call of MPI is read as a call of this file (normalize/messages.py): `__enzcc_mpi_d_send` for doubles, `_s_` for
 * floats, `_i_` for integers. It takes what MPI takes, without a status, then the wire (a variable that stands for all
 * that is on its way) and the place in the source. `_adjoint` and `_tangent` take the same, then a shadow for each array
 * and for the wire. An array that is its own shadow, or null, has none: others still wait for its zeros.
 *
 *     send(p, n, dest, tag)      reverse: receive from dest, add        forward: send the tangents
 *     recv(p, n, source, tag)    reverse: send to source, clear         forward: receive the tangents
 *
 * Derivatives travel in a communicator of their own, one for each of the program's, so that they never meet its
 * messages. Making one is collective; it is made where the program makes its own (`MPI_Init`, `MPI_Comm_dup`, ...),
 * which is why these are defined here, as those who watch MPI do. They are freed when the program's are, and by
 * MPI_Finalize.
 *
 * What is sent in a reverse sweep is sent from a copy, and nobody waits for its arrival. So who receives waits for one
 * that goes back on his own way: what the program has done, turned round, in an order that was possible.
 *
 * Compiled to ../ir/mpi.ll by build.py, for Open MPI: handles are addresses.
 */

typedef __SIZE_TYPE__ size_t;
typedef long long int64;
typedef struct Opaque *Handle;

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);
_Noreturn void abort(void);
long write(int, const void *, size_t);
void __enzcc_tape_defer(void *, void (*)(void *), void *);

extern struct Opaque ompi_mpi_comm_world, ompi_mpi_comm_self, ompi_mpi_comm_null, ompi_mpi_op_sum, ompi_mpi_op_min,
    ompi_mpi_int;
#define WORLD (&ompi_mpi_comm_world)
#define SELF (&ompi_mpi_comm_self)
#define NONE (&ompi_mpi_comm_null)
#define SUM (&ompi_mpi_op_sum)
#define MIN (&ompi_mpi_op_min)
#define INT (&ompi_mpi_int)
#define IN_PLACE ((void *)1)
#define IGNORE ((Status *)0)
enum { INVALID = -1, NOBODY = -2, ANY = -1 }; /* a key; MPI_PROC_NULL; MPI_ANY_SOURCE, MPI_ANY_TAG */

typedef struct {
  int source, tag, error, cancelled;
  size_t bytes;
} Status;

int MPI_Send(const void *, int, Handle, int, int, Handle);
int MPI_Ssend(const void *, int, Handle, int, int, Handle);
int MPI_Bsend(const void *, int, Handle, int, int, Handle);
int MPI_Rsend(const void *, int, Handle, int, int, Handle);
int MPI_Recv(void *, int, Handle, int, int, Handle, Status *);
int MPI_Sendrecv(const void *, int, Handle, int, int, void *, int, Handle, int, int, Handle, Status *);
int MPI_Isend(const void *, int, Handle, int, int, Handle, Handle *);
int MPI_Irecv(void *, int, Handle, int, int, Handle, Handle *);
int MPI_Wait(Handle *, Status *);
int MPI_Waitall(int, Handle *, Status *);
int MPI_Barrier(Handle);
int MPI_Bcast(void *, int, Handle, int, Handle);
int MPI_Reduce(const void *, void *, int, Handle, Handle, int, Handle);
int MPI_Allreduce(const void *, void *, int, Handle, Handle, Handle);
int MPI_Gather(const void *, int, Handle, void *, int, Handle, int, Handle);
int MPI_Allgather(const void *, int, Handle, void *, int, Handle, Handle);
int MPI_Scatter(const void *, int, Handle, void *, int, Handle, int, Handle);
int MPI_Alltoall(const void *, int, Handle, void *, int, Handle, Handle);
int MPI_Reduce_scatter_block(const void *, void *, int, Handle, Handle, Handle);

/* By these names nobody watches them. */
int PMPI_Recv(void *, int, Handle, int, int, Handle, Status *);
int PMPI_Isend(const void *, int, Handle, int, int, Handle, Handle *);
int PMPI_Test(Handle *, int *, Status *);
int PMPI_Wait(Handle *, Status *);
int PMPI_Get_count(const Status *, Handle, int *);
int PMPI_Barrier(Handle);
int PMPI_Bcast(void *, int, Handle, int, Handle);
int PMPI_Reduce(const void *, void *, int, Handle, Handle, int, Handle);
int PMPI_Allreduce(const void *, void *, int, Handle, Handle, Handle);
int PMPI_Gather(const void *, int, Handle, void *, int, Handle, int, Handle);
int PMPI_Allgather(const void *, int, Handle, void *, int, Handle, Handle);
int PMPI_Scatter(const void *, int, Handle, void *, int, Handle, int, Handle);
int PMPI_Alltoall(const void *, int, Handle, void *, int, Handle, Handle);
int PMPI_Reduce_scatter_block(const void *, void *, int, Handle, Handle, Handle);
int PMPI_Comm_rank(Handle, int *);
int PMPI_Comm_size(Handle, int *);
int PMPI_Comm_test_inter(Handle, int *);
int PMPI_Comm_group(Handle, Handle *);
int PMPI_Group_free(Handle *);
int PMPI_Comm_create(Handle, Handle, Handle *);
int PMPI_Comm_free(Handle *);
int PMPI_Comm_create_keyval(int (*)(Handle, int, void *, void *, void *, int *), int (*)(Handle, int, void *, void *),
                            int *, void *);
int PMPI_Comm_set_attr(Handle, int, void *);
int PMPI_Comm_get_attr(Handle, int, void *, int *);
int PMPI_Abort(Handle, int);

#define EXPORT __attribute__((weak, visibility("hidden"), noinline))
#define SHARED __attribute__((weak, visibility("hidden")))
#define COLD static __attribute__((noinline, cold))

/* At once, for other processes may fail as well. */
COLD _Noreturn void fail(const char *where, const char *what) {
  char text[1024];
  size_t length = 0;
  const char *parts[] = {"enzcc: ", where, ": ", what, "\n"};
  for (int k = 0; k < 5; k++)
    for (const char *at = parts[k]; *at && length < sizeof text; at++)
      text[length++] = *at;
  long ignored = write(2, text, length);
  (void)ignored;
  PMPI_Abort(WORLD, 1);
  abort();
}

static void check(int result, const char *where) {
  if (result)
    fail(where, "MPI reports an error");
}

/* ---- arrays ---------------------------------------------------------------------------------------------- */

static void *room(int64 count, int bytes, const char *where) {
  void *made = calloc(count > 0 ? (size_t)count : 1, (size_t)bytes);
  if (!made)
    fail(where, "out of memory for derivatives");
  return made;
}

static void clear(void *d, int64 count, int bytes) {
  if (d && count > 0)
    memset(d, 0, (size_t)count * (size_t)bytes);
}

static void copy(void *to, const void *from, int64 count, int bytes) {
  if (to && count > 0)
    memcpy(to, from, (size_t)count * (size_t)bytes);
}

static void add(void *to, const void *from, int64 count, int bytes) {
  if (!to)
    return;
  if (bytes == 8)
    for (int64 i = 0; i < count; i++)
      ((double *)to)[i] += ((const double *)from)[i];
  else
    for (int64 i = 0; i < count; i++)
      ((float *)to)[i] += ((const float *)from)[i];
}

/* ---- communicators --------------------------------------------------------------------------------------- */

typedef struct Private {
  struct Private *next;
  Handle comm;
} Private;

typedef struct Pending {
  struct Pending *next;
  Handle request;
  void *copy;
} Pending;

SHARED int __enzcc_mpi_key = INVALID, __enzcc_mpi_end = INVALID;
SHARED Private *__enzcc_mpi_privates;
SHARED Pending *__enzcc_mpi_pending;

/* Forget what has arrived; all of it, if that is waited for. */
static void reap(int wait) {
  Pending **at = &__enzcc_mpi_pending;
  while (*at) {
    Pending *one = *at;
    int done = 1;
    if (wait)
      PMPI_Wait(&one->request, IGNORE);
    else
      PMPI_Test(&one->request, &done, IGNORE);
    if (!done) {
      at = &one->next;
      continue;
    }
    *at = one->next;
    free(one->copy);
    free(one);
  }
}

static int not_copied(Handle comm, int key, void *extra, void *value, void *made, int *copied) {
  (void)comm, (void)key, (void)extra, (void)value, (void)made;
  *copied = 0;
  return 0;
}

static void release(Private *own) {
  if (own->comm != NONE)
    PMPI_Comm_free(&own->comm);
  own->comm = NONE;
}

/* The program frees a communicator: what was sent in ours has to arrive before. */
static int freed(Handle comm, int key, void *value, void *extra) {
  (void)comm, (void)key, (void)extra;
  reap(1);
  Private **at = &__enzcc_mpi_privates;
  for (; *at; at = &(*at)->next)
    if (*at == value) {
      Private *own = *at;
      *at = own->next;
      release(own);
      free(own);
      break;
    }
  return 0;
}

static int finalized(Handle comm, int key, void *value, void *extra) {
  (void)comm, (void)key, (void)value, (void)extra;
  reap(1);
  for (Private *own = __enzcc_mpi_privates; own; own = own->next)
    release(own);
  return 0;
}

static Handle make_private(Handle comm) {
  int inter = 0;
  if (comm == NONE || PMPI_Comm_test_inter(comm, &inter) || inter)
    return NONE;
  if (__enzcc_mpi_key == INVALID) {
    PMPI_Comm_create_keyval(not_copied, freed, &__enzcc_mpi_key, 0);
    PMPI_Comm_create_keyval(not_copied, finalized, &__enzcc_mpi_end, 0);
    PMPI_Comm_set_attr(SELF, __enzcc_mpi_end, 0);
  }
  Private *own = malloc(sizeof(Private));
  Handle group;
  if (!own || PMPI_Comm_group(comm, &group))
    return NONE;
  own->comm = NONE;
  PMPI_Comm_create(comm, group, &own->comm); /* not a copy: attributes of the program stay where they are */
  PMPI_Group_free(&group);
  own->next = __enzcc_mpi_privates;
  __enzcc_mpi_privates = own;
  PMPI_Comm_set_attr(comm, __enzcc_mpi_key, own);
  return own->comm;
}

static Handle private_of(Handle comm, int collective, const char *where) {
  Private *own = 0;
  int found = 0;
  if (__enzcc_mpi_key != INVALID)
    PMPI_Comm_get_attr(comm, __enzcc_mpi_key, &own, &found);
  Handle made = found ? own->comm : collective ? make_private(comm) : NONE;
  if (made == NONE)
    fail(where, "there is no communicator for derivatives beside this one: it joins two groups, or was made by a "
                "function that enzcc does not know, or where it was not linked");
  return made;
}

#define MADE(result, comm)                                                                                             \
  if (!(result))                                                                                                       \
    make_private(comm);                                                                                                \
  return result

/* clang-format off */
#define MAKES(name, parameters, arguments)                                                                             \
  int P##name parameters;                                                                                              \
  __attribute__((weak)) int name parameters {                                                                          \
    int result = P##name arguments;                                                                                    \
    MADE(result, *made);                                                                                               \
  }

int PMPI_Init(int *, char ***);
__attribute__((weak)) int MPI_Init(int *count, char ***words) {
  int result = PMPI_Init(count, words);
  MADE(result, WORLD);
}
int PMPI_Init_thread(int *, char ***, int, int *);
__attribute__((weak)) int MPI_Init_thread(int *count, char ***words, int asked, int *given) {
  int result = PMPI_Init_thread(count, words, asked, given);
  MADE(result, WORLD);
}
MAKES(MPI_Comm_dup, (Handle comm, Handle *made), (comm, made))
MAKES(MPI_Comm_dup_with_info, (Handle comm, Handle info, Handle *made), (comm, info, made))
MAKES(MPI_Comm_split, (Handle comm, int color, int key, Handle *made), (comm, color, key, made))
MAKES(MPI_Comm_split_type, (Handle comm, int type, int key, Handle info, Handle *made), (comm, type, key, info, made))
MAKES(MPI_Comm_create, (Handle comm, Handle group, Handle *made), (comm, group, made))
MAKES(MPI_Comm_create_group, (Handle comm, Handle group, int tag, Handle *made), (comm, group, tag, made))
MAKES(MPI_Cart_create, (Handle comm, int n, const int *sizes, const int *round, int order, Handle *made),
      (comm, n, sizes, round, order, made))
MAKES(MPI_Cart_sub, (Handle comm, const int *kept, Handle *made), (comm, kept, made))
/* clang-format on */

/* ---- derivatives on their way ----------------------------------------------------------------------------- */

/* Sends a copy; null: zeros. */
static void give(Handle comm, const void *from, int count, Handle type, int bytes, int dest, int tag,
                 const char *where) {
  reap(0);
  if (dest == NOBODY) /* whose messages have no tag */
    return;
  Pending *one = room(1, sizeof(Pending), where);
  one->copy = room(count, bytes, where);
  if (from)
    copy(one->copy, from, count, bytes);
  check(PMPI_Isend(one->copy, count, type, dest, tag, comm, &one->request), where);
  one->next = __enzcc_mpi_pending;
  __enzcc_mpi_pending = one;
}

/* Receives; what comes is new to the array, or added to it. Null: nobody wants it. */
static void take(Handle comm, void *into, int count, Handle type, int bytes, int source, int tag, int added,
                 const char *where) {
  void *come = room(count, bytes, where);
  check(PMPI_Recv(come, count, type, source, tag, comm, IGNORE), where);
  if (added)
    add(into, come, count, bytes);
  else
    copy(into, come, count, bytes);
  free(come);
}

static int rank_in(Handle comm) {
  int rank = 0;
  PMPI_Comm_rank(comm, &rank);
  return rank;
}

static int64 size_of(Handle comm) {
  int size = 1;
  PMPI_Comm_size(comm, &size);
  return size;
}

#define OWN(d, p) ((d) == (p) ? 0 : (d))
#define FOR_ALL private_of(comm, 1, where)
#define FOR_TWO private_of(comm, 0, where)

/* An array that is read: itself, or zeros (`spare` is freed afterwards). */
static const void *given(const void *d, int64 count, int bytes, void **spare, const char *where) {
  return d ? d : (*spare = room(count, bytes, where));
}

static void in_place(const void *p, int bytes, const char *where) {
  if (p == IN_PLACE && bytes)
    fail(where, "MPI_IN_PLACE is not differentiated: use two arrays");
}

/* ---- what the program calls ------------------------------------------------------------------------------- */

SHARED _Thread_local Status __enzcc_mpi_last;

/* For three types of numbers. The static function takes the bytes of one, 0 for integers, at the end. */
#define NUMBERS(result, name, parameters, ...)                                                                         \
  EXPORT result __enzcc_mpi_d_##name parameters { return name(__VA_ARGS__, 8); }                                       \
  EXPORT result __enzcc_mpi_s_##name parameters { return name(__VA_ARGS__, 4); }
#define TYPED(result, name, parameters, ...)                                                                           \
  NUMBERS(result, name, parameters, __VA_ARGS__)                                                                       \
  EXPORT result __enzcc_mpi_i_##name parameters { return name(__VA_ARGS__, 0); }

static int checked(int result, int bytes, const char *where) {
  if (bytes)
    check(result, where);
  return result;
}

/* What is received without waiting, from where that begins until it is waited for. All records of one message follow one
   another, one for each direction. */
typedef struct Awaited {
  struct Awaited *next, *forth, *back;
  Handle request, type, comm;
  void *d;
  const char *where;
  int number, source, tag, bytes, direction, came;
} Awaited;

typedef struct {
  Awaited *first, *last; /* in the order in which they began (`forth`), and messages the last first (`back`) */
} Done;

SHARED Awaited *__enzcc_mpi_awaited; /* in the order in which they began */
SHARED _Thread_local Done *__enzcc_mpi_done;
SHARED _Thread_local Handle __enzcc_mpi_request;

static int fits(const Awaited *one, Handle comm, int source, int tag) {
  return one->comm == comm && (one->source == source || one->source == ANY || source == ANY) &&
         (one->tag == tag || one->tag == ANY || tag == ANY);
}

/* Adjoints are told from each other by their order: that in which messages with one tag came. */
static void in_order(const Awaited *before, const Awaited *until, Handle comm, int source, int tag,
                     const char *where) {
  for (; before != until; before = before->next)
    if (fits(before, comm, source, tag))
      fail(where, "a message comes before an earlier one from the same process with the same tag that is still waited "
                  "for: use other tags, or wait in order");
}

/* Before a reverse sweep waits for others: what it has not sent by then, it never will. */
static void all_awaited(void) {
  if (__enzcc_mpi_awaited)
    fail(__enzcc_mpi_awaited->where, "what is received is not waited for in what is differentiated");
}

/* From whom, and with which tag. */
static int64 envelope(int result, int bytes, Handle comm, const char *where) {
  checked(result, bytes, where);
  if (bytes)
    in_order(__enzcc_mpi_awaited, 0, comm, __enzcc_mpi_last.source, __enzcc_mpi_last.tag, where);
  return (int64)(((unsigned long long)(unsigned)__enzcc_mpi_last.source << 32) | (unsigned)__enzcc_mpi_last.tag);
}

/* How many numbers of this type have come last. */
EXPORT int __enzcc_mpi_received(Handle type) {
  int count = 0;
  PMPI_Get_count(&__enzcc_mpi_last, type, &count);
  return count;
}

EXPORT void __enzcc_mpi_status(Status *status) {
  if (status != IGNORE)
    *status = __enzcc_mpi_last;
}

#define SENDS(name, function)                                                                                          \
  static int name(void *p, int n, Handle type, int dest, int tag, Handle comm, const char *where, int bytes) {         \
    return checked(function(p, n, type, dest, tag, comm), bytes, where);                                               \
  }                                                                                                                    \
  TYPED(int, name, (void *p, int n, Handle type, int dest, int tag, Handle comm, void *wire, const char *where),       \
        ((void)wire, p), n, type, dest, tag, comm, where)
SENDS(send, MPI_Send)
SENDS(ssend, MPI_Ssend)
SENDS(bsend, MPI_Bsend)
SENDS(rsend, MPI_Rsend)

static int64 recv(void *p, int n, Handle type, int source, int tag, Handle comm, const char *where, int bytes) {
  return envelope(MPI_Recv(p, n, type, source, tag, comm, &__enzcc_mpi_last), bytes, comm, where);
}
TYPED(int64, recv, (void *p, int n, Handle type, int source, int tag, Handle comm, void *wire, const char *where),
      ((void)wire, p), n, type, source, tag, comm, where)

static int64 sendrecv(void *p, int n, Handle type, int dest, int tag, void *q, int most, Handle kind, int source,
                      int mark, Handle comm, const char *where, int bytes) {
  return envelope(MPI_Sendrecv(p, n, type, dest, tag, q, most, kind, source, mark, comm, &__enzcc_mpi_last), bytes,
                  comm, where);
}
#define SENDRECV                                                                                                       \
  void *p, int n, Handle type, int dest, int tag, void *q, int most, Handle kind, int source, int mark, Handle comm,   \
      void *wire, const char *where
TYPED(int64, sendrecv, (SENDRECV), ((void)wire, p), n, type, dest, tag, q, most, kind, source, mark, comm, where)

static int isend(void *p, int n, Handle type, int dest, int tag, Handle comm, const char *where, int bytes) {
  return checked(MPI_Isend(p, n, type, dest, tag, comm, &__enzcc_mpi_request), bytes, where);
}
TYPED(int, isend, (void *p, int n, Handle type, int dest, int tag, Handle comm, void *wire, const char *where),
      ((void)wire, p), n, type, dest, tag, comm, where)
static int irecv(void *p, int n, Handle type, int source, int tag, Handle comm, const char *where, int bytes) {
  return checked(MPI_Irecv(p, n, type, source, tag, comm, &__enzcc_mpi_request), bytes, where);
}
TYPED(int, irecv, (void *p, int n, Handle type, int source, int tag, Handle comm, void *wire, const char *where),
      ((void)wire, p), n, type, source, tag, comm, where)

EXPORT void __enzcc_mpi_started(Handle *request) { *request = __enzcc_mpi_request; }

/* Takes what is waited for out of the list. */
static Done *awaited(int count, const Handle *requests, const char *where) {
  Done *done = room(1, sizeof(Done), where);
  Awaited **at = &__enzcc_mpi_awaited, *end = 0;
  while (*at) {
    Awaited *one = *at;
    int k = 0;
    while (k < count && requests[k] != one->request)
      k++;
    if (k == count) {
      at = &one->next;
      continue;
    }
    in_order(__enzcc_mpi_awaited, one, one->comm, one->source, one->tag, where);
    *at = one->next;
    one->number = k;
    if (one->direction) {
      one->back = end->back;
      end->back = one;
    } else {
      one->back = done->last;
      done->last = one;
    }
    if (end)
      end->forth = one;
    else
      done->first = one;
    end = one;
  }
  return done;
}

static void arrived(Done *done, const Status *statuses) {
  for (Awaited *one = done->first; one; one = one->forth) {
    const Status *status = statuses + one->number;
    one->source = status->source;
    one->tag = status->tag;
    PMPI_Get_count(status, one->type, &one->came);
  }
  __enzcc_mpi_done = done;
}

EXPORT int __enzcc_mpi_d_wait(Handle *request, void *wire, const char *where) {
  (void)wire;
  Done *done = awaited(1, request, where);
  check(MPI_Wait(request, &__enzcc_mpi_last), where);
  arrived(done, &__enzcc_mpi_last);
  return 0;
}

EXPORT int __enzcc_mpi_d_waitall(int count, Handle *requests, Status *statuses, void *wire, const char *where) {
  (void)wire;
  Done *done = awaited(count, requests, where);
  Status *own = room(count, sizeof(Status), where);
  check(MPI_Waitall(count, requests, own), where);
  arrived(done, own);
  copy(statuses, own, count, sizeof(Status));
  free(own);
  return 0;
}

/* What has come by the last wait. */
EXPORT int64 __enzcc_mpi_completed(void) {
  return (int64)(__UINTPTR_TYPE__)__enzcc_mpi_done;
}

static void forget(void *of) {
  Done *done = of;
  for (Awaited *one = done->first, *next; one; one = next) {
    next = one->forth;
    free(one);
  }
  free(done);
}

/* Kept for the reverse sweep. */
EXPORT void __enzcc_mpi_keep(int64 done, void *tape) {
  __enzcc_tape_defer(tape, forget, (void *)(__UINTPTR_TYPE__)done);
}

static int barrier(Handle comm, const char *where, int bytes) { return checked(MPI_Barrier(comm), bytes, where); }
TYPED(int, barrier, (Handle comm, void *wire, const char *where), ((void)wire, comm), where)

#define BCAST void *p, int n, Handle type, int root, Handle comm, void *wire, const char *where
static int bcast(void *p, int n, Handle type, int root, Handle comm, const char *where, int bytes) {
  return checked(MPI_Bcast(p, n, type, root, comm), bytes, where);
}
TYPED(int, bcast, (BCAST), ((void)wire, p), n, type, root, comm, where)

#define REDUCE void *p, void *q, int n, Handle type, Handle op, int root, Handle comm, void *wire, const char *where
static int reduce(void *p, void *q, int n, Handle type, Handle op, int root, Handle comm, const char *where,
                  int bytes) {
  in_place(p, bytes, where);
  return checked(MPI_Reduce(p, q, n, type, op, root, comm), bytes, where);
}
TYPED(int, reduce, (REDUCE), ((void)wire, p), q, n, type, op, root, comm, where)

#define ALLREDUCE void *p, void *q, int n, Handle type, Handle op, Handle comm, void *wire, const char *where
#define REDUCES(name, function)                                                                                        \
  static int name(void *p, void *q, int n, Handle type, Handle op, Handle comm, const char *where, int bytes) {        \
    in_place(p, bytes, where);                                                                                         \
    return checked(function(p, q, n, type, op, comm), bytes, where);                                                   \
  }                                                                                                                    \
  TYPED(int, name, (ALLREDUCE), ((void)wire, p), q, n, type, op, comm, where)
REDUCES(allreduce, MPI_Allreduce)
REDUCES(reduce_scatter_block, MPI_Reduce_scatter_block)

#define GATHER                                                                                                         \
  void *p, int n, Handle type, void *q, int m, Handle kind, int root, Handle comm, void *wire, const char *where
#define TO_ROOT(name, function)                                                                                        \
  static int name(void *p, int n, Handle type, void *q, int m, Handle kind, int root, Handle comm, const char *where,  \
                  int bytes) {                                                                                         \
    in_place(p, bytes, where);                                                                                         \
    in_place(q, bytes, where);                                                                                         \
    return checked(function(p, n, type, q, m, kind, root, comm), bytes, where);                                        \
  }                                                                                                                    \
  TYPED(int, name, (GATHER), ((void)wire, p), n, type, q, m, kind, root, comm, where)
TO_ROOT(gather, MPI_Gather)
TO_ROOT(scatter, MPI_Scatter)

#define ALLGATHER void *p, int n, Handle type, void *q, int m, Handle kind, Handle comm, void *wire, const char *where
#define TO_ALL(name, function)                                                                                         \
  static int name(void *p, int n, Handle type, void *q, int m, Handle kind, Handle comm, const char *where,            \
                  int bytes) {                                                                                         \
    in_place(p, bytes, where);                                                                                         \
    return checked(function(p, n, type, q, m, kind, comm), bytes, where);                                              \
  }                                                                                                                    \
  TYPED(int, name, (ALLGATHER), ((void)wire, p), n, type, q, m, kind, comm, where)
TO_ALL(allgather, MPI_Allgather)
TO_ALL(alltoall, MPI_Alltoall)

/* ---- derivatives: of an array `p` in `d`, of `q` in `e` ---------------------------------------------------- */

#define BOTH(name, parameters, ...)                                                                                    \
  EXPORT void __enzcc_mpi_d_##name parameters { name(__VA_ARGS__, 8); }                                                \
  EXPORT void __enzcc_mpi_s_##name parameters { name(__VA_ARGS__, 4); }

#define SEND void *p, int n, Handle type, int dest, int tag, Handle comm, void *wire, const char *where
static void send_adjoint(void *d, int n, Handle type, int dest, int tag, Handle comm, const char *where, int bytes) {
  all_awaited();
  take(FOR_TWO, d, n, type, bytes, dest, tag, 1, where);
}
static void send_tangent(void *d, int n, Handle type, int dest, int tag, Handle comm, const char *where, int bytes) {
  give(FOR_TWO, d, n, type, bytes, dest, tag, where);
}
BOTH(send_adjoint, (SEND, void *d, void *also), ((void)wire, (void)also, OWN(d, p)), n, type, dest, tag, comm, where)
BOTH(send_tangent, (SEND, void *d, void *also), ((void)wire, (void)also, OWN(d, p)), n, type, dest, tag, comm, where)

static void recv_adjoint(void *d, Handle type, Handle comm, const char *where, int64 from, int n, int bytes) {
  give(FOR_TWO, d, n, type, bytes, (int)(from >> 32), (int)from, where);
  clear(d, n, bytes);
}
static void recv_tangent(void *d, Handle type, Handle comm, const char *where, int64 from, int n, int bytes) {
  take(FOR_TWO, d, n, type, bytes, (int)(from >> 32), (int)from, 0, where);
}
#define RECV                                                                                                           \
  void *p, int most, Handle type, int source, int tag, Handle comm, void *wire, const char *where, void *d, void *also,\
      int64 from, int n
#define UNUSED (void)wire, (void)also
BOTH(recv_adjoint, (RECV), (UNUSED, (void)most, (void)source, (void)tag, OWN(d, p)), type, comm, where, from, n)
BOTH(recv_tangent, (RECV), (UNUSED, (void)most, (void)source, (void)tag, OWN(d, p)), type, comm, where, from, n)

/* Of what is received without waiting: where its derivatives are, and in which direction. */
static void irecv_note(void *d, Handle type, int source, int tag, Handle comm, const char *where, int direction,
                       int bytes) {
  if (source == NOBODY) /* all such requests are one */
    return;
  Awaited *one = room(1, sizeof(Awaited), where), **at = &__enzcc_mpi_awaited;
  *one = (Awaited){.request = __enzcc_mpi_request, .type = type, .comm = comm, .d = d, .where = where,
                   .source = source, .tag = tag, .bytes = bytes, .direction = direction};
  while (*at)
    at = &(*at)->next;
  *at = one;
}
BOTH(irecv_note, (void *p, int most, Handle type, int source, int tag, Handle comm, void *wire, const char *where,
                  void *d, void *also, int direction),
     (UNUSED, (void)most, OWN(d, p)), type, source, tag, comm, where, direction)

/* Its adjoint has been sent where it is waited for. */
static void irecv_adjoint(const char *where, int bytes) {
  (void)where, (void)bytes;
  all_awaited();
}
BOTH(irecv_adjoint, (void *p, int most, Handle type, int source, int tag, Handle comm, void *wire, const char *where,
                     void *d, void *also),
     (UNUSED, (void)p, (void)most, (void)type, (void)source, (void)tag, (void)comm, (void)d, where))

EXPORT void __enzcc_mpi_wait_adjoint(int64 completed) {
  Done *done = (void *)(__UINTPTR_TYPE__)completed;
  for (Awaited *one = done->last; one; one = one->back)
    recv_adjoint(one->d, one->type, one->comm, one->where,
                 (int64)(((unsigned long long)(unsigned)one->source << 32) | (unsigned)one->tag), one->came,
                 one->bytes);
}
EXPORT void __enzcc_mpi_wait_tangent(int64 completed) {
  Done *done = (void *)(__UINTPTR_TYPE__)completed;
  for (Awaited *one = done->first; one; one = one->forth)
    recv_tangent(one->d, one->type, one->comm, one->where,
                 (int64)(((unsigned long long)(unsigned)one->source << 32) | (unsigned)one->tag), one->came,
                 one->bytes);
  forget(done);
}

#define SENT_RECEIVED (SENDRECV, void *d, void *e, void *also, int64 from, int came)
static void sendrecv_adjoint(void *d, int n, Handle type, int dest, int tag, void *e, Handle comm, const char *where,
                             int64 from, int came, int bytes) {
  recv_adjoint(e, type, comm, where, from, came, bytes);
  send_adjoint(d, n, type, dest, tag, comm, where, bytes);
}
static void sendrecv_tangent(void *d, int n, Handle type, int dest, int tag, void *e, Handle comm, const char *where,
                             int64 from, int came, int bytes) {
  send_tangent(d, n, type, dest, tag, comm, where, bytes);
  recv_tangent(e, type, comm, where, from, came, bytes);
}
#define NOT_READ (UNUSED, (void)most, (void)kind, (void)source, (void)mark, OWN(d, p))
BOTH(sendrecv_adjoint, SENT_RECEIVED, NOT_READ, n, type, dest, tag, OWN(e, q), comm, where, from, came)
BOTH(sendrecv_tangent, SENT_RECEIVED, NOT_READ, n, type, dest, tag, OWN(e, q), comm, where, from, came)

static void barrier_adjoint(Handle comm, const char *where, int bytes) {
  (void)bytes;
  all_awaited();
  check(PMPI_Barrier(FOR_ALL), where);
}
static void barrier_tangent(Handle comm, const char *where, int bytes) { (void)comm, (void)where, (void)bytes; }
BOTH(barrier_adjoint, (Handle comm, void *wire, const char *where, void *also), (UNUSED, comm), where)
BOTH(barrier_tangent, (Handle comm, void *wire, const char *where, void *also), (UNUSED, comm), where)

static void bcast_adjoint(void *d, int n, Handle type, int root, Handle comm, const char *where, int bytes) {
  all_awaited();
  void *spare = 0, *sum = room(n, bytes, where);
  check(PMPI_Reduce(given(d, n, bytes, &spare, where), sum, n, type, SUM, root, FOR_ALL), where);
  copy(d, sum, n, bytes); /* zeros, but for the root */
  free(spare);
  free(sum);
}
static void bcast_tangent(void *d, int n, Handle type, int root, Handle comm, const char *where, int bytes) {
  void *spare = 0;
  check(PMPI_Bcast((void *)given(d, n, bytes, &spare, where), n, type, root, FOR_ALL), where);
  free(spare);
}
BOTH(bcast_adjoint, (BCAST, void *d, void *also), (UNUSED, OWN(d, p)), n, type, root, comm, where)
BOTH(bcast_tangent, (BCAST, void *d, void *also), (UNUSED, OWN(d, p)), n, type, root, comm, where)

#define TWO void *d, void *e, void *also
static void reduce_adjoint(void *d, void *e, int n, Handle type, int root, Handle comm, const char *where, int bytes) {
  all_awaited();
  void *come = room(n, bytes, where);
  int here = rank_in(comm) == root;
  if (here && e)
    copy(come, e, n, bytes);
  check(PMPI_Bcast(come, n, type, root, FOR_ALL), where);
  if (here)
    clear(e, n, bytes);
  add(d, come, n, bytes);
  free(come);
}
static void reduce_tangent(void *d, void *e, int n, Handle type, int root, Handle comm, const char *where, int bytes) {
  void *spare = 0, *sum = room(n, bytes, where);
  check(PMPI_Reduce(given(d, n, bytes, &spare, where), sum, n, type, SUM, root, FOR_ALL), where);
  if (rank_in(comm) == root)
    copy(e, sum, n, bytes);
  free(spare);
  free(sum);
}
BOTH(reduce_adjoint, (REDUCE, TWO), (UNUSED, (void)op, OWN(d, p)), OWN(e, q), n, type, root, comm, where)
BOTH(reduce_tangent, (REDUCE, TWO), (UNUSED, (void)op, OWN(d, p)), OWN(e, q), n, type, root, comm, where)

/* The least and the largest: its derivative is that of the first rank that has it. */
static int reduce_chosen(void *p, void *q, int n, Handle type, Handle op, int root, Handle comm, const char *where,
                         int bytes) {
  return reduce(p, q, n, type, op, root, comm, where, bytes);
}
static int allreduce_chosen(void *p, void *q, int n, Handle type, Handle op, Handle comm, const char *where,
                            int bytes) {
  return allreduce(p, q, n, type, op, comm, where, bytes);
}
TYPED(int, reduce_chosen, (REDUCE), ((void)wire, p), q, n, type, op, root, comm, where)
TYPED(int, allreduce_chosen, (ALLREDUCE), ((void)wire, p), q, n, type, op, comm, where)

/* Of each element, whether this rank is the one: kept for the reverse sweep, or freed by who asks. */
static char *chosen(const void *p, int n, Handle type, Handle op, Handle comm, const char *where, int bytes) {
  char *mine = room(n, 1, where);
  void *best = room(n, bytes, where);
  int *ranks = room(n, sizeof(int), where), *first = room(n, sizeof(int), where), here = rank_in(comm);
  Handle own = FOR_ALL;
  check(PMPI_Allreduce(p, best, n, type, op, own), where);
  for (int i = 0; i < n; i++) {
    int is = bytes == 8 ? ((const double *)p)[i] == ((double *)best)[i] : ((const float *)p)[i] == ((float *)best)[i];
    ranks[i] = is ? here : (int)(((unsigned)-1) >> 1);
  }
  check(PMPI_Allreduce(ranks, first, n, INT, MIN, own), where);
  for (int i = 0; i < n; i++)
    mine[i] = first[i] == here;
  free(best);
  free(ranks);
  free(first);
  return mine;
}

/* What is not this rank's, taken out. */
static void *only(const char *mine, const void *d, int n, int bytes, const char *where) {
  char *made = room(n, bytes, where);
  for (int i = 0; d && i < n; i++)
    if (mine[i])
      memcpy(made + (size_t)i * (size_t)bytes, (const char *)d + (size_t)i * (size_t)bytes, (size_t)bytes);
  return made;
}

static void *choice(void *p, int n, Handle type, Handle op, Handle comm, const char *where, void *tape, int bytes) {
  char *mine = chosen(p, n, type, op, comm, where, bytes);
  __enzcc_tape_defer(tape, free, mine);
  return mine;
}
#define KEPT(name, parameters, ...)                                                                                    \
  EXPORT void *__enzcc_mpi_d_##name parameters { return choice(__VA_ARGS__, 8); }                                      \
  EXPORT void *__enzcc_mpi_s_##name parameters { return choice(__VA_ARGS__, 4); }
KEPT(reduce_chosen_note, (REDUCE, TWO, void *tape),
     (UNUSED, (void)q, (void)root, (void)d, (void)e, p), n, type, op, comm, where, tape)
KEPT(allreduce_chosen_note, (ALLREDUCE, TWO, void *tape),
     (UNUSED, (void)q, (void)d, (void)e, p), n, type, op, comm, where, tape)

static void reduce_chosen_adjoint(void *d, void *e, int n, Handle type, int root, Handle comm, const char *where,
                                  const char *mine, int bytes) {
  void *come = room(n, bytes, where);
  reduce_adjoint(come, e, n, type, root, comm, where, bytes);
  void *own = only(mine, come, n, bytes, where);
  add(d, own, n, bytes);
  free(own);
  free(come);
}
static void allreduce_chosen_adjoint(void *d, void *e, int n, Handle type, Handle comm, const char *where,
                                     const char *mine, int bytes) {
  void *spare = 0, *come = room(n, bytes, where);
  all_awaited();
  check(PMPI_Allreduce(given(e, n, bytes, &spare, where), come, n, type, SUM, FOR_ALL), where);
  clear(e, n, bytes);
  void *own = only(mine, come, n, bytes, where);
  add(d, own, n, bytes);
  free(own);
  free(come);
  free(spare);
}
static void reduce_chosen_tangent(const void *p, void *d, void *e, int n, Handle type, Handle op, int root, Handle comm,
                           const char *where, int bytes) {
  char *mine = chosen(p, n, type, op, comm, where, bytes);
  void *own = only(mine, d, n, bytes, where), *sum = room(n, bytes, where);
  check(PMPI_Allreduce(own, sum, n, type, SUM, FOR_ALL), where);
  if (root < 0 || rank_in(comm) == root)
    copy(e, sum, n, bytes);
  free(mine);
  free(own);
  free(sum);
}
BOTH(reduce_chosen_adjoint, (REDUCE, TWO, const char *mine), (UNUSED, (void)op, OWN(d, p)), OWN(e, q), n, type, root,
     comm, where, mine)
BOTH(allreduce_chosen_adjoint, (ALLREDUCE, TWO, const char *mine), (UNUSED, (void)op, OWN(d, p)), OWN(e, q), n, type,
     comm, where, mine)
BOTH(reduce_chosen_tangent, (REDUCE, TWO), (UNUSED, p), OWN(d, p), OWN(e, q), n, type, op, root, comm, where)
static void allreduce_chosen_tangent(const void *p, void *d, void *e, int n, Handle type, Handle op, Handle comm,
                                     const char *where, int bytes) {
  reduce_chosen_tangent(p, d, e, n, type, op, -1, comm, where, bytes);
}
BOTH(allreduce_chosen_tangent, (ALLREDUCE, TWO), (UNUSED, p), OWN(d, p), OWN(e, q), n, type, op, comm, where)

/* The others are linear, and each adjoint is another of them. `sent` and `come`: how many numbers there are. */
#define TRANSPOSED(to, from, sent, come, call)                                                                         \
  all_awaited();                                                                                                       \
  void *spare = 0, *out = room(come, bytes, where);                                                                    \
  const void *in = given(from, sent, bytes, &spare, where);                                                            \
  check(call, where);                                                                                                  \
  clear(from, sent, bytes);                                                                                            \
  add(to, out, come, bytes);                                                                                           \
  free(spare);                                                                                                         \
  free(out)
#define ALONG(to, from, sent, come, call)                                                                              \
  void *spare = 0, *out = room(come, bytes, where);                                                                    \
  const void *in = given(from, sent, bytes, &spare, where);                                                            \
  check(call, where);                                                                                                  \
  copy(to, out, come, bytes);                                                                                          \
  free(spare);                                                                                                         \
  free(out)

#define SUMMED(name) static void name(void *d, void *e, int n, Handle type, Handle comm, const char *where, int bytes)
#define SUMS(name) BOTH(name, (ALLREDUCE, TWO), (UNUSED, (void)op, OWN(d, p)), OWN(e, q), n, type, comm, where)
SUMMED(allreduce_adjoint) { TRANSPOSED(d, e, n, n, PMPI_Allreduce(in, out, n, type, SUM, FOR_ALL)); }
SUMMED(allreduce_tangent) { ALONG(e, d, n, n, PMPI_Allreduce(in, out, n, type, SUM, FOR_ALL)); }
SUMMED(reduce_scatter_block_adjoint) {
  int64 all = n * size_of(comm);
  TRANSPOSED(d, e, n, all, PMPI_Allgather(in, n, type, out, n, type, FOR_ALL));
}
SUMMED(reduce_scatter_block_tangent) {
  int64 all = n * size_of(comm);
  ALONG(e, d, all, n, PMPI_Reduce_scatter_block(in, out, n, type, SUM, FOR_ALL));
}
SUMS(allreduce_adjoint)
SUMS(allreduce_tangent)
SUMS(reduce_scatter_block_adjoint)
SUMS(reduce_scatter_block_tangent)

#define MOVED(name) static void name(void *d, void *e, int n, Handle type, Handle comm, const char *where, int bytes)
#define MOVES(name)                                                                                                    \
  BOTH(name, (ALLGATHER, TWO), (UNUSED, (void)m, (void)kind, OWN(d, p)), OWN(e, q), n, type, comm, where)
MOVED(allgather_adjoint) {
  int64 all = n * size_of(comm);
  TRANSPOSED(d, e, all, n, PMPI_Reduce_scatter_block(in, out, n, type, SUM, FOR_ALL));
}
MOVED(allgather_tangent) {
  int64 all = n * size_of(comm);
  ALONG(e, d, n, all, PMPI_Allgather(in, n, type, out, n, type, FOR_ALL));
}
MOVED(alltoall_adjoint) {
  int64 all = n * size_of(comm);
  TRANSPOSED(d, e, all, all, PMPI_Alltoall(in, n, type, out, n, type, FOR_ALL));
}
MOVED(alltoall_tangent) {
  int64 all = n * size_of(comm);
  ALONG(e, d, all, all, PMPI_Alltoall(in, n, type, out, n, type, FOR_ALL));
}
MOVES(allgather_adjoint)
MOVES(allgather_tangent)
MOVES(alltoall_adjoint)
MOVES(alltoall_tangent)

/* At the root `all` numbers, elsewhere none. What a rank that is not the root passes there is not looked at. */
#define ROOTED(name)                                                                                                   \
  static void name(void *d, void *e, int n, Handle type, int root, Handle comm, const char *where, int bytes)
#define GATHERS(name)                                                                                                  \
  BOTH(name, (GATHER, TWO), (UNUSED, (void)m, (void)kind, OWN(d, p)), OWN(e, q), n, type, root, comm, where)
#define SCATTERS(name)                                                                                                 \
  BOTH(name, (GATHER, TWO), (UNUSED, (void)n, (void)type, OWN(d, p)), OWN(e, q), m, kind, root, comm, where)
#define AT_ROOT(shadow)                                                                                                \
  int64 all = n * size_of(comm);                                                                                       \
  if (rank_in(comm) != root)                                                                                           \
    all = 0, shadow = 0
ROOTED(gather_adjoint) {
  AT_ROOT(e);
  TRANSPOSED(d, e, all, n, PMPI_Scatter(in, n, type, out, n, type, root, FOR_ALL));
}
ROOTED(gather_tangent) {
  AT_ROOT(e);
  ALONG(e, d, n, all, PMPI_Gather(in, n, type, out, n, type, root, FOR_ALL));
}
ROOTED(scatter_adjoint) {
  AT_ROOT(d);
  TRANSPOSED(d, e, n, all, PMPI_Gather(in, n, type, out, n, type, root, FOR_ALL));
}
ROOTED(scatter_tangent) {
  AT_ROOT(d);
  ALONG(e, d, all, n, PMPI_Scatter(in, n, type, out, n, type, root, FOR_ALL));
}
GATHERS(gather_adjoint)
GATHERS(gather_tangent)
SCATTERS(scatter_adjoint)
SCATTERS(scatter_tangent)
