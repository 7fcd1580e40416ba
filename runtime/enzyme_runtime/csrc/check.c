/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* Derivatives checked as the program runs: see docs/internals/checking.md for the argument.
 *
 * A request is a map F of memory: of all that there was when it began, and of a frame with the arguments and the result.
 * Reverse mode turns shadows s into s' with  <v, s'> = <DF v, s>  for every direction v; forward mode gives s' = DF s.
 *
 *   begin   forks a server, which keeps the program as it is before the derivative. On command it forks again:
 *             record    runs a copy of the function that tells of its accesses (`note`): so it is known which floats the
 *                       function reads and writes, and where their shadows are (entries)
 *             evaluate  moves the entries along a direction, runs the plain function, and leaves what they are then
 *   end     compares the shadows with that. Where they differ, halves of the inputs are moved, until one is left.
 *
 * What a child leaves is in memory that all of them share; the server is told by a pipe. The engine's opinion of types and
 * activity plays no part: where shadows are follows from pairs of pointers, those of arguments and those found where the
 * function read a pointer.
 *
 * Compiled to ../ir/check.ll by build.py; only programs built with --check-derivatives have it.
 */

#include "check_state.h"

#include "check_report.h"

#include "check_memory.h"

#include "check_floats.h"

#include "check_entries.h"

#include "check_running.h"

#include "check_children.h"

#include "check_differences.h"

/* ---- the checks ----------------------------------------------------------------------------------------- */

static void tell_of_shadows(State *state) {
  Shared *shared = state->shared;
  char text[TEXT], place[1024];
  if (shared->found & SHORT_SHADOW) {
    name(state, shared->entry + shared->short_entry, place, sizeof place);
    snprintf(text, sizeof text, "    %s: its shadow is shorter than itself, and ends before\n", place);
    tell_once(state, SHORT_SHADOW, "shadow too short", 1, text);
  }
  if (shared->found & NAN_SHADOW) {
    name(state, shared->entry + shared->nan_entry, place, sizeof place);
    snprintf(text, sizeof text, "    %s: its shadow is NaN before the derivative\n", place);
    tell_once(state, NAN_SHADOW, "shadow holds NaN", 1, text);
  }
  if (shared->found & OVERLAPS) {
    name(state, shared->entry + shared->overlap_entry, place, sizeof place);
    snprintf(text, sizeof text, "    %s: its shadow is memory that the function reads or writes\n", place);
    tell_once(state, OVERLAPS, "shadow overlaps primal", 1, text);
  }
  if (shared->found & SHARED_SHADOW) {
    name(state, shared->entry + shared->shared_entry, place, sizeof place);
    snprintf(text, sizeof text, "    %s: another float has the same shadow\n", place);
    tell_once(state, SHARED_SHADOW, "shadows overlap", 1, text);
  }
  if ((shared->found & OWN_SHADOW) && !state->site->runtime_activity) {
    snprintf(text, sizeof text, "    a pointer of argument %d is its own shadow, and no enzyme_runtime_activity is given: "
             "not checked\n",
             shared->anchor[shared->same_anchor].argument);
    tell_once(state, OWN_SHADOW, "shadow is its own primal", 0, text);
  }
  if (shared->found & WILD_SHADOW)
    tell_once(state, WILD_SHADOW, "shadow pointer leads nowhere", 0,
              "    where the function read a pointer, its shadow is no address\n");
  if (shared->found & UNSUPPORTED)
    tell_once(state, UNSUPPORTED, "not checked", 0, "    floats of 16 bits, or of kinds that nobody knows, which the function uses\n");
  if (shared->found & TOO_MANY)
    tell_once(state, TOO_MANY, "not checked", 0, "    what is beyond the first four million floats\n");
}

