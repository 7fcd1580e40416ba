# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Natural loops, their induction variables and trip counts.

A trip count here is the number of times the back edge is taken each time the loop is entered: the body of a rotated
loop runs once more than that. It is given only where it can be proved for every execution that leaves the loop, and
then as an expression over values that are available at the preheader:

    loop:                                          ; trip count: %n - 1, in i64
      %i = phi i64 [ 0, %entry ], [ %next, %loop ]
      %next = add i64 %i, 1
      %done = icmp eq i64 %next, %n
      br i1 %done, label %exit, label %loop

What makes it exact: the one exit that returns is tested once in every iteration, on an affine value X(k) = X(0) + k*s
against an invariant bound. With s = 1 or -1, X cannot step over the bound. With other steps it is either solved modulo
2^w (odd steps and `!=`), or needs nuw, nsw or inbounds: were X to wrap, the branch would depend on poison, which no
valid execution does. A pair of iterators (`p != end`, steps of the element's size) is the case of inbounds.
Exits into blocks that never return (a failed bounds check) do not count: when they are taken, no reverse sweep runs.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, Protocol, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    NEGATED,
    Cast,
    CondBranch,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Store,
)
from enzyme_passes.ir.types import Type
from enzyme_passes.ir.values import Block, ConstInt, Function, Value
from enzyme_passes.support.dataclasses import dataclass, field, replace


@final
@dataclass(frozen=True, eq=False, slots=True)
class Induction:
    """A header phi that is `start` at first and grows by `step` an iteration.

    A step that is not constant is a loop-invariant value, of which `scale` units are added (1, except for pointers
    moved by whole elements). Pointers are counted in bytes."""

    phi: Phi
    start: Value
    step: Value | int
    kind: Literal["int", "pointer"]
    scale: int = 1
    # Whether no step of it ever wraps as an unsigned or signed number (or the program has no defined meaning).
    unsigned_exact: bool = False
    signed_exact: bool = False


class Arithmetic(Protocol):
    """The part of ir.builder.Builder that a trip count is computed with."""

    def const_int(self, type: Type, value: int) -> Value: ...
    def binary(self, op: str, lhs: Value, rhs: Value, flags: str = "") -> Value: ...
    def cast(self, op: str, value: Value, type: Type) -> Value: ...
    def icmp(self, predicate: str, lhs: Value, rhs: Value) -> Value: ...
    def select(self, condition: Value, on_true: Value, on_false: Value) -> Value: ...
    def intrinsic(self, name: str, result: Type, arguments: Sequence[Value]) -> Value: ...


