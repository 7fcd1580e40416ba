/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* check.c: requests of two halves, with the user's program between them.
 *
 * The server is started before the augmented half: so it has the inputs as they were. It is found again by the tape when
 * the other half begins, for which shadows hold the seeds. What the program does in between with inputs does not matter,
 * as it does not to the derivative. A tangent along the tape (`__enzyme_fwdsplit`) has shadows of its own: they are found
 * from its arguments, by the same ways as those of the augmented half. A tape that stays may be read again. */

static Half *half_of(const char *tape, int direction) {
  for (int i = 0; i < MOST_HALVES; i++)
    if (P.half[i].tape == tape && (!tape || P.half[i].state.direction == direction))
      return P.half + i;
  return 0;
}

/* The addresses of the shadows that arguments have. */
static word shadows_of(const Site *site, const char *shadow) {
  word sum = 0;
  for (int64 i = 0; i < site->slot_count; i++)
    if (site->slots[i].shadowed && site->slots[i].code == POINTER)
      sum = mixed(sum ^ bits_of(shadow + site->slots[i].offset));
  return sum;
}

static void lock_halves(void) {
  while (__atomic_test_and_set(&P.half_lock, __ATOMIC_ACQUIRE))
    ;
}

static void unlock_halves(void) { __atomic_clear(&P.half_lock, __ATOMIC_RELEASE); }

/* A place for one more; that of a tape which was read and stays is needed no longer. */
static Half *room_for_half(void) {
  Half *found = half_of(0, 0);
  for (int i = 0; !found && i < MOST_HALVES; i++)
    if (P.half[i].read) {
      found = P.half + i;
      dismiss(&found->state);
      munmap(found->state.shared, sizeof(Shared));
    }
  return found;
}

/* Where the shadows of a tangent are: of what the augmented half found behind its arguments' pointers, in order. */
static int place_others(State *state, const Site *before) {
  Shared *shared = state->shared;
  const Site *site = state->site;
  if (before->slot_count != site->slot_count || (shared->found & (SHORT_SHADOW | FREED_INPUT)))
    return 0;
  for (int64 i = 0; i < site->slot_count; i++)
    if (site->slots[i].shadowed && !before->slots[i].shadowed)
      return 0;
  Range *ranges = reserve(MOST_RANGES * sizeof(Range), 0);
  const Range *last = 0;
  size_t count = ranges ? read_ranges(ranges, state->frame) : 0;
  int known = 1;
  for (int64 i = 0; i < shared->anchors; i++) {
    Anchor *anchor = shared->anchor + i;
    const Anchor *from = shared->anchor + anchor->from;
    anchor->other = 0;
    if (anchor->kind == WITHOUT)
      continue;
    if (anchor->via) {
      char *place = from->other ? anchor->via + (from->other - from->pointer) : 0;
      if (place && is_readable(ranges, count, &last, place))
        memcpy(&anchor->other, place, 8);
    } else if (anchor->argument)
      memcpy(&anchor->other, state->shadow + site->slots[anchor->from].offset, 8);
    else if (anchor->kind == SHADOWED) /* of a global variable, which has one shadow */
      anchor->other = anchor->pointer + anchor->delta;
    if (anchor->other == anchor->pointer)
      anchor->other = 0;
    known &= anchor->kind != SAME || !anchor->other;
  }
  munmap(ranges, MOST_RANGES * sizeof(Range));
  return known;
}

/* Let entries have these shadows, or those of the augmented half. */
static void use_shadows(Shared *shared, int others) {
  for (int64 k = 0; k < shared->entries; k++) {
    Entry *entry = shared->entry + k;
    if (entry->anchor < 0)
      continue;
    const Anchor *anchor = shared->anchor + entry->anchor;
    char *shadow = anchor->other ? entry->primal + (anchor->other - anchor->pointer) : 0;
    if (!others)
      shadow = anchor->kind == SHADOWED ? entry->primal + anchor->delta : 0;
    entry->shadow = shadow;
    entry->flags = (entry->flags & ~UNSHADOWED) | (shadow ? 0 : UNSHADOWED);
  }
}

