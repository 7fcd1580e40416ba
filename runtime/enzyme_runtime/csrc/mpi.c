/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Messages of MPI and their derivatives.
 *
 * A call of MPI is read as a call of this file (normalize/messages.py): `__enzcc_mpi_d_send` for doubles, `_s_` for
 * floats, `_t_` for what the datatype says as the program runs, `_i_` for integers. It takes what MPI takes, without a
 * status, then the wire (a variable that stands for all that is on its way) and the place in the source.
 * `__enzcc_mpi_send_adjoint` and `_tangent` take the same, then a shadow for each array and for the wire. An array that
 * is its own shadow, or null, has none: others still wait for its zeros.
 *
 *     send(p, n, dest, tag)      reverse: receive from dest, add        forward: send the tangents
 *     recv(p, n, source, tag)    reverse: send to source, clear         forward: receive the tangents
 *
 * Derivatives travel as doubles in a row, whatever the datatype: the numbers among its elements, in their order. Both
 * sides of a message have the same elements, so they have the same numbers.
 *
 * They travel in a communicator of their own, one for each of the program's, so that they never meet its messages.
 * Making one is collective; it is made where the program makes its own (`MPI_Init`, `MPI_Comm_dup`, ...), which is why
 * these are defined here, as those who watch MPI do. They are freed when the program's are, and by MPI_Finalize.
 *
 * What is sent in a reverse sweep is sent from a copy, and nobody waits for its arrival. So who receives waits for one
 * that goes back on his own way: what the program has done, turned round, in an order that was possible.
 *
 * Compiled to ../ir/mpi.ll by build.py, for Open MPI: handles are addresses. By mpich.c, for MPICH: they are integers.
 */

typedef __SIZE_TYPE__ size_t;
typedef long long int64;

void *malloc(size_t);
void *calloc(size_t, size_t);
void free(void *);
void *memcpy(void *, const void *, size_t);
void *memset(void *, int, size_t);
_Noreturn void abort(void);
long write(int, const void *, size_t);
void __enzcc_tape_defer(void *, void (*)(void *), void *);

/* Handles and other constants. Datatypes of numbers: the name, the bytes of a number, how many of them. */
#ifdef MPICH
typedef int Handle;
#define WORLD 0x44000000
#define SELF 0x44000001
#define NONE 0x04000000
#define SUM 0x58000003
#define PROD 0x58000004
#define MIN 0x58000002
#define MAX 0x58000001
#define MINLOC 0x5800000b
#define MAXLOC 0x5800000c
#define INT 0x4c000405
#define DOUBLE 0x4c00080b
#define BYTE 0x4c00010d
#define PACKED 0x4c00010f
#define NO_TYPE 0x0c000000
#define NO_MESSAGE 0x2c000000
#define IN_PLACE ((void *)-1)
#define IGNORE ((Status *)1)
#define MANY_IGNORED ((Status *)1)
enum { A_GRAPH = 1, CARTESIAN, EDGES_OF_EACH };
enum { NO_KEY = 0x24000000, NOBODY = -1, ANY_SOURCE = -2, ANY_TAG = -1, UNDEFINED = -32766, BY_COLUMNS = 57 };
enum { NAMED = 1, DUP, CONTIGUOUS, VECTOR, HVECTOR = 6, INDEXED, HINDEXED = 9, INDEXED_BLOCK, STRUCT = 12, SUBARRAY,
       RESIZED = 18, HINDEXED_BLOCK };

typedef struct {
  int bytes, more, source, tag, error;
} Status;

#define EACH_NUMBER(X)                                                                                                 \
  X(0x4c00080b, 8, 1) X(0x4c00081f, 8, 1) X(0x4c000829, 8, 1) X(0x4c00040a, 4, 1) X(0x4c00041c, 4, 1)                  \
  X(0x4c000427, 4, 1) X(0x4c001041, 8, 2) X(0x4c001035, 8, 2) X(0x4c001022, 8, 2) X(0x4c00102a, 8, 2)                  \
  X(0x4c000840, 4, 2) X(0x4c000834, 4, 2) X(0x4c00081e, 4, 2) X(0x4c000828, 4, 2)
#define EACH_INTEGER(X)                                                                                                \
  X(0x4c000101) X(0x4c000118) X(0x4c000102) X(0x4c00040e) X(0x4c000203) X(0x4c000204) X(0x4c000405) X(0x4c000406)      \
  X(0x4c000807) X(0x4c000808) X(0x4c000809) X(0x4c000819) X(0x4c00041d) X(0x4c00041b) X(0x4c00011a) X(0x4c00012d)      \
  X(0x4c00022f) X(0x4c000430) X(0x4c000831) X(0x4c000137) X(0x4c000238) X(0x4c000439) X(0x4c00083a) X(0x4c00013b)      \
  X(0x4c00023c) X(0x4c00043d) X(0x4c00083e) X(0x4c00013f) X(0x4c000133) X(0x4c000843) X(0x4c000844) X(0x4c000845)      \
  X(0x4c000816) X(0x8c000002) X(0x8c000003)
#define EACH_PAIR(X) X(0x8c000001, 8) X(0x8c000000, 4)
#define AS_NUMBER(type, bytes, parts) {type, bytes, parts},
#define AS_PAIR(type, bytes) {type, bytes},
#define AS_INTEGER(type) type,
#else
typedef struct Opaque *Handle;
#define OBJECT(name) extern struct Opaque ompi_mpi_##name;
OBJECT(comm_world) OBJECT(comm_self) OBJECT(comm_null)
OBJECT(op_sum) OBJECT(op_prod) OBJECT(op_min) OBJECT(op_max) OBJECT(op_minloc) OBJECT(op_maxloc)
OBJECT(byte) OBJECT(packed) OBJECT(datatype_null)
extern struct Opaque ompi_message_null;
#define WORLD (&ompi_mpi_comm_world)
#define SELF (&ompi_mpi_comm_self)
#define NONE (&ompi_mpi_comm_null)
#define SUM (&ompi_mpi_op_sum)
#define PROD (&ompi_mpi_op_prod)
#define MIN (&ompi_mpi_op_min)
#define MAX (&ompi_mpi_op_max)
#define MINLOC (&ompi_mpi_op_minloc)
#define MAXLOC (&ompi_mpi_op_maxloc)
#define INT (&ompi_mpi_int)
#define DOUBLE (&ompi_mpi_double)
#define BYTE (&ompi_mpi_byte)
#define PACKED (&ompi_mpi_packed)
#define NO_TYPE (&ompi_mpi_datatype_null)
#define NO_MESSAGE (&ompi_message_null)
#define IN_PLACE ((void *)1)
#define IGNORE ((Status *)0)
#define MANY_IGNORED ((Status *)0)
enum { CARTESIAN = 1, A_GRAPH, EDGES_OF_EACH };
enum { NO_KEY = -1, NOBODY = -2, ANY_SOURCE = -1, ANY_TAG = -1, UNDEFINED = -32766, BY_COLUMNS = 1 };
enum { NAMED, DUP, CONTIGUOUS, VECTOR, HVECTOR = 5, INDEXED, HINDEXED = 8, INDEXED_BLOCK, STRUCT = 11, SUBARRAY,
       RESIZED = 17, HINDEXED_BLOCK };

typedef struct {
  int source, tag, error, cancelled;
  size_t bytes;
} Status;

#define EACH_NUMBER(X)                                                                                                 \
  X(double, 8, 1) X(dblprec, 8, 1) X(real8, 8, 1) X(float, 4, 1) X(real, 4, 1) X(real4, 4, 1) X(c_double_complex, 8, 2) \
  X(cxx_dblcplex, 8, 2) X(dblcplex, 8, 2) X(complex16, 8, 2) X(c_float_complex, 4, 2) X(cxx_cplex, 4, 2)               \
  X(cplex, 4, 2) X(complex8, 4, 2)
#define EACH_INTEGER(X)                                                                                                \
  X(char) X(signed_char) X(unsigned_char) X(short) X(unsigned_short) X(int) X(unsigned) X(long) X(unsigned_long)       \
  X(long_long_int) X(unsigned_long_long) X(wchar) X(c_bool) X(cxx_bool) X(int8_t) X(int16_t) X(int32_t) X(int64_t)     \
  X(uint8_t) X(uint16_t) X(uint32_t) X(uint64_t) X(aint) X(offset) X(count) X(character) X(logical) X(logical1)        \
  X(logical2) X(logical4) X(logical8) X(integer) X(integer1) X(integer2) X(integer4) X(integer8) X(2int) X(long_int) X(short_int) X(2integer)
#define EACH_PAIR(X) X(double_int, 8) X(float_int, 4)
#define DECLARED(name, ...) OBJECT(name)
EACH_NUMBER(DECLARED)
EACH_INTEGER(DECLARED)
EACH_PAIR(DECLARED)
#define AS_NUMBER(name, bytes, parts) {&ompi_mpi_##name, bytes, parts},
#define AS_PAIR(name, bytes) {&ompi_mpi_##name, bytes},
#define AS_INTEGER(name) &ompi_mpi_##name,
#endif

static const struct {
  Handle type;
  int bytes, parts;
} NUMBERS[] = {EACH_NUMBER(AS_NUMBER)};
static const Handle INTEGERS[] = {EACH_INTEGER(AS_INTEGER)};
/* A number with an integer behind it. */
static const struct {
  Handle type;
  int bytes;
} PAIRS[] = {EACH_PAIR(AS_PAIR)};

#define BOTH(name, ...)                                                                                                \
  int name(__VA_ARGS__);                                                                                               \
  int P##name(__VA_ARGS__);
