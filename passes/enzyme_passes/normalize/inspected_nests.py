# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nests of loops that are run beforehand for their addresses alone.

    for i < n: for k from row[i] to row[i+1]:      no formula tells from where to where x[col[k]] is accessed, but the
        y[i] += val[k] * x[col[k]]                 loops do, without what they compute:

    for i < n: for k from row[i] to row[i+1]:
        first = min(first, &x[col[k]]);  last = max(last, &x[col[k]]);  likewise of val[k]

That is done for the test of overlap_tests.py. The copy of the loops has their control flow and what that and the
addresses need: integers, and loads of what nothing in the region writes, by its type or its object; in the nest, or on
the way to it. The program comes to the nest whichever way it goes from the place of the test, or, by conditions that
are known there, it never does; and nothing in the nest ends it. So the copy does what the program does the first time
that it is there, and reads nothing else; and what it finds holds for all times, since all that it depends on stays as
it is. (Nothing is assumed of what it reads that the test would have to confirm.)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Final, final

from enzyme_passes.analysis.control_flow.guards import Guard
from enzyme_passes.analysis.control_flow.loops import Induction, Loop
from enzyme_passes.analysis.memory.memory import Access
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, local_variable
from enzyme_passes.ir.instructions import (
    Branch,
    Call,
    Cast,
    CondBranch,
    Freeze,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Phi,
    Select,
    Switch,
    called_function,
    clone,
    operands,
    replace_blocks,
    replace_operands,
)
from enzyme_passes.ir.values import Block, Constant, Value
from enzyme_passes.support.dataclasses import dataclass, field

if TYPE_CHECKING:
    from enzyme_passes.normalize.overlap_tests import AtHand, Recipe

MOST_INSTRUCTIONS: Final = 200  # that are needed of a nest
MOST_ACCESSES: Final = 12  # of a nest
FAR: Final = 1 << 62  # from any address
_INTRINSICS: Final = ("llvm.smax.", "llvm.smin.", "llvm.umax.", "llvm.umin.", "llvm.abs.")


@final
@dataclass(frozen=True, slots=True, eq=False)
class Seen:
    """Where an access is, in bytes behind a head: what its nest finds beforehand."""

    access: Access
    head: Recipe
    nest: Nest


@final
@dataclass(slots=True, eq=False)
class Nest:
    """A loop with all loops in it. `control` is what its way needs; it is not entered at all unless `guard` holds."""

    loop: Loop
    control: dict[Instruction, None]
    guard: Guard
    seen: dict[int, Seen] = field(default_factory=dict)