@final
@dataclass(frozen=True, eq=False, slots=True)
class TripCount:
    """How often the back edge is taken, exactly, each time the loop is entered: the least k >= 0 for which
    `X(k) predicate bound` is false, X(k) being `start + offset + k * step`.

    `operands` are start, bound and, if it is not constant, the step: all available at the preheader."""

    operands: tuple[Value, ...]
    predicate: str
    step: int | None
    offset: int
    offset_is_step: bool  # X is the incremented value of a loop with a step that is not constant
    widened: tuple[str, ty.IntType] | None  # the cast applied to X before the test
    constant: int | None = None

    def emit(self, builder: Arithmetic, operands: Sequence[Value]) -> Value:
        """The count as an i64. `operands` stand for `self.operands`."""
        start, bound = operands[0], operands[1]
        if isinstance(start.type, ty.PointerType):
            start = builder.cast("ptrtoint", start, ty.I64)
            bound = builder.cast("ptrtoint", bound, ty.I64)
        first = start
        if self.offset:
            first = builder.binary("add", start, builder.const_int(start.type, self.offset))
        elif self.offset_is_step:
            first = builder.binary("add", start, operands[2])
        if self.widened is not None:
            first = builder.cast(self.widened[0], first, self.widened[1])
        if self.step is None:
            count = self._by_value(builder, first, bound, operands[2])
        elif self.predicate == "ne":
            count = self._until_equal(builder, first, bound, self.step)
        elif self.predicate == "eq":
            count = builder.icmp("eq", first, bound)
        else:
            count = self._until_past(builder, first, bound, self.step)
        return builder.cast("zext", count, ty.I64) if count.type is not ty.I64 else count

    def _until_equal(self, builder: Arithmetic, first: Value, bound: Value, step: int) -> Value:
        type = first.type
        assert isinstance(type, ty.IntType)
        distance = builder.binary("sub", bound, first) if step > 0 else builder.binary("sub", first, bound)
        size = abs(step)
        if size == 1:
            return distance
        if size % 2:
            return builder.binary("mul", distance, builder.const_int(type, pow(size, -1, 1 << type.bits)))
        if size & (size - 1) == 0:
            return builder.binary("lshr", distance, builder.const_int(type, size.bit_length() - 1))
        return builder.binary("udiv", distance, builder.const_int(type, size))

    def _until_past(self, builder: Arithmetic, first: Value, bound: Value, step: int) -> Value:
        type = first.type
        assert isinstance(type, ty.IntType)
        size = builder.const_int(type, abs(step))
        one, nothing = builder.const_int(type, 1), builder.const_int(type, 0)
        if self.predicate[1:] in ("le", "ge"):
            whole = builder.binary("sub", bound, first) if step > 0 else builder.binary("sub", first, bound)
            count = builder.binary("add", builder.binary("udiv", whole, size), one)
            return builder.select(builder.icmp(self.predicate, first, bound), count, nothing)
        extreme = f"llvm.{self.predicate[0]}{'max' if step > 0 else 'min'}.i{type.bits}"
        end = builder.intrinsic(extreme, type, [bound, first])
        distance = builder.binary("sub", end, first) if step > 0 else builder.binary("sub", first, end)
        return distance if abs(step) == 1 else _rounded_up(builder, distance, size)

    def _by_value(self, builder: Arithmetic, first: Value, bound: Value, step: Value) -> Value:
        """A step that might be zero or negative would make a loop that goes on for ever: then the count is 2^64 - 1,
        which no reservation of memory survives."""
        type = first.type
        assert isinstance(type, ty.IntType)
        sign = self.predicate[0]
        one, nothing = builder.const_int(type, 1), builder.const_int(type, 0)
        end = builder.intrinsic(f"llvm.{sign}max.i{type.bits}", type, [bound, first])
        size = builder.intrinsic(f"llvm.{sign}max.i{type.bits}", type, [step, one])
        count = _rounded_up(builder, builder.binary("sub", end, first), size)
        if type is not ty.I64:
            count = builder.cast("zext", count, ty.I64)
        runs = builder.icmp(f"{sign}lt", first, bound)
        endless = builder.select(runs, builder.const_int(ty.I64, -1), builder.const_int(ty.I64, 0))
        return builder.select(builder.icmp(f"{sign}lt", nothing, step), count, endless)


def _rounded_up(builder: Arithmetic, distance: Value, size: Value) -> Value:
    """distance / size, rounded up, as unsigned numbers and without overflow."""
    some = builder.icmp("ne", distance, builder.const_int(distance.type, 0))
    some = builder.cast("zext", some, distance.type)
    return builder.binary("add", builder.binary("udiv", builder.binary("sub", distance, some), size), some)


@final
@dataclass(eq=False, slots=True)
class Loop:
    """A natural loop. `exits` are only the edges (exiting block, exit block) to blocks from which a `ret` can be
    reached; `preheader` and `latch` are None where there is not exactly one such block."""

    header: Block
    preheader: Block | None
    latch: Block | None
    blocks: dict[Block, None]
    parent: Loop | None = None
    children: list[Loop] = field(default_factory=list)
    depth: int = 1
    exits: list[tuple[Block, Block]] = field(default_factory=list)
    inductions: dict[Phi, Induction] = field(default_factory=dict)
    trip: TripCount | None = None

    def contains(self, block: Block) -> bool:
        return block in self.blocks

    def is_invariant(self, value: Value) -> bool:
        """Whether `value` is defined outside of the loop."""
        return not isinstance(value, Instruction) or value.block not in self.blocks

    def __repr__(self) -> str:
        return f"<Loop at {self.header!r}, depth {self.depth}>"


