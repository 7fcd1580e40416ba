# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls that are tasks (normalize/tasks.py), as they are written: tasks.

    forward   task = new(tape, ...), with all that the call is given       some thread: task.frame = augmented(...)
              start(tape, task, ...)
    reverse   back(task)                                                   some thread: reverse(..., task.frame)

Each task has a tape of its own, which lives as long as what the task that makes it puts on its tape there. Where a task
was made, it is done backwards, together with those before it that may have run at the same time (csrc/parallel.c).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from enzyme_passes.attributes.emitted import RUNTIME
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, declare, zero
from enzyme_passes.ir.instructions import Call, operands
from enzyme_passes.ir.values import Function, Module, Value
from enzyme_passes.library import openmp, threads
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern
from enzyme_passes.synthesis.registry import Mode
from enzyme_passes.synthesis.shadow.threads import GIVEN, TASK_NEW, TASK_START, is_local, run_by

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.forward_sweep import Sweep

_OF_THREAD: Final = pattern(
    r"omp_get_thread_num_?|omp_get_ancestor_thread_num_?|__kmpc_threadprivate|llvm\.threadlocal"
)


class Tasks:
    """Writes tasks."""

    def __init__(self, module: Module, b: Builder) -> None:
        self.module = module
        self.b = b

    def plain(self, call: Call, arguments: Sequence[Value], tape: Value | None) -> None:
        """A task that carries no derivatives. `tape`: that of who makes it, where there is a reverse sweep: others may
        depend on this task, and are ordered by it there, too."""
        assert call.target is not None
        run = run_by(self.module, "plain", call.target, arguments)
        nothing: Value = zero(ty.PTR)
        if tape is not None:
            nothing = declare(self.module, "__enzcc_tasks_nothing", ty.PTR, [ty.PTR])
        self._start(tape or zero(ty.PTR), arguments, run, nothing)

    def whole(self, derivative: Function, given: Sequence[Value], tape: Value) -> None:
        """A derivative that has nothing to do backwards."""
        self._start(tape, given, run_by(self.module, "whole", derivative, given), zero(ty.PTR))

    def forward(self, halves: tuple[Function, Function], given: Sequence[Value], tape: Value) -> Value:
        """The augmented half; what is known of the task."""
        augmented, reverse = halves
        run = run_by(self.module, "forward", augmented, given)
        return self._start(tape, given, run, run_by(self.module, "reverse", reverse, given))

    def reverse(self, task: Value) -> None:
        """Where a task was made: it is done backwards."""
        self._call("__enzcc_tasks_back", ty.VOID, [task])

    def joined(self, tape: Value) -> None:
        """Behind what waits for tasks, in the forward sweep."""
        self._call("__enzcc_tasks_joined", ty.VOID, [tape])

    def _start(self, tape: Value, given: Sequence[Value], run: Function, back: Value) -> Value:
        b = self.b
        task = self._call(TASK_NEW, ty.PTR, [tape, b.i64(8 * len(given)), back])
        for k, value in enumerate(given):
            b.store(value, b.offset(task, GIVEN + 8 * k))
        self._call(TASK_START, ty.VOID, [tape, task, run])
        return task

    def _call(self, name: str, result: ty.Type, arguments: Sequence[Value]) -> Call:
        callee = declare(self.module, name, result, [a.type for a in arguments])
        callee.attributes = dict(RUNTIME)
        return self.b.call(callee, arguments)


def has_tasks(module: Module) -> bool:
    """Whether tasks are made in what is differentiated."""
    return openmp.TASK_ASKED in module.functions


def check_task(sweep: Sweep, call: Call) -> None:
    """Raises Failure where a task is made in a way that is not understood, or does what is not turned round."""
    session, mode = sweep.session, sweep.key.mode
    if session.is_inner:
        raise Failure("EZ0508", "the derivative of a derivative of what makes tasks", call)
    if session.replayed or mode not in (Mode.COMBINED, Mode.AUGMENTED, Mode.TANGENT):
        raise Failure("EZ0508", "tasks where tangents are replayed, or errors estimated", call)
    assert call.target is not None
    for function in session.call_graph.reachable(call.target):
        if mode is not Mode.TANGENT:
            _check_reached(function, call)


def _check_reached(function: Function, call: Call) -> None:
    """What is ordered by the thread that does a task, or by turns for which it would wait, which others hold up that
    are not begun, is ordered otherwise when tasks are done backwards."""
    name = function.name
    if name in (openmp.TURN, *openmp.SECTIONS, threads.MADE):
        raise Failure(
            "EZ0508",
            "a critical section, a lock, a reduction or a thread in a task of a differentiated function",
            call,
            notes=["whose turn comes when is not turned round there: a task would wait for one that is not begun"],
            helps=[
                "use `#pragma omp atomic` for sums",
                "or let each task write to memory of its own, and add behind it",
            ],
        )
    of_thread = next(
        (i for i in function.instructions() if any(map(is_local, operands(i)))) if function.defined else iter(()), None
    )
    if _OF_THREAD.match(name) or of_thread is not None:
        raise Failure(
            "EZ0508",
            "a task of a differentiated function uses what belongs to the thread that does it",
            of_thread or call,
            notes=["two tasks that one thread has done one after the other may be done backwards at the same time"],
            helps=["let each task have memory of its own"],
        )
