# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What was decided of one derivative, in terms of the source: for the report of a gradient.

All of it is read from the objects that the derivative was written by: the plan and its layout, the ways of the calls,
the activity. Nothing is analysed again.

    kept        a[i], 8 bytes n m times, because line 42 overwrites it
    again       exp(a[i])
    call        of `step`, in two halves, because it writes memory
    doubled     malloc(8 n): a shadow of that size
    inactive    w[i] * 2: nothing active is computed from it
    atomic      x[at[i]]: threads may add to its shadow at the same time
    alias       weight and x: what is kept because they may be one array
"""

from __future__ import annotations

from typing import Literal

from enzyme_passes.analysis.control_flow.loops import Loop
from enzyme_passes.attributes.emitted import said_of
from enzyme_passes.engine.told_aliases import UNKNOWN, Pair, pairs
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import (
    Alloca,
    Call,
    Cast,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    GetElementPtr,
    Instruction,
    IntCompare,
    Load,
    Phi,
    Return,
    Store,
)
from enzyme_passes.ir.members import carries_float
from enzyme_passes.ir.metadata import is_reference, parts_of
from enzyme_passes.ir.values import Argument, Block, ConstInt, Function, GlobalVariable, Value
from enzyme_passes.library import c as library
from enzyme_passes.llvm.places import Place, Places
from enzyme_passes.normalize.two_versions import loops_that_overlap
from enzyme_passes.requests.request import request_entry
from enzyme_passes.support.dataclasses import dataclass, field
from enzyme_passes.support.excerpts import Sources
from enzyme_passes.support.patterns import pattern
from enzyme_passes.synthesis.adjoint.function import Adjoint
from enzyme_passes.synthesis.registry import Derivative, Mode
from enzyme_passes.synthesis.shadow.calls import SweepCalls, Way
from enzyme_passes.synthesis.shadow.forward_sweep import Sweep
from enzyme_passes.tape.abi import CHUNK_HEADER, LARGE, LARGE_ALIGNMENT, SMALL_ALIGNMENT
from enzyme_passes.tape.formula import Atoms, Counts, Formula, add, constant, multiply, scaled
from enzyme_passes.tape.layout import Home, Plane, Slot, loop_chain
from enzyme_passes.tape.planner import FRAME, PRIMAL, SNAPSHOT, Node, Planner, recomputed_from

MOST_REASONS = 4
_VARIABLE = pattern(r"[A-Za-z_]\w*\.\d")  # as LLVM calls the phi of a variable
_LISTED = pattern(r"\(([^()]*)\)")
_NAMED = pattern(r"\s*(?:mut\s+)?(\w+)\s*(?::|$)")  # Fortran's and Rust's
_OF_COMPILER = pattern(
    r"(?:cond|call|add|mul|sub|div|rem|shl|shr|neg|fneg|inc|dec|cmp|conv|idxprom|idx|arrayidx|arraydecay|ptr|or|and"
    r"|xor|not|tobool|lnot|retval|wide|indvars|indvar|store_forwarded|enzcc|lcssa|spec|umax|smax|umin|smin|sext|zext"
    r"|tmp|ref|agg|exitcond|incdec|for|while|if|do|gep|scevgep|invariant|load|lftr|narrow|split|sroa|fadd|fmul"
    r"|fsub|fdiv)(?:ext|tmp|neg|nuw|nsw|ptr)?\d*"
)
ARITHMETIC = tuple(f"llvm.{name}" for name in (
    "fmuladd", "fma.", "fabs", "copysign", "maxnum", "minnum", "maximum", "minimum", "smax", "smin", "umax", "umin",
    "abs", "vector.reduce",
))  # fmt: skip
"""What a source writes without a call."""
SILENT = (
    Way.DROPPED, Way.STACK_SAVE, Way.BIRTH, Way.TAPE_HANDLE, Way.TAPE_MARK, Way.TAPE_DEFER, Way.TAPE_FREE, Way.DEMAND,
    Way.TELL,
)  # fmt: skip

FIRST_DIMENSION, DIMENSION, EXTENT = 24, 24, 8
"""Bytes in flang's descriptor of an array: where the dimensions begin, what each has, and where in it its extent is."""

Kind = Literal["kept", "again", "call", "doubled", "inactive", "atomic", "alias"]


