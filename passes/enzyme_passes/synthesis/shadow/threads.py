# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls that threads make which start there (normalize/threads.py), as they are written: threads.

    forward   thread = new(tape, ...), with all that the call is given      a thread: thread.frame = augmented(...)
              start(thread, handle, ...)
              n = join(handle)
    reverse   back(n)                                                       a thread: reverse(..., thread.frame)
              wait(thread)

Each thread has a tape of its own, which lives as long as what the starting thread puts on its tape there. What a thread
is and what orders threads, the runtime knows (csrc/parallel.c).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, Literal

from enzyme_passes.attributes.emitted import RUNTIME
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, declare, define, zero
from enzyme_passes.ir.instructions import Call, operands
from enzyme_passes.ir.values import Function, GlobalVariable, Module, Value, parts_of
from enzyme_passes.library import threads
from enzyme_passes.normalize.parallel_regions import IS_REGION
from enzyme_passes.normalize.threads import ATTRIBUTES, HANDLE, OWN, RETURNED, RUN, key_of
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.registry import Mode

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.forward_sweep import Sweep

Kind = Literal["plain", "whole", "forward", "reverse"]
START: Final = "__enzcc_threads_start"
TASK_NEW: Final = "__enzcc_tasks_new"
TASK_START: Final = "__enzcc_tasks_start"
_RUN: Final = "__enzcc_run_"  # before the names of functions that threads run
_TAPE, _FRAME, GIVEN = 0, 8, 80  # where a thread's things are, or a task's (csrc/parallel.c)


class Threads:
    """Writes threads."""

    def __init__(self, module: Module, b: Builder) -> None:
        self.module = module
        self.b = b

    def plain(self, call: Call, arguments: Sequence[Value], tape: Value) -> None:
        """A thread that carries no derivatives."""
        assert call.target is not None
        name, given = call.target.attributes[RUN], arguments[OWN:]
        run = run_by(self.module, "plain", self.module.functions[name] if name else None, given)
        self._start(tape, arguments, given, run, zero(ty.PTR))

    def whole(self, derivative: Function, arguments: Sequence[Value], given: Sequence[Value], tape: Value) -> None:
        """A derivative that has nothing to do backwards. `arguments`: of the call; `given`: of the derivative."""
        self._start(tape, arguments, given, run_by(self.module, "whole", derivative, given), zero(ty.PTR))

    def forward(
        self, halves: tuple[Function, Function], arguments: Sequence[Value], given: Sequence[Value], tape: Value
    ) -> Value:
        """The augmented half; what is known of the thread."""
        augmented, reverse = halves
        run, back = run_by(self.module, "forward", augmented, given), run_by(self.module, "reverse", reverse, given)
        return self._start(tape, arguments, given, run, back)

    def reverse(self, thread: Value) -> None:
        """Where a thread was started: it is done with its reverse half."""
        self._call("__enzcc_threads_wait", ty.VOID, [thread])

    def ordered(self, call: Call, primal: Callable[[Value], Value], tape: Value, *, comes_back: bool) -> Value:
        """What joins threads or orders them, in the forward sweep. `comes_back`: there is a reverse sweep."""
        assert call.target is not None
        arguments = [primal(a) for a in call.arguments]
        match call.target.name:
            case threads.JOINED:
                if RETURNED in call.function_attributes:
                    raise Failure(
                        "EZ0508",
                        "what a thread returns is taken where it is joined in a differentiated function",
                        call,
                        notes=["whose derivatives it would lead to is not known there"],
                        helps=["let the thread write to memory that it is given", "or let all threads return null"],
                    )
                return self._call("__enzcc_threads_join", ty.I64, arguments)
            case threads.ATOMIC:
                return self._call("__enzcc_threads_atomic_begin", ty.VOID, [])
            case threads.ATOMIC_END:
                return self._call("__enzcc_threads_atomic_end", ty.VOID, [])
            case threads.EVENT:
                return self._call("__enzcc_threads_event", ty.I64, [tape, *arguments]) if comes_back else zero(ty.I64)
            case threads.ATOMIC_TURN:
                return self._call("__enzcc_threads_turn", ty.I64, [tape, *arguments]) if comes_back else zero(ty.I64)
            case threads.BARRIER_MADE if comes_back:
                return self._call("__enzcc_threads_barrier_init", call.type, [tape, *arguments])
            case threads.BARRIER_TURN:
                turn = "__enzcc_threads_barrier_turn"
                return self._call(turn, ty.I64, [tape, *arguments]) if comes_back else zero(ty.I64)
            case name:
                return self._call(threads.ORIGINALS[name], call.type, arguments)

    def undo(self, call: Call, primal: Callable[[Value], Value], tape: Value) -> None:
        """The counterpart in the reverse sweep. `primal`: a value of the forward sweep."""
        assert call.target is not None
        match call.target.name:
            case threads.JOINED:
                self._call("__enzcc_threads_back", ty.VOID, [primal(call)])
            case threads.EVENT:
                self._call("__enzcc_threads_event_back", ty.VOID, [tape, primal(call.arguments[0]), primal(call)])
            case threads.ATOMIC_TURN:
                self._call("__enzcc_threads_turn_wait", ty.VOID, [tape, primal(call.arguments[0]), primal(call)])
            case threads.ATOMIC:
                self._call("__enzcc_threads_turn_done", ty.VOID, [tape, primal(call.arguments[0])])
            case threads.BARRIER_TURN:
                barrier = primal(call.arguments[0])
                self._call("__enzcc_threads_barrier_back", ty.VOID, [tape, barrier, primal(call)])
            case _:
                pass

    def _start(
        self, tape: Value, arguments: Sequence[Value], given: Sequence[Value], run: Function, back: Value
    ) -> Value:
        b = self.b
        thread = self._call("__enzcc_threads_new", ty.PTR, [tape, b.i64(8 * len(given))])
        for k, value in enumerate(given):
            b.store(value, b.offset(thread, GIVEN + 8 * k))
        self._call(START, ty.VOID, [thread, arguments[HANDLE], arguments[ATTRIBUTES], run, back])
        return thread

    def _call(self, name: str, result: ty.Type, arguments: Sequence[Value]) -> Call:
        callee = declare(self.module, name, result, [a.type for a in arguments])
        if name.startswith(threads.IN_DERIVATIVES):
            callee.attributes = dict(RUNTIME)
        return self.b.call(callee, arguments)