@final
class LoopInfo:
    """All loops of a function: `loops` outer before inner, `loop_of` the innermost loop of a block. `irreducible` if
    some cycle has two entries: such a cycle is in no loop, or only in the loops around it."""

    __slots__ = ("function", "flow", "loops", "loop_of", "irreducible")

    def __init__(self, function: Function, flow: ControlFlow) -> None:
        self.function = function
        self.flow = flow
        self.irreducible = False
        self.loop_of: dict[Block, Loop | None] = dict.fromkeys(flow.order)
        self.loops: list[Loop] = []
        self._find()
        assert function.module is not None
        counter = _Counter(function.module.layout, flow, self.loop_of)
        for loop in self.loops:
            counter.count(loop)

    def within(self, loop: Loop) -> LoopInfo:
        """As if `loop`, and those in it, were all loops that there are."""
        made = LoopInfo.__new__(LoopInfo)
        made.function, made.flow, made.irreducible = self.function, self.flow, self.irreducible
        made.loop_of = {b: found if b in loop.blocks else None for b, found in self.loop_of.items()}
        made.loops = [inner for inner in self.loops if inner.header in loop.blocks]
        return made

    def depth(self, block: Block) -> int:
        """How many loops `block` is in."""
        loop = self.loop_of[block]
        return loop.depth if loop is not None else 0

    def _find(self) -> None:
        flow = self.flow
        latches: dict[Block, list[Block]] = {}
        for b in flow.order:
            for s in flow.successors[b]:
                if flow.index[s] <= flow.index[b]:
                    if flow.dominates(s, b):
                        latches.setdefault(s, []).append(b)
                    else:
                        self.irreducible = True
        # An outer loop's header comes before those of its inner loops.
        for header in sorted(latches, key=flow.index.__getitem__):
            loop = self._loop(header, latches[header])
            parent = self.loop_of[header]
            if parent is not None:
                loop.parent = parent
                loop.depth = parent.depth + 1
                parent.children.append(loop)
            for b in loop.blocks:
                self.loop_of[b] = loop
            self.loops.append(loop)

    def _loop(self, header: Block, latches: list[Block]) -> Loop:
        flow = self.flow
        inside = {header}
        pending = [b for b in latches if b is not header]
        while pending:
            b = pending.pop()
            if b not in inside:
                inside.add(b)
                pending.extend(flow.predecessors[b])
        blocks = dict.fromkeys(sorted(inside, key=flow.index.__getitem__))
        entering = [p for p in flow.predecessors[header] if p not in inside]
        lonely = len(entering) == 1 and len(flow.successors[entering[0]]) == 1
        loop = Loop(header, entering[0] if lonely else None, latches[0] if len(latches) == 1 else None, blocks)
        for b in blocks:
            for s in flow.successors[b]:
                if s not in inside and flow.returns(s):
                    loop.exits.append((b, s))
        return loop


@dataclass(frozen=True, eq=False, slots=True)
class _Affine:
    """`root + offset + scale * term`, and whether the way from the root never wraps."""

    root: Value
    offset: int
    term: Value | None
    scale: int
    unsigned_exact: bool
    signed_exact: bool


_SWAPPED: Final = {
    "eq": "eq", "ne": "ne", "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
    "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule",
}  # fmt: skip


