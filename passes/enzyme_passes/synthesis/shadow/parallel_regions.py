# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls that each thread of a team makes (normalize/parallel_regions.py), as they are written: forks.

    forward   frames = reserve(tape, ...)          every thread:  child = the thread's own arena
              fork:                                               frames[thread] = augmented(..., child)
    reverse   fork, by as many threads:            every thread:  reverse(..., frames[thread], child)

A team gets a function that calls the region or its derivative. Numbers of threads are those of the team, so that who
has the number again finds the frame that it left. The frames lie on the tape of who forks; to derivatives of these
derivatives, they are memory like any other.

    frames:   for each thread { its frame, how many threads there were }
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from enzyme_passes.attributes.emitted import RUNTIME
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, declare, define, define_variable, text_global, zero
from enzyme_passes.ir.instructions import AtomicRMW, Call, CompareExchange, Fence, Instruction, Load, Store
from enzyme_passes.ir.values import ConstAggregate, ConstInt, Function, Module, Value
from enzyme_passes.library import openmp, threads
from enzyme_passes.normalize.parallel_regions import is_region, key_of
from enzyme_passes.normalize.tasks import is_task
from enzyme_passes.normalize.threads import close_threads, forget_threads, in_section
from enzyme_passes.rules.mpi.names import LIBRARY, PREFIX, is_message
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.support.patterns import pattern
from enzyme_passes.synthesis.shadow.tasks import Tasks
from enzyme_passes.tape.abi import MARK, RELEASE, reserve, tape_function

FORK: Final = "__enzcc_tape_fork"
CHILD: Final = "__enzcc_tape_child"
STATE: Final = "__enzcc_team_state"
_ENTER: Final = "__enzcc_team_enter"
_LEAVE: Final = "__enzcc_team_leave"
ALONE: Final = 2  # of its answers: the team is of one thread
_TEAM: Final = "__enzcc_team_"  # before the names of functions that teams run
_LOCATION: Final = "__enzcc_openmp_location"
_SLOT: Final = 16  # bytes for a thread in `frames`
_KMPC: Final = 2  # the flag of who forks by this interface
_TEXT: Final = ";unknown;unknown;0;0;;"


