/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Derivatives that all of a communicator exchange, or neighbours in a topology. Included by mpi.c.
 *
 * Each of these calls is linear in its numbers (or is made so, by how much each number counts): numbers of some arrays
 * are put in a row and exchanged, and what comes goes into other arrays. Forward mode does to tangents what the call
 * does to numbers; reverse mode exchanges the other way, clears what is sent, and adds what comes. So both are an
 * `Exchange`: a form, what is sent, and where it goes that comes.
 *
 *     bcast        reverse: a sum to the root         forward: from the root
 *     allreduce    a sum to all                       a sum to all
 *     gather       a part to each                     parts to the root
 *
 * Of a call without waiting, both halves of an exchange have a place of their own: forward mode begins where the call is
 * and ends where it is waited for; reverse mode begins where it is waited for and ends where the call is. MPI tells
 * exchanges from each other by their order alone, which has to be the same in all processes; the order in which calls
 * are waited for need not be. So reverse mode begins them in the reversed order of the calls: one that was waited for
 * after a later one had been is held until that one has begun. Nobody waits longer than the program could have had to,
 * for a call may always wait until all processes have come to it. */

/* ---- how much numbers count -------------------------------------------------------------------------------- */

#define IS_LOC(op) ((op) == MINLOC || (op) == MAXLOC)

/* What such an operation may be of. */
static void known_operation(Handle op, const Layout *of, const char *where) {
  if (op != MIN && op != MAX && op != PROD && !IS_LOC(op))
    fail(where, "the derivative of this operation is not known: those of MPI_SUM, MPI_PROD, MPI_MIN, MPI_MAX, "
                "MPI_MINLOC, and MPI_MAXLOC are");
  if (of->numbers && (of->numbers != 1 || of->runs != (IS_LOC(op) ? 2 : 1)))
    fail(where, "the derivative of this operation on this datatype is not known");
}

/* The integer that stands beside a number. */
static int index_of(const char *array, int64 element, const Layout *of) {
  int found;
  memcpy(&found, array + element * of->extent + of->run[1].at, sizeof found);
  return found;
}

static double others(const double *each, int64 count, int ranks, int but, int64 i) {
  double made = 1;
  for (int r = 0; r < ranks; r++)
    made *= r == but ? 1 : each[r * count + i];
  return made;
}

/* Of an operation, by how much each number that is put in changes what comes of it; null: by 1. Of equal ones, the first
   rank's is the least or the largest. */
static double *factors(const void *p, int64 n, Handle type, Handle op, Handle comm, const char *where) {
  if (op == SUM)
    return 0;
  Part mine = part((void *)p, n, type, where);
  known_operation(op, mine.of, where);
  int64 count = size(mine);
  if (!count)
    return 0;
  double *row = packed(mine, where), *made = numbers(count, where);
  Handle own = FOR_ALL;
  int here = rank_in(comm), all = length(count, where);
  if (op == PROD) {
    int ranks = size_of(comm);
    double *each = numbers(count * ranks, where);
    check(PMPI_Allgather(row, all, DOUBLE, each, all, DOUBLE, own), where);
    for (int64 i = 0; i < count; i++)
      made[i] = others(each, count, ranks, here, i);
    free(each);
  } else {
    char *best = room(n, mine.of->extent, where);
    double *values = numbers(count, where);
    int *ranks = room(count, sizeof(int), where), *first = room(count, sizeof(int), where);
    check(PMPI_Allreduce(p, best, (int)n, type, op, own), where);
    pack(part(best, n, type, where), values);
    for (int64 i = 0; i < count; i++) {
      int is_it = row[i] == values[i] && (!IS_LOC(op) || index_of(p, i, mine.of) == index_of(best, i, mine.of));
      ranks[i] = is_it ? here : (int)(((unsigned)-1) >> 1);
    }
    check(PMPI_Allreduce(ranks, first, all, INT, MIN, own), where);
    for (int64 i = 0; i < count; i++)
      made[i] = first[i] == here;
    free(best);
    free(values);
    free(ranks);
    free(first);
  }
  free(row);
  return made;
}

/* Before the call, which may write where the numbers are. Forward mode has no tape, and drops it itself. */
static void *keep(void *made, void *tape) {
  if (made && tape)
    __enzcc_tape_defer(tape, free, made);
  return made;
}
EXPORT void __enzcc_mpi_drop(void *kept) { free(kept); }
EXPORT void *__enzcc_mpi_reduce_chosen_note(REDUCE, PLACE, TWO, void *tape) {
  (void)root, (void)d, (void)e, (void)wire, (void)also;
  return keep(factors(p == IN_PLACE ? q : p, n, type, op, comm, where), tape);
}
EXPORT void *__enzcc_mpi_allreduce_chosen_note(ALLREDUCE, PLACE, TWO, void *tape) {
  (void)d, (void)e, (void)wire, (void)also;
  return keep(factors(p == IN_PLACE ? q : p, n, type, op, comm, where), tape);
}

/* Without waiting, the numbers themselves go to all, and each finds out by itself. */
typedef struct {
  Handle op, request;
  double *row, *each; /* of each number; then, of MPI_MINLOC and MPI_MAXLOC, of the integers beside them */
  int64 count;
  int ranks;
} Chosen;

/* What the call was given, for it may write there. */
SHARED _Thread_local Chosen __enzcc_mpi_given;