BOTH(MPI_Send, const void *, int, Handle, int, int, Handle)
BOTH(MPI_Ssend, const void *, int, Handle, int, int, Handle)
BOTH(MPI_Bsend, const void *, int, Handle, int, int, Handle)
BOTH(MPI_Rsend, const void *, int, Handle, int, int, Handle)
BOTH(MPI_Recv, void *, int, Handle, int, int, Handle, Status *)
BOTH(MPI_Sendrecv, const void *, int, Handle, int, int, void *, int, Handle, int, int, Handle, Status *)
BOTH(MPI_Sendrecv_replace, void *, int, Handle, int, int, int, int, Handle, Status *)
BOTH(MPI_Mprobe, int, int, Handle, Handle *, Status *)
BOTH(MPI_Improbe, int, int, Handle, int *, Handle *, Status *)
BOTH(MPI_Mrecv, void *, int, Handle, Handle *, Status *)
BOTH(MPI_Imrecv, void *, int, Handle, Handle *, Handle *)
BOTH(MPI_Isend, const void *, int, Handle, int, int, Handle, Handle *)
BOTH(MPI_Issend, const void *, int, Handle, int, int, Handle, Handle *)
BOTH(MPI_Irecv, void *, int, Handle, int, int, Handle, Handle *)
BOTH(MPI_Send_init, const void *, int, Handle, int, int, Handle, Handle *)
BOTH(MPI_Ssend_init, const void *, int, Handle, int, int, Handle, Handle *)
BOTH(MPI_Recv_init, void *, int, Handle, int, int, Handle, Handle *)
BOTH(MPI_Start, Handle *)
BOTH(MPI_Startall, int, Handle *)
BOTH(MPI_Request_free, Handle *)
BOTH(MPI_Wait, Handle *, Status *)
BOTH(MPI_Waitall, int, Handle *, Status *)
BOTH(MPI_Waitany, int, Handle *, int *, Status *)
BOTH(MPI_Waitsome, int, Handle *, int *, int *, Status *)
BOTH(MPI_Test, Handle *, int *, Status *)
BOTH(MPI_Testall, int, Handle *, int *, Status *)
BOTH(MPI_Testany, int, Handle *, int *, int *, Status *)
BOTH(MPI_Testsome, int, Handle *, int *, int *, Status *)
BOTH(MPI_Barrier, Handle)
BOTH(MPI_Bcast, void *, int, Handle, int, Handle)
BOTH(MPI_Reduce, const void *, void *, int, Handle, Handle, int, Handle)
BOTH(MPI_Allreduce, const void *, void *, int, Handle, Handle, Handle)
BOTH(MPI_Reduce_scatter_block, const void *, void *, int, Handle, Handle, Handle)
BOTH(MPI_Reduce_scatter, const void *, void *, const int *, Handle, Handle, Handle)
BOTH(MPI_Scan, const void *, void *, int, Handle, Handle, Handle)
BOTH(MPI_Exscan, const void *, void *, int, Handle, Handle, Handle)
BOTH(MPI_Gather, const void *, int, Handle, void *, int, Handle, int, Handle)
BOTH(MPI_Gatherv, const void *, int, Handle, void *, const int *, const int *, Handle, int, Handle)
BOTH(MPI_Scatter, const void *, int, Handle, void *, int, Handle, int, Handle)
BOTH(MPI_Scatterv, const void *, const int *, const int *, Handle, void *, int, Handle, int, Handle)
BOTH(MPI_Allgather, const void *, int, Handle, void *, int, Handle, Handle)
BOTH(MPI_Allgatherv, const void *, int, Handle, void *, const int *, const int *, Handle, Handle)
BOTH(MPI_Alltoall, const void *, int, Handle, void *, int, Handle, Handle)
BOTH(MPI_Alltoallv, const void *, const int *, const int *, Handle, void *, const int *, const int *, Handle, Handle)
BOTH(MPI_Alltoallw, const void *, const int *, const int *, const Handle *, void *, const int *, const int *,
     const Handle *, Handle)
BOTH(MPI_Neighbor_allgather, const void *, int, Handle, void *, int, Handle, Handle)
BOTH(MPI_Neighbor_allgatherv, const void *, int, Handle, void *, const int *, const int *, Handle, Handle)
BOTH(MPI_Neighbor_alltoall, const void *, int, Handle, void *, int, Handle, Handle)
BOTH(MPI_Neighbor_alltoallv, const void *, const int *, const int *, Handle, void *, const int *, const int *, Handle,
     Handle)
BOTH(MPI_Ibarrier, Handle, Handle *)
BOTH(MPI_Ibcast, void *, int, Handle, int, Handle, Handle *)
BOTH(MPI_Ireduce, const void *, void *, int, Handle, Handle, int, Handle, Handle *)
BOTH(MPI_Iallreduce, const void *, void *, int, Handle, Handle, Handle, Handle *)
BOTH(MPI_Ireduce_scatter_block, const void *, void *, int, Handle, Handle, Handle, Handle *)
BOTH(MPI_Ireduce_scatter, const void *, void *, const int *, Handle, Handle, Handle, Handle *)
BOTH(MPI_Iscan, const void *, void *, int, Handle, Handle, Handle, Handle *)
BOTH(MPI_Iexscan, const void *, void *, int, Handle, Handle, Handle, Handle *)
BOTH(MPI_Igather, const void *, int, Handle, void *, int, Handle, int, Handle, Handle *)
BOTH(MPI_Igatherv, const void *, int, Handle, void *, const int *, const int *, Handle, int, Handle, Handle *)
BOTH(MPI_Iscatter, const void *, int, Handle, void *, int, Handle, int, Handle, Handle *)
BOTH(MPI_Iscatterv, const void *, const int *, const int *, Handle, void *, int, Handle, int, Handle, Handle *)
BOTH(MPI_Iallgather, const void *, int, Handle, void *, int, Handle, Handle, Handle *)
BOTH(MPI_Iallgatherv, const void *, int, Handle, void *, const int *, const int *, Handle, Handle, Handle *)
BOTH(MPI_Ialltoall, const void *, int, Handle, void *, int, Handle, Handle, Handle *)
BOTH(MPI_Ialltoallv, const void *, const int *, const int *, Handle, void *, const int *, const int *, Handle, Handle,
     Handle *)
BOTH(MPI_Ialltoallw, const void *, const int *, const int *, const Handle *, void *, const int *, const int *,
     const Handle *, Handle, Handle *)
BOTH(MPI_Ineighbor_allgather, const void *, int, Handle, void *, int, Handle, Handle, Handle *)
BOTH(MPI_Ineighbor_allgatherv, const void *, int, Handle, void *, const int *, const int *, Handle, Handle, Handle *)
BOTH(MPI_Ineighbor_alltoall, const void *, int, Handle, void *, int, Handle, Handle, Handle *)
BOTH(MPI_Ineighbor_alltoallv, const void *, const int *, const int *, Handle, void *, const int *, const int *, Handle,
     Handle, Handle *)
BOTH(MPI_Pack, const void *, int, Handle, void *, int, int *, Handle)
BOTH(MPI_Unpack, const void *, int, int *, void *, int, Handle, Handle)
BOTH(MPI_Comm_free, Handle *)
BOTH(MPI_Type_free, Handle *)

/* By these names nobody watches them. */
int PMPI_Get_elements(const Status *, Handle, int *);
int PMPI_Comm_rank(Handle, int *);
int PMPI_Comm_size(Handle, int *);
int PMPI_Comm_test_inter(Handle, int *);
int PMPI_Comm_group(Handle, Handle *);
int PMPI_Group_free(Handle *);
int PMPI_Comm_create(Handle, Handle, Handle *);
int PMPI_Comm_split(Handle, int, int, Handle *);
int PMPI_Topo_test(Handle, int *);
int PMPI_Cartdim_get(Handle, int *);
int PMPI_Cart_shift(Handle, int, int, int *, int *);
int PMPI_Graph_neighbors_count(Handle, int, int *);
int PMPI_Graph_neighbors(Handle, int, int, int *);
int PMPI_Dist_graph_neighbors_count(Handle, int *, int *, int *);
int PMPI_Dist_graph_neighbors(Handle, int, int *, int *, int, int *, int *);
typedef int Copied(Handle, int, void *, void *, void *, int *);
typedef int Deleted(Handle, int, void *, void *);
int PMPI_Comm_create_keyval(Copied *, Deleted *, int *, void *);
int PMPI_Comm_set_attr(Handle, int, void *);
int PMPI_Comm_get_attr(Handle, int, void *, int *);
int PMPI_Type_create_keyval(Copied *, Deleted *, int *, void *);
int PMPI_Type_set_attr(Handle, int, void *);
int PMPI_Type_get_attr(Handle, int, void *, int *);
int PMPI_Type_get_extent(Handle, long *, long *);
int PMPI_Type_get_envelope(Handle, int *, int *, int *, int *);
int PMPI_Type_get_contents(Handle, int, int, int, int *, long *, Handle *);
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

/* What a datatype is of: runs of numbers and of other things, one after the other as MPI has them. */
typedef struct {
  int64 at, count; /* where the first is; how many lie next to each other */
  int bytes;       /* of a number: 8 or 4. 0: no numbers */
  int parts;       /* numbers in each: 2 in a complex one */
  int width;       /* bytes of each */
} Run;

typedef struct {
  int64 extent, elements, numbers; /* of one */
  int64 runs, room;
  int failed, uses;
  int packed; /* bytes, of which only who has packed them knows what they are */
  Run *run;
} Layout;

static void *room(int64 count, int64 bytes, const char *where) {
  void *made = calloc(count > 0 ? (size_t)count : 1, (size_t)bytes);
  if (!made)
    fail(where, "out of memory for derivatives");
  return made;
}

static double *numbers(int64 count, const char *where) { return room(count, sizeof(double), where); }

static int length(int64 count, const char *where) {
  if (count > 2147483647)
    fail(where, "more numbers than one message of derivatives takes");
  return (int)count;
}

static void append(Layout *known, Run run) {
  Run *last = known->runs ? &known->run[known->runs - 1] : 0;
  if (!run.count)
    return;
  if (last && last->bytes == run.bytes && last->parts == run.parts && last->width == run.width &&
      last->at + last->count * last->width == run.at) {
    last->count += run.count;
    return;
  }
  if (known->runs == known->room) {
    int64 more = known->room ? 2 * known->room : 4;
    Run *made = calloc((size_t)more, sizeof(Run));
    if (!made) {
      known->failed = 1;
      return;
    }
    memcpy(made, known->run, (size_t)known->runs * sizeof(Run));
    free(known->run);
    known->run = made;
    known->room = more;
  }
  known->run[known->runs++] = run;
}

static int64 extent_of(Handle type) {
  long low = 0, extent = 0;
  PMPI_Type_get_extent(type, &low, &extent);
  return extent;
}

static void describe(Layout *known, Handle type, int64 at);

static void repeat(Layout *known, Handle type, int64 at, int64 count) {
  int64 step = extent_of(type);
  for (int64 k = 0; k < count && !known->failed; k++)
    describe(known, type, at + k * step);
}

/* Of an array of some dimensions, the part from this one on. The last dimension lies next to each other, or the first. */
static void describe_part(Layout *known, Handle type, int64 at, int n, const int *sizes, const int *parts,
                          const int *starts, int fortran) {
  int64 step = extent_of(type);
  int dimension = fortran ? n - 1 : 0;
  if (!n) {
    describe(known, type, at);
    return;
  }
  for (int k = 1; k < n; k++)
    step *= sizes[fortran ? k - 1 : k];
  const int skip = !fortran;
  for (int k = 0; k < parts[dimension] && !known->failed; k++)
    describe_part(known, type, at + (starts[dimension] + k) * step, n - 1, sizes + skip, parts + skip, starts + skip,
                  fortran);
}