@final
class InspectedNests:
    """The nests of a region. Accesses have numbers below zero, among the variables of polynomials."""

    def __init__(self, at_hand: AtHand) -> None:
        self.at_hand = at_hand
        self.seen: dict[int, Seen] = {}
        self._nests: dict[Loop, Nest | None] = {}
        self._numbers: dict[Access, int | None] = {}

    def number(self, access: Access, head: Recipe) -> int | None:
        """The variable for where an access is, behind its head; None if that cannot be found out."""
        if access not in self._numbers:
            self._numbers[access] = self._found(access, head)
        return self._numbers[access]

    def can_be_run(self, loop: Loop) -> bool:
        """Whether a loop can be run beforehand."""
        return self._nest(loop) is not None

    def _found(self, access: Access, head: Recipe) -> int | None:
        pointer, block = access.pointer, access.instruction.block
        at = self.at_hand.affine.loops.loop_of.get(block) if block is not None else None
        around: list[Loop] = []
        while at is not None:
            if at.header in self.at_hand.region and self.at_hand.affine.loops.loop_of[at.header] is not None:
                around.append(at)
            at = at.parent
        for loop in around:  # the innermost first, which has the least to do
            nest = self._nest(loop)
            if nest is None or len(nest.seen) >= MOST_ACCESSES:
                continue
            assert pointer is not None
            if self.needed(nest, [pointer]) is not None:
                number = -len(self.seen) - 1
                self.seen[number] = nest.seen[number] = Seen(access, head, nest)
                return number
        return None

    def _nest(self, loop: Loop) -> Nest | None:
        if loop not in self._nests:
            self._nests[loop] = None
            entering = [p for p in self.at_hand.flow.predecessors[loop.header] if p not in loop.blocks]
            guard = self.at_hand.comes_under(loop.header) if len(entering) == 1 and not self._may_end(loop) else None
            if guard is not None:
                nest = Nest(loop, {}, guard)
                control = self.needed(nest, _ways(loop))
                if control is not None:
                    nest.control = control
                    self._nests[loop] = nest
        return self._nests[loop]

    def _may_end(self, loop: Loop) -> bool:
        return any(may_stay(i) for block in loop.blocks for i in block.instructions)

    def needed(self, nest: Nest, values: Iterable[Value]) -> dict[Instruction, None] | None:
        """The instructions of a nest, and on the way to it, that are needed for some of its values, and for its way;
        None if one of them cannot be done beforehand."""
        found = dict(nest.control)
        pending = list(values)
        while pending:
            value = pending.pop()
            if isinstance(value, Instruction) and (value.block in nest.loop.blocks or self._is_on_way(value, nest)):
                if value not in found:
                    if len(found) >= MOST_INSTRUCTIONS or not self._can_be_done(value):
                        return None
                    found[value] = None
                    pending += _used(value)
            elif not self._is_certain(value):
                return None
        return found

    def _is_on_way(self, i: Instruction, nest: Nest) -> bool:
        """Whether something that is not at hand is done whenever the nest is come to."""
        if isinstance(i, Phi) or i.block not in self.at_hand.region or self._is_certain(i):
            return False
        return i.block is not None and self.at_hand.flow.dominates(i.block, nest.loop.header)

    def from_outside(self, nest: Nest, values: Iterable[Value]) -> list[Value]:
        """What the nest needs of values that are at hand, to find these."""
        needed = self.needed(nest, values)
        assert needed is not None
        used = [*_ways(nest.loop), *values, *(v for i in needed for v in _used(i))]
        inside = nest.loop.blocks
        return [
            v
            for v in dict.fromkeys(used)
            if not isinstance(v, Constant)
            and v not in needed
            and not (isinstance(v, Instruction) and v.block in inside)
        ]

    def _can_be_done(self, i: Instruction) -> bool:
        match i:
            case Load():
                return isinstance(i.type, ty.IntType | ty.PointerType) and self.at_hand.is_never_written(i)
            case Phi() | Select() | Freeze():
                return isinstance(i.type, ty.IntType | ty.PointerType)
            case IntBinary() | IntCompare():
                return isinstance(i.lhs.type, ty.IntType | ty.PointerType)
            case Cast():
                return i.op in ("zext", "sext", "trunc") and isinstance(i.type, ty.IntType)
            case GetElementPtr():
                return isinstance(i.type, ty.PointerType)
            case Call():
                target = called_function(i)
                return target is not None and target.name.startswith(_INTRINSICS) and isinstance(i.type, ty.IntType)
            case _:
                return False

    def _is_certain(self, value: Value) -> bool:
        """Whether a value from outside of a nest is at hand, and nothing was assumed for that."""
        if isinstance(value, Constant):
            return True
        recipe = self.at_hand.recipe(value)
        return recipe is not None and not self.at_hand.is_assumed(recipe)


def may_stay(i: Instruction) -> bool:
    """Whether control may not come past an instruction."""
    if not isinstance(i, Call | Invoke | Opaque):
        return False
    if not isinstance(i, Call):
        return True
    target = called_function(i)
    if target is None:
        return True
    return not target.name.startswith("llvm.") and not {"willreturn", "nounwind"} <= target.attributes.keys()


def _used(i: Instruction) -> list[Value]:
    return i.arguments if isinstance(i, Call) else operands(i)


def _ways(loop: Loop) -> list[Value]:
    """What decides the way through a loop."""
    found: list[Value] = []
    for block in loop.blocks:
        last = block.instructions[-1]
        match last:
            case CondBranch():
                found.append(last.condition)
            case Switch():
                found.append(last.value)
    return found


# Writing -------------------------------------------------------------------------------------------------------------