static void given(const void *p, int64 n, Handle type, Handle op, const char *where) {
  Chosen *made = &__enzcc_mpi_given;
  free(made->row);
  *made = (Chosen){.op = op};
  if (op == SUM)
    return;
  Part mine = part((void *)p, n, type, where);
  known_operation(op, mine.of, where);
  made->count = size(mine);
  made->row = numbers(made->count * 2, where);
  pack(mine, made->row);
  for (int64 i = 0; IS_LOC(op) && i < made->count; i++)
    made->row[made->count + i] = index_of(p, i, mine.of);
}
static int ireduce_chosen(REDUCE, const char *where, int numbers) {
  given(p == IN_PLACE ? q : p, n, type, op, where);
  return ireduce(p, q, n, type, op, root, comm, where, numbers);
}
static int iallreduce_chosen(ALLREDUCE, const char *where, int numbers) {
  given(p == IN_PLACE ? q : p, n, type, op, where);
  return iallreduce(p, q, n, type, op, comm, where, numbers);
}
ENTRIES(ireduce_chosen, C(REDUCE), C(p, q, n, type, op, root, comm))
ENTRIES(iallreduce_chosen, C(ALLREDUCE), C(p, q, n, type, op, comm))

/* Whether one rank's number comes before another's. */
static int is_before(const Chosen *c, int64 i, int one, int other) {
  const double *a = c->each + one * 2 * c->count, *b = c->each + other * 2 * c->count;
  int least = c->op == MIN || c->op == MINLOC;
  if (a[i] != b[i])
    return least ? a[i] < b[i] : a[i] > b[i];
  return IS_LOC(c->op) && a[c->count + i] < b[c->count + i];
}
static double factor(const Chosen *c, int64 i, int rank) {
  if (c->op == PROD)
    return others(c->each, 2 * c->count, c->ranks, rank, i);
  int best = 0;
  for (int r = 1; r < c->ranks; r++)
    best = is_before(c, i, r, best) ? r : best;
  return rank == best;
}

/* ---- parts ------------------------------------------------------------------------------------------------- */

/* Arrays, or the parts of one: one for each rank or neighbour. */
typedef struct {
  int many;
  Part *part;
  int *count, *place; /* numbers of each, and of those before */
  int64 all;
} Parts;

static Parts no_parts(int many, const char *where) {
  Part *part = room(many, sizeof(Part) + 2 * sizeof(int), where);
  int *count = (int *)(part + many);
  return (Parts){many, part, count, count + many, 0};
}
static void put(Parts *made, int k, Part of, const char *where) {
  if (of.of->packed && of.elements)
    fail(where, "packed numbers are differentiated in messages from one to one alone");
  made->part[k] = of;
  made->count[k] = length(size(of), where);
  made->place[k] = length(made->all, where);
  made->all += made->count[k];
}
static Parts one_part(Part of, const char *where) {
  Parts made = no_parts(1, where);
  put(&made, 0, of, where);
  return made;
}
/* Of one array: `n` elements each, or `counts`; one behind the other, or at `places`. */
static Parts parts_of(void *array, int n, const int *counts, const int *places, Handle type, int many, int skipped,
                      const char *where) {
  Parts made = no_parts(many, where);
  int64 step = many ? extent_of(type) : 0, before = 0; /* a rank without parts may pass no type */
  for (int r = 0; r < many; r++) {
    int64 count = counts ? counts[r] : n, at = places ? places[r] : before;
    before += count;
    put(&made, r, part(array ? (char *)array + at * step : 0, r == skipped ? 0 : count, type, where), where);
  }
  return made;
}
/* Each of a type of its own, at so many bytes. */
static Parts typed_parts(void *array, const int *counts, const int *places, const Handle *types, int many,
                         const char *where) {
  Parts made = no_parts(many, where);
  for (int r = 0; r < many; r++)
    put(&made, r, part(array ? (char *)array + places[r] : 0, counts[r], types[r], where), where);
  return made;
}
static void drop_parts(Parts *p) { free(p->part); }
/* That is neither read nor written, though its numbers count. */
static Part unless(int hidden, Part of) {
  of.array = hidden ? 0 : of.array;
  return of;
}

/* ---- exchanges --------------------------------------------------------------------------------------------- */

typedef enum {
  MEETING, SUM_TO_ROOT, FROM_ROOT, SUM_TO_ALL, TO_ROOT, TO_EACH, TO_ALL, SUM_SHARED, EACH_TO_EACH, SUM_UP_TO,
  SUM_BEFORE, SUM_FROM, SUM_BEHIND, ALONG_EDGES, AGAINST_EDGES, CHOSEN
} Form;

typedef struct Exchange {
  Form form;
  int adds, none; /* in reverse mode; whether nothing is exchanged, in all processes */
  int root, later, varies;
  int rank, ranks;
  Private *own; /* until it has begun: the program may free the communicator */
  Handle comm, request, *requests; /* `requests`: of what comes along edges */
  Parts from, to;
  double *row, *come;
  const double *by; /* how much each number counts, or */
  Chosen chosen;    /* where that is found */
  const char *where;
} Exchange;

static Exchange exchange_of(Handle comm, Form form, int back, Parts from, Parts to, const char *where) {
  Private *own = own_of(comm, 1, where);
  return (Exchange){.form = form, .adds = back, .rank = rank_in(own->comm), .ranks = size_of(own->comm), .own = own,
                    .comm = own->comm, .from = from, .to = to, .where = where};
}
static Exchange without(int none, Exchange made) {
  made.none = none;
  return made;
}
static Exchange rooted_at(int root, Exchange made) {
  made.root = root;
  return made;
}

static void scale(double *row, const double *by, int64 count) {
  for (int64 i = 0; by && i < count; i++)
    row[i] *= by[i];
}

/* Along the edges of a topology: by messages, which are told from each other by the edge of who sent numbers. Those that
   come are asked for here, in the order of the exchanges. */
