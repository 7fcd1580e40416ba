# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What one thread alone reaches in a loop whose iterations a team shares out: as far as subscripts say it.

    #pragma omp for                                   a thread has the iterations lower..upper, nobody else has them
    for i: for j:  ... x[i*n + j - 1] + x[i*n + j + 1] ...

    bytes reached in iteration i:   x + 8*n * i + [low, high)

If whatever any thread of the team may do there at the same time has this form, iterations i and i' reach one byte only
if |i - i'| * 8*n < high - low. So what lies far enough from both ends of lower..upper is reached by this thread alone.

At the same time means: with no barrier between. All threads of a team come to the same worksharing loops and barriers
in the same order, so whoever does something at that time has, in his own course, no barrier between that and the loop.

*Uniform* is what is the same for all threads: constants, the arguments of a region, what is computed from these, and
what is loaded from there, if nobody writes to that memory, or if all threads load it at one time. Then a thread that
writes to it at this time would be in a race with those that load it, but for what is ordered by critical sections: one
before the load, and one after it. So there must be none before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, final

from enzyme_passes.analysis.control_flow.loops import Induction, Loop
from enzyme_passes.analysis.memory import polynomials as poly
from enzyme_passes.analysis.memory.memory import Access, MemoryAnalysis
from enzyme_passes.analysis.memory.polynomials import Polynomial
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Call,
    Cast,
    CompareExchange,
    Fence,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Select,
    Store,
    operands,
)
from enzyme_passes.ir.values import Argument, Block, Constant, ConstExpr, ConstInt, GlobalVariable, Value
from enzyme_passes.library import c as library
from enzyme_passes.library import openmp
from enzyme_passes.support.dataclasses import dataclass, field

MOST_SPANS: Final = 8


@dataclass(frozen=True, slots=True, eq=False)
class Chunk:
    """The iterations of a worksharing loop that a thread is given at a time: `lower` plus the loop's counter, `upper`
    at most. `first` and `last`: of the whole team, where they are known."""

    loop: Loop
    lower: Load
    atom: int  # of `lower`, as subscripts have it
    upper: Load
    begin: Call
    signed: bool
    first: Value | None
    last: Value | None


@dataclass(slots=True, eq=False)
class Span:
    """What accesses with one head reach in iteration i: the bytes from head + stride * i + rest, `size` of them."""

    head: Value
    stride: Polynomial
    rests: list[tuple[Polynomial, int]] = field(default_factory=list)
    accesses: list[Access] = field(default_factory=list)


@dataclass(frozen=True, slots=True, eq=False)
class Shared:
    """`span` is reached by one thread alone, where no other iteration meets it by one of `others` (itself too)."""

    chunk: Chunk
    span: Span
    others: tuple[Span, ...]


@dataclass(frozen=True, slots=True, eq=False)
class Gathered:
    """`span` is what `loads` reach, in all iterations alike. `written`: what the loop writes."""

    chunk: Chunk
    span: Span
    written: tuple[Span, ...]
    loads: tuple[Load, ...]


@dataclass(slots=True, eq=False)
class _Team:
    """What is done at the time of one loop: accesses of a known form, and all others."""

    spans: list[Span] = field(default_factory=list)
    of: dict[Load, Span] = field(default_factory=dict)
    unknown: list[Access] = field(default_factory=list)