static void describe(Layout *known, Handle type, int64 at) {
  int ints, addresses, types, how;
  if (known->failed || PMPI_Type_get_envelope(type, &ints, &addresses, &types, &how)) {
    known->failed = 1;
    return;
  }
  if (how == NAMED) {
    Run run = {.at = at, .count = 1, .parts = 1};
    for (int k = 0; k < (int)(sizeof NUMBERS / sizeof *NUMBERS); k++)
      if (NUMBERS[k].type == type) {
        run.bytes = NUMBERS[k].bytes;
        run.parts = NUMBERS[k].parts;
      }
    int is_integer = type == PACKED;
    for (int k = 0; k < (int)(sizeof PAIRS / sizeof *PAIRS); k++)
      if (PAIRS[k].type == type) {
        append(known, (Run){at, 1, PAIRS[k].bytes, 1, PAIRS[k].bytes});
        append(known, (Run){at + PAIRS[k].bytes, 1, 0, 1, (int)sizeof(int)});
        return;
      }
    for (int k = 0; !run.bytes && k < (int)(sizeof INTEGERS / sizeof *INTEGERS); k++)
      is_integer |= INTEGERS[k] == type;
    known->failed |= !run.bytes && !is_integer;
    run.width = (int)extent_of(type);
    append(known, run);
    return;
  }
  int *i = calloc((size_t)ints + 1, sizeof(int));
  long *a = calloc((size_t)addresses + 1, sizeof(long));
  Handle *t = calloc((size_t)types + 1, sizeof(Handle));
  if (!i || !a || !t || PMPI_Type_get_contents(type, ints, addresses, types, i, a, t)) {
    known->failed = 1;
    types = 0;
  } else {
    int64 step = extent_of(t[0]);
    switch (how) {
    case DUP:
    case RESIZED:
      describe(known, t[0], at);
      break;
    case CONTIGUOUS:
      repeat(known, t[0], at, i[0]);
      break;
    case VECTOR:
    case HVECTOR:
      for (int k = 0; k < i[0]; k++)
        repeat(known, t[0], at + k * (how == VECTOR ? i[2] * step : a[0]), i[1]);
      break;
    case INDEXED:
      for (int k = 0; k < i[0]; k++)
        repeat(known, t[0], at + i[1 + i[0] + k] * step, i[1 + k]);
      break;
    case HINDEXED:
      for (int k = 0; k < i[0]; k++)
        repeat(known, t[0], at + a[k], i[1 + k]);
      break;
    case INDEXED_BLOCK:
      for (int k = 0; k < i[0]; k++)
        repeat(known, t[0], at + i[2 + k] * step, i[1]);
      break;
    case HINDEXED_BLOCK:
      for (int k = 0; k < i[0]; k++)
        repeat(known, t[0], at + a[k], i[1]);
      break;
    case STRUCT:
      for (int k = 0; k < i[0]; k++)
        repeat(known, t[k], at + a[k], i[1 + k]);
      break;
    case SUBARRAY:
      describe_part(known, t[0], at, i[0], i + 1, i + 1 + i[0], i + 1 + 2 * i[0], i[1 + 3 * i[0]] == BY_COLUMNS);
      break;
    default:
      known->failed = 1;
    }
  }
  for (int k = 0; k < types; k++) {
    int inner[4];
    if (!PMPI_Type_get_envelope(t[k], &inner[0], &inner[1], &inner[2], &inner[3]) && inner[3] != NAMED)
      PMPI_Type_free(&t[k]);
  }
  free(i);
  free(a);
  free(t);
}

static int not_copied(Handle of, int key, void *extra, void *value, void *made, int *copied) {
  (void)of, (void)key, (void)extra, (void)value, (void)made;
  *copied = 0;
  return 0;
}

SHARED int __enzcc_mpi_layout_key = NO_KEY;

static int drop_layout(Handle type, int key, void *value, void *extra) {
  (void)type, (void)key, (void)extra;
  Layout *known = value;
  if (--known->uses == 0) {
    free(known->run);
    free(known);
  }
  return 0;
}

/* Found once for each datatype, and kept as long as it is there. */
static Layout *layout_of(Handle type, const char *where) {
  Layout *known = 0;
  int found = 0;
  if (__enzcc_mpi_layout_key == NO_KEY)
    PMPI_Type_create_keyval(not_copied, drop_layout, &__enzcc_mpi_layout_key, 0);
  if (!PMPI_Type_get_attr(type, __enzcc_mpi_layout_key, &known, &found) && found)
    return known;
  known = room(1, sizeof(Layout), where);
  describe(known, type, 0);
  if (known->failed)
    fail(where, "this datatype is not known to hold numbers or integers (bytes, packed data and long double are not "
                "differentiated)");
  known->extent = extent_of(type);
  known->uses = 1;
  known->packed = type == PACKED;
  for (int64 k = 0; k < known->runs; k++) {
    known->elements += known->run[k].count;
    known->numbers += known->run[k].bytes ? known->run[k].count * known->run[k].parts : 0;
  }
  PMPI_Type_set_attr(type, __enzcc_mpi_layout_key, known);
  return known;
}

enum { PACK, ADD, SET, CLEAR, COUNT };

/* Of bytes that were packed, as they are: behind a mark, eight in the place of each number of a row. What comes is not
   added, for where numbers are is not known here, but put where nothing is yet (`take_added`). */
static int64 walk_packed(int what, char *array, double *row, int64 bytes) {
  switch (array ? what : COUNT) {
  case PACK:
    memcpy(row + 1, array, (size_t)bytes);
    break;
  case ADD:
  case SET:
    memcpy(array, row + 1, (size_t)bytes);
    break;
  case CLEAR:
    memset(array, 0, (size_t)bytes);
  }
  return bytes ? 1 + (bytes + 7) / 8 : 0;
}

/* Of the first elements of an array: between it and numbers in a row. How many numbers these are. */
static int64 walk(int what, void *array, double *row, const Layout *of, int64 elements) {
  if (of->packed)
    return walk_packed(what, array, row, elements);
  int64 done = 0;
  if (what == COUNT || !array) {
    int64 whole = of->elements ? elements / of->elements : 0;
    done = whole * of->numbers;
    elements -= whole * of->elements;
    what = COUNT;
  }
  Run all;
  Layout whole = *of;
  if (of->runs == 1 && of->run->at == 0 && of->run->count * of->run->width == of->extent) { /* one long run */
    all = *of->run;
    all.count = whole.elements = elements;
    whole.run = &all;
    of = &whole;
  }
  for (char *at = array; elements > 0 && of->elements; at += what == COUNT ? 0 : of->extent)
    for (int64 r = 0; r < of->runs && elements > 0; r++) {
      Run run = of->run[r];
      int64 count = run.count < elements ? run.count : elements;
      elements -= count;
      if (!run.bytes)
        continue;
      count *= run.parts;
      if (what == COUNT) {
        done += count;
        continue;
      }
      double *wide = (double *)(at + run.at), *other = row + done;
      float *narrow = (float *)(at + run.at);
      done += count;
      if (what == CLEAR)
        memset(wide, 0, (size_t)(count * run.bytes));
      else if (run.bytes == 8)
        switch (what) {
        case PACK:
          memcpy(other, wide, (size_t)count * 8);
          break;
        case SET:
          memcpy(wide, other, (size_t)count * 8);
          break;
        default:
          for (int64 k = 0; k < count; k++)
            wide[k] += other[k];
        }
      else
        for (int64 k = 0; k < count; k++)
          if (what == PACK)
            other[k] = (double)narrow[k];
          else
            narrow[k] = (float)(what == ADD ? (double)narrow[k] + other[k] : other[k]);
    }
  return done;
}

/* Derivatives of one array, or one part of it. No `array`: they are zero, or not wanted. */
typedef struct {
  char *array;
  Layout *of;
  int64 elements;
} Part;

static Part part(void *array, int64 count, Handle type, const char *where) {
  Layout *of = layout_of(type, where);
  return (Part){array, of, count > 0 ? count * of->elements : 0};
}
/* Of what begins at `p`. Places that a datatype has by itself (MPI_BOTTOM) have no shadow. */
static Part shadow_part(void *d, const void *p, int64 count, Handle type, const char *where) {
  Part made = part(d == p ? 0 : d, count, type, where);
  if (!p && made.elements && made.of->numbers)
    fail(where, "numbers at addresses that are part of a datatype (MPI_BOTTOM) are not differentiated");
  return made;
}
static int64 size(Part p) { return walk(COUNT, 0, 0, p.of, p.elements); }
static void pack(Part p, double *row) {
  if (p.array)
    walk(PACK, p.array, row, p.of, p.elements);
}
static void set(Part p, double *row) {
  if (p.array)
    walk(SET, p.array, row, p.of, p.elements);
}
static void add(Part p, double *row) {
  if (p.array)
    walk(ADD, p.array, row, p.of, p.elements);
}
static void clear(Part p) {
  if (p.array)
    walk(CLEAR, p.array, 0, p.of, p.elements);
}
static double *packed(Part p, const char *where) {
  double *row = numbers(size(p), where);
  pack(p, row);
  return row;
}

/* ---- communicators --------------------------------------------------------------------------------------- */

/* From whom something comes to this process in calls of neighbours, and to whom it goes. A neighbour may be none. `edge`:
   which of theirs it is, of those that come; for each of the four calls that send along each edge something else, where
   two processes have several edges, for these do not agree about that. */
typedef struct {
  int known, many_from, many_to;
  int *from, *to, *edge;
} Topology;

typedef struct Private {
  struct Private *next;
  Handle comm, reversed; /* `reversed`: the last rank is the first; made where it is needed */
  Handle apart;          /* for what is exchanged without waiting, and by neighbours */
  Topology topology;
} Private;

typedef struct Pending {
  struct Pending *next;
  Handle request;
  void *copy;
} Pending;

SHARED int __enzcc_mpi_key = NO_KEY, __enzcc_mpi_end = NO_KEY;
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

static void release(Private *own) {
  if (own->reversed != NONE)
    PMPI_Comm_free(&own->reversed);
  if (own->comm != NONE)
    PMPI_Comm_free(&own->comm);
  if (own->apart != NONE)
    PMPI_Comm_free(&own->apart);
  own->comm = own->reversed = own->apart = NONE;
}

/* The program frees a communicator. What was sent in ours still arrives. */
static int freed(Handle comm, int key, void *value, void *extra) {
  (void)comm, (void)key, (void)extra;
  Private **at = &__enzcc_mpi_privates;
  for (; *at; at = &(*at)->next)
    if (*at == value) {
      Private *own = *at;
      *at = own->next;
      release(own);
      if (own->topology.to != own->topology.from)
        free(own->topology.to);
      free(own->topology.from);
      free(own->topology.edge);
      free(own);
      break;
    }
  return 0;
}

static void all_awaited(void);

static int finalized(Handle comm, int key, void *value, void *extra) {
  (void)comm, (void)key, (void)value, (void)extra;
  all_awaited();
  reap(1);
  for (Private *own = __enzcc_mpi_privates; own; own = own->next)
    release(own);
  return 0;
}

static int *some(int count) { return calloc(count > 0 ? (size_t)count : 1, sizeof(int)); }

/* Whoever sends along an edge says which of its own it is. */
static int ask_edges(const Topology *of, Handle comm) {
  int n = of->many_from, m = of->many_to, most = n > m ? n : m, failed = 1;
  int *numbered = some(m), *one = some(most), *each = some(most);
  Handle request[2];
  if (numbered && one && each) {
    for (int k = 0; k < most; k++)
      one[k] = 1, each[k] = k;
    for (int k = 0; k < m; k++)
      numbered[k] = k;
    failed = PMPI_Neighbor_alltoall(numbered, 1, INT, of->edge, 1, INT, comm) ||
             PMPI_Neighbor_alltoallv(numbered, one, each, INT, of->edge + n, one, each, INT, comm) ||
             PMPI_Ineighbor_alltoall(numbered, 1, INT, of->edge + 2 * n, 1, INT, comm, request) ||
             PMPI_Ineighbor_alltoallv(numbered, one, each, INT, of->edge + 3 * n, one, each, INT, comm, request + 1) ||
             PMPI_Wait(request, IGNORE) || PMPI_Wait(request + 1, IGNORE);
  }
  free(numbered);
  free(one);
  free(each);
  return !failed;
}