@dataclass(slots=True)
class Fact:
    """One line's. `what`: the expression. `each` bytes are taken from the tape at once, `count` times in a call of the
    function; `total` of both together."""

    kind: Kind
    place: Place
    what: str
    notes: list[str] = field(default_factory=list)
    where: str = ""  # it is kept, or allocated
    type: str = ""
    size: int = 0  # of one value
    times: Formula | None = None  # values
    shown: str = ""  # `times` for a reader
    each: Formula | None = None
    count: Formula | None = None
    total: Formula | None = None
    callee: str = ""  # the derivative that is called
    reserved: list[tuple[int, int, int]] = field(default_factory=list)  # of a reservation: bytes, of how many


@dataclass(slots=True)
class Site:
    """A call that is differentiated by the derivative `callee`; so often in a call of the function; with arguments."""

    callee: str
    place: Place
    times: Formula
    arguments: dict[int, Formula]


@dataclass(slots=True)
class Told:
    """All of one derivative. `parameters`: the atoms of its primal's parameters."""

    name: str
    function: str
    place: Place
    mode: str
    activities: list[str]
    facts: list[Fact]
    active: list[Place]
    lines: list[Place]
    sites: list[Site]
    parameters: dict[int, int]
    reservations: list[Value] = field(default_factory=list)  # of the tape: calls in the derivative
    doubted: list[tuple[Pair, Formula]] = field(default_factory=list)  # arrays that `restrict` would tell apart: bytes

    def of_reservation(self, made: Value | None, size: int = 1, of: int = 1) -> list[tuple[int, int, int]]:
        """What a fact has of a reservation: `size` bytes of each `of`."""
        if made is None or size == 0:
            return []
        known = next((k for k, other in enumerate(self.reservations) if other is made), None)
        if known is None:
            known = len(self.reservations)
            self.reservations.append(made)
        return [(known, size, of)]


class Names:
    """What values are called in the source."""

    def __init__(self, places: Places, sources: Sources) -> None:
        self.places = places
        self.sources = sources
        self.function: Function | None = None  # whose parameters are spoken of

    def of(self, value: Value) -> str:
        match value:
            case Argument():
                return _plain(value.name) or self._parameter(value)
            case GlobalVariable() | Function():
                return value.name
            case Phi() if value.name.startswith("enzcc."):
                return "the way that was taken"
            case Phi() if _VARIABLE.match(value.name):
                return _plain(value.name)
            case Cast(op="zext" | "sext" | "trunc") | Freeze() if isinstance(value.operand, Instruction | Argument):
                return self.of(value.operand)
            case Load() if (extent := self._extent(value)) is not None:
                return extent
            case Instruction():
                return self.expression(value) or _plain(value.name) or self._described(value)
            case _:
                return "a constant"

    def _parameter(self, argument: Argument) -> str:
        """By the line where its function begins, if that lists as many."""
        function = self.function
        if function is None:
            return f"argument {argument.index + 1}"
        scope = self.places.of_function(function).scope
        lines = self.sources.lines(scope.file)
        begins = lines[scope.line - 1] if 0 < scope.line <= len(lines) else ""
        listed = _LISTED.search(begins, max(0, begins.lower().find(scope.name.lower().split("<")[0])))
        names = [_NAMED.match(word) for word in listed[1].split(",")] if listed is not None else []
        if len(names) == len(function.arguments) and (found := names[argument.index]) is not None:
            return found[1]
        return f"argument {argument.index + 1}"

    def _extent(self, load: Load) -> str | None:
        """`size(u, 2)`, which is read from the descriptor of an array of Fortran."""
        match load.pointer:
            case GetElementPtr(source_type=ty.IntType(bits=8), indices=[ConstInt(value=offset)]):
                dimension, member = divmod(offset - FIRST_DIMENSION, DIMENSION)
            case _:
                return None
        if dimension < 0 or member != EXTENT or not self._is_of_descriptor(load):
            return None
        array = self.expression(load).split("(")[0]
        return f"size({array}, {dimension + 1})" if array else None

    def _is_of_descriptor(self, load: Load) -> bool:
        nodes = self.places.module.metadata
        tag = next(iter(said_of(load).values()), "")
        for part in parts_of(nodes.get(tag, "")):
            if is_reference(part):
                return '"descriptor member' in parts_of(nodes.get(part, ""))
        return False

    def _described(self, value: Instruction) -> str:
        match value:
            case Load(pointer=Argument() as pointer):
                return self.of(pointer)
            case Load(pointer=pointer) | GetElementPtr(pointer=pointer):
                while isinstance(pointer, GetElementPtr):
                    pointer = pointer.pointer
                of = self.of(pointer) if isinstance(pointer, Argument | Instruction | GlobalVariable) else ""
                within = f" in {of}" if of and len(of) < 40 else ""
                return f"{self._kind(value.type)}{within}"
            case Phi():
                return "what depends on the way taken"
            case IntCompare() | FloatCompare():
                return "a comparison"
            case _:
                return "an intermediate result"

    @staticmethod
    def _kind(type: ty.Type) -> str:
        if carries_float(type):
            return "a number"
        return "an address" if isinstance(type, ty.PointerType) else "an integer"

    def expression(self, instruction: Instruction) -> str:
        place = self.places.of(instruction)
        return self.sources.at(place.file, place.line, place.column) if place.column else ""

    def line(self, place: Place, here: Place) -> str:
        """`line 12`, with the file where that is another one."""
        return f"line {place.line}" if place.file == here.file else f"{place.file.rsplit('/', 1)[-1]}:{place.line}"