/* What the shadows hold, of entries that are still there. */
static void take_shadows(State *state, int is_after) {
  Shared *shared = state->shared;
  Range *ranges = reserve(MOST_RANGES * sizeof(Range), 0);
  const Range *last = 0;
  size_t count = ranges ? read_ranges(ranges, state->frame) : 0;
  for (int64 k = 0; k < shared->entries; k++) {
    Entry *entry = shared->entry + k;
    int is_gone = is_after && (entry->flags & RELEASED);
    int is_here = entry->shadow && !is_gone && is_readable(ranges, count, &last, entry->shadow);
    double holds = is_here ? get(entry->shadow, entry->code) : entry->before;
    if (!is_here)
      entry->shadow = 0;
    if (is_after)
      entry->after = holds;
    else
      entry->before = holds;
  }
  munmap(ranges, MOST_RANGES * sizeof(Range));
}

static void compare_primal(State *state) {
  Shared *shared = state->shared;
  Range *ranges = reserve(MOST_RANGES * sizeof(Range), 0);
  const Range *last = 0;
  char text[TEXT], place[1024];
  size_t count = ranges ? read_ranges(ranges, state->frame) : 0;
  for (int64 k = 0; k < shared->entries; k++) {
    Entry *entry = shared->entry + k;
    if ((entry->flags & (NO_PRIMAL | GUESSED)) || !is_readable(ranges, count, &last, entry->primal))
      continue;
    double is = get(entry->primal, entry->code), was = shared->y[0][k];
    double tolerance = shared->floats ? 1e-4 : 1e-9, larger = absolute(is) > absolute(was) ? absolute(is) : absolute(was);
    if (is == was || absolute(is - was) <= tolerance * larger || (is != is && was != was))
      continue;
    name(state, entry, place, sizeof place);
    snprintf(text, sizeof text, "    %s: %.17g after the derivative, %.17g after the function itself\n", place, is, was);
    tell(state, "primal changed", 1, text);
    break;
  }
  munmap(ranges, MOST_RANGES * sizeof(Range));
}

/* The one input whose share is worst, by halves. */
static void find_worst(State *state, int64 flags, double h, char *text, size_t room) {
  Shared *shared = state->shared;
  int64 low = 0, high = shared->entries;
  double until = now() + (double)P.limit, expected = 0, found = 0, size;
  char place[1024];
  while (high - low > 1 && now() < until) {
    int64 middle = (low + high) / 2;
    double off[2], wanted[2], have[2];
    for (int half = 0; half < 2; half++) {
      choose(state, half ? middle : low, half ? high : middle, flags);
      if (!measure(state, h))
        return;
      Slope slope = slope_of(state, 0, shared->entries, 1);
      wanted[half] = slope.value;
      have[half] = found_along(state, &size);
      off[half] = absolute(slope.value - have[half]);
      if (!(off[half] == off[half]))
        off[half] = 1e308;
    }
    int worse = off[1] > off[0];
    expected = wanted[worse], found = have[worse];
    if (worse)
      low = middle;
    else
      high = middle;
  }
  choose(state, low, high, flags);
  double v = shared->v[low];
  name(state, shared->entry + low, place, sizeof place);
  if (high - low == 1 && v != 0)
    snprintf(text, room, "    worst: %s: its derivative should be %.10g, and is %.10g\n", place, expected / v + 0.0, found / v + 0.0);
  else
    snprintf(text, room, "    worst: near %s\n", place);
}

static const double doubles[] = {0x1p-10, 0x1p-15, 0x1p-20, 0x1p-6}, singles[] = {0x1p-6, 0x1p-9, 0x1p-4, 0x1p-12};