static void exchange_edges(Exchange *x) {
  const Topology *of = &x->own->topology;
  const int back = x->form == AGAINST_EDGES, *edge = of->edge + (2 * x->later + x->varies) * of->many_from;
  const int *from = back ? of->to : of->from, *to = back ? of->from : of->to;
  x->requests = room(x->to.many, sizeof(Handle), x->where);
  for (int k = 0; k < x->to.many; k++)
    if (x->to.count[k])
      check(PMPI_Irecv(x->come + x->to.place[k], x->to.count[k], DOUBLE, from[k], 2 * (back ? k : edge[k]) + x->later,
                       x->own->apart, x->requests + k),
            x->where);
  for (int k = 0; k < x->from.many; k++) {
    double *copy = numbers(x->from.count[k], x->where);
    memcpy(copy, x->row + x->from.place[k], (size_t)x->from.count[k] * sizeof(double));
    give(x->own->apart, copy, x->from.count[k], to[k], 2 * (back ? edge[k] : k) + x->later, x->where);
  }
}
static void await_edges(Exchange *x) {
  for (int k = 0; k < x->to.many; k++)
    if (x->to.count[k])
      check(PMPI_Wait(x->requests + k, IGNORE), x->where);
  free(x->requests);
}

#define EITHER(now, begins, ...) (x->later ? PMPI_##begins(__VA_ARGS__, &x->request) : PMPI_##now(__VA_ARGS__))
static int exchange(Exchange *x) {
  const Parts *from = &x->from, *to = &x->to;
  double *row = x->row, *come = x->come;
  const char *where = x->where;
  int n = length(from->all, where), m = length(to->all, where);
  Handle comm = x->comm;
  switch (x->form) {
  case MEETING:
    return x->later ? PMPI_Ibarrier(comm, &x->request) : PMPI_Barrier(comm);
  case SUM_TO_ROOT:
    return EITHER(Reduce, Ireduce, row, come, n, DOUBLE, SUM, x->root, comm);
  case FROM_ROOT:
    memcpy(come, row, (size_t)m * sizeof(double));
    return EITHER(Bcast, Ibcast, come, m, DOUBLE, x->root, comm);
  case SUM_TO_ALL:
    return EITHER(Allreduce, Iallreduce, row, come, n, DOUBLE, SUM, comm);
  case TO_ROOT:
    return EITHER(Gatherv, Igatherv, row, n, DOUBLE, come, to->count, to->place, DOUBLE, x->root, comm);
  case TO_EACH:
    return EITHER(Scatterv, Iscatterv, row, from->count, from->place, DOUBLE, come, m, DOUBLE, x->root, comm);
  case TO_ALL:
    return EITHER(Allgatherv, Iallgatherv, row, n, DOUBLE, come, to->count, to->place, DOUBLE, comm);
  case SUM_SHARED:
    return EITHER(Reduce_scatter, Ireduce_scatter, row, come, from->count, DOUBLE, SUM, comm);
  case EACH_TO_EACH:
    return EITHER(Alltoallv, Ialltoallv, row, from->count, from->place, DOUBLE, come, to->count, to->place, DOUBLE,
                  comm);
  case SUM_UP_TO:
    return EITHER(Scan, Iscan, row, come, n, DOUBLE, SUM, comm);
  case SUM_BEFORE:
    return EITHER(Exscan, Iexscan, row, come, n, DOUBLE, SUM, comm);
  case SUM_FROM: /* of an order that is turned round there is no communicator without waiting: all goes to all */
    return x->later ? PMPI_Iallgather(row, n, DOUBLE, come, n, DOUBLE, comm, &x->request)
                    : PMPI_Scan(row, come, n, DOUBLE, SUM, comm);
  case SUM_BEHIND:
    return x->later ? PMPI_Iallgather(row, n, DOUBLE, come, n, DOUBLE, comm, &x->request)
                    : PMPI_Exscan(row, come, n, DOUBLE, SUM, comm);
  case CHOSEN:
    return PMPI_Iallgather(row, n, DOUBLE, come, n, DOUBLE, comm, &x->request);
  case ALONG_EDGES:
  case AGAINST_EDGES:
    exchange_edges(x);
    return 0;
  }
  return 0;
}

/* Where all numbers of all ranks come, to be summed here. */
static int is_gathered(const Exchange *x) {
  return x->form == CHOSEN || (x->later && (x->form == SUM_FROM || x->form == SUM_BEHIND));
}

static void begin(Exchange *x) {
  int64 most = x->from.all > x->to.all ? x->from.all : x->to.all;
  if (x->none)
    return;
  x->row = numbers(most + (is_gathered(x) ? most * x->ranks : most), x->where);
  x->come = x->row + most;
  for (int k = 0; k < x->from.many; k++) {
    pack(x->from.part[k], x->row + x->from.place[k]);
    if (x->adds)
      clear(x->from.part[k]);
  }
  if (!x->adds)
    scale(x->row, x->by, x->from.all);
  check(exchange(x), x->where);
}

/* The first numbers of what came become the sum over the ranks. */
static void sum_gathered(Exchange *x) {
  int ranks = x->ranks, here = x->rank;
  int64 count = x->to.all;
  double *sum = numbers(count, x->where);
  for (int r = 0; r < ranks; r++)
    for (int64 i = 0; i < count; i++) {
      double counts = x->form == CHOSEN ? factor(&x->chosen, i, r) : x->form == SUM_FROM ? r >= here : r > here;
      sum[i] += counts ? counts * x->come[r * count + i] : 0;
    }
  memcpy(x->come, sum, (size_t)count * sizeof(double));
  free(sum);
}

static void await_chosen(Chosen *c, const char *where) {
  if (c->each)
    check(PMPI_Wait(&c->request, IGNORE), where);
}

static void end(Exchange *x) {
  if (!x->none) {
    if (x->form == ALONG_EDGES || x->form == AGAINST_EDGES)
      await_edges(x);
    else if (x->later)
      check(PMPI_Wait(&x->request, IGNORE), x->where);
    await_chosen(&x->chosen, x->where);
    if (is_gathered(x))
      sum_gathered(x);
    int rank = x->rank;
    if ((x->form == SUM_BEFORE && rank == 0) ||
        (x->form == SUM_BEHIND && !x->later && rank == x->ranks - 1)) /* MPI says nothing of these */
      memset(x->come, 0, (size_t)x->to.all * sizeof(double));
    if (x->adds)
      scale(x->come, x->by, x->to.all);
    for (int64 i = 0; x->adds && x->chosen.each && i < x->to.all; i++)
      x->come[i] *= factor(&x->chosen, i, rank);
    for (int k = 0; k < x->to.many; k++)
      (x->adds ? add : set)(x->to.part[k], x->come + x->to.place[k]);
  }
  free(x->row);
  free(x->chosen.row);
  free(x->chosen.each);
  drop_parts(&x->from);
  drop_parts(&x->to);
}