def _plain(name: str) -> str:
    """`i` of `i.011`; nothing of what clang and LLVM call values by themselves."""
    word = name.split(".", 1)[0].strip()
    return "" if _OF_COMPILER.fullmatch(word) else word


class Teller:
    """Tells of derivatives of one module."""

    def __init__(self, places: Places, sources: Sources, atoms: Atoms) -> None:
        self.places = places
        self.names = Names(places, sources)
        self.atoms = atoms
        self.doubted: dict[Pair, int] = {}  # arrays that `restrict` would tell apart, by how many reasons of a value
        self.left_out: dict[Block, None] = {}  # the version of loops for memory that overlaps: the other is told of

    def told(self, derivative: Derivative, sweep: Sweep, calls: SweepCalls) -> Told:
        primal = self.names.function = sweep.primal
        counts = Counts(
            self.atoms,
            derivative.function.name,
            sweep.normal.loops,
            sweep.normal.counter_loops,
            sweep.layout,
            self.names.of,
            lambda loop: f"line {self._line_of_loop(loop)}",
        )
        told = Told(
            derivative.function.name,
            primal.name,
            self.places.of_function(primal),
            "split" if derivative.key.mode is Mode.AUGMENTED else derivative.key.mode.value,
            [a.value for a in sweep.context.arguments],
            [],
            [],
            [],
            [],
            {},
        )
        for argument in primal.arguments:
            if isinstance(argument.type, ty.IntType | ty.PointerType):
                (monomial,) = counts.of(argument)
                told.parameters[argument.index] = monomial[0]
        self.left_out = {
            b: None
            for version in loops_that_overlap(primal)
            for b in sweep.normal.flow.order
            if sweep.normal.flow.dominates(version, b)
        }
        self._instructions(told, sweep, calls, counts)
        if isinstance(sweep, Adjoint):
            _Plan(self, told, sweep, counts).tell()
            self._aliases(told, sweep)
        return told

    def _aliases(self, told: Told, adjoint: Adjoint) -> None:
        saved: dict[frozenset[Value], Formula] = {}
        for pair, total in told.doubted:
            saved[frozenset(pair)] = add(saved.get(frozenset(pair), {}), total)
        tested = bool(self.left_out)
        for pair, how in pairs(adjoint, self.left_out, tested=tested).items():
            bytes = saved.get(frozenset(pair))
            if how == UNKNOWN and bytes is None:
                continue
            names = sorted(self.names.of(value) for value in pair)
            if names[0] != names[1]:
                told.facts.append(Fact("alias", told.place, " and ".join(names), where=how, total=bytes))

    def _line_of_loop(self, loop: Loop) -> int:
        """The line that most loops' conditions or heads have: the first of the loop's."""
        lines = [
            found.line
            for block in (loop.header, *([loop.latch] if loop.latch is not None else []))
            for i in block.instructions[-1:]
            if (found := self.places.of(i)).line
        ]
        return min(lines, default=0)

    # What concerns both modes

    def _instructions(self, told: Told, sweep: Sweep, calls: SweepCalls, counts: Counts) -> None:
        active: dict[Place, None] = {}
        idle: dict[Place, Instruction] = {}
        lines: dict[Place, None] = {}
        for block in sweep.normal.flow.order:
            if block in self.left_out:
                continue
            chain = loop_chain(sweep.normal.loops.loop_of.get(block))
            for i in block.instructions:
                place = self.places.of(i)
                lines[place] = None
                if self._is_active(i, sweep):
                    active[place] = None
                elif self._computes(i):
                    idle[place] = i
                if isinstance(i, Call) and i in calls.decisions:
                    self._call(told, i, sweep, calls, counts, chain)
                if isinstance(i, Alloca):
                    self._alloca(told, i, sweep, counts, chain)
        told.active = list(active)
        told.lines = list(lines)
        busy = {(p.file, p.line) for p in active}
        for place, i in idle.items():
            if (place.file, place.line) not in busy:
                note = self._why_inactive(i, sweep)
                told.facts.append(Fact("inactive", place, self.names.of(i), [note] if note else []))

    @staticmethod
    def _computes(i: Instruction) -> bool:
        """Whether one might expect a derivative of it."""
        if isinstance(i, Call):
            return i.target is not None and i.target.name.startswith(ARITHMETIC) and carries_float(i.type)
        return isinstance(i, (FloatBinary, FloatUnary)) or (isinstance(i, Load) and carries_float(i.type))

    @staticmethod
    def _is_active(i: Instruction, sweep: Sweep) -> bool:
        activity = sweep.activity
        if isinstance(i, Store):
            return activity.memory_active(i.pointer) and activity.is_active(i.value)
        if isinstance(i, Call):
            return activity.is_active_call(i)
        if isinstance(i, Return):
            return i.value is not None and activity.is_active(i.value)
        return activity.is_active(i)

    @staticmethod
    def _why_inactive(i: Instruction, sweep: Sweep) -> str:
        if not sweep.activity.is_varied(i):
            return "it does not depend on an active input"
        return "no active output depends on it"

    def _call(
        self, told: Told, call: Call, sweep: Sweep, calls: SweepCalls, counts: Counts, chain: tuple[Loop, ...]
    ) -> None:
        way = calls.decisions[call].way
        if way in SILENT or (call.target is not None and request_entry(call.target.name) is not None):
            return
        place = self.places.of(call)
        callee = resolve_alias(call.callee)
        name = callee.name if isinstance(callee, Function) else "a pointer"
        times = counts.total(chain, constant(1))
        if way is Way.MEMORY:
            self._allocation(told, call, name, place, sweep, counts, chain)
            return
        fact = Fact("call", place, self._called(name, call), where=way.value, times=times, shown=counts.shown(chain))
        if name.startswith(ARITHMETIC):
            return
        if way is Way.INACTIVE:
            numbers = carries_float(call.type) or any(carries_float(a.type) for a in call.arguments)
            if not numbers or name.startswith("llvm."):
                return
            fact.notes = [self._why_inactive(call, sweep)] if carries_float(call.type) else []
        if way is Way.SPLIT and isinstance(sweep, Adjoint):
            fact.notes = self._why_split(call, sweep, place)
        made = calls.derivatives.get(call)
        if made is not None:
            fact.callee = made.function.name
            passed = enumerate(call.arguments)
            given = {k: counts.of(a) for k, a in passed if isinstance(a.type, ty.IntType | ty.PointerType)}
            told.sites.append(Site(made.function.name, place, times, given))
        told.facts.append(fact)

    def _called(self, name: str, call: Call) -> str:
        said = self.names.expression(call)
        callee = resolve_alias(call.callee)
        if "(" not in said and isinstance(callee, Function) and callee.defined:
            return self.places.of_function(callee).scope.name
        return said if "(" in said else name

    def _why_split(self, call: Call, adjoint: Adjoint, here: Place) -> list[str]:
        """What keeps it from being differentiated wholly in the reverse sweep (`may_repeat` in adjoint/calls.py)."""
        callee = resolve_alias(call.callee)
        assert isinstance(callee, Function)
        decided = adjoint.calls.decisions[call]
        found: list[str] = []
        if decided.context is not None and decided.context.result.shadowed:
            found.append("it returns a pointer to active memory")
        if adjoint.session.call_graph.is_recursive(callee):
            found.append("it calls itself")
        effects = adjoint.session.effects.of(callee)
        if effects.writes:
            found.append("it writes memory")
        if effects.observable:
            found.append("it has effects that cannot be repeated")
        if effects.allocates:
            found.append("it allocates memory")
        if call in adjoint.memory.changed_by:
            found.append(self.overwritten(adjoint, call, "what it reads", here))
        return found

    def overwritten(self, adjoint: Adjoint, reader: Instruction, what: str, here: Place) -> str:
        """Which write it is that keeps a read from being made again."""
        read, write = adjoint.memory.changed_by[reader]
        if write is None:
            return f"the caller may overwrite {what} before the reverse half runs"
        place = self.places.of(write.instruction)
        line = self.names.line(place, here) if place.line else "another instruction"
        said = f"{line} may overwrite {what}"
        if read.roots is None or write.roots is None:
            return said
        mine, others = {r.value for r in read.roots}, {r.value for r in write.roots}
        told_apart = mine.isdisjoint(others) and any(isinstance(v, Argument) for v in (*mine, *others))
        if told_apart and len(mine) == len(others) == 1:
            pair = (next(iter(mine)), next(iter(others)))
            self.doubted[pair] = self.doubted.get(pair, 0) + 1
        return f"{said} (unless `restrict` tells them apart)" if told_apart else said

    def _allocation(
        self,
        told: Told,
        call: Call,
        name: str,
        place: Place,
        sweep: Sweep,
        counts: Counts,
        chain: tuple[Loop, ...],
    ) -> None:
        known = library.find(name)
        allocation = known.allocates if known is not None else None
        if allocation is None or not sweep.shadowed(call):
            return
        fact = Fact("doubled", place, self._called(name, call), where="heap")
        fact.times, fact.shown = counts.total(chain, constant(1)), counts.shown(chain)
        if allocation.size:
            size: Formula = constant(1)
            for index in allocation.size:
                size = multiply(size, counts.of(call.arguments[index]))
            fact.total = counts.total(chain, scaled(size, sweep.width))
        told.facts.append(fact)

    def _alloca(self, told: Told, alloca: Alloca, sweep: Sweep, counts: Counts, chain: tuple[Loop, ...]) -> None:
        shadowed = sweep.shadowed(alloca)
        if sweep.is_static(alloca):
            if shadowed and not (isinstance(sweep, Adjoint) and sweep.split):
                total = constant(sweep.alloca_size(alloca) * sweep.width)
                told.facts.append(
                    Fact("doubled", self.places.of(alloca), self._variable(alloca), where="stack", total=total)
                )
            return
        if sweep.key.mode.forward and not shadowed:
            return
        size = constant(sweep.layout.size(alloca.allocated))
        if alloca.count is not None:
            size = multiply(size, counts.of(alloca.count))
        copies = 1 + (sweep.width if shadowed else 0)
        made = [sweep.values.get(alloca), *(sweep.shadows.get(alloca, []) if shadowed else [])]
        told.facts.append(
            Fact(
                "kept",
                self.places.of(alloca),
                self._variable(alloca),
                ["an object of a loop or of computed size: the reverse sweep comes back to it"],
                where="tape",
                type="object",
                each=size,
                count=counts.total(chain, constant(copies)),
                total=counts.total(chain, scaled(size, copies)),
                times=counts.total(chain, constant(1)),
                shown=counts.shown(chain),
                reserved=[part for memory in made for part in told.of_reservation(memory)],
            )
        )

    def _variable(self, alloca: Alloca) -> str:
        return _plain(alloca.name) or "a local object"