static int check_reverse(State *state, int64 flags, int measured) {
  Shared *shared = state->shared;
  const double *steps = shared->floats ? singles : doubles;
  double expected = 0, found, size, told = 0;
  int differs = 0, worse = 0, stationary = 0;
  choose(state, 0, shared->entries, flags);
  found = found_along(state, &size);
  for (int i = 0; i < 4; i++) {
    double here;
    if (!(i == 0 && measured) && !measure_whole(state, steps[i]))
      return UNCLEAR;
    if (i == 0 && agree_at_once(state, found, size))
      return AGREES;
    if (!measure_halves(state))
      return UNCLEAR;
    Slope slope = slope_of(state, 0, shared->entries, 1);
    int judged = judge(state, slope, found, size, &here);
    if (judged == AGREES)
      return AGREES;
    stationary |= is_stationary(state, slope, found);
    if (judged == DIFFERS) {
      if (differs && absolute(here - expected) < 0.1 * absolute(here - found))
        worse = 1;
      expected = here;
      told = steps[i];
      if (++differs && worse)
        break;
    }
  }
  if (!worse)
    return stationary && !differs ? AGREES : UNCLEAR;
  if (state->quiet)
    return DIFFERS;
  if (flags & GUESSED) {
    /* of bytes that look like floats: they are some only if the function goes along with that */
    if (expected == 0)
      return AGREES;
  }
  char text[TEXT], worst[1024];
  worst[0] = 0;
  find_worst(state, flags, told, worst, sizeof worst);
  double larger = absolute(expected) > absolute(found) ? absolute(expected) : absolute(found);
  snprintf(text, sizeof text, "    along a direction: expected %.10g, found %.10g (relative error %.2g)\n%s", expected, found,
           absolute(expected - found) / larger, worst);
  tell(state, "wrong derivative", 1, text);
  return DIFFERS;
}

static int tangents_agree_at_once(const State *state, double overall) {
  const Shared *shared = state->shared;
  double h = state->step;
  for (int64 k = 0; k < shared->entries; k++) {
    const Entry *entry = shared->entry + k;
    double y0 = shared->y[0][k], y1 = shared->y[1][k], y2 = shared->y[2][k];
    if (!entry->shadow || (entry->flags & GUESSED) || !(entry->flags & WRITTEN))
      continue;
    double first = (y1 - y2) / (2 * h) / shared->sigma, bend = (y1 - y0 - (y0 - y2)) / h / shared->sigma;
    if (!is_finite(first + bend) || !agrees_at_once(state, first, bend, absolute(first), entry->after, overall * 1e-2))
      return 0;
  }
  return 1;
}

/* In forward mode each output has a tangent of its own. */
static int check_forward(State *state, int64 flags, int measured) {
  Shared *shared = state->shared;
  const double *steps = shared->floats ? singles : doubles;
  int unclear = 0;
  char text[TEXT], place[1024];
  shared->sigma = 1;
  choose(state, 0, shared->entries, flags);
  double largest = 0;
  for (int64 k = 0; k < shared->entries; k++) {
    double v = absolute(shared->v[k]) / shared->entry[k].scale;
    largest = v > largest ? v : largest;
  }
  while (largest * shared->sigma > 1)
    shared->sigma /= 2;
  while (largest > 0 && largest * shared->sigma < 0.5)
    shared->sigma *= 2;
  choose(state, 0, shared->entries, flags);
  for (int i = 0; i < 2; i++) {
    unclear = 0;
    if (!(i == 0 && measured) && !measure_whole(state, steps[i]))
      return UNCLEAR;
    int64 worst = -1;
    double most = 0, expected = 0, overall = 0;
    for (int64 k = 0; k < shared->entries; k++)
      if (shared->entry[k].shadow && is_finite(shared->entry[k].after) && !(shared->entry[k].flags & GUESSED))
        overall = absolute(shared->entry[k].after) > overall ? absolute(shared->entry[k].after) : overall;
    if (i == 0 && tangents_agree_at_once(state, overall))
      return AGREES;
    if (!measure_halves(state))
      return UNCLEAR;
    for (int64 k = 0; k < shared->entries; k++) {
      const Entry *entry = shared->entry + k;
      double here;
      if (!entry->shadow || (entry->flags & GUESSED) || !(entry->flags & WRITTEN))
        continue;
      Slope slope = slope_of(state, k, k + 1, 0);
      slope.value /= shared->sigma, slope.error /= shared->sigma, slope.bend /= shared->sigma;
      slope.size = overall * 1e-2;
      int judged = judge(state, slope, entry->after, 0, &here);
      unclear |= judged == UNCLEAR && !is_stationary(state, slope, entry->after);
      double off = absolute(here - entry->after);
      if (judged == DIFFERS && (worst < 0 || off > most || off != off))
        worst = k, most = off, expected = here;
    }
    if (worst < 0)
      return unclear ? UNCLEAR : AGREES;
    if (i == 1 && state->quiet)
      return DIFFERS;
    if (i == 1) {
      const Entry *entry = shared->entry + worst;
      name(state, entry, place, sizeof place);
      double larger = absolute(expected) > absolute(entry->after) ? absolute(expected) : absolute(entry->after);
      snprintf(text, sizeof text, "    %s: expected %.10g, found %.10g (relative error %.2g)\n", place, expected, entry->after,
               absolute(expected - entry->after) / larger);
      tell(state, "wrong derivative", 1, text);
      return DIFFERS;
    }
  }
  return AGREES;
}