static void at_once(Exchange made) {
  if (made.adds)
    all_awaited();
  begin(&made);
  end(&made);
}

/* ---- without waiting --------------------------------------------------------------------------------------- */

/* What another one has to begin before. */
typedef struct Held {
  struct Held *next;
  Event *event;
} Held;

/* The call has just been made. What reverse mode ends it by; each direction has an event, in their order. */
static void *begun(Exchange made, Handle comm, int direction, void *tape) {
  Exchange *x = room(1, sizeof(Exchange), made.where);
  Event *one = room(1, sizeof(Event), made.where), *first = one, *last;
  *x = made;
  x->later = 1;
  x->comm = made.own->apart;
  *one = (Event){.request = __enzcc_mpi_request, .comm = comm, .where = made.where, .direction = direction,
                 .adjoint = tape != 0, .exchange = x};
  one->unended = one;
  for (Event *at = __enzcc_mpi_awaited; direction && at; at = at->next)
    if (at->exchange && at->request == one->request && at->adjoint == one->adjoint && !at->direction)
      first = at;
  if (first != one) {
    for (last = first; last->sibling;)
      last = last->sibling;
    last->sibling = one;
  }
  Chosen *chosen = &x->chosen;
  if (chosen->row && !x->none) {
    int count = length(2 * chosen->count, x->where);
    chosen->ranks = x->ranks;
    chosen->each = numbers((int64)count * chosen->ranks, x->where);
    check(PMPI_Iallgather(chosen->row, count, DOUBLE, chosen->each, count, DOUBLE, x->comm, &chosen->request), x->where);
  }
  await(one);
  if (!tape)
    begin(x);
  return first;
}

static void begin_in_order(Event *one) {
  begin(one->exchange);
  one->begun = 1;
  for (Held *at = one->holds, *next; at; at = next) {
    next = at->next;
    if (--at->event->held == 0 && at->event->ready)
      begin_in_order(at->event);
    free(at);
  }
  one->holds = 0;
}

/* Reverse mode comes to where it was waited for. */
static void begin_back(Event *one) {
  one->ready = 1;
  if (!one->held)
    begin_in_order(one);
}

/* It is waited for: earlier ones of its communicator that are not come after it in the reverse sweep. The last first,
   but the directions of each in their order. */
static void hold_earlier(Event *one) {
  Held **end = 0;
  for (Event *at = __enzcc_mpi_awaited; at != one; at = at->next) {
    if (!at->exchange || !at->adjoint || at->comm != one->comm)
      continue;
    Held *made = room(1, sizeof(Held), one->where);
    Held **place = at->direction && end ? end : &one->holds;
    *made = (Held){*place, at};
    *place = made;
    end = &made->next;
    at->held++;
  }
}

/* With the tape. What began in forward mode has ended; what reverse mode has not begun never will. */
static void drop_exchange(Event *one) {
  for (Held *at = one->holds, *next; at; at = next) {
    next = at->next;
    free(at);
  }
  if (!one->ended) {
    await_chosen(&one->exchange->chosen, one->where);
    one->exchange->none = 1;
    end(one->exchange);
  }
  free(one->exchange);
}

static void end_one(Event *one) {
  end(one->exchange);
  one->ended = 1;
}

/* Reverse mode comes to where the call was. */
static void ended(void *kept) {
  Event *first = kept, *one = first->unended;
  all_awaited();
  first->unended = one->sibling;
  end_one(one);
}

/* ---- which exchange a call is ------------------------------------------------------------------------------ */

#define BUILDS(name, parameters) static Exchange name##_of(parameters, void *also, const char *where, int back)
#define ALSO (void)also

static Exchange barrier_of(Handle comm, void *also, const char *where, int back) {
  ALSO;
  Parts none = no_parts(0, where);
  return without(!back, exchange_of(comm, MEETING, back, none, no_parts(0, where), where));
}

BUILDS(bcast, C(BCAST, void *d)) {
  ALSO;
  Part mine = shadow_part(d, p, n, type, where);
  int away = back && rank_in(comm) != root;
  Exchange made = exchange_of(comm, back ? SUM_TO_ROOT : FROM_ROOT, back, one_part(mine, where),
                              one_part(unless(away, mine), where), where);
  return rooted_at(root, without(!made.to.all, made));
}

/* The shadow of what is put in, and of what comes out: one if it is done in place. */
#define PARTS                                                                                                          \
  Part out = shadow_part(e, q, n, type, where), in = p == IN_PLACE ? out : shadow_part(d, p, n, type, where)
/* Numbers in `in` become numbers in `out`: by `form`, back by `turned`. `away`: this rank gets none. */
static Exchange reduced(Part in, Part out, Form form, Form turned, int away, int back, Handle comm, const char *where) {
  Parts all = one_part(in, where), one = one_part(unless(away, out), where);
  Exchange made = exchange_of(comm, back ? turned : form, back, back ? one : all, back ? all : one, where);
  return without(!all.all, made);
}