class _Plan:
    """Tells of what is kept, and of what is computed again."""

    def __init__(self, teller: Teller, told: Told, adjoint: Adjoint, counts: Counts) -> None:
        self.teller = teller
        self.told = told
        self.adjoint = adjoint
        self.counts = counts
        self.layout = adjoint.plan.layout
        self.planner = Planner(adjoint, adjoint.needs)

    def tell(self) -> None:
        left_out = self.teller.left_out
        for node, home in self.adjoint.plan.kept.items():
            if not isinstance(node[0], Instruction) or node[0].block not in left_out:
                self._kept(node, home)
        for value, part in self.planner.again(self.adjoint.plan):
            if isinstance(value, Instruction) and value.block in left_out:
                continue
            if isinstance(value, Instruction) and part == PRIMAL and self._is_work(value):
                self.told.facts.append(Fact("again", self.teller.places.of(value), self.teller.names.of(value)))
        for access, tested in self.adjoint.atomic_sums.items():
            if access.block not in left_out:
                note = ["where threads meet, which is found out as it runs"] if tested else ["threads may meet there"]
                self.told.facts.append(
                    Fact("atomic", self.teller.places.of(access), self.teller.names.of(access), note)
                )
        self._rest()

    @staticmethod
    def _is_work(value: Instruction) -> bool:
        return isinstance(value, (FloatBinary, FloatUnary, Call)) or (
            isinstance(value, Load) and carries_float(value.type)
        )

    def _kept(self, node: Node, home: Home) -> None:
        value, part = node
        assert isinstance(value, Instruction)
        place = self.teller.places.of(value)
        what = self.teller.names.of(value)
        type = home.type
        named = {PRIMAL: what, FRAME: f"what {what} keeps", SNAPSHOT: "the address of a copy"}.get(
            part, f"the shadow of {what}"
        )
        size = self.adjoint.layout.size(type)
        self.teller.doubted.clear()
        fact = Fact("kept", place, named, self._reasons(node, place), type=_type_name(type), size=size)
        self._measure(fact, home, size)
        self.told.facts.append(fact)
        if fact.total is not None and len(self.teller.doubted) == 1:
            [(pair, reasons)] = self.teller.doubted.items()
            if reasons == len(fact.notes):
                self.told.doubted.append((pair, fact.total))
        if part == SNAPSHOT:
            end = self.adjoint.snapshots.heads[value].high
            chain = loop_chain(self.adjoint.normal.loops.loop_of.get(end.block)) if end.block is not None else ()
            self._book(f"copies of {what}", place, self.counts.total(chain, self.counts.of(end)))

    def _measure(self, fact: Fact, home: Home, size: int) -> None:
        counts = self.counts
        match home:
            case Plane():
                assert home.loops
                outer = loop_chain(home.loops[0].parent)
                fact.where, fact.shown = "plane", counts.shown((*outer, *home.loops))
                iterations = counts.total(home.loops, constant(1))
                fact.times = counts.total(outer, iterations)
                fact.each = scaled(iterations, size)
                fact.count = counts.total(outer, constant(1))
                fact.total = scaled(fact.times, size)
                if any(self.teller.atoms.mentions(iterations, counts.counter(loop)) for loop in outer):
                    fact.each = fact.count = None
                fact.reserved = self.told.of_reservation(self.adjoint.plane_bases.get(home))
            case Slot() if home.level.loop is not None:
                loop = home.level.loop
                outer = loop_chain(loop.parent)
                fact.where, fact.shown = "records", counts.shown(loop_chain(loop))
                fact.times = counts.total(loop_chain(loop), constant(1))
                room = self.teller.atoms.operation("records", [counts.iterations(loop)])
                fact.total = counts.total(outer, scaled(room, size))
                record = self.adjoint.layout.size(home.level.record())
                fact.reserved = self.told.of_reservation(self.adjoint.chunks.get(loop), size, record)
            case Slot() if self.adjoint.split:
                fact.where, fact.shown = "frame", "1"
                fact.times = constant(1)
                fact.total = constant(size)
                fact.reserved = self._of_frame(size)
            case _:
                fact.where, fact.shown = "register", "1"
                fact.times = constant(1)

    def _of_frame(self, size: int) -> list[tuple[int, int, int]]:
        record = self.adjoint.layout.size(self.layout.frame.record())
        return self.told.of_reservation(self.adjoint.frame, size, _rounded(record))

    def _reasons(self, node: Node, here: Place) -> list[str]:
        """Why this cannot be computed again from what the reverse sweep has: the ends of the ways to it."""
        found: dict[str, None] = {}
        pending, seen = [node], {node: None}
        kept = self.adjoint.plan.kept
        while pending:
            current = pending.pop()
            sources = recomputed_from(self.adjoint, current)
            if sources is None:
                found[self._reason(current, here)] = None
                continue
            for source in sources:
                if source not in seen and (source not in kept or current is node):
                    seen[source] = None
                    pending.append(source)
        if not found:
            return ["that is cheaper than to compute it again"]
        return [reason for reason in found if reason][:MOST_REASONS]

    def _reason(self, node: Node, here: Place) -> str:
        value, part = node
        names = self.teller.names
        if part == FRAME:
            return "the call is split"
        match value:
            case Load() if value in self.adjoint.memory.changed_by:
                return self.teller.overwritten(self.adjoint, value, names.of(value), here)
            case Load():
                return f"{names.of(value)} is volatile or atomic" if value.volatile or value.ordering else ""
            case Call():
                return f"{names.of(value)} cannot be called again"
            case Phi() if value.name.startswith("enzcc."):
                return ""
            case Phi():
                return f"{names.of(value)} depends on the way taken, or on the iteration before"
            case _:
                return ""

    def _rest(self) -> None:
        """What else is reserved: objects of the frame, addresses of planes and chunks, and rounding."""
        adjoint, layout = self.adjoint, self.layout
        teller = self.teller
        objects: dict[Value, int] = {}
        for (alloca, _), slot in adjoint.alloca_slots.items():
            objects[alloca] = objects.get(alloca, 0) + adjoint.layout.size(slot.type)
        for alloca, size in objects.items():
            assert isinstance(alloca, Alloca)
            why = "the reverse half finds it there"
            if adjoint.shadowed(alloca):
                why += ", and its shadow"
            fact = Fact("kept", teller.places.of(alloca), teller._variable(alloca), [why], "frame", "object", size)
            fact.times, fact.shown, fact.total = constant(1), "1", constant(size)
            fact.reserved = self._of_frame(size)
            self.told.facts.append(fact)
        begin = self.told.place
        if adjoint.split and layout.frame.fields:
            record = layout.frame.record()
            whole = constant(_rounded(adjoint.layout.size(record)))
            self._book("addresses, and alignment, of the frame", begin, add(whole, self._said(None), -1))
        for loop, level in layout.records.items():
            if loop.header in teller.left_out:
                continue
            place = teller.places.of(loop.header.instructions[-1])
            outer = loop_chain(loop.parent)
            room = teller.atoms.operation("records", [self.counts.iterations(loop)])
            size = adjoint.layout.size(level.record())
            whole = self.counts.total(outer, add(scaled(room, size), constant(CHUNK_HEADER)))
            self._book("addresses, and alignment, of records", place, add(whole, self._said(loop), -1))
        for planes in layout.planes.values():
            for plane in planes:
                if plane.loops[0].header in teller.left_out:
                    continue
                if all(plane is not home for home in adjoint.plan.kept.values()):
                    self._nested(plane)

    def _nested(self, plane: Plane) -> None:
        """A plane of addresses of planes."""
        place = self.teller.places.of(plane.loops[0].header.instructions[-1])
        size = self.adjoint.layout.size(plane.type)
        fact = Fact("kept", place, "addresses of what an inner loop keeps", type="pointer", size=size)
        self._measure(fact, plane, size)
        self.told.facts.append(fact)

    def _said(self, loop: Loop | None) -> Formula:
        """What was told of so far, of the records of a loop, or of the frame."""
        total: Formula = {}
        homes = self.adjoint.plan.kept.values()
        counts = self.counts
        for home in homes:
            if isinstance(home, Slot) and home.level.loop is loop:
                total = add(total, constant(self.adjoint.layout.size(home.type)))
        if loop is None:
            for slot in self.adjoint.alloca_slots.values():
                total = add(total, constant(self.adjoint.layout.size(slot.type)))
            return total
        room = self.teller.atoms.operation("records", [counts.iterations(loop)])
        return counts.total(loop_chain(loop.parent), multiply(room, total))

    def _book(self, what: str, place: Place, total: Formula) -> None:
        if total:
            self.told.facts.append(Fact("kept", place, what, where="rest", total=total, times=constant(1)))


def _rounded(size: int) -> int:
    unit = SMALL_ALIGNMENT if size < LARGE else LARGE_ALIGNMENT
    return -(-size // unit) * unit


def _type_name(type: ty.Type) -> str:
    """As C has it, which all languages' users know."""
    match type:
        case ty.IntType() if type.bits == 8:
            return "byte"
        case ty.IntType():
            return f"int{type.bits}"
        case ty.PointerType():
            return "pointer"
        case ty.VectorType():
            return f"{type.count} {_type_name(type.element)}"
        case _:
            return str(type)
