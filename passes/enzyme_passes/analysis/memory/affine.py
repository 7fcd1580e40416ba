# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Integers and addresses as polynomials in loop counters and other values of one function.

    for i: for j: a[i*n + j + 1]      head %a, offset  8*n*Ci + 8*Cj + 8

A *counter* is the number of a loop's iteration, from 0, in the present run of that loop; an induction variable is its
start plus its step times the counter. Any other value is an *atom*: what it holds is unknown, but the same SSA value
holds the same number until its definition is executed again. Numbers are mathematical integers: 64-bit arithmetic is
taken not to wrap around in what becomes an address (a wrapped address would not be inside any object), narrower
arithmetic is only looked through where `nsw` and `nuw` say that it does not.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, final

from enzyme_passes.analysis.control_flow.loops import Induction, Loop, LoopInfo
from enzyme_passes.analysis.memory import polynomials as poly
from enzyme_passes.analysis.memory.polynomials import Polynomial
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.instructions import (
    NEGATED,
    Call,
    Cast,
    CondBranch,
    GetElementPtr,
    Instruction,
    IntBinary,
    IntCompare,
    Phi,
    called_function,
)
from enzyme_passes.ir.values import (
    Block,
    ConstExpr,
    ConstInt,
    ConstNull,
    ConstZero,
    Function,
    GlobalAlias,
    Value,
)
from enzyme_passes.library import c as library
from enzyme_passes.support.dataclasses import dataclass

# How the bits of a value are read: as they are (64 bits, taken not to wrap), or a narrower value as a signed or an
# unsigned number.
Reading = Literal["whole", "signed", "unsigned"]


@dataclass(frozen=True, slots=True, eq=False)
class Atom:
    """A variable of the polynomials: the counter of `loop` if `value` is None, otherwise a value read so. `loop` is
    the innermost loop in which the value is defined (None: outside all loops)."""

    value: Value | None
    reading: Reading
    loop: Loop | None

    @property
    def is_counter(self) -> bool:
        return self.value is None


@dataclass(frozen=True, slots=True, eq=False)
class Address:
    """`head` plus `offset` bytes; the head is no GEP, cast or induction variable."""

    head: Value
    offset: Polynomial


@dataclass(frozen=True, slots=True, eq=False)
class Limit:
    """`unit * counter <= high` in every iteration. `exact`: high is that of the last one, so that high >= 0."""

    unit: int
    high: Polynomial
    exact: bool