BUILDS(reduce, C(REDUCE, void *d, void *e)) {
  ALSO, (void)op;
  int away = rank_in(comm) != root;
  Part out = away ? part(0, n, type, where) : shadow_part(e, q, n, type, where); /* whatever else it passes */
  Part in = !away && p == IN_PLACE ? out : shadow_part(d, p, n, type, where);
  return rooted_at(root, reduced(in, out, SUM_TO_ROOT, FROM_ROOT, away, back, comm, where));
}
BUILDS(allreduce, C(ALLREDUCE, void *d, void *e)) {
  ALSO, (void)op;
  PARTS;
  return reduced(in, out, SUM_TO_ALL, SUM_TO_ALL, 0, back, comm, where);
}
/* Sums of those before, and their own or not. Back: of those behind. */
BUILDS(scan, C(ALLREDUCE, void *d, void *e)) {
  ALSO, (void)op;
  PARTS;
  return reduced(in, out, SUM_UP_TO, SUM_FROM, 0, back, comm, where);
}
BUILDS(exscan, C(ALLREDUCE, void *d, void *e)) {
  ALSO, (void)op;
  PARTS;
  return reduced(in, out, SUM_BEFORE, SUM_BEHIND, rank_in(comm) == 0, back, comm, where);
}
static Exchange turned(Exchange made, Handle comm) {
  if (made.form == SUM_FROM || made.form == SUM_BEHIND)
    made.comm = reversed_of(comm, made.where);
  return made;
}

/* By how much each number counts: known before, or with what the call was given. */
static Exchange scaled(Exchange made, const double *by) {
  made.by = by;
  return made;
}
static Exchange chosen(Exchange made) {
  Chosen *one = &made.chosen;
  *one = __enzcc_mpi_given;
  if (!one->row)
    return made;
  one->row = numbers(2 * one->count, made.where);
  memcpy(one->row, __enzcc_mpi_given.row, (size_t)(2 * one->count) * sizeof(double));
  if (!made.adds)
    made.form = CHOSEN;
  return made;
}

/* `one`: the array of each rank, and `all`: that of the root; whatever else a rank passes is not looked at. */
static Exchange rooted(void *p, void *one, int n, Handle type, void *q, void *all, int m, Handle kind, const int *counts,
                       const int *places, int root, Handle comm, const char *where, Form form, int back) {
  int here = rank_in(comm) == root, in_place = here && p == IN_PLACE;
  Part own = in_place ? part(0, 0, kind, where) : shadow_part(one, p, n, type, where);
  int ranks = here ? size_of(comm) : 0;
  Parts mine = one_part(own, where);
  Parts parts = parts_of(OWN(all, q), m, counts, places, kind, ranks, in_place ? root : -1, where);
  int from_all = form == TO_EACH;
  Exchange made = exchange_of(comm, form, back, from_all ? parts : mine, from_all ? mine : parts, where);
  return rooted_at(root, without(!own.of->numbers, made));
}
BUILDS(gather, C(GATHER, void *d, void *e)) {
  ALSO;
  return rooted(p, d, n, type, q, e, m, kind, 0, 0, root, comm, where, back ? TO_EACH : TO_ROOT, back);
}
BUILDS(gatherv, C(GATHERV, void *d, void *e)) {
  ALSO;
  return rooted(p, d, n, type, q, e, 0, kind, counts, places, root, comm, where, back ? TO_EACH : TO_ROOT, back);
}
BUILDS(scatter, C(GATHER, void *d, void *e)) {
  ALSO;
  return rooted(q, e, m, kind, p, d, n, type, 0, 0, root, comm, where, back ? TO_ROOT : TO_EACH, back);
}
BUILDS(scatterv, C(SCATTERV, void *d, void *e)) {
  ALSO;
  return rooted(q, e, m, kind, p, d, 0, type, counts, places, root, comm, where, back ? TO_ROOT : TO_EACH, back);
}

/* Every rank has all parts, of which its own is in place or not. */
static Exchange gathered(void *p, void *d, int n, Handle type, Parts all, Handle comm, const char *where, int back) {
  Part own = p == IN_PLACE ? all.part[rank_in(comm)] : shadow_part(d, p, n, type, where);
  Parts one = one_part(own, where);
  Exchange made = exchange_of(comm, back ? SUM_SHARED : TO_ALL, back, back ? all : one, back ? one : all, where);
  return without(!all.part->of->numbers, made);
}
#define ALL(array, m, counts, places, kind) parts_of(array, m, counts, places, kind, size_of(comm), -1, where)
BUILDS(allgather, C(ALLGATHER, void *d, void *e)) {
  ALSO;
  return gathered(p, d, n, type, ALL(OWN(e, q), m, 0, 0, kind), comm, where, back);
}
BUILDS(allgatherv, C(ALLGATHERV, void *d, void *e)) {
  ALSO;
  return gathered(p, d, n, type, ALL(OWN(e, q), 0, counts, places, kind), comm, where, back);
}

/* Each rank has a part for each other. In place, what comes takes the place of what was sent. */
static Exchange exchanged(Parts in, Parts out, Handle comm, const char *where, int back) {
  return exchange_of(comm, EACH_TO_EACH, back, back ? out : in, back ? in : out, where);
}
BUILDS(alltoall, C(ALLGATHER, void *d, void *e)) {
  ALSO;
  Parts out = ALL(OWN(e, q), m, 0, 0, kind);
  Parts in = p == IN_PLACE ? ALL(OWN(e, q), m, 0, 0, kind) : ALL(OWN(d, p), n, 0, 0, type);
  return without(!out.part->of->numbers, exchanged(in, out, comm, where, back));
}
BUILDS(alltoallv, C(ALLTOALLV, void *d, void *e)) {
  ALSO;
  Parts out = ALL(OWN(e, q), 0, counts, places, kind);
  Parts in = p == IN_PLACE ? ALL(OWN(e, q), 0, counts, places, kind) : ALL(OWN(d, p), 0, sent, from, type);
  return without(!out.part->of->numbers, exchanged(in, out, comm, where, back));
}
#define TYPED_ALL(array, counts, places, types) typed_parts(array, counts, places, types, size_of(comm), where)
BUILDS(alltoallw, C(ALLTOALLW, void *d, void *e)) {
  ALSO;
  Parts out = TYPED_ALL(OWN(e, q), counts, places, kinds);
  Parts in = p == IN_PLACE ? TYPED_ALL(OWN(e, q), counts, places, kinds) : TYPED_ALL(OWN(d, p), sent, from, types);
  return exchanged(in, out, comm, where, back);
}