static Topology topology(Handle comm) {
  Topology made = {0};
  int kind = UNDEFINED, n = 0, rank = 0, weighted;
  if (PMPI_Topo_test(comm, &kind) || kind == UNDEFINED)
    return made;
  if (kind == EDGES_OF_EACH) {
    PMPI_Dist_graph_neighbors_count(comm, &made.many_from, &made.many_to, &weighted);
    made.from = some(made.many_from), made.to = some(made.many_to);
    int *weights = some(made.many_from > made.many_to ? made.many_from : made.many_to);
    if (made.from && made.to && weights)
      PMPI_Dist_graph_neighbors(comm, made.many_from, made.from, weights, made.many_to, made.to, weights);
    free(weights);
  } else if (kind == CARTESIAN) {
    PMPI_Cartdim_get(comm, &n);
    made.from = made.to = some(2 * n);
    for (int k = 0; made.from && k < n; k++)
      PMPI_Cart_shift(comm, k, 1, &made.from[2 * k], &made.from[2 * k + 1]);
    made.many_from = made.many_to = 2 * n;
  } else {
    PMPI_Comm_rank(comm, &rank);
    PMPI_Graph_neighbors_count(comm, rank, &n);
    made.from = made.to = some(n);
    if (made.from)
      PMPI_Graph_neighbors(comm, rank, n, made.from);
    made.many_from = made.many_to = n;
  }
  made.edge = some(4 * made.many_from);
  made.known = made.from && made.to && made.edge && ask_edges(&made, comm);
  return made;
}

static Private *make_private(Handle comm) {
  int inter = 0;
  if (comm == NONE || PMPI_Comm_test_inter(comm, &inter) || inter)
    return 0;
  if (__enzcc_mpi_key == NO_KEY) {
    PMPI_Comm_create_keyval(not_copied, freed, &__enzcc_mpi_key, 0);
    PMPI_Comm_create_keyval(not_copied, finalized, &__enzcc_mpi_end, 0);
    PMPI_Comm_set_attr(SELF, __enzcc_mpi_end, 0);
  }
  Private *own = malloc(sizeof(Private));
  Handle group;
  if (!own || PMPI_Comm_group(comm, &group))
    return 0;
  *own = (Private){.comm = NONE, .reversed = NONE, .apart = NONE};
  PMPI_Comm_create(comm, group, &own->comm); /* not a copy: attributes of the program stay where they are */
  PMPI_Comm_create(comm, group, &own->apart);
  PMPI_Group_free(&group);
  own->topology = topology(comm);
  own->next = __enzcc_mpi_privates;
  __enzcc_mpi_privates = own;
  PMPI_Comm_set_attr(comm, __enzcc_mpi_key, own);
  return own;
}

static Private *own_of(Handle comm, int collective, const char *where) {
  Private *own = 0;
  int found = 0;
  if (__enzcc_mpi_key != NO_KEY)
    PMPI_Comm_get_attr(comm, __enzcc_mpi_key, &own, &found);
  own = found ? own : collective || comm == SELF ? make_private(comm) : 0;
  if (!own || own->comm == NONE || own->apart == NONE)
    fail(where, "there is no communicator for derivatives beside this one: it joins two groups, or was made by a "
                "function that enzcc does not know, or where it was not linked");
  return own;
}

/* Before derivatives, by all of a communicator that may have been made elsewhere. */
EXPORT void __enzcc_mpi_prepare(Handle comm) { own_of(comm, 1, "a communicator that a function is given"); }

static Handle private_of(Handle comm, int collective, const char *where) {
  return own_of(comm, collective, where)->comm;
}

static Handle reversed_of(Handle comm, const char *where) {
  Private *own = own_of(comm, 1, where);
  int rank = 0;
  if (own->reversed == NONE) {
    PMPI_Comm_rank(own->comm, &rank);
    check(PMPI_Comm_split(own->comm, 0, -rank, &own->reversed), where);
  }
  return own->reversed;
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
MAKES(MPI_Graph_create, (Handle comm, int n, const int *index, const int *edges, int order, Handle *made),
      (comm, n, index, edges, order, made))
MAKES(MPI_Dist_graph_create,
      (Handle comm, int n, const int *sources, const int *degrees, const int *to, const int *weights, Handle info,
       int order, Handle *made),
      (comm, n, sources, degrees, to, weights, info, order, made))
MAKES(MPI_Dist_graph_create_adjacent,
      (Handle comm, int n, const int *from, const int *weights, int m, const int *to, const int *others, Handle info,
       int order, Handle *made),
      (comm, n, from, weights, m, to, others, info, order, made))
MAKES(MPI_Cart_sub, (Handle comm, const int *kept, Handle *made), (comm, kept, made))
/* clang-format on */

#ifndef MPICH
/* ---- Fortran ----------------------------------------------------------------------------------------------- */

/* Its variables and functions are there if its library is. */
#define MAYBE __attribute__((weak))
extern MAYBE char mpi_fortran_in_place_, mpi_fortran_status_ignore_, mpi_fortran_statuses_ignore_;
Handle MPI_Comm_f2c(int);
Handle MPI_Type_f2c(int);
Handle MPI_Request_f2c(int);
int MPI_Comm_c2f(Handle);
int MPI_Type_c2f(Handle);
int MPI_Request_c2f(Handle);

EXPORT void *__enzcc_mpi_place(char *p) {
  return p == &mpi_fortran_in_place_ ? IN_PLACE
         : p == &mpi_fortran_status_ignore_ || p == &mpi_fortran_statuses_ignore_ ? 0 : (void *)p;
}
/* It counts from one. */
EXPORT void __enzcc_mpi_from_one(int *index, int count) {
  for (int k = 0; k < count; k++)
    index[k] += index[k] != UNDEFINED;
}
#define CONVERTS(kind, Kind)                                                                                           \
  EXPORT Handle *__enzcc_mpi_handles_##kind(const int *from, int count) {                                              \
    Handle *made = calloc(count > 0 ? (size_t)count : 1, sizeof(Handle));                                              \
    for (int k = 0; made && k < count; k++)                                                                            \
      made[k] = MPI_##Kind##_f2c(from[k]);                                                                             \
    return made;                                                                                                       \
  }                                                                                                                    \
  EXPORT void __enzcc_mpi_back_##kind(Handle *made, int *to, int count) {                                              \
    for (int k = 0; k < count; k++)                                                                                    \
      to[k] = MPI_##Kind##_c2f(made[k]);                                                                               \
    free(made);                                                                                                        \
  }
CONVERTS(request, Request)
CONVERTS(comm, Comm)
CONVERTS(type, Type)

#define MAKES_FORTRAN(name, made, parameters, arguments)                                                               \
  extern MAYBE void p##name parameters;                                                                                \
  __attribute__((weak)) void name parameters {                                                                         \
    p##name arguments;                                                                                                 \
    if (!*error)                                                                                                       \
      make_private(made);                                                                                              \
  }
MAKES_FORTRAN(mpi_init_, WORLD, (int *error), (error))
MAKES_FORTRAN(mpi_init_thread_, WORLD, (int *asked, int *given, int *error), (asked, given, error))
#define MADE_FORTRAN MPI_Comm_f2c(*made)
MAKES_FORTRAN(mpi_comm_dup_, MADE_FORTRAN, (int *comm, int *made, int *error), (comm, made, error))
MAKES_FORTRAN(mpi_comm_split_, MADE_FORTRAN, (int *comm, int *color, int *key, int *made, int *error),
              (comm, color, key, made, error))
MAKES_FORTRAN(mpi_comm_create_, MADE_FORTRAN, (int *comm, int *group, int *made, int *error),
              (comm, group, made, error))
MAKES_FORTRAN(mpi_cart_create_, MADE_FORTRAN,
              (int *comm, int *n, int *sizes, int *round, int *order, int *made, int *error),
              (comm, n, sizes, round, order, made, error))
MAKES_FORTRAN(mpi_graph_create_, MADE_FORTRAN,
              (int *comm, int *n, int *index, int *edges, int *order, int *made, int *error),
              (comm, n, index, edges, order, made, error))
MAKES_FORTRAN(mpi_dist_graph_create_, MADE_FORTRAN,
              (int *comm, int *n, int *sources, int *degrees, int *to, int *weights, int *info, int *order, int *made,
               int *error),
              (comm, n, sources, degrees, to, weights, info, order, made, error))
MAKES_FORTRAN(mpi_dist_graph_create_adjacent_, MADE_FORTRAN,
              (int *comm, int *n, int *from, int *weights, int *m, int *to, int *others, int *info, int *order,
               int *made, int *error),
              (comm, n, from, weights, m, to, others, info, order, made, error))
MAKES_FORTRAN(mpi_cart_sub_, MADE_FORTRAN, (int *comm, int *kept, int *made, int *error), (comm, kept, made, error))
#endif

/* ---- derivatives on their way ----------------------------------------------------------------------------- */

/* Sends a row of numbers, which is ours from now on. Nothing is said about a message without numbers. */
static void give(Handle comm, double *row, int64 count, int dest, int tag, const char *where) {
  reap(0);
  if (dest == NOBODY || !count) {
    free(row);
    return;
  }
  Pending *one = room(1, sizeof(Pending), where);
  one->copy = row;
  check(PMPI_Isend(row, length(count, where), DOUBLE, dest, tag, comm, &one->request), where);
  one->next = __enzcc_mpi_pending;
  __enzcc_mpi_pending = one;
}

static double *take(Handle comm, int64 count, int source, int tag, const char *where) {
  double *row = numbers(count, where);
  if (source != NOBODY && count)
    check(PMPI_Recv(row, length(count, where), DOUBLE, source, tag, comm, IGNORE), where);
  return row;
}

/* Who packs numbers, and who says what they are, send them in other forms. */
static const double MARK = 0x1.70616b6564p+1001;
static void check_mark(Part p, const double *row, int source, const char *where) {
  if (source != NOBODY && size(p) && (*row == MARK) != p.of->packed)
    fail(where, "what is packed on one side of a message is not on the other");
}

static void take_added(Handle comm, Part p, int source, int tag, const char *where) {
  double *row = take(comm, size(p), source, tag, where);
  check_mark(p, row, source, where);
  for (int64 k = 0; p.of->packed && p.array && k < p.elements; k++)
    if (p.array[k])
      fail(where, "packed numbers that are sent, and used behind that, are not differentiated: unpack them before, and "
                  "send them once");
  add(p, row);
  free(row);
}
static void take_new(Handle comm, Part p, int source, int tag, const char *where) {
  double *row = take(comm, size(p), source, tag, where);
  check_mark(p, row, source, where);
  if (source != NOBODY)
    set(p, row);
  free(row);
}
static void give_packed(Handle comm, Part p, int dest, int tag, const char *where) {
  double *row = packed(p, where);
  if (p.of->packed)
    *row = MARK;
  give(comm, row, size(p), dest, tag, where);
}