static int has(const State *state, int64 flags, int bits) {
  for (int64 k = 0; k < state->shared->entries; k++)
    if ((state->shared->entry[k].flags & OF_KIND) == flags && (state->shared->entry[k].flags & bits))
      return 1;
  return 0;
}

static int is_seeded(const State *state) {
  for (int64 k = 0; k < state->shared->entries; k++) {
    const Entry *entry = state->shared->entry + k;
    if (entry->before != 0 && !(entry->flags & UNSHADOWED) && (!state->site->forward || (entry->flags & READ)))
      return 1;
  }
  return 0;
}

/* What was found to be looked at: list=1. */
static void list(const State *state) {
  const Shared *shared = state->shared;
  char text[TEXT], place[1024];
  for (int64 i = 0; i < shared->anchors && i < 1000; i++) {
    const Anchor *anchor = shared->anchor + i;
    int length = snprintf(text, sizeof text, "==enzcc==   from %p on: argument %d%s%s, shadow %p\n", (void *)anchor->at,
                          anchor->argument, anchor->via ? ", by a pointer" : "",
                          anchor->kind == SHADOWED ? "" : anchor->kind == WITHOUT ? ", none" : ", null or itself",
                          (void *)(anchor->at + anchor->delta));
    say(text, (size_t)length);
  }
  for (int64 k = 0; k < shared->entries && k < 1000; k++) {
    const Entry *entry = shared->entry + k;
    name(state, entry, place, sizeof place);
    int length = snprintf(text, sizeof text, "==enzcc==   %s%s%s%s%s: value %g, shadow %g, then %g\n", place,
                          entry->flags & READ ? ", read" : "", entry->flags & WRITTEN ? ", written" : "",
                          entry->flags & GUESSED ? ", guessed" : "", entry->flags & UNSHADOWED ? ", without shadow" : "",
                          entry->value, entry->before, entry->after);
    say(text, (size_t)length);
  }
}

/* What has no derivative that anybody could read, `without`, must have no part in the result. */
static void check_without(State *state, int without, int64 which, const char *kind, const char *why) {
  Shared *shared = state->shared;
  char text[TEXT], place[1024];
  if (state->site->forward || !has(state, without, READ))
    return;
  choose(state, 0, shared->entries, without);
  if (!measure_whole(state, shared->floats ? 0x1p-6 : 0x1p-10) || agree_at_once(state, 0, 0) || !measure_halves(state))
    return;
  Slope slope = slope_of(state, 0, shared->entries, 1);
  if (slope.bad || slope.kink || slope.value == 0 || absolute(slope.value) <= 16 * slope.error)
    return;
  int64 k = 0;
  while ((shared->entry[k].flags & OF_KIND) != without)
    k++;
  name(state, shared->entry + k, place, sizeof place);
  snprintf(text, sizeof text, "    %s: the function depends on it, %s\n", place, why);
  tell_once(state, which, kind, 1, text);
}

static void check_released(State *state, int without) {
  check_without(state, without, LOST, "derivative released",
                "makes other memory in its place, and releases it and its shadow: nobody can read the derivative");
}

/* A global variable that is passed as an argument and also used by its name: how much of it has a shadow is known of what
 * the function touches behind the argument. And bits that are the same in a shadow may be those of a float that moves along
 * itself, or of no float. A derivative is right if it is so with such places, or without. */
