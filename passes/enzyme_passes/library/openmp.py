# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What functions of OpenMP's runtime do, as clang and flang call them, and which of them have to be undone.

    call void @__kmpc_for_static_init_4(ptr @loc, i32 %thread, i32 34, ptr %last, ptr %lower, ptr %upper, ...)
    call void @__kmpc_barrier(ptr @loc, i32 %thread)

No derivative passes through any of them. Who gets which iterations is asked for once, forward: the reverse sweep goes
through the iterations that its thread had. What orders the threads has to order them in the reverse sweep, too: the
other way round (`UNDONE`). A function of the runtime that is in neither table is not understood: it may order threads
in ways that would have to be turned round.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from enzyme_passes.library import threads
from enzyme_passes.library.facts import Facts
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.patterns import pattern

FORK: Final = "__kmpc_fork_call"
REDUCE: Final = ("__kmpc_reduce", "__kmpc_reduce_nowait")
END_REDUCE: Final = ("__kmpc_end_reduce", "__kmpc_end_reduce_nowait")
PUSH_THREADS: Final = "__kmpc_push_num_threads"
BARRIER: Final = "__kmpc_barrier"
CRITICAL: Final = "__kmpc_critical"
END_CRITICAL: Final = "__kmpc_end_critical"
COPY: Final = "__kmpc_copyprivate"
PUBLISH: Final = "__enzcc_team_publish"
PUBLISHED: Final = "__enzcc_team_published"
"""Around what one thread gives to its team: no other team is there meanwhile (csrc/parallel.c)."""
_GIVEN: Final = "__enzcc_published_"
SERIAL: Final = "__kmpc_serialized_parallel"
END_SERIAL: Final = "__kmpc_end_serialized_parallel"
THREAD: Final = "__kmpc_global_thread_num"

SECTIONS: Final = {
    CRITICAL: END_CRITICAL,
    "__kmpc_critical_with_hint": END_CRITICAL,
    "__kmpc_ordered": "__kmpc_end_ordered",
    "omp_set_lock": "omp_unset_lock",
}
"""What begins a section in which a thread is alone, and what ends it."""
TURN: Final = "__enzcc_turn_take"
"""Called at the end of a section: the number of the section among those of its lock (csrc/parallel.c)."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The arguments through which a thread is told which iterations it has, from `lower` to `upper`."""

    lower: int
    upper: int
    signed: bool


_BOUNDS: Final = {
    f"__kmpc_{name}_{size}{sign}": Bounds(lower, lower + 1, not sign)
    for name, lower in (("for_static_init", 4), ("dispatch_next", 3))
    for size in "48"
    for sign in ("", "u")
}
NEXT_OF: Final = {name: name.replace("next", "init") for name in _BOUNDS if "dispatch" in name}
"""Of what asks for the next iterations, by what such a loop is begun."""
FIRST: Final = 3
LAST: Final = 4
"""Arguments of what begins a loop: the bounds of all its iterations."""

TASK_ALLOC: Final = "__kmpc_omp_task_alloc"
TASK: Final = "__kmpc_omp_task"
TASK_DEPENDS: Final = "__kmpc_omp_task_with_deps"
TASK_BEGIN: Final = "__kmpc_omp_task_begin_if0"
TASK_END: Final = "__kmpc_omp_task_complete_if0"
TASK_LOOP: Final = "__enzcc_taskloop"
TASK_DROPPED: Final = "__enzcc_task_drop"
TASK_ASKED: Final = "__enzcc_task_ask"
"""Called before a task is made: how, and on what it depends (csrc/parallel.c)."""
TASK_BEGUN: Final = "__enzcc_task_begin"
TASK_ENDED: Final = "__enzcc_task_end"
JOINS: Final = frozenset(
    {
        *("__kmpc_omp_taskwait", "__kmpc_taskgroup", "__kmpc_end_taskgroup", "__kmpc_omp_wait_deps"),
        *("__kmpc_omp_taskwait_deps_51", TASK_BEGUN, TASK_ENDED, BARRIER),
    }
)
"""Behind these, a task may need what earlier ones did that the same task has made."""
MADE_OR_JOINED: Final = JOINS | {TASK_ASKED}

