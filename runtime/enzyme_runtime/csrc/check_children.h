/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* check.c: processes that record and evaluate, and the server that starts them. */

/* Output of a child is nobody's, and files that it reads have places of their own. */
static void separate(void) {
  int null = open("/dev/null", 2);
  for (int file = 0; file < 64; file++) {
    int mode = fcntl(file, 3);
    if (mode < 0 || file == null)
      continue;
    long at = lseek(file, 0, 1);
    if ((mode & 3) == 0 && at >= 0 && file != 0) {
      char name[64];
      snprintf(name, sizeof name, "/proc/self/fd/%d", file);
      int again = open(name, 0);
      if (again >= 0) {
        lseek(again, at, 0);
        dup2(again, file);
        close(again);
      }
    } else
      dup2(null, file);
  }
  static const int ends[] = {4, 6, 7, 8, 11, 14};
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++)
    signal(ends[i], (void (*)(int))0);
  unsigned long none[2] = {0, 0};
  setrlimit(4, none);
  alarm((unsigned)P.limit);
}

static word mixed(word x) {
  x += 0x9E3779B97F4A7C15u;
  x = (x ^ x >> 30) * 0xBF58476D1CE4E5B9u;
  x = (x ^ x >> 27) * 0x94D049BB133111EBu;
  return x ^ x >> 31;
}

static int is_moved(const Shared *shared, int64 k) {
  const Entry *entry = shared->entry + k;
  int of_kind = (shared->flags & OF_KIND) == (entry->flags & OF_KIND);
  if (shared->flags & NO_PRIMAL) /* forward: those that are sure, or all */
    of_kind = !(entry->flags & UNSHADOWED) && ((shared->flags & GUESSED) || !(entry->flags & GUESSED));
  return k >= shared->low && k < shared->high && of_kind && is_finite(entry->value);
}

/* A direction in which each float moves by a power of two: so it does so exactly. */
static double direction_of(const State *state, int64 k) {
  const Shared *shared = state->shared;
  const Entry *entry = shared->entry + k;
  if (!is_moved(shared, k))
    return 0;
  if (state->site->forward && !(shared->flags & UNSHADOWED))
    return entry->flags & READ && is_finite(entry->before) ? entry->before * shared->sigma : 0;
  word random = mixed((word)k * 31 + (word)shared->seed);
  double size = entry->scale * ((random & 2) ? 1 : (random & 4) ? 0.5 : 0.25);
  return random & 1 ? size : -size;
}

static void choose(State *state, int64 low, int64 high, int64 flags) {
  Shared *shared = state->shared;
  if (state->chosen && shared->low == low && shared->high == high && shared->flags == flags && !state->site->forward)
    return;
  state->chosen = 1;
  shared->low = low;
  shared->high = high;
  shared->flags = flags;
  for (int64 k = 0; k < shared->entries; k++)
    shared->v[k] = direction_of(state, k);
}

/* What a call returns that the user has said to have no derivative: it is what it was where nothing is moved. */
EXPORT int64 __enzcc_check_stopped(int64 bits) {
  Shared *shared = P.evaluated;
  if (!shared || P.stopped == MOST_STOPPED)
    return bits;
  int64 place = P.stopped++;
  if (shared->into == 0)
    shared->stopped[place] = bits, shared->stopped_count = place + 1;
  return place < shared->stopped_count ? shared->stopped[place] : bits;
}

static void evaluate(State *state) {
  Shared *shared = P.evaluated = state->shared;
  if (shared->into == 0)
    shared->stopped_count = 0;
  for (int64 k = 0; k < shared->entries; k++) {
    double v = shared->v[k];
    Entry *entry = shared->entry + k;
    if (v != 0)
      put(entry->primal, entry->code, entry->value + shared->step * v);
  }
  state->site->plain(state->frame);
  for (int64 k = 0; k < shared->entries; k++)
    shared->y[shared->into][k] = shared->entry[k].flags & RELEASED ? 0 : get(shared->entry[k].primal, shared->entry[k].code);
}

static int run_child(State *state, int records) {
  state->shared->done = 0; /* the function may end the program */
  int status, pid = fork();
  if (pid == 0) {
    prctl(1, 9);
    separate();
    if (records)
      state->site->watched(state->frame);
    else
      evaluate(state);
    state->shared->done = 1;
    _exit(0);
  }
  if (pid < 0)
    return -1;
  for (int tries = 0; tries < 1000; tries++)
    if (waitpid(pid, &status, 0) == pid)
      return state->shared->done ? status : -1;
  return -1;
}

/* Waits for one, while the program runs the derivative: which may hang. */
static int next_order(State *state, int orders, double took) {
  struct {
    int file;
    short events, found;
  } wait = {orders, 1, 0};
  char order, text[256];
  if (state->site->in_halves) /* the user's program runs, too */
    return read(orders, &order, 1) == 1;
  double patience = 100 * took > (double)P.limit ? 100 * took : (double)P.limit;
  if (patience < 1e6 && poll(&wait, 1, (int)(patience * 1000)) == 0) {
    snprintf(text, sizeof text, "    it has run for %.0f seconds, the function itself for %.2g\n", patience, took);
    tell(state, "derivative hangs", 0, text);
  }
  return read(orders, &order, 1) == 1;
}

static _Noreturn void serve(State *state, char *stack, int orders, int answers) {
  char order = 0;
  P.is_child = 1;
  prctl(1, 9);
  signal(17, (void (*)(int))0);
  double took = now();
  state->shared->status = prepare(state, stack) ? run_child(state, 1) : -1;
  took = now() - took;
  if (state->shared->status == 0)
    take_entries(state);
  while (write(answers, &order, 1) == 1 && next_order(state, orders, took))
    state->shared->status = run_child(state, 0);
  _exit(0);
}

/* Whether the server has answered, and its child has come to an end by itself. */
static int answered(State *state) {
  struct {
    int file;
    short events, found;
  } wait = {state->from_server, 1, 0};
  char order;
  for (;;) {
    int ready = poll(&wait, 1, (int)(P.limit + 10) * 1000);
    if (ready > 0)
      return read(state->from_server, &order, 1) == 1 && state->shared->status == 0;
    if (ready == 0)
      return 0;
  }
}

static int ask(State *state, int into, double step) {
  char order = 'e';
  state->shared->into = into;
  state->shared->step = step;
  return write(state->to_server, &order, 1) == 1 && answered(state);
}

static void dismiss(State *state) {
  int status;
  if (!state->running)
    return;
  state->running = 0;
  if (state->watched)
    watch_signals(state, -1);
  close(state->to_server);
  close(state->from_server);
  kill(state->server, 9);
  waitpid(state->server, &status, 0);
}