static int rank_in(Handle comm) {
  int rank = 0;
  PMPI_Comm_rank(comm, &rank);
  return rank;
}

static int size_of(Handle comm) {
  int size = 1;
  PMPI_Comm_size(comm, &size);
  return size;
}

#define OWN(d, p) ((d) == (p) ? 0 : (d))
#define FOR_ALL private_of(comm, 1, where)
#define FOR_TWO private_of(comm, 0, where)

/* ---- what the program calls ------------------------------------------------------------------------------- */

/* By a letter for what the analyses know of the numbers: doubles, floats, of any type; integers, of which `numbers` is 0.
   A function for numbers ends the program where MPI reports an error. */
#define ENTRY(result, letter, name, parameters, ...)                                                                   \
  EXPORT result __enzcc_mpi_##letter##_##name parameters { return __VA_ARGS__; }
#define TYPED(result, name, parameters, ...)                                                                           \
  ENTRY(result, d, name, parameters, name(__VA_ARGS__, 1))                                                             \
  ENTRY(result, s, name, parameters, name(__VA_ARGS__, 1))                                                             \
  ENTRY(result, t, name, parameters, name(__VA_ARGS__, 1))                                                             \
  ENTRY(result, i, name, parameters, name(__VA_ARGS__, 0))
#define PLACE void *wire, const char *where

SHARED _Thread_local Status __enzcc_mpi_last;

static int checked(int result, int numbers, const char *where) {
  if (numbers)
    check(result, where);
  return result;
}

/* What is exchanged without waiting, from where that begins until it is waited for. All events of one message follow one
   another, one for each direction. */
typedef struct Event {
  struct Event *next, *forth, *back;
  Handle request, comm;
  Layout *of;
  void *d;
  const char *where;
  int64 elements;
  int number, peer, tag, direction, is_send, is_matched;
  int adjoint; /* derivatives are exchanged in the reverse sweep; else, where it is waited for */
  /* What all exchange (collectives.c): the events of the other directions, in their order; of the first, which is to end
     next; whom it has to begin before, and how many have to begin before it. */
  struct Exchange *exchange;
  struct Event *sibling, *unended;
  struct Held *holds;
  int held, ready, begun, ended;
} Event;

static void hold_earlier(Event *);
static void begin_back(Event *);
static void end_one(Event *);
static void drop_exchange(Event *);

typedef struct {
  Event *first, *last; /* in the order in which they began (`forth`), and messages the last first (`back`) */
} Done;

/* A request that is started again and again. */
typedef struct Persistent {
  struct Persistent *next;
  Handle request;
  int has_numbers;
  Event *first, *last; /* by `next`, one for each direction */
} Persistent;

SHARED Event *__enzcc_mpi_awaited; /* in the order in which they began */
SHARED Persistent *__enzcc_mpi_persistent;
SHARED _Thread_local Done *__enzcc_mpi_done;
SHARED _Thread_local Handle __enzcc_mpi_request;

static int fits(const Event *one, Handle comm, int source, int tag) {
  return !one->exchange && one->comm == comm && (one->peer == source || one->peer == ANY_SOURCE || source == ANY_SOURCE) &&
         (one->tag == tag || one->tag == ANY_TAG || tag == ANY_TAG);
}

/* Adjoints are told from each other by their order: that in which messages with one tag came. */
static void in_order(const Event *before, const Event *until, Handle comm, int source, int tag, const char *where) {
  for (; before != until; before = before->next)
    if (fits(before, comm, source, tag))
      fail(where, "a message comes before an earlier one from the same process with the same tag that is still waited "
                  "for: use other tags, or wait in order");
}

/* Before a reverse sweep waits for others: what it has not sent by then, it never will. And when all ends. */
static void all_awaited(void) {
  if (__enzcc_mpi_awaited)
    fail(__enzcc_mpi_awaited->where, "what is received is not waited for in what is differentiated");
}

/* Messages that a probe has matched and nobody has received yet. */
typedef struct Matched {
  struct Matched *next;
  Handle message, comm;
  int source, tag;
} Matched;
SHARED Matched *__enzcc_mpi_matched; /* in the order in which they were matched */
SHARED _Thread_local Matched __enzcc_mpi_taken;

static int matched(int result, int found, Handle comm, const Handle *message, const Status *own, Status *status) {
  Matched **at = &__enzcc_mpi_matched;
  if (status != IGNORE)
    *status = *own;
  if (result || !found)
    return result;
  while (*at)
    at = &(*at)->next;
  *at = room(1, sizeof(Matched), "MPI_Mprobe");
  **at = (Matched){0, *message, comm, own->source, own->tag};
  return result;
}
static void unmatched(Handle message) {
  Matched **at = &__enzcc_mpi_matched, *found;
  while (*at && (*at)->message != message)
    at = &(*at)->next;
  found = *at;
  if (found) {
    *at = found->next;
    free(found);
  }
}
__attribute__((weak)) int MPI_Mprobe(int source, int tag, Handle comm, Handle *message, Status *status) {
  Status own = {0};
  return matched(PMPI_Mprobe(source, tag, comm, message, &own), 1, comm, message, &own, status);
}
__attribute__((weak)) int MPI_Improbe(int source, int tag, Handle comm, int *flag, Handle *message, Status *status) {
  Status own = {0};
  int result = PMPI_Improbe(source, tag, comm, flag, message, &own);
  return matched(result, *flag, comm, message, &own, *flag ? status : IGNORE);
}
__attribute__((weak)) int MPI_Mrecv(void *p, int n, Handle type, Handle *message, Status *status) {
  unmatched(*message);
  return PMPI_Mrecv(p, n, type, message, status);
}
__attribute__((weak)) int MPI_Imrecv(void *p, int n, Handle type, Handle *message, Handle *request) {
  unmatched(*message);
  return PMPI_Imrecv(p, n, type, message, request);
}

/* Nothing is received while one that came before is not, in the order that adjoints are told by. */
static void none_matched(Matched *until, Handle comm, int source, int tag, const char *where) {
  for (Matched *at = __enzcc_mpi_matched; at != until; at = at->next)
    if (at->comm == comm && (at->source == source || source == ANY_SOURCE) && (at->tag == tag || tag == ANY_TAG))
      fail(where, "a message comes before an earlier one from the same process with the same tag that a probe has "
                  "matched: receive it first");
}

/* Takes a message from the program, for what is called next; the communicator by which it came. */
EXPORT Handle __enzcc_mpi_take(Handle *message, const char *where) {
  Matched *found = __enzcc_mpi_matched;
  while (found && found->message != *message)
    found = found->next;
  if (!found)
    fail(where, "no probe that enzcc knows of has matched this message");
  none_matched(found, found->comm, found->source, found->tag, where);
  __enzcc_mpi_taken = *found;
  *message = NO_MESSAGE;
  return found->comm;
}

/* From whom, and with which tag. */
static int64 envelope_of(int result, int numbers, Matched *until, Handle comm, const char *where) {
  checked(result, numbers, where);
  if (numbers) {
    in_order(__enzcc_mpi_awaited, 0, comm, __enzcc_mpi_last.source, __enzcc_mpi_last.tag, where);
    none_matched(until, comm, __enzcc_mpi_last.source, __enzcc_mpi_last.tag, where);
  }
  return (int64)(((unsigned long long)(unsigned)__enzcc_mpi_last.source << 32) | (unsigned)__enzcc_mpi_last.tag);
}

static int64 envelope(int result, int numbers, Handle comm, const char *where) {
  return envelope_of(result, numbers, 0, comm, where);
}

/* The elements of some bytes that came. */
static int64 elements_of(const Status *status, const Layout *of) {
  int bytes = 0, each = 0;
  int64 found = 0, left;
  PMPI_Get_elements(status, BYTE, &bytes);
  for (int64 r = 0; r < of->runs; r++)
    each += (int)(of->run[r].count * of->run[r].width);
  if (!each || bytes <= 0)
    return 0;
  found = bytes / each * of->elements;
  left = bytes % each;
  for (int64 r = 0; r < of->runs && left > 0; r++) {
    int64 count = left / of->run[r].width;
    count = count < of->run[r].count ? count : of->run[r].count;
    found += count;
    left -= of->run[r].count * of->run[r].width;
  }
  return found;
}

/* How many elements have come last. */
EXPORT int64 __enzcc_mpi_received(Handle type) {
  return elements_of(&__enzcc_mpi_last, layout_of(type, "a receive"));
}

EXPORT void __enzcc_mpi_status(Status *status) {
  if (status != IGNORE)
    *status = __enzcc_mpi_last;
}

#define SEND void *p, int n, Handle type, int dest, int tag, Handle comm
#define SENDS(name, function)                                                                                          \
  static int name(SEND, const char *where, int numbers) {                                                              \
    return checked(function(p, n, type, dest, tag, comm), numbers, where);                                             \
  }                                                                                                                    \
  TYPED(int, name, (SEND, PLACE), ((void)wire, p), n, type, dest, tag, comm, where)
SENDS(send, MPI_Send)
SENDS(ssend, MPI_Ssend)
SENDS(bsend, MPI_Bsend)
SENDS(rsend, MPI_Rsend)

#define RECV void *p, int n, Handle type, int source, int tag, Handle comm
static int64 recv(RECV, const char *where, int numbers) {
  return envelope(MPI_Recv(p, n, type, source, tag, comm, &__enzcc_mpi_last), numbers, comm, where);
}
TYPED(int64, recv, (RECV, PLACE), ((void)wire, p), n, type, source, tag, comm, where)

#define MATCHED void *p, int n, Handle type, Handle comm
static int64 mrecv(MATCHED, const char *where, int numbers) {
  int result = MPI_Mrecv(p, n, type, &__enzcc_mpi_taken.message, &__enzcc_mpi_last);
  return envelope_of(result, numbers, __enzcc_mpi_matched, comm, where); /* all that are still there came later */
}
TYPED(int64, mrecv, (MATCHED, PLACE), ((void)wire, p), n, type, comm, where)

#define SENDRECV                                                                                                       \
  void *p, int n, Handle type, int dest, int tag, void *q, int m, Handle kind, int source, int mark, Handle comm
static int64 sendrecv(SENDRECV, const char *where, int numbers) {
  return envelope(MPI_Sendrecv(p, n, type, dest, tag, q, m, kind, source, mark, comm, &__enzcc_mpi_last), numbers, comm,
                  where);
}
TYPED(int64, sendrecv, (SENDRECV, PLACE), ((void)wire, p), n, type, dest, tag, q, m, kind, source, mark, comm, where)

#define REPLACE void *p, int n, Handle type, int dest, int tag, int source, int mark, Handle comm
static int64 sendrecv_replace(REPLACE, const char *where, int numbers) {
  return envelope(MPI_Sendrecv_replace(p, n, type, dest, tag, source, mark, comm, &__enzcc_mpi_last), numbers, comm,
                  where);
}
TYPED(int64, sendrecv_replace, (REPLACE, PLACE), ((void)wire, p), n, type, dest, tag, source, mark, comm, where)