@final
class Affine:
    """Polynomials of the values of one function, made when asked for and remembered."""

    __slots__ = (
        "function", "loops", "within", "layout", "atoms", "_numbers", "_counters", "_known", "_addresses", "_limits",
    )  # fmt: skip

    def __init__(self, function: Function, loops: LoopInfo, within: Loop | None = None) -> None:
        """`within`: a loop of which addresses from outside of it are the heads."""
        assert function.module is not None
        self.function = function
        self.loops = loops
        self.within = within
        self.layout = function.module.layout
        self.atoms: list[Atom] = []
        self._numbers: dict[tuple[Value, Reading], int] = {}
        self._counters: dict[Loop, int] = {}
        self._known: dict[tuple[Value, Reading], Polynomial] = {}
        self._addresses: dict[Value, Address] = {}
        self._limits: dict[Loop, Limit | None] = {}

    # Atoms

    def counter(self, loop: Loop) -> int:
        """The number of the atom that counts `loop`'s iterations."""
        number = self._counters.get(loop)
        if number is None:
            number = self._counters[loop] = len(self.atoms)
            self.atoms.append(Atom(None, "whole", loop))
        return number

    def _atom(self, value: Value, reading: Reading) -> Polynomial:
        key = (value, reading)
        number = self._numbers.get(key)
        if number is None:
            number = self._numbers[key] = len(self.atoms)
            self.atoms.append(Atom(value, reading, self.home(value)))
        return poly.variable(number)

    def home(self, value: Value) -> Loop | None:
        """The innermost loop in which `value` is defined."""
        block = value.block if isinstance(value, Instruction) else None
        return self.loops.loop_of.get(block) if block is not None else None

    def nonnegative(self, number: int) -> bool:
        atom = self.atoms[number]
        return atom.is_counter or atom.reading == "unsigned"

    # Integers

    def integer(self, value: Value, reading: Reading | None = None) -> Polynomial:
        """`value` as a number; a narrow one is read as signed unless told otherwise, as GEPs do."""
        if reading is None:
            reading = "whole" if self._width(value) >= 64 else "signed"
        goal = (value, reading)
        stack = [goal]
        while stack:
            key = stack[-1]
            if key in self._known:
                stack.pop()
                continue
            needed, finish = self._parts(*key)
            missing = [n for n in needed if n not in self._known]
            if missing and len(stack) < 200:
                stack.extend(missing)
                continue
            result = None if missing else finish([self._known[n] for n in needed])
            if result is None or len(result) > poly.MOST_TERMS:
                result = self._atom(*key)
            self._known[key] = result
            stack.pop()
        return self._known[goal]

    @staticmethod
    def _width(value: Value) -> int:
        return value.type.bits if isinstance(value.type, ty.IntType) else 64

    def _parts(
        self, value: Value, reading: Reading
    ) -> tuple[list[tuple[Value, Reading]], Callable[[list[Polynomial]], Polynomial | None]]:
        """What `value` is made of, and how; an atom is made of nothing and has no result."""
        match value:
            case ConstInt():
                number = value.value
                if reading == "unsigned" and number < 0:
                    number += 1 << self._width(value)
                return [], lambda _: poly.constant(number)
            case ConstZero():
                return [], lambda _: poly.ZERO
            case Cast(op="zext") if self._width(value.operand) < 64:
                return self._zext(value)
            case Cast(op="sext") if self._width(value.operand) < 64 and reading != "unsigned":
                return [(value.operand, "signed")], lambda p: p[0]
            case IntBinary():
                return self._binary(value, reading)
            case Phi():
                return self._phi(value, reading)
            case _:
                return [], lambda _: None

    @staticmethod
    def _zext(cast: Cast) -> tuple[list[tuple[Value, Reading]], Callable[[list[Polynomial]], Polynomial | None]]:
        operand = cast.operand
        if "nneg" in cast.flags and isinstance(operand, IntBinary):
            flags = operand.flags.split()
            if operand.op == "add" and isinstance(operand.rhs, ConstInt) and operand.rhs.value < 0:
                # x - 1 lies in the lower half, so x is at least 1 and the subtraction does not wrap.
                number = operand.rhs.value
                return [(operand.lhs, "unsigned")], lambda p: poly.add(p[0], poly.constant(number))
            if "nsw" in flags and "nuw" not in flags:
                return [(operand, "signed")], lambda p: p[0]
        return [(operand, "unsigned")], lambda p: p[0]

    def _binary(
        self, value: IntBinary, reading: Reading
    ) -> tuple[list[tuple[Value, Reading]], Callable[[list[Polynomial]], Polynomial | None]]:
        both: list[tuple[Value, Reading]] = [(value.lhs, reading), (value.rhs, reading)]
        flags = value.flags.split()
        if value.op == "or" and "disjoint" in flags:
            return both, lambda p: poly.add(p[0], p[1])
        if value.op not in ("add", "sub", "mul", "shl") or not self._keeps(reading, flags):
            return [], lambda _: None
        match value.op:
            case "add":
                return both, lambda p: poly.add(p[0], p[1])
            case "sub":
                return both, lambda p: poly.add(p[0], p[1], -1)
            case "mul":
                return both, lambda p: poly.multiply(p[0], p[1])
            case _:
                if not isinstance(value.rhs, ConstInt) or not 0 <= value.rhs.value < 63:
                    return [], lambda _: None
                factor = 1 << value.rhs.value
                return [(value.lhs, reading)], lambda p: poly.scale(p[0], factor)

    @staticmethod
    def _keeps(reading: Reading, flags: list[str]) -> bool:
        """Whether the operation, if read so, does not wrap."""
        match reading:
            case "whole":
                return True
            case "signed":
                return "nsw" in flags
            case "unsigned":
                return "nuw" in flags

    def _phi(
        self, phi: Phi, reading: Reading
    ) -> tuple[list[tuple[Value, Reading]], Callable[[list[Polynomial]], Polynomial | None]]:
        assert phi.block is not None
        loop = self.loops.loop_of.get(phi.block)
        if loop is not None and loop.header is phi.block:
            induction = loop.inductions.get(phi)
            if induction is None or induction.kind != "int" or not _steps(induction, reading):
                return [], lambda _: None
            counter: Polynomial = {(self.counter(loop),): induction.scale}
            if isinstance(induction.step, int):
                step = induction.step
                return [(induction.start, reading)], lambda p: poly.add(p[0], counter, step)

            def with_step(p: list[Polynomial]) -> Polynomial | None:
                product = poly.multiply(p[1], counter)
                return None if product is None else poly.add(p[0], product)

            return [(induction.start, reading), (induction.step, reading)], with_step
        if len(phi.values) == 1 and self._same_after(phi.values[0], loop):
            return [(phi.values[0], reading)], lambda p: p[0]
        return [], lambda _: None

    def _same_after(self, value: Value, loop: Loop | None) -> bool:
        """Whether a loop-closing phi in `loop` only renames `value`: it is defined in no loop that was left."""
        home = self.home(value)
        return home is None or home is loop or (loop is not None and _inside(loop, home))

    # Addresses

    def address(self, pointer: Value) -> Address:
        """The head of `pointer` and the offset from it."""
        known = self._addresses.get(pointer)
        if known is not None:
            return known
        path: list[tuple[Value, Polynomial]] = []  # each with its distance from the next
        at = pointer
        while at not in self._addresses:
            step = self._step(at)
            if step is None or len(path) > 1000:
                self._addresses[at] = Address(at, poly.ZERO)
                break
            path.append((at, step[1]))
            at = step[0]
        found = self._addresses[at]
        for value, distance in reversed(path):
            offset = poly.add(found.offset, distance)
            if len(offset) > poly.MOST_TERMS:
                found = Address(value, poly.ZERO)
            else:
                found = Address(found.head, offset)
            self._addresses[value] = found
        return found

    def _step(self, pointer: Value) -> tuple[Value, Polynomial] | None:
        """The pointer that `pointer` is computed from, and the distance; None for a head."""
        if self.within is not None and self.within.is_invariant(pointer):
            return None
        match pointer:
            case GetElementPtr():
                if not isinstance(pointer.type, ty.PointerType):
                    return None
                offset = self._gep(pointer.source_type, pointer.indices)
                return None if offset is None else (pointer.pointer, offset)
            case ConstExpr(op="getelementptr") if pointer.source_type is not None:
                offset = self._gep(pointer.source_type, list(pointer.operands[1:]))
                return None if offset is None else (pointer.operands[0], offset)
            case ConstExpr(op="bitcast" | "addrspacecast") | Cast(op="bitcast" | "addrspacecast"):
                inner = pointer.operands[0] if isinstance(pointer, ConstExpr) else pointer.operand
                return (inner, poly.ZERO) if ty.is_pointer(inner.type) else None
            case GlobalAlias() if pointer.aliasee is not None:
                return pointer.aliasee, poly.ZERO
            case Call():
                callee = called_function(pointer)
                entry = library.find(callee.name) if callee is not None else None
                if entry is not None and entry.returns_argument is not None:
                    return pointer.arguments[entry.returns_argument], poly.ZERO
                for argument, attributes in zip(pointer.arguments, pointer.argument_attributes, strict=False):
                    if attributes_in(attributes).has("returned"):
                        return argument, poly.ZERO
                return None
            case Phi():
                return self._pointer_phi(pointer)
            case _:
                return None

    def _pointer_phi(self, phi: Phi) -> tuple[Value, Polynomial] | None:
        assert phi.block is not None
        loop = self.loops.loop_of.get(phi.block)
        if loop is not None and loop.header is phi.block:
            induction = loop.inductions.get(phi)
            if induction is None or induction.kind != "pointer":
                return None
            counter: Polynomial = {(self.counter(loop),): induction.scale}
            if isinstance(induction.step, int):
                return induction.start, poly.scale(counter, induction.step)
            product = poly.multiply(self.integer(induction.step), counter)
            return None if product is None else (induction.start, product)
        if len(phi.values) == 1 and self._same_after(phi.values[0], loop):
            return phi.values[0], poly.ZERO
        return None

    def _gep(self, source: ty.Type, indices: list[Value]) -> Polynomial | None:
        total: Polynomial = poly.ZERO
        inside: ty.Type = source
        for place, index in enumerate(indices):
            if isinstance(index.type, ty.VectorType):
                return None
            try:
                if place == 0:
                    stride = self.layout.size(source)
                elif isinstance(inside, ty.StructType):
                    assert isinstance(index, ConstInt)
                    offset, inside = self.layout.gep_stride(inside, index.value)
                    total = poly.add(total, poly.constant(offset))
                    continue
                else:
                    stride, inside = self.layout.gep_stride(inside, None)
            except (ValueError, AssertionError):
                return None
            total = poly.add(total, self.integer(index), stride)
        return total

    # Limits of counters

    def limit(self, loop: Loop) -> Limit | None:
        """How far the counter of `loop` goes, read off its exit tests."""
        if loop not in self._limits:
            self._limits[loop] = None  # while it is computed
            self._limits[loop] = self._find_limit(loop)
        return self._limits[loop]

    def _find_limit(self, loop: Loop) -> Limit | None:
        if loop.trip is not None and loop.trip.constant is not None:
            return Limit(1, poly.constant(loop.trip.constant), True)
        best: Limit | None = None
        for exiting, exit in loop.exits:
            found = self._test(loop, exiting, exit, len(loop.exits) == 1)
            if found is not None and (best is None or (found.exact and not best.exact)):
                best = found
        return best

    def _test(self, loop: Loop, exiting: Block, exit: Block, only: bool) -> Limit | None:
        """The limit that one exit test gives. A test for inequality bounds the counter only if it is the only way
        out; the others need to be made in every iteration."""
        branch = exiting.instructions[-1]
        if not isinstance(branch, CondBranch) or not isinstance(branch.condition, IntCompare):
            return None
        if self.loops.loop_of.get(exiting) is not loop or (exiting is not loop.latch and exiting is not loop.header):
            return None
        compare = branch.condition
        predicate = compare.predicate if branch.on_false is exit else NEGATED[compare.predicate]
        for reading in self._readings(compare):
            left = self._number(compare.lhs, reading)
            right = self._number(compare.rhs, reading)
            if left is None or right is None:
                continue
            for tested, bound, holds in ((left, right, predicate), (right, left, _SWAPPED[predicate])):
                found = self._one_sided(loop, tested, bound, holds, only)
                if found is not None:
                    return found
        return None

    def _readings(self, compare: IntCompare) -> tuple[Reading, ...]:
        if isinstance(compare.lhs.type, ty.PointerType) or self._width(compare.lhs) >= 64:
            return ("whole",)
        if compare.predicate.startswith("u"):
            return ("unsigned",)
        return ("signed",) if compare.predicate.startswith("s") else ("signed", "unsigned")

    def _number(self, value: Value, reading: Reading) -> Polynomial | None:
        """An operand of a comparison; an address counts as its head's plus the offset."""
        if isinstance(value.type, ty.PointerType):
            if isinstance(value, ConstNull):
                return None
            address = self.address(value)
            return poly.add(self._atom(address.head, "whole"), address.offset)
        return self.integer(value, reading) if isinstance(value.type, ty.IntType) else None

    def _one_sided(self, loop: Loop, tested: Polynomial, bound: Polynomial, holds: str, only: bool) -> Limit | None:
        """The loop goes on while `tested holds bound`, where `tested` is start + step * counter."""
        parts = poly.split(tested, self.counter(loop))
        if parts is None or any(self._varies(v, loop) for v in poly.variables(bound)):
            return None
        start, factor = parts
        step = poly.constant_of(factor)
        if not step or any(self._varies(v, loop) for v in poly.variables(start)):
            return None
        distance = poly.add(bound, start, -1) if step > 0 else poly.add(start, bound, -1)
        unit = abs(step)
        if holds == "ne":
            return Limit(unit, distance, True) if only else None
        unsigned = holds.startswith("u")
        if unsigned and not all(c > 0 and all(self.nonnegative(v) for v in m) for m, c in bound.items()):
            return None
        if holds[1:] not in (("lt", "le") if step > 0 else ("gt", "ge")) or (unsigned and step < 0):
            return None
        strict = 1 if holds.endswith("t") else 0
        # The test passed in the iteration before: start + step * (counter - 1) < bound, unless this is the first.
        return Limit(unit, poly.add(distance, poly.constant(unit - strict)), False)

    def _varies(self, number: int, loop: Loop) -> bool:
        home = self.atoms[number].loop
        return home is not None and _inside(home, loop)


def _steps(induction: Induction, reading: Reading) -> bool:
    """Whether the induction does not wrap, read so."""
    match reading:
        case "whole":
            return True
        case "signed":
            return induction.signed_exact
        case "unsigned":
            return induction.unsigned_exact


def _inside(inner: Loop, outer: Loop) -> bool:
    """Whether `inner` is `outer` or in it."""
    at: Loop | None = inner
    while at is not None:
        if at is outer:
            return True
        at = at.parent
    return False


_SWAPPED = {
    "eq": "eq", "ne": "ne", "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
    "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule",
}  # fmt: skip
