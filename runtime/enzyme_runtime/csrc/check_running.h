/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
/* check.c: what is said where a derivative comes to no end: while one is looked at, the signals that end a program. */

static const int fatal[FATAL] = {4, 6, 7, 8, 11}; /* SIGILL, SIGABRT, SIGBUS, SIGFPE, SIGSEGV */

/* The innermost derivative that is looked at and has not ended; `here` is below its frame, unless an exception left it. */
static State *running_derivative(const char *here) {
  Thread *own = __enzcc_check_thread;
  for (int i = own ? own->count - 1 : -1; i >= 0; i--)
    if (own->state[i].running && here < own->state[i].frame)
      return own->state + i;
  return 0;
}

static void at_signal(int number) {
  char text[256];
  for (int i = 0; i < FATAL; i++)
    if (fatal[i] == number)
      sigaction(number, P.actions + i, 0);
  State *state = P.is_child ? 0 : running_derivative(__builtin_frame_address(0));
  if (state) {
    P.crashed = 1;
    snprintf(text, sizeof text, "    signal %d while it ran; the function itself comes to its end\n", number);
    tell(state, "derivative crashes", 1, text);
    write_report();
  }
  if (number == 6)
    kill(getpid(), number); /* the others come again where they came from */
}

/* From the first derivative that is looked at to the last. A program's own handlers stay. Rust's only tell of stacks that
 * are too small. */
static void watch_signals(State *state, int more) {
  state->watched = more > 0;
  int before = __atomic_fetch_add(&P.watched, more, __ATOMIC_SEQ_CST);
  if (before + more > 1 || (before > 0 && more > 0))
    return;
  for (int i = 0; i < FATAL; i++) {
    if (more > 0) {
      Action own = {.handler = at_signal};
      if (sigaction(fatal[i], 0, P.actions + i) == 0 && (!P.actions[i].handler || state->site->is_rust))
        sigaction(fatal[i], &own, 0);
    } else {
      Action now_there;
      if (sigaction(fatal[i], 0, &now_there) == 0 && now_there.handler == at_signal)
        sigaction(fatal[i], P.actions + i, 0);
    }
  }
}