/* The augmented half has run, and what it has kept is `tape`: the server is needed again when that is read. */
EXPORT void __enzcc_check_keep(Site *site, char *frame, char *tape, int direction) {
  Thread *own = __enzcc_check_thread;
  State *state = state_of(own, frame, direction);
  if (!state)
    return;
  if (state->running) {
    double began = now();
    compare_primal(state);
    lock_halves();
    Half *half = state->shared->found & NEW_POINTER ? 0 : room_for_half();
    if (half) {
      watch_signals(state, -1);
      *half = (Half){*state, tape, shadows_of(site, state->shadow), 0};
      own->shared[state - own->state] = 0;
      state->running = 0;
    }
    unlock_halves();
    if (state->shared->found & NEW_POINTER)
      tell_once(state, 1 << 24, "not checked", 0,
                "    the function leaves pointers in memory: seeds may be where there was nothing when it began\n");
    dismiss(state);
    spend(state->site, now() - began);
  }
  leave(own);
}

/* Takes what is known of a tape; nothing where it is unknown, or stays and is not looked at this time. */
static int take_half(Half *found, Site *site, const char *tape, int direction) {
  int is_taken = 0;
  lock_halves();
  Half *half = tape ? half_of(tape, direction) : 0;
  if (half && (!site->keeps_tape || is_wanted(site))) {
    *found = *half;
    half->tape = 0;
    is_taken = 1;
  }
  unlock_halves();
  return is_taken;
}

/* The tape stays, and may be read again: so does the server. */
static void keep_half(State *state, int place) {
  Thread *own = __enzcc_check_thread;
  use_shadows(state->shared, 0);
  lock_halves();
  Half *half = state->shared->found & SHORT_SHADOW ? 0 : room_for_half();
  if (half) {
    if (state->watched)
      watch_signals(state, -1);
    *half = (Half){*state, state->tape, state->tape_shadows, 1};
    half->state.site = state->tape_site;
    half->state.resumed = half->state.chosen = half->state.result = 0;
    own->shared[place] = 0;
    state->running = 0;
  }
  unlock_halves();
  dismiss(state);
}

static void end_half(State *state, int place) {
  if (state->tape)
    keep_half(state, place);
  else
    dismiss(state);
}

/* The other half begins: seeds are in the shadows now; and the frame is another one. */
EXPORT void __enzcc_check_resume(Site *site, char *frame, char *shadow, int direction, char *tape) {
  State *state = enter(site, frame, shadow, direction);
  if (!state)
    return;
  Thread *own = __enzcc_check_thread;
  Half found;
  if (!take_half(&found, site, tape, direction))
    return;
  if (found.read && direction == 0)
    P.requests++;
  int place = own->count - 1;
  if (own->shared[place])
    munmap(own->shared[place], sizeof(Shared));
  *state = found.state;
  state->site = site;
  state->frame = frame;
  state->shadow = shadow;
  state->resumed = 1;
  state->tape = site->keeps_tape ? tape : 0;
  state->tape_shadows = found.shadows;
  state->tape_site = found.state.site;
  Shared *shared = own->shared[place] = state->shared;
  for (int64 k = 0; k < shared->entries; k++)
    if (shared->entry[k].anchor < 0 && shared->entry[k].shadow)
      shared->entry[k].shadow += shadow - found.state.shadow;
  double began = now();
  shared->found &= ~(int64)NAN_SHADOW;
  if (site->forward ? !place_others(state, found.state.site) : found.shadows != shadows_of(site, shadow)) {
    tell_once(state, 1 << 25, "not checked", 0,
              site->forward ? "    other things have a shadow than in the augmented half, or it has released an input\n"
                            : "    the two halves are given shadows at different places\n");
    end_half(state, place);
    return;
  }
  if (site->forward)
    use_shadows(shared, 1);
  take_shadows(state, 0);
  look_for_nan(shared, site);
  start_check(state, began, look_before(state));
}
