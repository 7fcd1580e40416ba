# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is known of threads that a program starts by itself, in the form in which analyses and synthesis read them
(normalize/threads.py).

    call i32 @__enzcc_thread_made(ptr %handle)              the status of a start, which has written the handle
    call i64 @__enzcc_thread_join(i64 %handle, ptr %result) waits; what is joined, for the reverse sweep
    call i32 @__enzcc_thread_status(i64 %joined)
    call i32 @__enzcc_pthread_mutex_lock(ptr %mutex)        and all of `ORIGINALS`: what they are without __enzcc_
    call i64 @__enzcc_event(ptr %object)                    behind what may wait for other threads, and before what lets
                                                            them go on: which event of this object it is
    call void @__enzcc_atomic_begin(ptr %place)             a section of one atomic operation
    call i64 @__enzcc_atomic_turn(ptr %place)               at its end: which one of its place it was
    call i64 @__enzcc_barrier_turn(ptr %barrier)            before a wait at a barrier: which time it is
    call ptr @__enzcc_thread_local(ptr %v, ptr %key, i64 8) this thread's variable, also in its reverse sweep
    call i64 @__enzcc_futex(i64 202, ptr %place, i32 %op, i32 %value, ptr %limit)

Where a derivative has them, they are functions of the runtime with other names (csrc/parallel.c): they know the tape.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.library.facts import Facts

CREATE: Final = "pthread_create"
JOIN: Final = "pthread_join"
BARRIER_INIT: Final = "pthread_barrier_init"
BARRIER_WAIT: Final = "pthread_barrier_wait"

_OWN: Final = "__enzcc_"
WAITS: Final = {
    **dict.fromkeys(("pthread_mutex_lock", "pthread_mutex_trylock", "pthread_spin_lock", "pthread_spin_trylock"), 0),
    **dict.fromkeys(("pthread_mutex_timedlock", "pthread_mutex_clocklock"), 0),
    **dict.fromkeys(
        (f"pthread_rwlock_{how}{what}lock" for how in ("", "try", "timed", "clock") for what in ("rd", "wr")), 0
    ),
    **dict.fromkeys(("sem_wait", "sem_trywait", "sem_timedwait", "sem_clockwait"), 0),
    **dict.fromkeys(("pthread_cond_wait", "pthread_cond_timedwait", "pthread_cond_clockwait"), 1),
}
"""What may wait until other threads let a thread go on, and by which of its arguments they know each other."""
LETS_GO: Final = {
    **dict.fromkeys(("pthread_mutex_unlock", "pthread_spin_unlock", "pthread_rwlock_unlock", "sem_post"), 0),
    **dict.fromkeys(("pthread_cond_wait", "pthread_cond_timedwait", "pthread_cond_clockwait"), 1),
}
"""Likewise what lets others go on. To wait for a condition is both: of the mutex, before and after."""

MADE: Final = "__enzcc_thread_made"
JOINED: Final = "__enzcc_thread_join"
STATUS: Final = "__enzcc_thread_status"
EVENT: Final = "__enzcc_event"
ATOMIC: Final = "__enzcc_atomic_begin"
ATOMIC_TURN: Final = "__enzcc_atomic_turn"
ATOMIC_END: Final = "__enzcc_atomic_end"
BARRIER_MADE: Final = f"{_OWN}{BARRIER_INIT}"
BARRIER_TURN: Final = "__enzcc_barrier_turn"
BARRIER: Final = f"{_OWN}{BARRIER_WAIT}"
LOCAL: Final = "__enzcc_thread_local"
FUTEX: Final = "__enzcc_futex"
ORIGINALS: Final = {f"{_OWN}{name}": name for name in (*WAITS, *LETS_GO, BARRIER_INIT, BARRIER_WAIT)}
"""What these are where nothing is differentiated; events and turns are nothing there."""
UNDONE: Final = frozenset({JOINED, EVENT, ATOMIC, ATOMIC_TURN, ATOMIC_END, BARRIER_TURN, *ORIGINALS})
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
    EVENT: _SAID,
    ATOMIC: _ORDER,
    ATOMIC_TURN: _SAID,
    ATOMIC_END: _ORDER,
    BARRIER_TURN: _SAID,
    LOCAL: {"returns_argument": 0, "inactive": True},
    FUTEX: {"reads": (1, 4), "errno": True, **_SAID},  # who was let go on looks at the place, and that is in order
    "__enzcc_wake": {"errno": True, **_SAID},
    **dict.fromkeys(ORIGINALS, _ORDER),
    BARRIER_MADE: {"reads": (1,), "writes": (0,), **_SAID},
}


def facts_of(name: str) -> Facts | None:
    """The facts of one of these functions; None of any other."""
    return _TABLE.get(name)