static void drop(State *state, int flag) {
  Shared *shared = state->shared;
  for (int64 k = 0; k < shared->entries; k++)
    if (shared->entry[k].flags & flag)
      shared->entry[k].shadow = 0, shared->entry[k].flags |= UNSHADOWED;
  state->chosen = state->result = 0;
}

static int judge_derivative(State *state, int quiet) {
  int judged;
  state->quiet = quiet;
  if (state->site->forward) {
    /* Bytes that look like floats are moved, too: those that are none have no part in it. */
    int guessed = has(state, GUESSED, READ);
    judged = guessed ? check_forward(state, NO_PRIMAL | GUESSED, 0) : UNCLEAR;
    if (judged == UNCLEAR)
      judged = check_forward(state, NO_PRIMAL, !guessed && state->result);
  } else {
    judged = check_reverse(state, 0, state->result);
    if (has(state, GUESSED, READ))
      check_reverse(state, GUESSED, 0);
  }
  return judged;
}

static void check(State *state) {
  Shared *shared = state->shared;
  take_shadows(state, 1);
  if (!state->resumed)
    compare_primal(state);
  if (P.list)
    list(state);
  P.checked += state->direction == 0;
  state->site->checked++;
  if (!is_seeded(state)) {
    state->site->unseeded++;
    return;
  }
  if (shared->found & (OVERLAPS | SHARED_SHADOW | NAN_SHADOW))
    return;
  int judged = judge_derivative(state, (shared->found & (BY_NAME | SAME_BITS)) != 0);
  if (judged != AGREES && (shared->found & SAME_BITS)) {
    drop(state, EQUAL);
    judged = judge_derivative(state, (shared->found & BY_NAME) != 0);
  }
  if (judged == DIFFERS && (shared->found & BY_NAME)) {
    drop(state, NAMED);
    judged = judge_derivative(state, 0);
  }
  if (judged == UNCLEAR)
    tell_once(state, 1 << 21, "kink, or too noisy", 0,
              "    differences of two step sizes disagree with each other here: not checked\n");
}

/* ---- what the program calls ------------------------------------------------------------------------------ */

static Thread *thread(void) {
  if (!__enzcc_check_thread)
    __enzcc_check_thread = reserve(sizeof(Thread), 0);
  return __enzcc_check_thread;
}

/* Which checks are made, if the user does not say: the first of each request, and then those that the program's own time
 * pays for; what is free beside that, nobody notices. */
static const double MULTIPLE = 4, FREE = 0.02;

static int is_wanted(const Site *site) {
  if (site->failed >= 3)
    return 0;
  if (P.every > 0)
    return site->calls % P.every == (P.every == 1 ? 0 : 1);
  double own = now() - P.began - P.spent;
  return site->calls == 1 || P.spent + site->cost < FREE + MULTIPLE * own;
}

static void spend(Site *site, double seconds) {
  site->cost += seconds;
  P.spent += seconds;
}

/* A state for a request that begins; 0 where there is none. */
static State *enter(Site *site, char *frame, char *shadow, int direction) {
  if (!P.read)
    start(site);
  if (P.is_child)
    return 0;
  Thread *own = thread();
  if (!own)
    return 0;
  while (own->count && (own->state[own->count - 1].frame < frame ||
                        (direction == 0 && own->state[own->count - 1].frame == frame))) /* left by an exception */
    dismiss(own->state + --own->count);
  if (own->count == LANES_AT_ONCE)
    return 0;
  State *state = own->state + own->count;
  *state = (State){.site = site, .frame = frame, .shadow = shadow, .to_server = -1, .from_server = -1, .direction = direction};
  own->count++;
  if (direction == 0 && site->calls++ == 0) {
    site->next = P.sites;
    P.sites = site;
  }
  return state;
}

static void leave(Thread *own) {
  while (own->count && !own->state[own->count - 1].running)
    own->count--;
}