/* What is summed is shared out. In place: all parts are in the array to whose beginning one of them goes. */
static Exchange shared_out(void *in, void *out, int n, const int *counts, Handle type, Handle comm, const char *where,
                           int back) {
  Part own = part(out, counts ? counts[rank_in(comm)] : n, type, where);
  Parts all = ALL(in, n, counts, 0, type), one = one_part(own, where);
  Exchange made = exchange_of(comm, back ? TO_ALL : SUM_SHARED, back, back ? one : all, back ? all : one, where);
  return without(!own.of->numbers, made);
}
#define SHARED_OUT p == IN_PLACE ? OWN(e, q) : OWN(d, p), OWN(e, q)
BUILDS(reduce_scatter_block, C(ALLREDUCE, void *d, void *e)) {
  ALSO, (void)op;
  return shared_out(SHARED_OUT, n, 0, type, comm, where, back);
}
BUILDS(reduce_scatter, C(REDUCE_SCATTER, void *d, void *e)) {
  ALSO, (void)op;
  return shared_out(SHARED_OUT, 0, counts, type, comm, where, back);
}

/* A part for each neighbour, or one for all of them. Nothing is exchanged with who is none. */
static Parts edge_parts(void *array, int n, const int *counts, const int *places, int same, Handle type, int many,
                        const int *peers, const char *where) {
  Parts made = no_parts(many, where);
  int64 step = extent_of(type), before = 0;
  for (int k = 0; k < many; k++) {
    int64 count = counts ? counts[k] : n, at = same ? 0 : places ? places[k] : before;
    before += count;
    put(&made, k, part(array ? (char *)array + at * step : 0, peers[k] == NOBODY ? 0 : count, type, where), where);
  }
  return made;
}
static Exchange neighbours(Parts out, Parts in, Handle comm, const char *where, int back) {
  return exchange_of(comm, back ? AGAINST_EDGES : ALONG_EDGES, back, back ? in : out, back ? out : in, where);
}
static Exchange varying(Exchange made) {
  made.varies = 1;
  return made;
}
static const Topology *topology_of(Handle comm, const char *where) {
  const Topology *found = &own_of(comm, 1, where)->topology;
  if (!found->known)
    fail(where, "the communicator was made by a function that enzcc does not know, or where it was not linked: its "
                "neighbours are not known");
  return found;
}
#define OUT(n, counts, places, same)                                                                                   \
  edge_parts(OWN(d, p), n, counts, places, same, type, of->many_to, of->to, where)
#define IN(m, counts, places) edge_parts(OWN(e, q), m, counts, places, 0, kind, of->many_from, of->from, where)
BUILDS(neighbor_allgather, C(ALLGATHER, void *d, void *e)) {
  ALSO;
  const Topology *of = topology_of(comm, where);
  return neighbours(OUT(n, 0, 0, 1), IN(m, 0, 0), comm, where, back);
}
BUILDS(neighbor_allgatherv, C(ALLGATHERV, void *d, void *e)) {
  ALSO;
  const Topology *of = topology_of(comm, where);
  return neighbours(OUT(n, 0, 0, 1), IN(0, counts, places), comm, where, back);
}
BUILDS(neighbor_alltoall, C(ALLGATHER, void *d, void *e)) {
  ALSO;
  const Topology *of = topology_of(comm, where);
  return neighbours(OUT(n, 0, 0, 0), IN(m, 0, 0), comm, where, back);
}
BUILDS(neighbor_alltoallv, C(ALLTOALLV, void *d, void *e)) {
  ALSO;
  const Topology *of = topology_of(comm, where);
  return varying(neighbours(OUT(0, sent, from, 0), IN(0, counts, places), comm, where, back));
}

/* ---- what derivatives call --------------------------------------------------------------------------------- */

#define AT_ONCE(name, parameters, shadows, ...)                                                                        \
  EXPORTED(name##_adjoint, (parameters, PLACE, shadows)) {                                                             \
    const int back = 1;                                                                                                \
    (void)wire, at_once(__VA_ARGS__);                                                                                  \
  }                                                                                                                    \
  EXPORTED(name##_tangent, (parameters, PLACE, shadows)) {                                                             \
    const int back = 0;                                                                                                \
    (void)wire, at_once(__VA_ARGS__);                                                                                  \
  }
/* With what was kept of the call. */
#define AS_KEPT(name, parameters, ...) AT_ONCE(name, C(parameters), C(TWO, void *kept), __VA_ARGS__)
#define LATER(name, parameters, shadows, ...)                                                                          \
  EXPORT void *__enzcc_mpi_##name##_note(parameters, PLACE, shadows, int direction, void *tape) {                      \
    const int back = tape != 0;                                                                                        \
    (void)wire, own_of(comm, 0, where);                                                                                \
    return begun(__VA_ARGS__, comm, direction, tape);                                                                  \
  }
/* `__enzcc_mpi_ibcast_adjoint`: what was kept is all that is looked at. */
#define ENDS(name, parameters, shadows, ...)                                                                           \
  EXPORTED(name##_adjoint, (parameters, PLACE, shadows, void *kept)) {                                                 \
    (void)wire, (void)also, (void)where;                                                                               \
    __VA_ARGS__;                                                                                                       \
    ended(kept);                                                                                                       \
  }