class Forks:
    """Writes forks."""

    def __init__(self, module: Module, b: Builder) -> None:
        self.module = module
        self.b = b

    def plain(self, region: Function, arguments: Sequence[Value]) -> None:
        """A region, or a derivative that leaves nothing on the tape."""
        self._fork("plain", region, arguments, [])

    def whole(self, derivative: Function, arguments: Sequence[Value], wished: Value, tape: Value) -> None:
        """A derivative that is done with its tape when the region ends."""
        self._room(wished, tape)
        self._fork("whole", derivative, arguments, [tape])

    def forward(self, augmented: Function, arguments: Sequence[Value], wished: Value, tape: Value) -> Value:
        """The augmented half; the frames of all threads."""
        b, room = self.b, self._room(wished, tape)
        frames = reserve(b, tape, b.binary("mul", b.cast("sext", room, ty.I64), b.i64(_SLOT)))
        self._fork("forward", augmented, arguments, [frames, self._turns_of(tape), tape])
        return frames

    def reverse(self, half: Function, arguments: Sequence[Value], frames: Value, tape: Value) -> None:
        """The reverse half, by as many threads."""
        b = self.b
        location = self._location()
        had = b.load(ty.I32, b.offset(frames, 8))
        thread = self._call(openmp.THREAD, ty.I32, [location])
        self._call(openmp.PUSH_THREADS, ty.VOID, [location, thread, had])
        self._fork("reverse", half, arguments, [frames, self._turns_of(tape), tape])

    def _room(self, wished: Value, tape: Value) -> Value:
        """How many threads there may be; each gets an arena."""
        b = self.b
        most = self._call("omp_get_max_threads", ty.I32, [])
        asked = b.load(ty.I32, wished)
        room = b.select(b.icmp("slt", most, asked), asked, most)
        self._call(FORK, ty.VOID, [tape, room])
        return room

    def _turns_of(self, tape: Value) -> Value:
        """By what threads know the order of their critical sections, if there are any."""
        return self._call("__enzcc_turns_begin", ty.PTR, [tape]) if self._has_turns else zero(ty.PTR)

    def undo(self, call: Call, primal: Callable[[Value], Value]) -> None:
        """The counterpart in the reverse sweep of what orders threads. `primal`: a value of the forward sweep."""
        assert call.target is not None
        name = call.target.name
        if name == openmp.TURN:
            key = primal(call.arguments[0])
            self._call("__enzcc_turn_wait", ty.VOID, [key, primal(call)])
            return
        location = self._location()
        here = [location, self._call(openmp.THREAD, ty.I32, [location])]
        match name:
            case openmp.BARRIER:
                self._call(openmp.BARRIER, ty.VOID, here)
            case openmp.SERIAL:
                self._call(openmp.END_SERIAL, ty.VOID, here)
            case openmp.END_SERIAL:
                self._call(openmp.SERIAL, ty.VOID, here)
            case _ if name in openmp.SECTIONS:
                self._call("__enzcc_turn_done", ty.VOID, [primal(key_of(call))])

    @property
    def _has_turns(self) -> bool:
        """Whether critical sections are undone in this program."""
        return openmp.TURN in self.module.functions

    def _call(self, name: str, result: ty.Type, arguments: Sequence[Value], b: Builder | None = None) -> Call:
        b = b or self.b
        callee = declare(self.module, name, result, [a.type for a in arguments])
        if name.startswith("__enzcc_"):
            callee.attributes = dict(RUNTIME)
        return b.call(callee, arguments)

    def _location(self) -> Value:
        known = self.module.globals.get(_LOCATION)
        if known is not None:
            return known
        type = ty.struct((ty.I32, ty.I32, ty.I32, ty.I32, ty.PTR))
        numbers = [ConstInt(ty.I32, n) for n in (0, _KMPC, 0, len(_TEXT))]
        text = text_global(self.module, _TEXT)
        return define_variable(
            self.module, _LOCATION, type, ConstAggregate(type, (*numbers, text)), align=8, constant=True
        )

    def _fork(self, kind: str, callee: Function, arguments: Sequence[Value], more: Sequence[Value]) -> None:
        passed = [*arguments[1:], *more]  # each thread has the address of its own number
        team = self._team(kind, callee, [v.type for v in passed], len(more))
        fork = declare(self.module, openmp.FORK, ty.VOID, [ty.PTR, ty.I32, ty.PTR], variadic=True)
        count = ConstInt(ty.I32, len(passed))
        self.b.insert(Call(fork, [self._location(), count, team, *passed], fork.function_type))

    def _team(self, kind: str, callee: Function, types: Sequence[ty.Type], more: int) -> Function:
        """What each thread of a team runs."""
        name = f"{_TEAM}{kind}_{callee.name}"
        known = self.module.functions.get(name)
        if known is not None:
            return known
        parameters = [(ty.PTR, "thread"), (ty.PTR, "bound"), *((type, "") for type in types)]
        team = define(self.module, name, ty.VOID, parameters)
        team.attributes = {n: v for n, v in callee.attributes.items() if n == "nounwind"}
        thread, _, *passed = team.arguments
        b = Builder(self.module, add_block(team, "entry"))
        given: list[Value] = [thread, *passed[: len(passed) - more]]
        match kind:
            case "plain":
                b.call(callee, given)
            case "whole":
                entered = self._call(_ENTER, ty.I64, [], b)
                number = self._call("omp_get_thread_num", ty.I32, [], b)
                tape = self._call(CHILD, ty.PTR, [passed[-1], number], b)
                mark = b.call(tape_function(self.module, MARK), [tape])
                b.call(callee, [*given, tape])
                b.call(tape_function(self.module, RELEASE), [tape, mark])
                self._call(_LEAVE, ty.VOID, [entered], b)
            case _:
                self._half(b, callee, given, passed[-3:], forward=kind == "forward")
        b.ret()
        return team

    def _half(self, b: Builder, callee: Function, given: list[Value], own: Sequence[Value], *, forward: bool) -> None:
        frames, turns, tape = own
        number = self._call("omp_get_thread_num", ty.I32, [], b)
        count = self._call("omp_get_num_threads", ty.I32, [], b)
        slot = b.offset(frames, b.binary("mul", b.cast("sext", number, ty.I64), b.i64(_SLOT)))
        child = self._call(CHILD, ty.PTR, [tape, number], b)
        before = self._call("__enzcc_turns_enter", ty.PTR, [turns], b) if self._has_turns else None
        if forward:
            made = b.call(callee, [*given, child])
            b.store(b.extract(made, 0), slot)
            b.store(count, b.offset(slot, 8))
        else:
            self._call("__enzcc_team_check", ty.VOID, [b.load(ty.I32, b.offset(slot, 8)), count], b)
            entered = self._call(_ENTER, ty.I64, [], b)
            b.call(callee, [*given, b.load(ty.PTR, slot), child])
            self._call(_LEAVE, ty.VOID, [entered], b)
        if before is not None:
            self._call("__enzcc_turns_enter", ty.PTR, [before], b)