/* The server, and what it has found to be the floats. */
static int serve_state(State *state) {
  int orders[2], answers[2];
  if (pipe(orders) != 0)
    return 0;
  if (pipe(answers) != 0) {
    close(orders[0]), close(orders[1]);
    return 0;
  }
  state->server = fork();
  if (state->server == 0) {
    close(orders[1]), close(answers[0]);
    serve(state, __builtin_frame_address(0), orders[0], answers[1]);
  }
  close(orders[0]), close(answers[1]);
  state->to_server = orders[1];
  state->from_server = answers[0];
  state->running = state->server > 0;
  return state->running && answered(state);
}

/* All that is known before the derivative runs. */
static int look_before(State *state) {
  const Site *site = state->site;
  Shared *shared = state->shared;
  int64 flags = site->forward ? NO_PRIMAL : 0;
  int64 found = shared->found;
  if (state->resumed) /* the rest was told before the first half */
    shared->found &= NAN_SHADOW;
  tell_of_shadows(state); /* now: a derivative that gets such shadows may not come to its end */
  shared->found = found;
  choose(state, 0, shared->entries, flags);
  if (!state->resumed && !ask(state, 0, 0))
    return 0;
  if (site->in_halves && !state->resumed)
    return 1;
  if (!(shared->found & SHORT_SHADOW))
    check_without(state, UNSHADOWED, NULL_SHADOW, "null shadow", "and its shadow is null");
  check_released(state, RELEASED);
  check_released(state, RELEASED | GUESSED);
  choose(state, 0, shared->entries, flags);
  if (!site->forward)
    state->result = measure_whole(state, shared->floats ? singles[0] : doubles[0]);
  return site->forward || state->result;
}

static void start_check(State *state, double began, int done) {
  Site *site = state->site;
  if (!done) {
    site->failed++;
    tell_once(state, 1 << 22, "not checked", 0,
              "    the function did not come to an end in a child process (a signal, a hang, threads, an exception)\n");
    dismiss(state);
  } else
    watch_signals(state, 1);
  spend(site, now() - began);
}

EXPORT void __enzcc_check_begin(Site *site, char *frame, char *shadow, int direction) {
  State *state = enter(site, frame, shadow, direction);
  if (!state)
    return;
  if (direction == 0) {
    P.requests++;
    if ((site->wanted = is_wanted(site)))
      site->cost = 0;
  }
  if (!site->wanted)
    return;
  Thread *own = __enzcc_check_thread;
  int place = own->count - 1;
  if (!own->shared[place])
    own->shared[place] = reserve(sizeof(Shared), 1);
  state->shared = own->shared[place];
  if (!state->shared) {
    tell_once(state, 1 << 22, "not checked", 0, "    there is no address space for it (half a gigabyte, of which little is used)\n");
    return;
  }
  double began = now();
  start_check(state, began, serve_state(state) && look_before(state));
}

/* What is not checked is said. */
EXPORT void __enzcc_check_cannot(Site *site, const char *why) {
  char text[TEXT];
  if (!P.read)
    start(site);
  State state = {.site = site};
  if (P.is_child)
    return;
  P.requests++;
  site->calls++;
  snprintf(text, sizeof text, "    %s\n", why);
  tell_once(&state, 1 << 23, "not checked", 0, text);
}

static State *state_of(Thread *own, const char *frame, int direction) {
  for (int i = own && !P.is_child ? own->count - 1 : -1; i >= 0; i--)
    if (own->state[i].frame == frame && own->state[i].direction == direction)
      return own->state + i;
  return 0;
}

static void end_half(State *state, int place);

EXPORT void __enzcc_check_end(Site *site, char *frame, char *shadow, int direction) {
  Thread *own = __enzcc_check_thread;
  State *state = state_of(own, frame, direction);
  (void)site;
  if (!state)
    return;
  state->shadow = shadow;
  if (state->running) {
    double began = now();
    check(state);
    end_half(state, (int)(state - own->state));
    spend(state->site, now() - began);
  }
  leave(own);
}

#include "check_halves.h"