#define REST also, where, back
#define REDUCED p, q, n, type, op, root, comm, d, e, REST
#define ALLREDUCED p, q, n, type, op, comm, d, e, REST
#define GATHERED p, n, type, q, m, kind, root, comm, d, e, REST
#define ALLGATHERED p, n, type, q, m, kind, comm, d, e, REST
#define LIST(k) ((const int *)kept + (k) * size_of(comm))
AT_ONCE(barrier, C(Handle comm), C(void *also), barrier_of(comm, REST))
AT_ONCE(bcast, C(BCAST), C(ONE), bcast_of(p, n, type, root, comm, d, REST))
AT_ONCE(reduce, C(REDUCE), C(TWO), reduce_of(REDUCED))
AT_ONCE(allreduce, C(ALLREDUCE), C(TWO), allreduce_of(ALLREDUCED))
AS_KEPT(reduce_chosen, C(REDUCE), scaled(reduce_of(REDUCED), kept))
AS_KEPT(allreduce_chosen, C(ALLREDUCE), scaled(allreduce_of(ALLREDUCED), kept))
AT_ONCE(scan, C(ALLREDUCE), C(TWO), turned(scan_of(ALLREDUCED), comm))
AT_ONCE(exscan, C(ALLREDUCE), C(TWO), turned(exscan_of(ALLREDUCED), comm))
AT_ONCE(gather, C(GATHER), C(TWO), gather_of(GATHERED))
AT_ONCE(scatter, C(GATHER), C(TWO), scatter_of(GATHERED))
AT_ONCE(allgather, C(ALLGATHER), C(TWO), allgather_of(ALLGATHERED))
AT_ONCE(alltoall, C(ALLGATHER), C(TWO), alltoall_of(ALLGATHERED))
AT_ONCE(reduce_scatter_block, C(ALLREDUCE), C(TWO), reduce_scatter_block_of(ALLREDUCED))
AT_ONCE(neighbor_allgather, C(ALLGATHER), C(TWO), neighbor_allgather_of(ALLGATHERED))
AT_ONCE(neighbor_alltoall, C(ALLGATHER), C(TWO), neighbor_alltoall_of(ALLGATHERED))
#define GIVEN_LISTS (void)counts, (void)places
AS_KEPT(gatherv, C(GATHERV),
        (GIVEN_LISTS, gatherv_of(p, n, type, q, LIST(0), LIST(1), kind, root, comm, d, e, REST)))
AS_KEPT(scatterv, C(SCATTERV),
        (GIVEN_LISTS, scatterv_of(p, LIST(0), LIST(1), type, q, m, kind, root, comm, d, e, REST)))
AS_KEPT(allgatherv, C(ALLGATHERV),
        (GIVEN_LISTS, allgatherv_of(p, n, type, q, LIST(0), LIST(1), kind, comm, d, e, REST)))
AS_KEPT(alltoallv, C(ALLTOALLV),
        ((void)sent, (void)from, GIVEN_LISTS,
         alltoallv_of(p, LIST(0), LIST(1), type, q, LIST(2), LIST(3), kind, comm, d, e, REST)))
AS_KEPT(reduce_scatter, C(REDUCE_SCATTER),
        ((void)counts, reduce_scatter_of(p, q, LIST(0), type, op, comm, d, e, REST)))
#define TYPES(k) ((const Handle *)LIST(4) + (k) * size_of(comm))
AS_KEPT(alltoallw, C(ALLTOALLW),
        ((void)sent, (void)from, (void)types, (void)kinds, GIVEN_LISTS,
         alltoallw_of(p, LIST(0), LIST(1), TYPES(0), q, LIST(2), LIST(3), TYPES(1), comm, d, e, REST)))
#define EDGES(k) ((const int *)kept + (k))
#define NEIGHBOURS (&own_of(comm, 1, where)->topology)
AS_KEPT(neighbor_allgatherv, C(ALLGATHERV),
        (GIVEN_LISTS, neighbor_allgatherv_of(p, n, type, q, EDGES(0), EDGES(NEIGHBOURS->many_from), kind, comm, d, e,
                                             REST)))
AS_KEPT(neighbor_alltoallv, C(ALLTOALLV),
        ((void)sent, (void)from, GIVEN_LISTS,
         neighbor_alltoallv_of(p, EDGES(0), EDGES(NEIGHBOURS->many_to), type, q, EDGES(2 * NEIGHBOURS->many_to),
                               EDGES(2 * NEIGHBOURS->many_to + NEIGHBOURS->many_from), kind, comm, d, e, REST)))

/* How many elements each rank has, and where, as the call had it: one array after the other. */
typedef struct {
  const void *list;
  int count;
} Listed;
static void *integers(int many, const Listed *lists, void *tape, const char *where) {
  int64 all = 0;
  for (int k = 0; k < many; k++)
    all += lists[k].count;
  int *made = room(all, sizeof(int), where), *at = made;
  for (int k = 0; k < many; at += lists[k++].count)
    if (lists[k].list && lists[k].count)
      memcpy(at, lists[k].list, (size_t)lists[k].count * sizeof(int));
  return keep(made, tape);
}
#define KEPT(name, parameters, unused, none, ...)                                                                      \
  EXPORT void *__enzcc_mpi_##name##_note(parameters, PLACE, TWO, void *tape) {                                         \
    (void)wire, (void)also, (void)d, (void)e;                                                                          \
    unused;                                                                                                            \
    if (none)                                                                                                          \
      return 0;                                                                                                        \
    const Listed lists[] = {__VA_ARGS__};                                                                              \
    return integers((int)(sizeof lists / sizeof *lists), lists, tape, where);                                          \
  }
#define BESIDES (void)p, (void)q, (void)type
#define EACH(list) {list, size_of(comm)}
#define GIVEN(list) {p == IN_PLACE ? 0 : list, size_of(comm)}
#define HANDLES(list) {list, size_of(comm) * (int)(sizeof(Handle) / sizeof(int))}
KEPT(reduce_scatter, C(REDUCE_SCATTER), C(BESIDES, (void)op), 0, EACH(counts))
KEPT(allgatherv, C(ALLGATHERV), C(BESIDES, (void)n, (void)kind), 0, EACH(counts), EACH(places))
KEPT(alltoallv, C(ALLTOALLV), C(BESIDES, (void)kind), 0, GIVEN(sent), GIVEN(from), EACH(counts), EACH(places))
KEPT(alltoallw, C(ALLTOALLW), (void)q, 0, GIVEN(sent), GIVEN(from), EACH(counts), EACH(places),
     HANDLES(p == IN_PLACE ? 0 : types), HANDLES(kinds))
