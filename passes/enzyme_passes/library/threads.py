# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is known of threads that a program starts by itself, in the form in which analyses and synthesis read them
(normalize/threads.py).

    call i32 @__enzcc_thread_made(ptr %handle)              the status of a start, which has written the handle
    call i64 @__enzcc_thread_join(i64 %handle, ptr %result) waits; what is joined, for the reverse sweep
    call i32 @__enzcc_thread_status(i64 %joined)
    call i32 @__enzcc_mutex_lock(ptr %mutex)
    call i64 @__enzcc_mutex_turn(ptr %mutex)                at the end of a section: which one of its lock it was
    call i32 @__enzcc_mutex_unlock(ptr %mutex)
    call i32 @__enzcc_mutex_trylock(ptr %mutex)             the beginning of a section if it gives 0
    call void @__enzcc_atomic_begin(ptr %place)             a section of one atomic operation, ended likewise
    call i32 @__enzcc_cond_wait(ptr %condition, ptr %mutex) the end of a section, and the beginning of another one
    call i32 @__enzcc_barrier_init(ptr %barrier, ptr %attributes, i32 %count)
    call i64 @__enzcc_barrier_turn(ptr %barrier)            before a wait: which time it is
    call i32 @__enzcc_barrier_wait(ptr %barrier)

Where a derivative has them, they are functions of the runtime with other names (csrc/parallel.c): they know the tape.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.library.facts import Facts

CREATE: Final = "pthread_create"
JOIN: Final = "pthread_join"
LOCK: Final = "pthread_mutex_lock"
UNLOCK: Final = "pthread_mutex_unlock"
TRYLOCK: Final = "pthread_mutex_trylock"

CONDITION_WAIT: Final = "pthread_cond_wait"
BARRIER_INIT: Final = "pthread_barrier_init"
BARRIER_WAIT: Final = "pthread_barrier_wait"

MADE: Final = "__enzcc_thread_made"
JOINED: Final = "__enzcc_thread_join"
STATUS: Final = "__enzcc_thread_status"
LOCKED: Final = "__enzcc_mutex_lock"
TURN: Final = "__enzcc_mutex_turn"
UNLOCKED: Final = "__enzcc_mutex_unlock"
TRIED: Final = "__enzcc_mutex_trylock"
ATOMIC: Final = "__enzcc_atomic_begin"
ATOMIC_END: Final = "__enzcc_atomic_end"
WAITED: Final = "__enzcc_cond_wait"
BARRIER_MADE: Final = "__enzcc_barrier_init"
BARRIER_TURN: Final = "__enzcc_barrier_turn"
BARRIER: Final = "__enzcc_barrier_wait"
ORIGINALS: Final = {
    LOCKED: LOCK,
    UNLOCKED: UNLOCK,
    TRIED: TRYLOCK,
    WAITED: CONDITION_WAIT,
    BARRIER_MADE: BARRIER_INIT,
    BARRIER: BARRIER_WAIT,
}
"""What these are where nothing is differentiated; the turns are nothing there."""
UNDONE: Final = frozenset({JOINED, TURN, ATOMIC, ATOMIC_END, BARRIER_TURN, *ORIGINALS})
"""What has a counterpart in the reverse sweep, whether or not numbers are at stake where it is called."""

IN_DERIVATIVES: Final = "__enzcc_threads_"
"""What the names of the runtime's functions begin with, which derivatives call in the place of these."""

_SAID: Final[Facts] = {"observable": True, "inactive": True, "writes_integers": True}
_ORDER: Final[Facts] = {"reads_anything": True, "writes_anything": True, **_SAID}
"""Here what other threads have written comes to be seen."""
_TABLE: Final[dict[str, Facts]] = {
    MADE: {"writes": (0,), **_SAID},
    JOINED: {"writes": (1,), **_SAID},  # what the thread did is seen where it starts (normalize/threads.py)
    STATUS: _SAID,
    LOCKED: _ORDER,
    TURN: _SAID,
    UNLOCKED: _ORDER,
    TRIED: _ORDER,
    ATOMIC: _ORDER,
    ATOMIC_END: _ORDER,
    WAITED: _ORDER,
    BARRIER_MADE: {"reads": (1,), "writes": (0,), **_SAID},
    BARRIER_TURN: _SAID,
    BARRIER: _ORDER,
}


def facts_of(name: str) -> Facts | None:
    """The facts of one of these functions; None of any other."""
    return _TABLE.get(name)