@final
class _Counter:
    """Finds induction variables and trip counts."""

    __slots__ = ("layout", "flow", "loop_of")

    def __init__(self, layout: ty.DataLayout, flow: ControlFlow, loop_of: dict[Block, Loop | None]) -> None:
        self.layout = layout
        self.flow = flow
        self.loop_of = loop_of

    def count(self, loop: Loop) -> None:
        """Fill in `loop.inductions` and `loop.trip`."""
        if loop.preheader is None or loop.latch is None:
            return
        for phi in loop.header.instructions:
            if not isinstance(phi, Phi):
                break
            found = self.induction(loop, phi)
            if found is not None:
                loop.inductions[phi] = found
        loop.trip = self.trip(loop)

    def induction(self, loop: Loop, phi: Phi) -> Induction | None:
        if not isinstance(phi.type, ty.IntType | ty.PointerType):
            return None
        start = next(v for v, b in zip(phi.values, phi.blocks, strict=True) if b is loop.preheader)
        following = next(v for v, b in zip(phi.values, phi.blocks, strict=True) if b is loop.latch)
        affine = self.affine(loop, following)
        if affine is None or affine.root is not phi:
            return None
        if affine.term is not None and affine.offset:
            return None
        step: Value | int = affine.offset if affine.term is None else affine.term
        if step == 0:
            return None
        kind: Literal["int", "pointer"] = "int" if isinstance(phi.type, ty.IntType) else "pointer"
        return Induction(phi, start, step, kind, affine.scale, affine.unsigned_exact, affine.signed_exact)

    def affine(self, loop: Loop, value: Value) -> _Affine | None:
        """Follow `value` through additions of constants, and of at most one invariant, to what is not one."""
        offset, scale = 0, 1
        term: Value | None = None
        unsigned_exact = signed_exact = True
        while isinstance(value, IntBinary | GetElementPtr) and not loop.is_invariant(value):
            if isinstance(value, GetElementPtr):
                moved = self._moved(loop, value)
                if moved is None or (moved[1] is not None and term is not None):
                    return None
                offset += moved[0]
                if moved[1] is not None:
                    term, scale = moved[1], moved[2]
                flags = value.flags
                inside = "inbounds" in flags or "nusw" in flags
                rising = moved[1] is None and moved[0] >= 0
                unsigned_exact &= inside or (rising and "nuw" in flags.split())
                signed_exact = False
                value = value.pointer
                continue
            lhs, rhs = value.lhs, value.rhs
            if value.op == "add" and loop.is_invariant(lhs):
                lhs, rhs = rhs, lhs
            adds = value.op == "add" or (value.op == "or" and "disjoint" in value.flags)
            if not adds and value.op != "sub":
                break
            flags = "nuw nsw" if value.op == "or" else value.flags
            if isinstance(rhs, ConstInt):
                offset += rhs.value if adds else -rhs.value
                unsigned_exact &= "nuw" in flags and rhs.value >= 0
            elif value.op == "add" and term is None and loop.is_invariant(rhs):
                term, scale = rhs, 1
                unsigned_exact &= "nuw" in flags
            else:
                break
            signed_exact &= "nsw" in flags
            value = lhs
        return _Affine(value, offset, term, scale, unsigned_exact, signed_exact)

    def _moved(self, loop: Loop | None, gep: GetElementPtr) -> tuple[int, Value | None, int] | None:
        """By how many bytes `gep` moves its pointer: (constant part, invariant index, its stride). Without a loop,
        only by a constant."""
        if not isinstance(gep.type, ty.PointerType):
            return None
        offset, stride, inner = 0, 0, gep.source_type
        index: Value | None = None
        try:
            for number, each in enumerate(gep.indices):
                fixed = each.value if isinstance(each, ConstInt) else None
                if number and isinstance(inner, ty.StructType):
                    moved, inner = self.layout.gep_stride(inner, fixed)
                    offset += moved
                    continue
                if number:
                    size, inner = self.layout.gep_stride(inner, fixed)
                else:
                    size = self.layout.size(inner)
                if fixed is not None:
                    offset += fixed * size
                elif loop is not None and index is None and loop.is_invariant(each) and each.type is ty.I64:
                    index, stride = each, size
                else:
                    return None
        except ValueError:  # a type without a size known now: opaque or scalable
            return None
        return offset, index, stride

    # Trip counts

    def trip(self, loop: Loop) -> TripCount | None:
        if len(loop.exits) != 1:
            return None
        exiting, outside = loop.exits[0]
        branch = exiting.instructions[-1]
        assert loop.latch is not None
        if (
            not isinstance(branch, CondBranch)
            or self.loop_of[exiting] is not loop
            or not self.flow.dominates(exiting, loop.latch)
        ):
            return None
        test = branch.condition
        if isinstance(test, Phi) and test.block is loop.header:
            return self._flag(loop, test, branch.on_true is outside)
        if not isinstance(test, IntCompare):
            return None
        predicate = NEGATED[test.predicate] if branch.on_true is outside else test.predicate
        tested, bound = test.lhs, test.rhs
        if loop.is_invariant(tested):
            tested, bound = bound, tested
            predicate = _SWAPPED[predicate]
        if not loop.is_invariant(bound) or loop.is_invariant(tested):
            return None
        found = self._solve(loop, tested, bound, predicate)
        if found is None and "samesign" in test.flags and predicate[0] in "us":
            # Both sides have one sign, so they compare alike as signed and unsigned numbers.
            found = self._solve(loop, tested, bound, {"u": "s", "s": "u"}[predicate[0]] + predicate[1:])
        return found

    def _flag(self, loop: Loop, flag: Phi, leaves_on: bool) -> TripCount | None:
        """LLVM's form of a loop that runs twice: its condition is `phi i1 [ false, preheader ], [ true, latch ]`."""
        assert loop.preheader is not None and loop.latch is not None
        first, then = (flag.values[flag.blocks.index(b)] for b in (loop.preheader, loop.latch))
        if not isinstance(first, ConstInt) or not isinstance(then, ConstInt) or bool(then.value) is not leaves_on:
            return None
        count = 0 if bool(first.value) is leaves_on else 1
        operands = (ConstInt(ty.I64, 0), ConstInt(ty.I64, count))
        return TripCount(operands, "ult", 1, 0, False, None, count)

    def _solve(self, loop: Loop, tested: Value, bound: Value, predicate: str) -> TripCount | None:
        cast: Cast | None = None
        if isinstance(tested, Cast) and tested.op in ("trunc", "zext", "sext") and isinstance(tested.type, ty.IntType):
            cast, tested = tested, tested.operand
        affine = self.affine(loop, tested)
        if affine is None or not isinstance(affine.root, Phi):
            return None
        induction = loop.inductions.get(affine.root)
        if induction is None or max(self.layout.bits(bound.type), self.layout.bits(tested.type)) > 64:
            return None
        unsigned_exact = affine.unsigned_exact and induction.unsigned_exact
        signed_exact = affine.signed_exact and induction.signed_exact
        widened: tuple[str, ty.IntType] | None = None
        if cast is not None:
            assert isinstance(cast.type, ty.IntType)
            if cast.op == "trunc":
                unsigned_exact &= "nuw" in cast.flags
                signed_exact &= "nsw" in cast.flags
            elif cast.op == "zext" and unsigned_exact:
                signed_exact = True
            elif signed_exact and (cast.op == "sext" or "nneg" in cast.flags):
                unsigned_exact = False
            else:
                return None
            widened = (cast.op, cast.type)
        step = induction.step
        rising = not isinstance(step, int) or step > 0
        if predicate[0] == "u" and not unsigned_exact and cast is None and self._is_index(loop, affine.root):
            unsigned_exact = True
        # Upwards, what never wraps unsigned passes from the greatest signed number to the least without ending a
        # signed test, and then it must end before it would wrap: so it has not passed there.
        exact = unsigned_exact if predicate[0] == "u" else signed_exact or (rising and unsigned_exact)
        if isinstance(step, Value):
            # Counted only for integers, where X is the phi plus a constant, or its increment.
            whole = affine.term is step and affine.offset == 0
            fitting = predicate in ("slt", "ult") and exact and (whole or affine.term is None)
            if not fitting or induction.kind == "pointer" or widened is not None:
                return None
            return self._constant(
                TripCount((induction.start, bound, step), predicate, None, affine.offset, whole, None)
            )
        if affine.term is not None:
            return None
        predicate, bound = _strict(predicate, bound)
        either = unsigned_exact or signed_exact
        if not _is_exact(predicate, step, self.layout.bits(bound.type), either if predicate == "ne" else exact):
            return None
        return self._constant(TripCount((induction.start, bound), predicate, step, affine.offset, False, widened))

    def _is_index(self, loop: Loop, phi: Phi) -> bool:
        """Whether in every iteration memory is accessed at the unsigned index `phi`, before the exit is tested: then
        phi times the size of an element is an address, so that phi plus a small step does not wrap."""
        step = loop.inductions[phi].step
        if phi.type is not ty.I64 or not isinstance(step, int) or not 0 < step < 1 << 32:
            return False
        exiting = loop.exits[0][0]
        for block in loop.blocks:
            if not self.flow.dominates(block, exiting):
                continue
            for i in block.instructions:
                if (
                    isinstance(i, Load | Store)
                    and isinstance(i.pointer, GetElementPtr)
                    and len(i.pointer.indices) == 1
                    and i.pointer.indices[0] is phi
                    and "nuw" in i.pointer.flags.split()
                    and self.layout.size(i.pointer.source_type) > 1
                ):
                    return True
        return False

    def _constant(self, trip: TripCount) -> TripCount:
        """`trip` with its value, if that is constant: so it is also for pointers into one object."""
        operands: list[Value] = list(trip.operands)
        if isinstance(operands[0].type, ty.PointerType):
            start, bound = (self._anchor(o) for o in operands)
            if start[0] is not bound[0] or trip.predicate[0] == "s":
                return trip
            # Any address will do that is far from both ends.
            operands = [ConstInt(ty.I64, (1 << 62) + start[1]), ConstInt(ty.I64, (1 << 62) + bound[1])]
        if not all(isinstance(o, ConstInt) for o in operands):
            return trip
        count = trip.emit(_Constants(), operands)
        assert isinstance(count, ConstInt)
        return replace(trip, constant=count.value % (1 << 64))

    def _anchor(self, pointer: Value) -> tuple[Value, int]:
        """What `pointer` is a constant number of bytes away from."""
        offset = 0
        while isinstance(pointer, GetElementPtr) and (moved := self._moved(None, pointer)) is not None:
            offset += moved[0]
            pointer = pointer.pointer
        return pointer, offset