UNDONE: Final = frozenset({BARRIER, SERIAL, END_SERIAL, *SECTIONS, *SECTIONS.values(), TURN, *threads.UNDONE, *JOINS})
"""What has a counterpart in the reverse sweep, whether or not numbers are at stake where it is called."""
IN_REVERSE: Final = ("__enzcc_turn_wait", "__enzcc_turn_done")
"""What is called in the reverse sweep alone: it has no counterpart."""

_OF_TEAM: Final = pattern(
    r"__kmpc_(?:for_static_init|dispatch_init|barrier|single|master|masked|critical|ordered|reduce|omp_task|taskgroup)|"
    r"omp_get_thread_num|__enzcc_task_"
)
_SAID: Final[Facts] = {"observable": True, "inactive": True}
_INTEGERS: Final[Facts] = {"writes_integers": True, **_SAID}
_ORDER: Final[Facts] = {"reads_anything": True, "writes_anything": True, "writes_integers": True, **_SAID}
"""Here what other threads have written comes to be seen."""

_TABLE: Final[tuple[tuple[str, Facts], ...]] = (
    (r"__kmpc_for_static_init_[48]u?", {"reads": (4, 5, 6), "writes": (3, 4, 5, 6), **_INTEGERS}),
    (r"__kmpc_dispatch_next_[48]u?", {"writes": (2, 3, 4, 5), **_INTEGERS}),
    (r"__kmpc_(?:for_static_fini|dispatch_init_[48]u?|dispatch_fini_[48]u?|dispatch_deinit|push_num_threads|"
     r"push_proc_bind|single|end_single|master|end_master|masked|end_masked)", _SAID),
    (r"__kmpc_(?:global_thread_num|global_num_threads|bound_thread_num|bound_num_threads)", {"inactive": True}),
    (r"omp_get_(?:thread_num|num_threads|max_threads|num_procs|thread_limit|dynamic|nested|level|active_level|"
     r"ancestor_thread_num|team_size|max_active_levels|supported_active_levels|proc_bind|wtime|wtick|cancellation)_?",
     _SAID),
    (r"omp_(?:in_parallel|in_final|set_num_threads|set_dynamic|set_nested|set_max_active_levels|set_schedule|"
     r"init_lock|destroy_lock|init_lock_with_hint)_?", _SAID),
    ("|".join(sorted({BARRIER, SERIAL, END_SERIAL, *SECTIONS, *SECTIONS.values()})), _ORDER),
    (TURN, _SAID),
    (r"__enzcc_(?:tape_fork|tape_child|turns_begin|turns_enter)", {"returns_own": True, **_SAID}),
    (r"__enzcc_team_(?:check|enter|leave|state|publish|published)", _SAID),
    (r"__kmpc_(?:omp_taskwait|taskgroup|end_taskgroup|omp_taskyield)", _SAID),  # a task is seen where it is made
    (r"__kmpc_omp_(?:wait_deps|taskwait_deps_51)", {"reads": (3,), **_SAID}),
    (TASK_ASKED, {"reads": (2,), **_SAID}),
    (TASK_BEGUN, {"returns_own": True, **_SAID}),
    (TASK_ENDED, _SAID),
    (r"__enzcc_sums_begin", {"returns_own": True, **_SAID}),
    (r"__enzcc_sums_(?:double|float)", _ORDER),
    (r"__enzcc_turn_(?:wait|done)", _ORDER),
)  # fmt: skip
_RUNTIME: Final = pattern(r"__kmpc_|omp_[a-z]|GOMP_|__tgt_")


@cache
def facts_of(name: str) -> Facts | None:
    """The facts of a function of OpenMP's runtime; None of any other."""
    if not name.startswith(("__kmpc_", "omp_", "__enzcc_t")):
        return None
    return next((facts for pattern, facts in _TABLE if re.fullmatch(pattern, name)), None)


def variable_for_given(name: str) -> str:
    """What the variable is called by which a thread gives something, by the name of what copies it."""
    return f"{_GIVEN}{name}"


def is_variable_for_given(name: str) -> bool:
    return name.startswith(_GIVEN)


def is_of_team(name: str) -> bool:
    """Whether what a function does, it does for the team that calls it."""
    return _OF_TEAM.match(name) is not None


def bounds_of(name: str) -> Bounds | None:
    """How a function tells a thread which iterations of a loop it has; None of any other. No other thread of the team
    has one of them."""
    return _BOUNDS.get(name)


def is_runtime(name: str) -> bool:
    """Whether a function without a body is one of the runtime's."""
    return _RUNTIME.match(name) is not None