@final
class Worksharing:
    """The worksharing loops of a region. `adds`: whether threads change memory by the derivative of an instruction."""

    __slots__ = ("memory", "flow", "affine", "adds", "first_argument", "_chunks", "_gathered", "_teams", "_uniform")

    def __init__(
        self, memory: MemoryAnalysis, flow: ControlFlow, adds: Callable[[Instruction], bool], first_argument: int
    ) -> None:
        self.memory = memory
        self.flow = flow
        self.affine = memory.affine
        self.adds = adds
        self.first_argument = first_argument  # those before are a thread's own
        self._uniform: dict[tuple[Value, Loop], bool] = {}
        self._teams: dict[Loop, _Team | None] = {}
        self._gathered: dict[Loop, list[Gathered]] = {}
        self._chunks = self._find_chunks()

    def shared(self, load: Load) -> Shared | None:
        """By what to decide whether the memory of a load is one thread's alone; None: nothing is known."""
        assert load.block is not None
        at = self.memory.loops.loop_of.get(load.block)
        while at is not None and at not in self._chunks:
            at = at.parent
        if at is None:
            return None
        team = self._team_of(self._chunks[at])
        span = team.of.get(load) if team is not None else None
        if team is None or span is None or not span.stride:
            return None
        mine = self.memory.reads_of(load)
        if self._meet(mine, team.unknown):
            return None
        others = [s for s in team.spans if s is span or self._meet(mine, s.accesses)]
        chunk = self._chunks[at]
        if len(others) > MOST_SPANS or (len(others) > 1 and (chunk.first is None or chunk.last is None)):
            return None
        return Shared(chunk, span, tuple(others))

    def gathered(self, loop: Loop) -> list[Gathered]:
        """What all iterations of a worksharing loop reach and do not write, as far as a test can tell."""
        known = self._gathered.get(loop)
        if known is None:
            known = self._gathered[loop] = list(self._find_gathered(loop))
        return known

    def _find_gathered(self, loop: Loop) -> Iterator[Gathered]:
        chunk = self._chunks.get(loop)
        team = self._team_of(chunk) if chunk is not None else None
        if chunk is None or team is None or chunk.first is None or chunk.last is None or len(team.spans) > MOST_SPANS:
            return
        for span in team.spans:
            written = self._written(span, chunk) if not span.stride else None
            if written is not None and len(written) <= MOST_SPANS:
                yield Gathered(chunk, span, tuple(written), tuple(load for load, s in team.of.items() if s is span))

    def _written(self, span: Span, chunk: Chunk) -> list[Span] | None:
        """What the loop writes that may be of the same object; None: it is not known where."""
        found: list[Span] = []
        for write in self.memory.writes:
            block = write.instruction.block
            if block is None or not chunk.loop.contains(block):
                continue
            if not any(self.memory.may_concern_one(access, write) for access in span.accesses):
                continue
            store = write.instruction
            form = self._form(store.pointer, chunk) if isinstance(store, Store) else None
            if form is None or not isinstance(store, Store):
                return None
            head, stride, rest = form
            found.append(Span(head, stride, [(rest, self.affine.layout.store_size(store.value.type))], [write]))
        return found

    def _meet(self, mine: Iterable[Access], others: Iterable[Access]) -> bool:
        return any(self.memory.may_be_of_one_object(a, b) for a in mine for b in others)

    # Loops

    def _find_chunks(self) -> dict[Loop, Chunk]:
        given: dict[tuple[Value, Value], list[Call]] = {}  # by the variables of the bounds
        for block in self.flow.order:
            for i in block.instructions:
                bounds = openmp.bounds_of(_called(i))
                if bounds is not None and isinstance(i, Call):
                    given.setdefault((i.arguments[bounds.lower], i.arguments[bounds.upper]), []).append(i)
        found: dict[Loop, Chunk] = {}
        for loop in dict.fromkeys(loop for loop in self.memory.loops.loop_of.values() if loop is not None):
            for induction in loop.inductions.values() if given else ():
                chunk = self._chunk(loop, induction, given)
                if chunk is not None:
                    found[loop] = chunk
                    break
        return found

    def _chunk(self, loop: Loop, induction: Induction, given: Mapping[tuple[Value, Value], list[Call]]) -> Chunk | None:
        if induction.kind != "int" or induction.step != 1:
            return None
        start = self.affine.integer(induction.start)
        if len(start) != 1 or list(start.values()) != [1]:
            return None
        (monomial,) = start
        lower = self.affine.atoms[monomial[0]].value if len(monomial) == 1 else None
        if not isinstance(lower, Load):
            return None
        for (below, above), calls in given.items():
            bounds = openmp.bounds_of(_called(calls[0]))
            assert bounds is not None
            begin = self._beginning(calls)
            if lower.pointer is not below or begin is None or not self._is_given(lower, calls, loop):
                continue
            for upper in self._loads(above):
                if self._is_given(upper, calls, loop) and self._ends_by(loop, induction, upper):
                    first, last = self._whole(begin, below, openmp.FIRST), self._whole(begin, above, openmp.LAST)
                    return Chunk(loop, lower, monomial[0], upper, begin, bounds.signed, first, last)
        return None

    def _loads(self, pointer: Value) -> list[Load]:
        return [i for b in self.flow.order for i in b.instructions if isinstance(i, Load) and i.pointer is pointer]

    def _is_given(self, load: Load, calls: Sequence[Call], loop: Loop) -> bool:
        """Whether a load finds in a local variable what one of `calls` has put there for this run of the loop."""
        assert load.block is not None and loop.preheader is not None
        if not isinstance(load.pointer, Alloca) or load.volatile or load.ordering:
            return False
        if not self.flow.dominates(load.block, loop.preheader) or loop.contains(load.block):
            return False
        if any(i is None or i in calls for i in self._back(loop.preheader, None, lambda i: i is load)):
            return False
        for i in self._back(load.block, load, lambda i: i in calls):
            if i is None or (load.pointer in operands(i) and i not in calls and not self._only_looks(i)):
                return False
        return True

    @staticmethod
    def _only_looks(instruction: Instruction) -> bool:
        if isinstance(instruction, Call) and instruction.target is not None:
            return instruction.target.name.startswith(("llvm.lifetime.", "llvm.dbg."))
        return isinstance(instruction, Load)

    def _ends_by(self, loop: Loop, induction: Induction, upper: Load) -> bool:
        """Whether the last iteration is `upper` at most."""
        trip = loop.trip
        if trip is None or trip.step != 1 or trip.operands[0] is not induction.start:
            return False
        more = {"ne": 0, "slt": 0, "ult": 0, "sle": 1, "ule": 1}.get(trip.predicate)
        exiting = loop.exits[0][0]
        if more is None or (exiting is not loop.latch and exiting is not loop.header):
            return False
        if exiting is not loop.latch:
            if any(self.adds(i) for i in loop.header.instructions):
                return False
            more -= 1
        bound, distance = _apart(trip.operands[1])
        return distance - trip.offset + more <= 0 and _at_most(bound, upper)

    def _whole(self, begin: Call, bound: Value, place: int) -> Value | None:
        """A bound of all iterations of the team: said when the loop begins, or kept in a local variable before."""
        assert begin.block is not None
        if openmp.bounds_of(_called(begin)) is None:
            return begin.arguments[place]
        for i in reversed(begin.block.instructions[: begin.block.instructions.index(begin)]):
            if isinstance(i, Store) and i.pointer is bound:
                return i.value
            if bound in operands(i) and not self._only_looks(i):
                return None
        return None

    def _beginning(self, calls: Sequence[Call]) -> Call | None:
        """Where the loop begins for the team whose threads ask for their shares by `calls`."""
        name = openmp.NEXT_OF.get(_called(calls[0]))
        if name is None:
            return calls[0] if len(calls) == 1 else None
        found: dict[Instruction | None, None] = {}
        for call in calls:
            assert call.block is not None
            last = None
            for last in self._back(call.block, call, lambda i: _called(i) == name):
                if last is None or _called(last) == name:
                    found[last] = None
        (begin, *more) = found
        return begin if isinstance(begin, Call) and not more else None

    # What is done at the same time

    def _team_of(self, chunk: Chunk) -> _Team | None:
        if chunk.loop not in self._teams:
            self._teams[chunk.loop] = self._team(chunk)
        return self._teams[chunk.loop]

    def _team(self, chunk: Chunk) -> _Team | None:
        if any(_is_barrier(i) for b in chunk.loop.blocks for i in b.instructions):
            return None
        near = self._near(chunk.loop)
        if chunk.begin in near[1]:
            return None  # the next such loop may begin while others are in this one
        team = _Team()
        for i in {**near[0], **near[1]}:
            team.unknown += self.memory.reads_of(i) if self.adds(i) else []
        for i in (i for b in chunk.loop.blocks for i in b.instructions if self.adds(i)):
            span = self._span(i, chunk, team) if isinstance(i, Load) else None
            if span is None or not isinstance(i, Load):
                team.unknown += self.memory.reads_of(i)
            else:
                team.of[i] = span
                span.accesses += self.memory.reads_of(i)
        return team

    def _near(self, loop: Loop) -> tuple[dict[Instruction, None], dict[Instruction, None]]:
        """What may run before the loop, and what after it, with no barrier between."""
        before: dict[Instruction, None] = {}
        after: dict[Instruction, None] = {}
        for found, around, turn in (
            (after, self.flow.successors, 1),
            (before, self.flow.predecessors, -1),
        ):
            pending = [s for b in loop.blocks for s in around[b] if s not in loop.blocks]
            seen: dict[Block, None] = {}
            while pending:
                block = pending.pop()
                if block in seen or block in loop.blocks:
                    continue
                seen[block] = None
                for i in block.instructions[::turn]:
                    if _is_barrier(i):
                        break
                    found[i] = None
                else:
                    pending.extend(around[block])
        return before, after

    def _span(self, load: Load, chunk: Chunk, team: _Team) -> Span | None:
        form = self._form(load.pointer, chunk)
        if form is None:
            return None
        head, stride, rest = form
        span = next((s for s in team.spans if s.head is head and s.stride == stride), None)
        if span is None:
            span = Span(head, stride)
            team.spans.append(span)
        span.rests.append((rest, self.affine.layout.store_size(load.type)))
        return span

    def _form(self, pointer: Value, chunk: Chunk) -> tuple[Value, Polynomial, Polynomial] | None:
        """The head of an address, its stride and the rest, as all threads have them."""
        address = self.affine.address(pointer)
        if not self._is_outside(address.head, chunk.loop) or not self.is_uniform(address.head, chunk.loop):
            return None
        parts = poly.split(address.offset, self.affine.counter(chunk.loop))
        if parts is None:
            return None
        rest, stride = parts
        begun = poly.split(rest, chunk.atom)
        if begun is None or begun[1] != stride:
            return None  # the counter and `lower` occur only as their sum
        rest = begun[0]
        counted = any(self.affine.atoms[v].is_counter for v in poly.variables(stride))
        if counted or not self._is_known((stride, rest), chunk.loop):
            return None
        return address.head, stride, rest

    def _is_known(self, polynomials: Iterable[Polynomial], loop: Loop) -> bool:
        """Whether all threads agree on polynomials, but for counters of loops in `loop` that end alike."""
        pending, seen = [v for p in polynomials for v in poly.variables(p)], dict[int, None]()
        while pending:
            number = pending.pop()
            if number in seen:
                continue
            seen[number] = None
            atom = self.affine.atoms[number]
            if atom.value is not None:
                if not self._is_outside(atom.value, loop) or not self.is_uniform(atom.value, loop):
                    return False
                continue
            inner = atom.loop
            if inner is None or inner is loop or not loop.contains(inner.header):
                return False
            limit = self.affine.limit(inner)
            if limit is None or limit.unit <= 0:
                return False
            pending += poly.variables(limit.high)
        return True

    def _is_outside(self, value: Value, loop: Loop) -> bool:
        return not isinstance(value, Instruction) or not loop.contains(_home(value))

    def is_uniform(self, value: Value, loop: Loop) -> bool:
        """Whether all threads have one value when they come to a worksharing loop."""
        known = self._uniform.get((value, loop))
        if known is None:
            self._uniform[value, loop] = False  # while it is asked for
            known = self._uniform[value, loop] = self._find_uniform(value, loop)
        return known

    def _find_uniform(self, value: Value, loop: Loop) -> bool:
        match value:
            case GlobalVariable():
                return not value.is_thread_local
            case ConstExpr():
                return all(self.is_uniform(o, loop) for o in value.operands)
            case Constant():
                return True
            case Argument():
                return value.index >= self.first_argument
            case Load():
                plain = not value.volatile and not value.ordering
                return plain and self.is_uniform(value.pointer, loop) and self._is_agreed(value, loop)
            case Cast() | IntBinary() | IntCompare() | Select() | GetElementPtr():
                return all(self.is_uniform(o, loop) for o in operands(value))
            case Call() if _called(value).startswith(_PURE):
                return all(self.is_uniform(a, loop) for a in value.arguments)
            case _:
                return False

    def _is_agreed(self, load: Load, loop: Loop) -> bool:
        """Whether all threads load one value."""
        if not any(self.memory.is_written(read, _shows) for read in self.memory.reads_of(load)):
            return True
        assert load.block is not None and loop.preheader is not None
        if loop.contains(load.block) or not self.flow.dominates(load.block, loop.preheader):
            return False
        if any(i is None or _is_barrier(i) for i in self._back(loop.preheader, None, lambda i: i is load)):
            return False
        return not any(
            i is not None and _orders(i) and not _is_barrier(i) for i in self._back(load.block, load, _is_barrier)
        )

    def _back(
        self, block: Block, place: Instruction | None, stop: Callable[[Instruction], bool]
    ) -> Iterator[Instruction | None]:
        """What may run before `place` in a block (None: its end), as far back as to the instructions that `stop`, which
        are named, too; None where the function begins."""
        end = block.instructions.index(place) if place is not None else len(block.instructions)
        pending, seen = [(block, end)], dict[Block, None]()
        while pending:
            at, end = pending.pop()
            for i in reversed(at.instructions[:end]):
                yield i
                if stop(i):
                    break
            else:
                if at is self.flow.function.entry:
                    yield None
                for p in self.flow.predecessors[at]:
                    if p not in seen:
                        seen[p] = None
                        pending.append((p, len(p.instructions)))


