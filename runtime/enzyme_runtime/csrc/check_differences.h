/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* check.c: derivatives along directions, measured and found; and how a float is called in messages. */

typedef struct Slope {
  double value, error, size, bend;
  int bad, kink;
} Slope;

/* The function at two places along the direction: y[1] and y[2]; y[0] is where it stands. */
static int measure_whole(State *state, double h) {
  state->step = h;
  state->halves = 0;
  return ask(state, 1, h) && ask(state, 2, -h);
}

/* And at half the step: y[3] and y[4]. */
static int measure_halves(State *state) {
  double h = state->step;
  if (!state->halves)
    state->halves = ask(state, 3, h / 2) && ask(state, 4, -h / 2);
  return state->halves;
}

static int measure(State *state, double h) { return measure_whole(state, h) && measure_halves(state); }

/* The sum of weights times what the outputs of [low, high) change by: by two step sizes (Richardson), with what these
 * differ by. */
static Slope slope_of(const State *state, int64 low, int64 high, int weighted) {
  const Shared *shared = state->shared;
  double h = state->step, first = 0, second = 0, bend = 0, half_bend = 0, noise = 0, size = 0;
  Slope slope = {0, 0, 0, 0, 0, 0};
  for (int64 k = low; k < high; k++) {
    const Entry *entry = shared->entry + k;
    double weight = weighted ? entry->before : 1;
    double y0 = shared->y[0][k], y1 = shared->y[1][k], y2 = shared->y[2][k], y3 = shared->y[3][k], y4 = shared->y[4][k];
    if (weighted && (!entry->shadow || weight == 0 || !is_finite(weight)))
      continue;
    double rounds = entry->flags & WRITTEN ? absolute(weight * y0) * (entry->code == F32 || shared->floats ? 0x1p-22 : 0x1p-50) / h : 0;
    if (is_finite(rounds))
      noise += rounds;
    if (y0 == y1 && y0 == y2 && y0 == y3 && y0 == y4) /* or what it changes by is lost in rounding */
      continue;
    if (!is_finite(y0 + y1 + y2 + y3 + y4)) {
      slope.bad |= !(entry->flags & GUESSED);
      continue;
    }
    double slope_here = weight * ((y3 - y4) / h);
    first += weight * ((y1 - y2) / (2 * h));
    second += slope_here;
    bend += weight * ((y1 - y0 - (y0 - y2)) / h);
    half_bend += weight * ((y3 - y0 - (y0 - y4)) / (h / 2));
    size += absolute(slope_here);
  }
  slope.value = (4 * second - first) / 3;
  slope.error = absolute(slope.value - second) + noise;
  slope.size = size;
  slope.bend = absolute(bend) > 8 * noise ? absolute(bend) : 0;
  slope.kink = absolute(half_bend) > 0.7 * absolute(bend) && absolute(half_bend) > 8 * noise &&
               absolute(half_bend) > 1e-6 * size;
  return slope;
}

enum { AGREES, DIFFERS, UNCLEAR };

static double rounding_of(const State *state) { return state->shared->floats ? 1e-5 : 1e-11; }

static double tolerance_of(const State *state) {
  return state->shared->floats && P.tolerance < 2e-3 ? 2e-3 : P.tolerance;
}

static int judge(const State *state, Slope slope, double found, double size, double *expected) {
  double larger = absolute(slope.value) > absolute(found) ? absolute(slope.value) : absolute(found);
  double rounding = (size + slope.size) * rounding_of(state), tolerance = tolerance_of(state);
  double difference = absolute(slope.value - found);
  *expected = slope.value;
  if (slope.bad)
    return UNCLEAR;
  if (difference <= tolerance * larger + 4 * slope.error + rounding)
    return 16 * slope.error < larger || difference <= tolerance * larger + rounding ? AGREES : UNCLEAR;
  if (slope.kink || 8 * slope.error > difference || !is_finite(found) != !is_finite(found))
    return UNCLEAR;
  return DIFFERS;
}