def run_by(module: Module, kind: Kind, callee: Function | None, given: Sequence[Value]) -> Function:
    """What a thread or a task runs; no `callee`: what it is given last."""
    name = f"{_RUN}{kind}_{callee.name if callee is not None else ''}"
    known = module.functions.get(name)
    if known is not None:
        return known
    made = define(module, name, ty.PTR, [(ty.PTR, "thread")])
    (thread,) = made.arguments
    b = Builder(module, add_block(made, "entry"))
    passed: list[Value] = [b.load(v.type, b.offset(thread, GIVEN + 8 * k)) for k, v in enumerate(given)]
    if callee is None:
        own, run = passed
        b.ret(b.insert(Call(run, [own], ty.function(ty.PTR, (ty.PTR,)))))
        return made
    made.attributes = {n: v for n, v in callee.attributes.items() if n == "nounwind"}
    tape = b.load(ty.PTR, b.offset(thread, _TAPE)) if kind != "plain" else None
    if kind == "reverse":
        passed.append(b.load(ty.PTR, b.offset(thread, _FRAME)))
    left = b.call(callee, [*passed, *([tape] if tape is not None else [])])
    if kind == "forward":
        b.store(b.extract(left, 0), b.offset(thread, _FRAME))
    b.ret(left if kind == "plain" and left.type is ty.PTR else zero(ty.PTR))
    return made


def runs_of(call: Call) -> list[Function]:
    """What a thread or a task runs, forwards and backwards, where a call is a start that was written here."""
    started = call.target is not None and call.target.name in (START, TASK_NEW, TASK_START)
    given = call.arguments if started else []
    return [f for f in given if isinstance(f, Function) and f.name.startswith(_RUN)]


def check_start(sweep: Sweep, call: Call) -> None:
    """Raises Failure where a thread is started, or waits, in ways that are not understood."""
    session, mode = sweep.session, sweep.key.mode
    if session.is_inner:
        raise nested(call)
    if session.replayed or mode not in (Mode.COMBINED, Mode.AUGMENTED, Mode.TANGENT):
        raise Failure("EZ0508", "threads where tangents are replayed, or errors estimated", call)
    graph = session.call_graph
    reached = [r for c in session.analyses.roots if sweep.primal in (r := graph.reachable(c.function))]
    if any(IS_REGION in f.attributes for functions in reached for f in functions):
        raise Failure(
            "EZ0508",
            "threads of the program's own where regions of OpenMP are differentiated",
            call,
            helps=["use either of them in what is differentiated"],
        )


def check_local(sweep: Sweep) -> None:
    """Raises Failure where a thread gets at a variable of its own: in the reverse sweep, it is another thread's."""
    if not sweep.key.parallel or threads.MADE not in sweep.module.functions:
        return
    for instruction in sweep.primal.instructions():
        if (
            isinstance(instruction, Call)
            and instruction.target is not None
            and instruction.target.name == threads.LOCAL
        ):
            continue
        if any(map(is_local, operands(instruction))):
            raise Failure(
                "EZ0508",
                "a thread-local variable is used by a thread that runs a differentiated function",
                instruction,
                notes=["another thread runs it backwards, and has a variable of its own"],
                helps=["use a local variable"],
            )


def own_shadow(b: Builder, call: Call, shadow: Value) -> Value:
    """The shadow of this thread's variable, where there is one for all threads: `shadow` is its name."""
    if not isinstance(shadow, GlobalVariable) or not shadow.is_thread_local:
        return shadow
    assert call.target is not None
    return b.call(call.target, [shadow, key_of(b.module, shadow), call.arguments[-1]])


def is_local(value: Value) -> bool:
    """Whether a value is the variable of a thread, or made of one."""
    return any(isinstance(part, GlobalVariable) and part.is_thread_local for part in parts_of(value))


def nested(call: Call) -> Failure:
    return Failure("EZ0508", "the derivative of a derivative of what starts threads", call)