_PURE: Final = ("llvm.smin.", "llvm.smax.", "llvm.umin.", "llvm.umax.", "llvm.abs.")


def _home(instruction: Instruction) -> Block:
    assert instruction.block is not None
    return instruction.block


def _called(instruction: Value) -> str:
    return instruction.target.name if isinstance(instruction, Call) and instruction.target is not None else ""


def _is_barrier(instruction: Instruction) -> bool:
    return _called(instruction) == openmp.BARRIER


def _shows(instruction: Instruction) -> bool:
    """What counts as a write because others' writes come to be seen: they are in the code that all threads run, too."""
    return _called(instruction) in openmp.UNDONE


def orders_threads(call: Call) -> bool:
    """Whether a call may order threads: any of a function with a body, or of one that is not known, may."""
    target = call.target
    if target is None or target.defined:
        return True
    if target.name.startswith("llvm."):
        return False
    known = library.find(target.name)
    return known is None or known.observable or known.reads_anything or known.writes_anything


def _orders(instruction: Instruction) -> bool:
    """Whether something that other threads did may be certain to be done here."""
    match instruction:
        case Call():
            said = openmp.facts_of(_called(instruction))  # who shares out work orders nothing by that
            return orders_threads(instruction) and (said is None or "reads_anything" in said)
        case Invoke() | Opaque() | AtomicRMW() | CompareExchange() | Fence():
            return True
        case _:
            return False


def _apart(value: Value) -> tuple[Value, int]:
    """`value` as another one plus a constant."""
    distance = 0
    while True:
        match value:
            case Cast(op="sext" | "zext" | "trunc"):
                value = value.operand
            case IntBinary(op="add", rhs=ConstInt(value=number)):
                value, distance = value.lhs, distance + number
            case IntBinary(op="sub", rhs=ConstInt(value=number)):
                value, distance = value.lhs, distance - number
            case _:
                return value, distance


def _at_most(value: Value, upper: Load) -> bool:
    while isinstance(value, Cast) and value.op in ("sext", "zext", "trunc"):
        value = value.operand
    if value is upper:
        return True
    if (
        isinstance(value, Call)
        and value.target is not None
        and value.target.name.startswith(("llvm.smin.", "llvm.umin."))
    ):
        return any(_at_most(a, upper) for a in value.arguments)
    return False