@final
class NestWriter:
    """Writes a nest once more, at the end of the block of a builder, which then stands behind it. `values` are those
    from outside of the nest, `heads` the addresses, as integers, from which the `wanted` accesses are measured."""

    def __init__(
        self,
        nests: InspectedNests,
        nest: Nest,
        wanted: Sequence[int],
        values: Mapping[Value, Value],
        heads: Mapping[int, Value],
        builder: Builder,
        *,
        counts: bool = False,
    ) -> None:
        function = builder.block.function
        assert function is not None
        self.function = function
        self.nests = nests
        self.nest = nest
        self.heads = heads
        self.builder = builder
        self.pointers = {n: p for n in wanted if (p := nest.seen[n].access.pointer) is not None}
        self.blocks = {block: Block(f"look.{block.name}", function) for block in nest.loop.blocks}
        self.made: dict[Value, Value] = dict(values)
        self.counters = {n: self._variable(0) for n in wanted if counts}
        self.visits: dict[int, Value] = {}
        """Once written, how often the nest comes to each access, if that is counted."""
        self.ends = {n: (self._variable(FAR), self._variable(-FAR)) for n in wanted}

    def write(self) -> dict[int, tuple[Value, Value]]:
        """For each access the least and the largest distance from its head; the first is larger if there is none."""
        needed = self.nests.needed(self.nest, self.pointers.values())
        assert needed is not None
        b, place, done = self.builder, self.builder.block, Block("looked.at", self.function)
        entering = self._enter(needed, done)
        for block, copy in self.blocks.items():
            for i in block.instructions[:-1]:
                if i in needed:
                    self.made[i] = _again(i, copy)
        counted = {n: loop for n in self.pointers if (loop := self._counted(n)) is not None}
        for block, copy in self.blocks.items():
            for i in copy.instructions:
                replace_operands(i, self._of)
                if isinstance(i, Phi):
                    replace_blocks(i, lambda at: self.blocks.get(at, entering))
            b.at_end(copy)
            for number, pointer in self.pointers.items():
                if number in counted:
                    if block is counted[number].preheader:
                        for end in self._first_and_last(pointer, counted[number]):
                            self._look(number, end)
                        self._count(number, counted[number])
                elif self.nest.seen[number].access.instruction.block is block:
                    self._look(number, self._of(pointer))
                    self._count(number)
            last = clone(block.instructions[-1])
            last.metadata = {}
            last.block = copy
            replace_operands(last, self._of)
            replace_blocks(last, lambda at: self.blocks.get(at, done))
            copy.instructions.append(last)
        at = self.function.blocks.index(place) + 1
        self.function.blocks[at:at] = [entering, *self.blocks.values(), done]
        b.at_end(done)
        self.visits = {n: b.load(ty.I64, counter) for n, counter in self.counters.items()}
        return {n: (b.load(ty.I64, low), b.load(ty.I64, high)) for n, (low, high) in self.ends.items()}

    def _enter(self, needed: Mapping[Instruction, None], done: Block) -> Block:
        """Go to the nest if it is entered at all, by a block that does what is needed of the way to it."""
        b, header = self.builder, self.blocks[self.nest.loop.header]
        entering = Block("look.before", self.function)
        held: Value | None = None
        for condition, side in self.nest.guard:
            known: Value = b.freeze(condition)
            known = known if side else b.binary("xor", known, b.const_int(ty.I1, 1))
            held = known if held is None else b.binary("and", held, known)
        b.insert(Branch(entering) if held is None else CondBranch(held, entering, done))
        at_hand = self.nests.at_hand
        for block in at_hand.flow.order:
            if block in at_hand.region and block not in self.blocks:
                for i in block.instructions:
                    if i in needed:
                        self.made[i] = made = _again(i, entering)
                        replace_operands(made, self._of)
        b.at_end(entering)
        b.insert(Branch(header))
        return entering

    def _of(self, value: Value) -> Value:
        return self.made.get(value, value)

    def _variable(self, first: int) -> Value:
        made = local_variable(self.function, ty.I64)
        self.builder.store(self.builder.i64(first), made)
        return made

    def _look(self, number: int, pointer: Value) -> None:
        b = self.builder
        distance = b.binary("sub", b.cast("ptrtoint", pointer, ty.I64), self.heads[number])
        for variable, name in zip(self.ends[number], ("smin", "smax"), strict=True):
            known = b.load(ty.I64, variable)
            b.store(b.intrinsic(f"llvm.{name}.i64", ty.I64, [known, distance]), variable)

    def _count(self, number: int, loop: Loop | None = None) -> None:
        """Once, or once for each iteration of a loop."""
        b, counter = self.builder, self.counters.get(number)
        if counter is not None:
            more: Value = b.i64(1)
            if loop is not None:
                assert loop.trip is not None
                more = b.binary("add", loop.trip.emit(b, [self._of(v) for v in loop.trip.operands]), more)
            b.store(b.binary("add", b.load(ty.I64, counter), more), counter)

    # In a loop that counts in an address, the first and the last one say it all.

    def _counted(self, number: int) -> Loop | None:
        """The innermost loop around an access, if its address is a multiple of the counter and something that does not
        change there."""
        affine, access, pointer = self.nests.at_hand.affine, self.nest.seen[number].access, self.pointers[number]
        loop = affine.loops.loop_of.get(access.instruction.block) if access.instruction.block is not None else None
        if loop is None or loop is self.nest.loop or loop.trip is None or loop.preheader not in self.blocks:
            return None
        offset, counter = affine.address(pointer).offset, affine.counter(loop)
        if (counter,) not in offset or any(counter in monomial and len(monomial) > 1 for monomial in offset):
            return None
        needed = list(loop.trip.operands)
        for i in self._in_loop(pointer, loop):
            if isinstance(i, Phi):
                induction = loop.inductions.get(i)
                if induction is None or not isinstance(induction.step, int):
                    return None
                needed.append(induction.start)
            elif not isinstance(i, IntBinary | Cast | GetElementPtr):
                return None
        return loop if all(self._is_made(v) for v in needed) else None

    def _is_made(self, value: Value) -> bool:
        """Whether a value is one from outside of the nest, or made again."""
        return value in self.made or not (isinstance(value, Instruction) and value.block in self.blocks)

    def _in_loop(self, value: Value, loop: Loop) -> list[Instruction]:
        """What a value is computed of in a loop, in its order; phis only begin it."""
        found: dict[Instruction, None] = {}
        pending = [value]
        while pending:
            at = pending.pop()
            if isinstance(at, Instruction) and at.block in loop.blocks and at not in found:
                found[at] = None
                pending += [] if isinstance(at, Phi) else _used(at)
        return [i for block in loop.blocks for i in block.instructions if i in found]

    def _first_and_last(self, pointer: Value, loop: Loop) -> Iterator[Value]:
        b = self.builder
        assert loop.trip is not None
        count = loop.trip.emit(b, [self._of(v) for v in loop.trip.operands])
        for iteration in (b.i64(0), count):
            values: dict[Value, Value] = {}

            def then(value: Value, values: Mapping[Value, Value] = values) -> Value:
                return values[value] if value in values else self._of(value)

            for i in self._in_loop(pointer, loop):
                if isinstance(i, Phi):
                    values[i] = self._in_iteration(loop.inductions[i], iteration)
                else:
                    values[i] = again = _again(i, b.block)
                    replace_operands(again, then)
            yield then(pointer)

    def _in_iteration(self, induction: Induction, iteration: Value) -> Value:
        """What a phi is then."""
        b, start = self.builder, self._of(induction.start)
        assert isinstance(induction.step, int)
        if induction.kind == "pointer":
            return b.offset(start, b.binary("mul", iteration, b.i64(induction.step)))
        assert isinstance(start.type, ty.IntType)
        moved = b.binary("mul", b.resize(iteration, start.type), b.const_int(start.type, induction.step))
        return b.binary("add", start, moved)


def _again(i: Instruction, block: Block) -> Instruction:
    """The instruction once more, at the end of a block and without flags: what they say holds where it stands."""
    made = clone(i)
    made.name = ""
    made.metadata = {kind: node for kind, node in i.metadata.items() if kind in ("tbaa", "dbg")}
    if isinstance(made, IntBinary | Cast | IntCompare | GetElementPtr):
        made.flags = ""
    made.block = block
    block.instructions.append(made)
    return made