#define BEGINS(name, function)                                                                                         \
  static int name(SEND, const char *where, int numbers) {                                                              \
    return checked(function(p, n, type, dest, tag, comm, &__enzcc_mpi_request), numbers, where);                       \
  }                                                                                                                    \
  TYPED(int, name, (SEND, PLACE), ((void)wire, p), n, type, dest, tag, comm, where)
BEGINS(isend, MPI_Isend)
BEGINS(issend, MPI_Issend)
BEGINS(irecv, MPI_Irecv)

static int imrecv(MATCHED, const char *where, int numbers) {
  (void)comm;
  return checked(MPI_Imrecv(p, n, type, &__enzcc_mpi_taken.message, &__enzcc_mpi_request), numbers, where);
}
TYPED(int, imrecv, (MATCHED, PLACE), ((void)wire, p), n, type, comm, where)

/* A library may pack in a way of its own: then derivatives would be elsewhere than is known. */
static int packs_as_known(int result, int numbers, int from, int to, int64 n, Handle type, const char *where) {
  checked(result, numbers, where);
  if (numbers) {
    Layout *of = layout_of(type, where);
    int64 each = 0;
    for (int64 r = 0; r < of->runs; r++)
      each += of->run[r].count * of->run[r].width;
    if (of->packed || to - from != n * each)
      fail(where, "how these numbers are packed is not known");
  }
  return to;
}
#define PACKS void *p, int n, Handle type, void *q, int m, int position, Handle comm
static int pack_numbers(PACKS, const char *where, int numbers) {
  int to = position, result = MPI_Pack(p, n, type, q, m, &to, comm);
  return packs_as_known(result, numbers, position, to, n, type, where);
}
#define UNPACKS void *p, int m, int position, void *q, int n, Handle type, Handle comm
static int unpack_numbers(UNPACKS, const char *where, int numbers) {
  int to = position, result = MPI_Unpack(p, m, &to, q, n, type, comm);
  return packs_as_known(result, numbers, position, to, n, type, where);
}
#define MOVES(name, parameters, arguments)                                                                             \
  ENTRY(int, d, name, (parameters, PLACE), ((void)wire, name##_numbers(arguments, where, 1)))                          \
  ENTRY(int, s, name, (parameters, PLACE), ((void)wire, name##_numbers(arguments, where, 1)))                          \
  ENTRY(int, t, name, (parameters, PLACE), ((void)wire, name##_numbers(arguments, where, 1)))                          \
  ENTRY(int, i, name, (parameters, PLACE), ((void)wire, name##_numbers(arguments, where, 0)))
#define C(...) __VA_ARGS__
MOVES(pack, C(PACKS), C(p, n, type, q, m, position, comm))
MOVES(unpack, C(UNPACKS), C(p, m, position, q, n, type, comm))

#define PREPARES(name, function)                                                                                       \
  static int name(SEND, const char *where, int numbers) {                                                              \
    int result = checked(function(p, n, type, dest, tag, comm, &__enzcc_mpi_request), numbers, where);                 \
    Persistent *one = room(1, sizeof(Persistent), where);                                                              \
    *one = (Persistent){.next = __enzcc_mpi_persistent, .request = __enzcc_mpi_request, .has_numbers = numbers};       \
    __enzcc_mpi_persistent = one;                                                                                      \
    return result;                                                                                                     \
  }                                                                                                                    \
  TYPED(int, name, (SEND, PLACE), ((void)wire, p), n, type, dest, tag, comm, where)
PREPARES(send_init, MPI_Send_init)
PREPARES(ssend_init, MPI_Ssend_init)
PREPARES(recv_init, MPI_Recv_init)

EXPORT void __enzcc_mpi_started(Handle *request) { *request = __enzcc_mpi_request; }
#ifndef MPICH
EXPORT void __enzcc_mpi_started_fortran(int *request) { *request = MPI_Request_c2f(__enzcc_mpi_request); }
#endif

static Event *event(void *d, void *p, int n, Handle type, int peer, int tag, Handle comm, const char *where,
                    int direction, int adjoint) {
  Event *one = room(1, sizeof(Event), where);
  Part shadow = shadow_part(d, p, n, type, where);
  shadow.of->uses++;
  *one = (Event){.request = __enzcc_mpi_request, .of = shadow.of, .comm = comm, .d = shadow.array, .where = where,
                 .peer = peer, .tag = tag, .elements = shadow.elements, .direction = direction, .adjoint = adjoint};
  return one;
}

static void await(Event *one) {
  Event **at = &__enzcc_mpi_awaited;
  for (; *at; at = &(*at)->next)
    if (!one->exchange && (*at)->request == one->request && (*at)->adjoint == one->adjoint && !one->direction)
      fail((*at)->where, "what is received is not waited for in what is differentiated");
  *at = one;
}

/* The next one in order: behind the others of its message, in either order. */
static void enter(Done *done, Event *one, Event **end) {
  if (one->direction) {
    one->back = (*end)->back;
    (*end)->back = one;
  } else {
    one->back = done->last;
    done->last = one;
  }
  if (*end)
    (*end)->forth = one;
  else
    done->first = one;
  *end = one;
}

/* Takes what is waited for out of the list. */
static Done *awaited(int count, const Handle *requests, const char *where) {
  Done *done = 0;
  Event **at = &__enzcc_mpi_awaited, *end = 0;
  while (*at) {
    Event *one = *at;
    int k = 0;
    while (k < count && requests[k] != one->request)
      k++;
    if (k == count) {
      at = &one->next;
      continue;
    }
    if (!one->exchange) {
      in_order(__enzcc_mpi_awaited, one, one->comm, one->peer, one->tag, where);
      if (!one->is_matched)
        none_matched(0, one->comm, one->peer, one->tag, where);
    } else if (one->adjoint)
      hold_earlier(one);
    *at = one->next;
    one->number = k;
    if (!done)
      done = room(1, sizeof(Done), where);
    enter(done, one, &end);
  }
  return done;
}

static void arrived(Done *done, const Status *statuses) {
  for (Event *one = done ? done->first : 0; one; one = one->forth) {
    const Status *status = statuses + one->number;
    if (one->exchange)
      continue;
    one->peer = status->source;
    one->tag = status->tag;
    one->elements = elements_of(status, one->of);
  }
  __enzcc_mpi_done = done;
}

/* What is waited for may be ended by the wait: a copy of the requests tells what that was. */
static Handle *as_they_are(int count, const Handle *requests, const char *where) {
  Handle *made = room(count, sizeof(Handle), where);
  if (count > 0)
    memcpy(made, requests, (size_t)count * sizeof(Handle));
  return made;
}

#define WAITS(name, parameters) EXPORT int __enzcc_mpi_d_##name parameters

WAITS(wait, (Handle *request, PLACE)) {
  (void)wire;
  Done *done = awaited(1, request, where);
  check(MPI_Wait(request, &__enzcc_mpi_last), where);
  arrived(done, &__enzcc_mpi_last);
  return 0;
}

WAITS(test, (Handle *request, int *flag, PLACE)) {
  (void)wire;
  Handle was = *request;
  check(MPI_Test(request, flag, &__enzcc_mpi_last), where);
  arrived(*flag ? awaited(1, &was, where) : 0, &__enzcc_mpi_last);
  return 0;
}

static void all_arrived(int count, Handle *was, int done, Status *own, Status *statuses, const char *where) {
  arrived(done ? awaited(count, was, where) : 0, own);
  if (done && statuses != MANY_IGNORED && count > 0)
    memcpy(statuses, own, (size_t)count * sizeof(Status));
  free(own);
  free(was);
}

WAITS(waitall, (int count, Handle *requests, Status *statuses, PLACE)) {
  (void)wire;
  Handle *was = as_they_are(count, requests, where);
  Status *own = room(count, sizeof(Status), where);
  check(MPI_Waitall(count, requests, own), where);
  all_arrived(count, was, 1, own, statuses, where);
  return 0;
}

WAITS(testall, (int count, Handle *requests, int *flag, Status *statuses, PLACE)) {
  (void)wire;
  Handle *was = as_they_are(count, requests, where);
  Status *own = room(count, sizeof(Status), where);
  check(MPI_Testall(count, requests, flag, own), where);
  all_arrived(count, was, *flag, own, statuses, where);
  return 0;
}

static void one_arrived(Handle *was, int done, int index, const char *where) {
  arrived(done && index != UNDEFINED ? awaited(1, was + index, where) : 0, &__enzcc_mpi_last);
  free(was);
}

WAITS(waitany, (int count, Handle *requests, int *index, PLACE)) {
  (void)wire;
  Handle *was = as_they_are(count, requests, where);
  check(MPI_Waitany(count, requests, index, &__enzcc_mpi_last), where);
  one_arrived(was, 1, *index, where);
  return 0;
}

WAITS(testany, (int count, Handle *requests, int *index, int *flag, PLACE)) {
  (void)wire;
  Handle *was = as_they_are(count, requests, where);
  check(MPI_Testany(count, requests, index, flag, &__enzcc_mpi_last), where);
  one_arrived(was, *flag, *index, where);
  return 0;
}

/* In the order in which they began, whatever order MPI tells them in. */
static void some_arrived(Handle *was, int count, const int *indices, Status *own, Status *statuses, const char *where) {
  Handle *these = 0;
  if (count != UNDEFINED) {
    these = room(count, sizeof(Handle), where);
    for (int k = 0; k < count; k++)
      these[k] = was[indices[k]];
  }
  arrived(these ? awaited(count, these, where) : 0, own);
  if (these && statuses != MANY_IGNORED && count > 0)
    memcpy(statuses, own, (size_t)count * sizeof(Status));
  free(these);
  free(own);
  free(was);
}

#define SOMES(name, function)                                                                                          \
  WAITS(name, (int count, Handle *requests, int *done, int *indices, Status *statuses, PLACE)) {                       \
    (void)wire;                                                                                                        \
    Handle *was = as_they_are(count, requests, where);                                                                 \
    Status *own = room(count, sizeof(Status), where);                                                                  \
    check(function(count, requests, done, indices, own), where);                                                       \
    some_arrived(was, *done, indices, own, statuses, where);                                                           \
    return 0;                                                                                                          \
  }
SOMES(waitsome, MPI_Waitsome)
SOMES(testsome, MPI_Testsome)

static Persistent **kept_of(Handle request) {
  Persistent **at = &__enzcc_mpi_persistent;
  while (*at && (*at)->request != request)
    at = &(*at)->next;
  return at;
}

static void drop(Event *one) {
  if (one->exchange)
    drop_exchange(one);
  else
    drop_layout(0, 0, one->of, 0);
  free(one);
}

static void forget_persistent(Persistent **at) {
  Persistent *known = *at;
  if (!known)
    return;
  *at = known->next;
  for (Event *one = known->first, *next; one; one = next) {
    next = one->next;
    drop(one);
  }
  free(known);
}

/* With the tape, for shadows may end then. */
static void expire(void *persistent) {
  Persistent **at = &__enzcc_mpi_persistent;
  while (*at && *at != persistent)
    at = &(*at)->next;
  forget_persistent(at);
}

__attribute__((weak)) int MPI_Request_free(Handle *request) {
  forget_persistent(kept_of(*request));
  return PMPI_Request_free(request);
}

WAITS(request_free, (Handle *request, PLACE)) {
  (void)wire;
  check(MPI_Request_free(request), where);
  __enzcc_mpi_done = 0;
  return 0;
}

/* What messages in the reverse sweep still need is freed with the tape. */
typedef struct {
  Handle what;
  int (*release)(Handle *);
} Later;

static void release_later(void *of) {
  Later *later = of;
  later->release(&later->what);
  free(later);
}
#define FREES(name, function, null)                                                                                    \
  WAITS(name, (Handle *made, PLACE)) {                                                                                 \
    (void)wire;                                                                                                        \
    return checked(function(made), 1, where);                                                                          \
  }                                                                                                                    \
  EXPORT void __enzcc_mpi_##name##_note(Handle *made, PLACE, void *also, void *tape) {                                 \
    Later *later = room(1, sizeof(Later), where);                                                                      \
    (void)wire, (void)also;                                                                                            \
    *later = (Later){*made, function};                                                                                 \
    __enzcc_tape_defer(tape, release_later, later);                                                                    \
    *made = null;                                                                                                      \
  }
FREES(comm_free, MPI_Comm_free, NONE)
FREES(type_free, MPI_Type_free, NO_TYPE)

/* What a start begins: messages that are sent are known now, others are waited for. */
static void started(Done *done, Event **end, Handle request, const char *where) {
  Persistent *known = *kept_of(request);
  if (!known)
    fail(where, "the request was made outside of what is differentiated, where no shadow is known of its array");
  if (known->has_numbers && !known->first)
    fail(where, "the request was made where its array has no shadow, or in another request for a derivative");
  for (Event *of = known->first; of; of = of->next) {
    if (of->peer == NOBODY)
      continue;
    Event *one = room(1, sizeof(Event), where);
    *one = *of;
    one->next = 0;
    one->where = where;
    one->of->uses++;
    if (one->is_send)
      enter(done, one, end);
    else
      await(one);
  }
}

WAITS(start, (Handle *request, PLACE)) {
  (void)wire;
  Done *done = room(1, sizeof(Done), where);
  Event *end = 0;
  started(done, &end, *request, where);
  check(MPI_Start(request), where);
  __enzcc_mpi_done = done;
  return 0;
}

WAITS(startall, (int count, Handle *requests, PLACE)) {
  (void)wire;
  Done *done = room(1, sizeof(Done), where);
  Event *end = 0;
  for (int k = 0; k < count; k++)
    started(done, &end, requests[k], where);
  check(MPI_Startall(count, requests), where);
  __enzcc_mpi_done = done;
  return 0;
}

/* What has come by the last wait. */
EXPORT int64 __enzcc_mpi_completed(void) { return (int64)(__UINTPTR_TYPE__)__enzcc_mpi_done; }

static void forget(void *of) {
  Done *done = of;
  for (Event *one = done->first, *next; one; one = next) {
    next = one->forth;
    drop(one);
  }
  free(done);
}

/* What forward mode has done with, until it waits again: where it differentiates reverse mode, that is kept. */
SHARED _Thread_local Done *__enzcc_mpi_told;

/* Kept for the reverse sweep. */
EXPORT void __enzcc_mpi_keep(int64 done, void *tape) {
  if (__enzcc_mpi_told == (void *)(__UINTPTR_TYPE__)done)
    __enzcc_mpi_told = 0;
  if (done)
    __enzcc_tape_defer(tape, forget, (void *)(__UINTPTR_TYPE__)done);
}

static int barrier(Handle comm, const char *where, int numbers) { return checked(MPI_Barrier(comm), numbers, where); }
TYPED(int, barrier, (Handle comm, PLACE), ((void)wire, comm), where)

#define ENTRIES(name, parameters, arguments)                                                                           \
  ENTRY(int, d, name, (parameters, PLACE), ((void)wire, name(arguments, where, 1)))                                    \
  ENTRY(int, s, name, (parameters, PLACE), ((void)wire, name(arguments, where, 1)))                                    \
  ENTRY(int, t, name, (parameters, PLACE), ((void)wire, name(arguments, where, 1)))                                    \
  ENTRY(int, i, name, (parameters, PLACE), ((void)wire, name(arguments, where, 0)))
#define COLLECTIVE(name, function, parameters, arguments)                                                              \
  static int name(parameters, const char *where, int numbers) { return checked(function(arguments), numbers, where); } \
  ENTRIES(name, C(parameters), C(arguments))
#define ANY_OPERATION(name, parameters, arguments)                                                                     \
  ENTRY(int, d, name##_chosen, (parameters, PLACE), ((void)wire, name(arguments, where, 1)))                           \
  ENTRY(int, s, name##_chosen, (parameters, PLACE), ((void)wire, name(arguments, where, 1)))                           \
  ENTRY(int, t, name##_chosen, (parameters, PLACE), ((void)wire, name(arguments, where, 1)))

#define BCAST void *p, int n, Handle type, int root, Handle comm
#define REDUCE void *p, void *q, int n, Handle type, Handle op, int root, Handle comm
#define ALLREDUCE void *p, void *q, int n, Handle type, Handle op, Handle comm
#define REDUCE_SCATTER void *p, void *q, const int *counts, Handle type, Handle op, Handle comm
#define GATHER void *p, int n, Handle type, void *q, int m, Handle kind, int root, Handle comm
#define GATHERV                                                                                                        \
  void *p, int n, Handle type, void *q, const int *counts, const int *places, Handle kind, int root, Handle comm
#define SCATTERV                                                                                                       \
  void *p, const int *counts, const int *places, Handle type, void *q, int m, Handle kind, int root, Handle comm
#define ALLGATHER void *p, int n, Handle type, void *q, int m, Handle kind, Handle comm
#define ALLGATHERV                                                                                                     \
  void *p, int n, Handle type, void *q, const int *counts, const int *places, Handle kind, Handle comm
#define ALLTOALLV                                                                                                      \
  void *p, const int *sent, const int *from, Handle type, void *q, const int *counts, const int *places, Handle kind,  \
      Handle comm
#define ALLTOALLW                                                                                                      \
  void *p, const int *sent, const int *from, const Handle *types, void *q, const int *counts, const int *places,       \
      const Handle *kinds, Handle comm
COLLECTIVE(bcast, MPI_Bcast, C(BCAST), C(p, n, type, root, comm))
COLLECTIVE(reduce, MPI_Reduce, C(REDUCE), C(p, q, n, type, op, root, comm))
COLLECTIVE(allreduce, MPI_Allreduce, C(ALLREDUCE), C(p, q, n, type, op, comm))
COLLECTIVE(reduce_scatter_block, MPI_Reduce_scatter_block, C(ALLREDUCE), C(p, q, n, type, op, comm))
COLLECTIVE(reduce_scatter, MPI_Reduce_scatter, C(REDUCE_SCATTER), C(p, q, counts, type, op, comm))
COLLECTIVE(scan, MPI_Scan, C(ALLREDUCE), C(p, q, n, type, op, comm))
COLLECTIVE(exscan, MPI_Exscan, C(ALLREDUCE), C(p, q, n, type, op, comm))
COLLECTIVE(gather, MPI_Gather, C(GATHER), C(p, n, type, q, m, kind, root, comm))
COLLECTIVE(gatherv, MPI_Gatherv, C(GATHERV), C(p, n, type, q, counts, places, kind, root, comm))
COLLECTIVE(scatter, MPI_Scatter, C(GATHER), C(p, n, type, q, m, kind, root, comm))
COLLECTIVE(scatterv, MPI_Scatterv, C(SCATTERV), C(p, counts, places, type, q, m, kind, root, comm))
COLLECTIVE(allgather, MPI_Allgather, C(ALLGATHER), C(p, n, type, q, m, kind, comm))
COLLECTIVE(allgatherv, MPI_Allgatherv, C(ALLGATHERV), C(p, n, type, q, counts, places, kind, comm))
COLLECTIVE(alltoall, MPI_Alltoall, C(ALLGATHER), C(p, n, type, q, m, kind, comm))
COLLECTIVE(alltoallv, MPI_Alltoallv, C(ALLTOALLV), C(p, sent, from, type, q, counts, places, kind, comm))
COLLECTIVE(alltoallw, MPI_Alltoallw, C(ALLTOALLW), C(p, sent, from, types, q, counts, places, kinds, comm))
COLLECTIVE(neighbor_allgather, MPI_Neighbor_allgather, C(ALLGATHER), C(p, n, type, q, m, kind, comm))
COLLECTIVE(neighbor_allgatherv, MPI_Neighbor_allgatherv, C(ALLGATHERV), C(p, n, type, q, counts, places, kind, comm))
COLLECTIVE(neighbor_alltoall, MPI_Neighbor_alltoall, C(ALLGATHER), C(p, n, type, q, m, kind, comm))
COLLECTIVE(neighbor_alltoallv, MPI_Neighbor_alltoallv, C(ALLTOALLV),
           C(p, sent, from, type, q, counts, places, kind, comm))
#define WITHOUT(name, function, parameters, arguments)                                                                 \
  static int name(parameters, const char *where, int numbers) {                                                        \
    return checked(function(arguments, &__enzcc_mpi_request), numbers, where);                                         \
  }                                                                                                                    \
  ENTRIES(name, C(parameters), C(arguments))
WITHOUT(ibarrier, MPI_Ibarrier, C(Handle comm), C(comm))
WITHOUT(ibcast, MPI_Ibcast, C(BCAST), C(p, n, type, root, comm))
WITHOUT(ireduce, MPI_Ireduce, C(REDUCE), C(p, q, n, type, op, root, comm))
WITHOUT(iallreduce, MPI_Iallreduce, C(ALLREDUCE), C(p, q, n, type, op, comm))
WITHOUT(ireduce_scatter_block, MPI_Ireduce_scatter_block, C(ALLREDUCE), C(p, q, n, type, op, comm))
WITHOUT(ireduce_scatter, MPI_Ireduce_scatter, C(REDUCE_SCATTER), C(p, q, counts, type, op, comm))
WITHOUT(iscan, MPI_Iscan, C(ALLREDUCE), C(p, q, n, type, op, comm))
WITHOUT(iexscan, MPI_Iexscan, C(ALLREDUCE), C(p, q, n, type, op, comm))
WITHOUT(igather, MPI_Igather, C(GATHER), C(p, n, type, q, m, kind, root, comm))
WITHOUT(igatherv, MPI_Igatherv, C(GATHERV), C(p, n, type, q, counts, places, kind, root, comm))
WITHOUT(iscatter, MPI_Iscatter, C(GATHER), C(p, n, type, q, m, kind, root, comm))
WITHOUT(iscatterv, MPI_Iscatterv, C(SCATTERV), C(p, counts, places, type, q, m, kind, root, comm))
WITHOUT(iallgather, MPI_Iallgather, C(ALLGATHER), C(p, n, type, q, m, kind, comm))
WITHOUT(iallgatherv, MPI_Iallgatherv, C(ALLGATHERV), C(p, n, type, q, counts, places, kind, comm))
WITHOUT(ialltoall, MPI_Ialltoall, C(ALLGATHER), C(p, n, type, q, m, kind, comm))
WITHOUT(ialltoallv, MPI_Ialltoallv, C(ALLTOALLV), C(p, sent, from, type, q, counts, places, kind, comm))
WITHOUT(ialltoallw, MPI_Ialltoallw, C(ALLTOALLW), C(p, sent, from, types, q, counts, places, kinds, comm))
WITHOUT(ineighbor_allgather, MPI_Ineighbor_allgather, C(ALLGATHER), C(p, n, type, q, m, kind, comm))
WITHOUT(ineighbor_allgatherv, MPI_Ineighbor_allgatherv, C(ALLGATHERV), C(p, n, type, q, counts, places, kind, comm))
WITHOUT(ineighbor_alltoall, MPI_Ineighbor_alltoall, C(ALLGATHER), C(p, n, type, q, m, kind, comm))
WITHOUT(ineighbor_alltoallv, MPI_Ineighbor_alltoallv, C(ALLTOALLV),
        C(p, sent, from, type, q, counts, places, kind, comm))
ANY_OPERATION(reduce, C(REDUCE), C(p, q, n, type, op, root, comm))
ANY_OPERATION(allreduce, C(ALLREDUCE), C(p, q, n, type, op, comm))

/* ---- derivatives: of an array `p` in `d`, of `q` in `e` ---------------------------------------------------- */

#define EXPORTED(name, parameters) EXPORT void __enzcc_mpi_##name parameters
#define ONE void *d, void *also
#define TWO void *d, void *e, void *also
#define UNUSED (void)p, (void)wire, (void)also

EXPORTED(send_adjoint, (SEND, PLACE, ONE)) {
  UNUSED;
  all_awaited();
  take_added(FOR_TWO, shadow_part(d, p, n, type, where), dest, tag, where);
}
EXPORTED(send_tangent, (SEND, PLACE, ONE)) {
  UNUSED;
  give_packed(FOR_TWO, shadow_part(d, p, n, type, where), dest, tag, where);
}

#define FROM (int)(from >> 32), (int)from
static Part came(void *d, const void *p, Handle type, int64 elements, const char *where) {
  return (Part){OWN(d, p), layout_of(type, where), elements};
}
static void given_back(Handle comm, Part p, int64 from, const char *where) {
  if ((int)(from >> 32) == NOBODY)
    return;
  give_packed(comm, p, FROM, where);
  clear(p);
}
EXPORTED(recv_adjoint, (RECV, PLACE, ONE, int64 from, int64 elements)) {
  UNUSED, (void)n, (void)source, (void)tag;
  given_back(FOR_TWO, came(d, p, type, elements, where), from, where);
}
EXPORTED(recv_tangent, (RECV, PLACE, ONE, int64 from, int64 elements)) {
  UNUSED, (void)n, (void)source, (void)tag;
  take_new(FOR_TWO, came(d, p, type, elements, where), FROM, where);
}

EXPORTED(mrecv_adjoint, (MATCHED, PLACE, ONE, int64 from, int64 elements)) {
  UNUSED, (void)n;
  given_back(FOR_TWO, came(d, p, type, elements, where), from, where);
}
EXPORTED(mrecv_tangent, (MATCHED, PLACE, ONE, int64 from, int64 elements)) {
  UNUSED, (void)n;
  take_new(FOR_TWO, came(d, p, type, elements, where), FROM, where);
}

EXPORTED(sendrecv_adjoint, (SENDRECV, PLACE, TWO, int64 from, int64 elements)) {
  UNUSED, (void)m, (void)source, (void)mark;
  all_awaited();
  given_back(FOR_TWO, came(e, q, kind, elements, where), from, where);
  take_added(FOR_TWO, shadow_part(d, p, n, type, where), dest, tag, where);
}
EXPORTED(sendrecv_tangent, (SENDRECV, PLACE, TWO, int64 from, int64 elements)) {
  UNUSED, (void)m, (void)source, (void)mark;
  give_packed(FOR_TWO, shadow_part(d, p, n, type, where), dest, tag, where);
  take_new(FOR_TWO, came(e, q, kind, elements, where), FROM, where);
}
EXPORTED(sendrecv_replace_adjoint, (REPLACE, PLACE, ONE, int64 from, int64 elements)) {
  UNUSED, (void)source, (void)mark;
  all_awaited();
  given_back(FOR_TWO, came(d, p, type, elements, where), from, where);
  take_added(FOR_TWO, shadow_part(d, p, n, type, where), dest, tag, where);
}
EXPORTED(sendrecv_replace_tangent, (REPLACE, PLACE, ONE, int64 from, int64 elements)) {
  UNUSED, (void)source, (void)mark;
  give_packed(FOR_TWO, shadow_part(d, p, n, type, where), dest, tag, where);
  take_new(FOR_TWO, came(d, p, type, elements, where), FROM, where);
}

/* Of what is received without waiting: where its derivatives are, and in which direction. */
EXPORTED(irecv_note, (RECV, PLACE, ONE, int direction, void *tape)) {
  UNUSED;
  if (source != NOBODY) /* all such requests are one */
    await(event(d, p, n, type, source, tag, comm, where, direction, tape != 0));
}
EXPORTED(imrecv_note, (MATCHED, PLACE, ONE, int direction, void *tape)) {
  UNUSED;
  Matched *taken = &__enzcc_mpi_taken;
  if (taken->source == NOBODY)
    return;
  Event *one = event(d, p, n, type, taken->source, taken->tag, comm, where, direction, tape != 0);
  one->is_matched = 1;
  await(one);
}
/* Packed numbers lie one after the other, as wide as they are. */
static void walk_pieces(int what, char *at, double *row, Part like) {
  const Layout *of = like.of;
  for (int64 whole = of->elements ? like.elements / of->elements : 0; at && whole > 0; whole--)
    for (int64 r = 0; r < of->runs; r++) {
      Run run = of->run[r];
      int64 count = run.bytes ? run.count * run.parts : 0;
      for (int64 k = 0; k < count; k++, row++) {
        char *place = at + k * run.bytes;
        double wide = 0;
        float narrow = 0;
        memcpy(run.bytes == 8 ? (void *)&wide : &narrow, place, (size_t)run.bytes);
        wide = run.bytes == 8 ? wide : (double)narrow;
        if (what == PACK) {
          *row = wide;
          continue;
        }
        wide = what == CLEAR ? 0 : what == ADD ? wide + *row : *row;
        narrow = (float)wide;
        memcpy(place, run.bytes == 8 ? (void *)&wide : &narrow, (size_t)run.bytes);
      }
      at += run.count * run.width;
    }
}
static char *pieces(void *e, const void *q, int position) { return OWN(e, q) ? (char *)e + position : 0; }

EXPORTED(pack_adjoint, (PACKS, PLACE, TWO)) {
  UNUSED, (void)m, (void)comm;
  Part in = shadow_part(d, p, n, type, where);
  double *row = numbers(size(in), where);
  walk_pieces(PACK, pieces(e, q, position), row, in);
  walk_pieces(CLEAR, pieces(e, q, position), row, in);
  add(in, row);
  free(row);
}
EXPORTED(pack_tangent, (PACKS, PLACE, TWO)) {
  UNUSED, (void)m, (void)comm;
  Part in = shadow_part(d, p, n, type, where);
  double *row = packed(in, where);
  walk_pieces(SET, pieces(e, q, position), row, in);
  free(row);
}
EXPORTED(unpack_adjoint, (UNPACKS, PLACE, TWO)) {
  UNUSED, (void)m, (void)comm;
  Part out = shadow_part(e, q, n, type, where);
  double *row = packed(out, where);
  clear(out);
  walk_pieces(ADD, pieces(d, p, position), row, out);
  free(row);
}
EXPORTED(unpack_tangent, (UNPACKS, PLACE, TWO)) {
  UNUSED, (void)m, (void)comm;
  Part out = shadow_part(e, q, n, type, where);
  double *row = numbers(size(out), where);
  walk_pieces(PACK, pieces(d, p, position), row, out);
  set(out, row);
  free(row);
}
static void prepared(Event *one, int is_send, void *tape) {
  Persistent *known = *kept_of(one->request);
  if (tape && !known->first)
    __enzcc_tape_defer(tape, expire, known);
  one->is_send = is_send;
  if (known->last)
    known->last->next = one;
  else
    known->first = one;
  known->last = one;
}
/* At the end of a request in forward mode: shadows may end then, and the next request has others. */
EXPORT void __enzcc_mpi_tangents_end(void) {
  for (Persistent *known = __enzcc_mpi_persistent; known; known = known->next)
    if (known->first && !known->first->adjoint) {
      for (Event *one = known->first, *next; one; one = next) {
        next = one->next;
        drop(one);
      }
      known->first = known->last = 0;
    }
}
EXPORTED(send_init_note, (SEND, PLACE, ONE, int direction, void *tape)) {
  UNUSED;
  prepared(event(d, p, n, type, dest, tag, comm, where, direction, tape != 0), 1, tape);
}
EXPORTED(recv_init_note, (RECV, PLACE, ONE, int direction, void *tape)) {
  UNUSED;
  prepared(event(d, p, n, type, source, tag, comm, where, direction, tape != 0), 0, tape);
}

/* Its adjoint has been sent where it is waited for. */
EXPORTED(irecv_adjoint, (RECV, PLACE, ONE)) {
  UNUSED, (void)d, (void)n, (void)type, (void)source, (void)tag, (void)comm, (void)where;
  all_awaited();
}

EXPORTED(imrecv_adjoint, (MATCHED, PLACE, ONE)) {
  UNUSED, (void)d, (void)n, (void)type, (void)comm, (void)where;
  all_awaited();
}

EXPORTED(wait_adjoint, (int64 completed)) {
  Done *done = (void *)(__UINTPTR_TYPE__)completed;
  for (Event *one = done ? done->last : 0; one; one = one->back) {
    if (!one->adjoint)
      continue;
    if (one->exchange) {
      begin_back(one);
      continue;
    }
    Part p = {one->d, one->of, one->elements};
    Handle own = private_of(one->comm, 0, one->where);
    if (one->is_send) {
      all_awaited();
      take_added(own, p, one->peer, one->tag, one->where);
    } else if (one->peer != NOBODY) {
      give_packed(own, p, one->peer, one->tag, one->where);
      clear(p);
    }
  }
}
EXPORTED(wait_tangent, (int64 completed)) {
  Done *done = (void *)(__UINTPTR_TYPE__)completed;
  for (Event *one = done ? done->first : 0; one; one = one->forth) {
    if (one->adjoint)
      continue;
    if (one->exchange) {
      end_one(one);
      continue;
    }
    Part p = {one->d, one->of, one->elements};
    Handle own = private_of(one->comm, 0, one->where);
    if (one->is_send)
      give_packed(own, p, one->peer, one->tag, one->where);
    else
      take_new(own, p, one->peer, one->tag, one->where);
  }
  if (__enzcc_mpi_told)
    forget(__enzcc_mpi_told);
  __enzcc_mpi_told = done;
}

#include "collectives.c"