KEPT(gatherv, C(GATHERV), C(BESIDES, (void)n, (void)kind), rank_in(comm) != root, EACH(counts), EACH(places))
KEPT(scatterv, C(SCATTERV), C(BESIDES, (void)m, (void)kind), rank_in(comm) != root, EACH(counts), EACH(places))
#define FROM_EACH(list) {list, topology_of(comm, where)->many_from}
#define TO_EACH_EDGE(list) {list, topology_of(comm, where)->many_to}
KEPT(neighbor_allgatherv, C(ALLGATHERV), C(BESIDES, (void)n, (void)kind), 0, FROM_EACH(counts), FROM_EACH(places))
KEPT(neighbor_alltoallv, C(ALLTOALLV), C(BESIDES, (void)kind), 0, TO_EACH_EDGE(sent), TO_EACH_EDGE(from),
     FROM_EACH(counts), FROM_EACH(places))

#define WITHOUT_WAITING(name, parameters, shadows, unused, ...)                                                        \
  LATER(name, C(parameters), C(shadows), __VA_ARGS__)                                                                  \
  ENDS(name, C(parameters), C(shadows), unused)
#define PAIR BESIDES, (void)n, (void)m, (void)kind, (void)comm, (void)d, (void)e
#define OPERATES BESIDES, (void)op, (void)comm, (void)d, (void)e
#define LISTS BESIDES, GIVEN_LISTS, (void)kind, (void)comm, (void)d, (void)e
LATER(ibarrier, C(Handle comm), C(void *also), barrier_of(comm, REST))
ENDS(ibarrier, C(Handle comm), C(void *also), (void)comm)
WITHOUT_WAITING(ibcast, C(BCAST), C(ONE), C((void)p, (void)n, (void)type, (void)root, (void)comm, (void)d),
                bcast_of(p, n, type, root, comm, d, REST))
WITHOUT_WAITING(ireduce, C(REDUCE), C(TWO), C(OPERATES, (void)n, (void)root), reduce_of(REDUCED))
WITHOUT_WAITING(iallreduce, C(ALLREDUCE), C(TWO), C(OPERATES, (void)n), allreduce_of(ALLREDUCED))
WITHOUT_WAITING(ireduce_chosen, C(REDUCE), C(TWO), C(OPERATES, (void)n, (void)root),
                chosen(reduce_of(REDUCED)))
WITHOUT_WAITING(iallreduce_chosen, C(ALLREDUCE), C(TWO), C(OPERATES, (void)n), chosen(allreduce_of(ALLREDUCED)))
WITHOUT_WAITING(iscan, C(ALLREDUCE), C(TWO), C(OPERATES, (void)n), scan_of(ALLREDUCED))
WITHOUT_WAITING(iexscan, C(ALLREDUCE), C(TWO), C(OPERATES, (void)n), exscan_of(ALLREDUCED))
WITHOUT_WAITING(ireduce_scatter_block, C(ALLREDUCE), C(TWO), C(OPERATES, (void)n), reduce_scatter_block_of(ALLREDUCED))
WITHOUT_WAITING(ireduce_scatter, C(REDUCE_SCATTER), C(TWO), C(OPERATES, (void)counts),
                reduce_scatter_of(p, q, counts, type, op, comm, d, e, REST))
WITHOUT_WAITING(igather, C(GATHER), C(TWO), C(PAIR, (void)root), gather_of(GATHERED))
WITHOUT_WAITING(iscatter, C(GATHER), C(TWO), C(PAIR, (void)root), scatter_of(GATHERED))
WITHOUT_WAITING(igatherv, C(GATHERV), C(TWO), C(LISTS, (void)n, (void)root),
                gatherv_of(p, n, type, q, counts, places, kind, root, comm, d, e, REST))
WITHOUT_WAITING(iscatterv, C(SCATTERV), C(TWO), C(LISTS, (void)m, (void)root),
                scatterv_of(p, counts, places, type, q, m, kind, root, comm, d, e, REST))
WITHOUT_WAITING(iallgather, C(ALLGATHER), C(TWO), C(PAIR), allgather_of(ALLGATHERED))
WITHOUT_WAITING(iallgatherv, C(ALLGATHERV), C(TWO), C(LISTS, (void)n),
                allgatherv_of(p, n, type, q, counts, places, kind, comm, d, e, REST))
WITHOUT_WAITING(ialltoall, C(ALLGATHER), C(TWO), C(PAIR), alltoall_of(ALLGATHERED))
WITHOUT_WAITING(ialltoallv, C(ALLTOALLV), C(TWO), C(LISTS, (void)sent, (void)from),
                alltoallv_of(p, sent, from, type, q, counts, places, kind, comm, d, e, REST))
WITHOUT_WAITING(ialltoallw, C(ALLTOALLW), C(TWO),
                C((void)p, (void)q, GIVEN_LISTS, (void)sent, (void)from, (void)types, (void)kinds, (void)comm, (void)d,
                  (void)e),
                alltoallw_of(p, sent, from, types, q, counts, places, kinds, comm, d, e, REST))
WITHOUT_WAITING(ineighbor_allgather, C(ALLGATHER), C(TWO), C(PAIR), neighbor_allgather_of(ALLGATHERED))
WITHOUT_WAITING(ineighbor_allgatherv, C(ALLGATHERV), C(TWO), C(LISTS, (void)n),
                neighbor_allgatherv_of(p, n, type, q, counts, places, kind, comm, d, e, REST))
WITHOUT_WAITING(ineighbor_alltoall, C(ALLGATHER), C(TWO), C(PAIR), neighbor_alltoall_of(ALLGATHERED))
WITHOUT_WAITING(ineighbor_alltoallv, C(ALLTOALLV), C(TWO), C(LISTS, (void)sent, (void)from),
                neighbor_alltoallv_of(p, sent, from, type, q, counts, places, kind, comm, d, e, REST))
