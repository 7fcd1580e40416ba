/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* check.c: requests of two halves, with the user's program between them.
 *
 * The server is started before the augmented half: so it has the inputs as they were. It is found again by the tape when
 * the other half begins, for which shadows hold the seeds. What the program does in between with inputs does not matter,
 * as it does not to the derivative. A tape that is read several times is checked once. */

static Half *half_of(const char *tape, int lane) {
  for (int i = 0; i < MOST_HALVES; i++)
    if (P.half[i].tape == tape && (!tape || P.half[i].state.lane == lane))
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

/* The augmented half has run, and what it has kept is `tape`: the server is needed again when that is read. */
EXPORT void __enzcc_check_keep(Site *site, char *frame, char *tape, int lane) {
  Thread *own = __enzcc_check_thread;
  State *state = state_of(own, frame, lane);
  if (!state)
    return;
  if (state->running) {
    double began = now();
    compare_primal(state);
    lock_halves();
    Half *half = state->shared->found & NEW_POINTER ? 0 : half_of(0, 0);
    if (half) {
      watch_signals(state, -1);
      *half = (Half){*state, tape, shadows_of(site, state->shadow)};
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

/* The other half begins: seeds are in the shadows now; and the frame is another one. */
EXPORT void __enzcc_check_resume(Site *site, char *frame, char *shadow, int lane, char *tape) {
  State *state = enter(site, frame, shadow, lane);
  if (!state)
    return;
  Thread *own = __enzcc_check_thread;
  lock_halves();
  Half *half = tape ? half_of(tape, lane) : 0, found = {.tape = 0};
  if (half) {
    found = *half;
    half->tape = 0;
  }
  unlock_halves();
  if (!found.tape)
    return;
  int place = own->count - 1;
  if (own->shared[place])
    munmap(own->shared[place], sizeof(Shared));
  *state = found.state;
  state->site = site;
  state->frame = frame;
  state->shadow = shadow;
  state->resumed = 1;
  Shared *shared = own->shared[place] = state->shared;
  for (int64 k = 0; k < shared->entries; k++)
    if (shared->entry[k].anchor < 0 && shared->entry[k].shadow)
      shared->entry[k].shadow += shadow - found.state.shadow;
  double began = now();
  if (found.shadows != shadows_of(site, shadow)) {
    tell_once(state, 1 << 25, "not checked", 0, "    the two halves are given shadows at different places\n");
    dismiss(state);
    return;
  }
  take_shadows(state, 0);
  look_for_nan(shared, site);
  start_check(state, began, look_before(state));
}