# Sums of adjoints

_ADDS: Final[dict[ty.Type, str]] = {ty.DOUBLE: "__enzcc_add_double", ty.FLOAT: "__enzcc_add_float"}
"""The runtime's sums, for places of which it is not known whether they are multiples of their size."""


def add_atomically(b: Builder, place: Value, d: Value, align: int) -> None:
    """Add a float to a place to which other threads add at the same time."""
    size = b.module.layout.store_size(d.type)
    if align >= size:
        b.insert(AtomicRMW("fadd", place, d, False, f"monotonic, align {size}"))
        return
    add = declare(b.module, _ADDS[d.type], ty.VOID, [ty.PTR, d.type])
    add.attributes = dict(RUNTIME)
    b.call(add, [place, d])


def can_be_added(type: ty.Type) -> bool:
    """Whether `add_atomically` knows a type of floats."""
    return type in _ADDS


# What is not understood


_SYNCHRONIZES: Final = pattern(
    r"(?:pthread_(?:(?:mutex|rwlock|spin)_(?!init|destroy)|cond_(?!init|destroy|signal|broadcast)|barrier_(?!destroy)|"
    r"create|join|once|detach)|sem_(?!init|destroy|getvalue)|mtx_|cnd_|thrd_|call_once|__cxa_guard_|_ZNSt(?:6thread|18condition_variable|5mutex)|futex)"
)
_OF_STARTED: Final = pattern(
    r"pthread_(?:tryjoin|timedjoin|clockjoin|exit|cancel|key|setspecific|getspecific|kill)|tss_|__cxa_thread_atexit"
)
"""Likewise where the program has started the threads: they end otherwise than by return, or have data of their own."""
_OF_ONE_THREAD: Final = pattern(
    r"__enzcc_(?:shadow_|log_|exception_|check_|(?:move_)?(?:numbers|addresses)|number_a|integer_at|note_number|aligned_at|"
    r"whole_number|move_sized|add_bits)"
)
_ORDERED: Final = pattern(r"\b(?:acquire|release|acq_rel|seq_cst)\b")


def may_order(function: Function) -> bool:
    """Whether a function may order threads in ways that are not turned round, or in such that have to be: itself, or by
    what it calls by name."""
    if not function.defined:
        return function.name in openmp.UNDONE or _is_refused(function)
    return any(_ORDERED.search(_order_of(i)) is not None for i in function.instructions())


def _is_refused(function: Function) -> bool:
    """Whether a function without a body orders threads, or what they are, in a way that is not turned round."""
    started = function.module is not None and threads.MADE in function.module.functions
    return bool(_SYNCHRONIZES.match(function.name) or (started and _OF_STARTED.match(function.name)))