def _strict(predicate: str, bound: Value) -> tuple[str, Value]:
    """`x <= 9` as `x < 10`, where the bound is constant and has a neighbour: `x < 10` ends without wrapping."""
    if predicate[1:] not in ("le", "ge") or not isinstance(bound, ConstInt) or not isinstance(bound.type, ty.IntType):
        return predicate, bound
    bits, rising = bound.type.bits, predicate[1:] == "le"
    half = 1 << (bits - 1)
    last = {"sle": half - 1, "sge": -half, "ule": -1, "uge": 0}[predicate]
    if bound.value == last:
        return predicate, bound
    value = bound.value + (1 if rising else -1)
    return predicate[0] + ("lt" if rising else "gt"), ConstInt(bound.type, _signed(value, bits))


def _is_exact(predicate: str, step: int, bits: int, exact: bool) -> bool:
    """Whether the formula for this predicate holds; `exact` says that X never wraps."""
    match predicate:
        case "eq":
            return step % (1 << bits) != 0
        case "ne":
            return step % 2 == 1 or exact
        case "slt" | "ult":
            return step == 1 or (step > 1 and exact)
        case "sgt" | "ugt":
            return step == -1 or (step < -1 and exact)
        case "sle" | "ule":
            return step > 0 and exact
        case _:
            return step < 0 and exact