/* Next to a minimum, slopes are lost in what they change by within a step. What was found is then as near to what was
 * measured as to the slope at a place that is hardly another one: a `tolerance` of a step away. */
static int is_stationary(const State *state, Slope slope, double found) {
  return !slope.bad && !slope.kink && absolute(slope.value - found) <= tolerance_of(state) * slope.bend;
}

/* Most derivatives are right, and seen to be so by two evaluations: what was found is a central difference, and slopes to
 * both sides are alike. What is not so plain is looked at again. */
static int agrees_at_once(const State *state, double first, double bend, double size, double found, double found_size) {
  double larger = absolute(first) > absolute(found) ? absolute(first) : absolute(found);
  double tolerance = tolerance_of(state), rounding = (size + found_size) * rounding_of(state);
  return absolute(first - found) <= tolerance * larger + rounding && absolute(bend) <= 32 * state->step * size;
}

/* The same of all outputs together. */
static int agree_at_once(const State *state, double found, double found_size) {
  const Shared *shared = state->shared;
  double h = state->step, first = 0, bend = 0, size = 0;
  for (int64 k = 0; k < shared->entries; k++) {
    const Entry *entry = shared->entry + k;
    double weight = entry->before, y0 = shared->y[0][k], y1 = shared->y[1][k], y2 = shared->y[2][k];
    if (!entry->shadow || weight == 0 || !is_finite(weight) || (y0 == y1 && y0 == y2))
      continue;
    if (!is_finite(y0 + y1 + y2))
      return 0;
    double slope_here = weight * ((y1 - y2) / (2 * h));
    first += slope_here;
    bend += weight * ((y1 - y0 - (y0 - y2)) / h);
    size += absolute(slope_here);
  }
  return agrees_at_once(state, first, bend, size, found, found_size);
}

static double found_along(const State *state, double *size) {
  const Shared *shared = state->shared;
  double sum = 0;
  *size = 0;
  for (int64 k = shared->low; k < shared->high; k++) {
    double v = shared->v[k];
    if (v != 0 && shared->entry[k].shadow) {
      sum += v * shared->entry[k].after;
      *size += absolute(v * shared->entry[k].after);
    }
  }
  return sum;
}

static int is_readable(const Range *ranges, size_t count, const Range **last, const char *a) {
  if (*last && a >= (*last)->begin && a + 8 <= (*last)->end)
    return 1;
  *last = range_of(ranges, count, a);
  return *last && a + 8 <= (*last)->end;
}

static void name(const State *state, const Entry *entry, char *text, size_t room) {
  const Shared *shared = state->shared;
  const char *of = name_of_float(entry->code);
  if (entry->anchor < 0) {
    if (entry->of_result)
      snprintf(text, room, "the result");
    else
      snprintf(text, room, "argument %d", -1 - entry->anchor);
    return;
  }
  const char *at[8];
  int anchors[8], depth = 0;
  const char *place = entry->primal;
  for (int number = entry->anchor; depth < 8; depth++) {
    at[depth] = place;
    anchors[depth] = number;
    if (!shared->anchor[number].via) {
      depth++;
      break;
    }
    place = shared->anchor[number].via;
    number = shared->anchor[number].from;
  }
  int argument = shared->anchor[entry->anchor].argument;
  size_t length = argument ? (size_t)snprintf(text, room, "argument %d, at", argument)
                           : (size_t)snprintf(text, room, "a global variable, at");
  for (int i = depth - 1; i >= 0 && length + 32 < room; i--) {
    long offset = (long)(at[i] - shared->anchor[anchors[i]].at);
    length += (size_t)snprintf(text + length, room - length, i == depth - 1 ? " byte %ld" : " -> %ld", offset);
  }
  if (length + 32 < room)
    snprintf(text + length, room - length, " (%s, %g)", of, entry->value);
}