def check_called(call: Call, callee: Function) -> None:
    """Raises Failure for what may order threads in ways that are not turned round."""
    name = callee.name
    said = any(a.startswith("enzyme_") for a in (*callee.attributes, *call.function_attributes))
    if callee.defined or name in openmp.UNDONE or said:  # then the user answers for it
        return
    if name.startswith((*LIBRARY, PREFIX)) and is_message(name):
        raise Failure(
            "EZ0508",
            "processes exchange numbers where threads run a differentiated function",
            call,
            helps=["exchange them outside of the parallel region"],
        )
    if _is_refused(callee) or (openmp.is_runtime(name) and openmp.facts_of(name) is None):
        raise Failure(
            "EZ0508",
            f"'{name}' is called where threads run a differentiated function",
            call,
            notes=["what orders threads has to order them in the reverse sweep, too, and this is not turned round"],
        )


def check_undone(call: Call) -> None:
    """Raises Failure for what a reverse sweep would do in the reverse sweep of another one."""
    if call.target is not None and call.target.name in openmp.IN_REVERSE:
        raise Failure(
            "EZ0508",
            "the gradient of a gradient that goes through critical sections",
            call,
            helps=["use forward mode over reverse mode: __enzyme_fwddiff of the gradient"],
        )


def check_thread(instruction: Instruction) -> None:
    """Raises Failure for an access of a thread in a team by which it may wait for others, or be waited for."""
    if _ORDERED.search(_order_of(instruction)) is not None and not in_section(instruction):
        raise Failure(
            "EZ0508",
            "an atomic operation that orders threads, where they run a differentiated function",
            instruction,
            notes=["threads that wait for each other in memory are not understood: the reverse sweep would not wait"],
            helps=["use `#pragma omp atomic`, a critical section or a barrier", "or memory_order_relaxed for counters"],
        )


def _order_of(instruction: Instruction) -> str:
    match instruction:
        case Load() | Store():
            return instruction.ordering
        case AtomicRMW() | CompareExchange() | Fence():
            return instruction.rest
        case _:
            return ""


def of_threads(at: Instruction, what: str) -> Failure:
    """What cannot be summed over threads."""
    return Failure("EZ0508", f"{what} in a differentiated parallel region", at, notes=["several threads add to it"])


def check_runtime(derivative: Function, primal: Function) -> None:
    """Raises Failure if the derivative of what threads run at once keeps notes that are those of one thread."""
    called = {i.target.name: None for i in derivative.instructions() if isinstance(i, Call) and i.target is not None}
    if any(_OF_ONE_THREAD.match(name) for name in called):
        raise Failure(
            "EZ0508",
            f"the derivative of '{primal.name}', which several threads run, looks at memory as it runs",
            primal,
            notes=["what it notes of memory, as which numbers lie where or whose shadow is whose, is one thread's"],
        )


def team_of(call: Call) -> Function | None:
    """What each thread runs, where a call is a fork that was written here."""
    given = call.arguments[2] if call.target is not None and call.target.name == openmp.FORK else None
    return given if isinstance(given, Function) and given.name.startswith(_TEAM) else None


def close_regions(module: Module) -> None:
    """Make forks again, and threads, of the calls in functions that are printed as they were rewritten."""
    for function in list(module.functions.values()):
        if not function.defined or not function.changed:
            continue
        close_threads(function)
        for block in list(function.blocks):
            for call in [i for i in block.instructions if isinstance(i, Call) and (is_region(i) or is_task(i))]:
                assert call.target is not None
                at = block.instructions.index(call)
                behind = block.instructions[at + 1 :]
                del block.instructions[at:]
                b = Builder(module, block)
                if is_task(call):
                    Tasks(module, b).plain(call, call.arguments, None)
                else:
                    Forks(module, b).plain(call.target, call.arguments)
                block.instructions += behind
    forget_threads(module)