def _signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if bits > 1 and value >> (bits - 1) else value


@final
class _Constants:
    """Arithmetic on constants, for trip counts that are constant."""

    __slots__ = ()

    def const_int(self, type: Type, value: int) -> ConstInt:
        assert isinstance(type, ty.IntType)
        return ConstInt(type, _signed(value, type.bits))

    def binary(self, op: str, lhs: Value, rhs: Value, _flags: str = "") -> Value:
        x, y = self._plain(lhs), self._plain(rhs)
        match op:
            case "add":
                value = x + y
            case "sub":
                value = x - y
            case "mul":
                value = x * y
            case "udiv":
                value = x // y
            case "lshr":
                value = x >> y
            case _:
                raise ValueError(op)
        return self.const_int(lhs.type, value)

    def cast(self, op: str, value: Value, type: Type) -> Value:
        assert isinstance(value, ConstInt)
        return self.const_int(type, value.value if op == "sext" else self._plain(value))

    def icmp(self, predicate: str, lhs: Value, rhs: Value) -> Value:
        assert isinstance(lhs, ConstInt) and isinstance(rhs, ConstInt)
        x, y = (lhs.value, rhs.value) if predicate[0] == "s" else (self._plain(lhs), self._plain(rhs))
        held = {
            "eq": x == y, "ne": x != y, "lt": x < y, "le": x <= y, "gt": x > y, "ge": x >= y,
        }[predicate if predicate in ("eq", "ne") else predicate[1:]]  # fmt: skip
        return ConstInt(ty.I1, int(held))

    def select(self, condition: Value, on_true: Value, on_false: Value) -> Value:
        assert isinstance(condition, ConstInt)
        return on_true if condition.value else on_false

    def intrinsic(self, name: str, _result: Type, arguments: Sequence[Value]) -> Value:
        kind = name.split(".")[1]  # smax, smin, umax, umin
        first, second = arguments
        less = self.icmp(f"{kind[0]}lt", first, second)
        low, high = self.select(less, first, second), self.select(less, second, first)
        return high if kind.endswith("max") else low

    @staticmethod
    def _plain(value: Value) -> int:
        """The unsigned value."""
        assert isinstance(value, ConstInt) and isinstance(value.type, ty.IntType)
        return value.value % (1 << value.type.bits)
