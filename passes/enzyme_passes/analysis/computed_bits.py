# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers made of integers that were computed of the bits of other numbers, and kept or passed on their way.

    int64_t above_one(double y) { int64_t u; memcpy(&u, &y, 8); return u - 0x3ff0000000000000; }
    z = above_one(x * x) * 2.2e-16;        EZ0302: that is nearly a logarithm, and depends on x

Where one function does all of it, it is refused as it is differentiated, for the bits' types say so. Callers know of
such integers as integers. So these are followed (followed_integers.py) from the bits of what depends on active inputs
to conversions to numbers. What changes by steps ends it: a comparison, a count of bits, an exponent that is cut out, a
number rounded to an integer.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, final

from enzyme_passes.analysis.facts import Analyses, Facts
from enzyme_passes.analysis.followed_integers import FollowedBody, Follower, reached
from enzyme_passes.analysis.lanes import INTEGER, WORD, Lane
from enzyme_passes.analysis.types.heap.signatures import Description
from enzyme_passes.analysis.types.inference import TypeFacts
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import (
    AtomicRMW,
    Call,
    Cast,
    CompareExchange,
    ExtractElement,
    ExtractValue,
    Freeze,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Phi,
    Select,
    ShuffleVector,
    Store,
    operands,
)
from enzyme_passes.ir.values import Argument, Constant, ConstInt, Function, Value
from enzyme_passes.support.diagnostics import Failure

_SMALLEST: Final = 8  # bits of an integer that may be a part of a number
_SMALLEST_CUT: Final = 16  # of one that is cut out of a longer one
_COUNTS: Final = ("llvm.ctlz", "llvm.cttz", "llvm.ctpop", "llvm.vector.reduce.or", "llvm.scmp", "llvm.ucmp")


@final
class Untold(Exception):
    """Such a number may be made of an integer of which only the running program can tell whether it is bits of another:
    it is to look at all of them."""


@final
class ComputedBits(Follower):
    """Follows such integers through all that requests reach. Failures are EZ0302, or Untold if the program does not
    look at such integers yet, but can."""

    def __init__(self, analyses: Analyses) -> None:
        super().__init__(analyses)
        self.may_look = False

    def may_end(self, function: Function) -> bool:
        return _may_find(function) and any(map(_makes_numbers, reached(function)))

    def may_begin(self, function: Function) -> bool:
        return _may_find(function)

    def body(self, facts: Facts, types: TypeFacts, *, unseen: bool) -> FollowedBody:
        return _Body(self, facts, types, unseen=unseen)

    def failure(self, at: Instruction, origin: Instruction) -> Exception:
        """A number is made of an integer that was computed of bits at `origin`."""
        if self.may_look and not self.analyses.types.looks_at_integers:
            return Untold()
        return _failure(at, origin)


@final
class _Body(FollowedBody):
    """One function: the integers that were computed of bits, and the places that hold some, with where that was; and
    parts of numbers in registers that nobody takes for integers (`_pieces`), which are only moved as yet."""

    def __init__(self, follower: ComputedBits, facts: Facts, types: TypeFacts, *, unseen: bool) -> None:
        super().__init__(follower, facts, types, unseen=unseen)
        self._bits = follower
        self._looked_at: dict[Value, None] = {}
        self._words: dict[Value, bool] = {}
        self._pieces: dict[Value, None] = {}

    def holds(self, type: ty.Type) -> bool:
        return holds_integers(type)

    def add(self, value: Value, origin: Instruction) -> None:
        if holds_integers(value.type, _SMALLEST_CUT):  # a byte where longer ones were kept may be of another member
            self.compute(value, origin)

    def compute(self, value: Value, origin: Instruction, *, looked_at: bool = False) -> None:
        """An integer is computed of bits; `looked_at`: of those alone at which code looks as it runs, or which are
        refused, where it makes a number of them itself (shadow/double_or_pointer.py, shadow/type_checks.py)."""
        if not holds_integers(value.type) or (value in self.found and (looked_at or value not in self._looked_at)):
            return
        self.found[value] = origin
        if looked_at:
            self._looked_at[value] = None
        else:
            self._looked_at.pop(value, None)
        self.changed = True

    def step(self, i: Instruction) -> None:
        match i:
            case Store(value=value) if value not in self.found and holds_integers(value.type) and self._has_bits(value):
                self._keep_as_integer(i, i.pointer, Lane(0, self.types.size(value.type), INTEGER))
            case Load() if holds_integers(i.type) and self._has_bits(i) and not self._is_float(i):
                self.compute(i, i, looked_at=self._is_looked_at(i))
            case Cast(op="sitofp" | "uitofp", operand=operand) if (
                operand in self.found and operand not in self._looked_at
            ):
                raise self._bits.failure(i, self.found[operand])
            case IntBinary() if not takes_exponent(i):
                self._compute(i, (i.lhs, i.rhs))
            case Cast(op="trunc") if holds_integers(i.type, _SMALLEST_CUT):
                self._compute(i, (i.operand,))
            case (
                Phi()
                | Select()
                | Freeze()
                | Cast(op="zext" | "sext" | "bitcast")
                | ExtractElement()
                | InsertElement()
                | ShuffleVector()
                | ExtractValue()
                | InsertValue()
            ):
                self.move(i, operands(i))
            case _:
                pass

    def move(self, i: Instruction, sources: Sequence[Value]) -> None:
        for source in sources:
            if source in self.found:
                self.compute(i, self.found[source], looked_at=source in self._looked_at)
            elif source in self._pieces:
                self._cut(i)

    def _cut(self, i: Instruction) -> None:
        """A part of a number is in a register, which nobody takes for an integer yet."""
        if i not in self._pieces and all(lane.kind.is_unknown for lane in self.types.register(i)):
            self._pieces[i] = None
            self.changed = True

    def _compute(self, i: Instruction, sources: Sequence[Value]) -> None:
        if not holds_integers(i.type):
            return
        self.move(i, sources)
        for source in sources:
            if self._is_computed_of(i, source):
                self.compute(i, i, looked_at=self._is_looked_at(source))
            elif isinstance(i, Cast) and self._has_bits(source):
                self._cut(i)

    def _is_computed_of(self, i: Instruction, value: Value) -> bool:
        """Whether the bits of a number are computed with that depends on active ones, and what comes out is neither
        that number still, nor others that lay beside it."""
        if not self._has_bits(value) or (isinstance(i, Cast) and not self.types.lost_float(i)):
            return False  # (the integer of a union that is shorter than the number is truncated from it)
        if self._is_float(i) or i in self._pieces:
            return False
        kept = _kept_bits(i)
        floats = [lane for lane in self.types.register(value) if lane.kind.is_float]
        return kept is None or not floats or any(kept & _bits_of(lane) for lane in floats)

    def _has_bits(self, value: Value) -> bool:
        if value in self._pieces:
            return True
        known = self._words.get(value)
        if known is None:
            known = self._words[value] = self._is_word(value)
        return known

    def _is_word(self, value: Value) -> bool:
        """Whether an integer may be the bits of a number that depends on active ones."""
        if self._is_float(value):
            varied = self.unseen or self.facts.activity.is_varied(value)
            return varied and not self.types.is_doubtful(value)  # an integer, where integers are kept
        if not isinstance(value, Load) or not holds_integers(value.type) or self.types.is_alternative(value):
            return False
        if not self.reads_varied(value.pointer):
            return False
        if not self.types.may_hold_bits(value):
            return False
        if self.unseen or not self.types.tells_itself(value):
            return True
        self._bits.may_look = True
        return not self.types.is_looked_at(value)

    def _is_looked_at(self, value: Value) -> bool:
        return isinstance(value, Load) and not self._is_float(value) and self.types.may_be_of_number(value)

    def _is_float(self, value: Value) -> bool:
        return any(lane.kind.is_float for lane in self.types.register(value))

    def unseen_call(self, call: Call | Invoke) -> None:
        callee = resolve_alias(call.callee)
        if isinstance(callee, Function) and not callee.name.startswith(_COUNTS):
            self._compute(call, [a for a in call.arguments if holds_integers(a.type)])

    def tell(self, call: Call, told: Description, there: TypeFacts) -> None:
        for place in self.types.taken_for_numbers(told, there):
            self.keep(place, call)

    def copy(self, call: Call | Invoke) -> None:
        into, source, length = call.arguments[:3]
        if self.reads_varied(source):
            layout = self.types.memory(source, length.value if isinstance(length, ConstInt) else None, call)
            for lane in layout.lanes:
                doubtful = lane.kind is WORD and self.types.is_declared_integer(source, lane.offset, lane.size)
                if lane.kind.is_float and not doubtful:
                    self._keep_as_integer(call, into, lane, layout.period, self.types.is_array_of_numbers(source))
        super().copy(call)

    def _keep_as_integer(
        self, i: Instruction, pointer: Value, number: Lane, period: int | None = None, of_array: bool = False
    ) -> None:
        """The bits of a number, or of an array of them, are put where all know of an integer."""
        for place in self.types.integers_at(pointer, number.offset, number.size, period, of_array=of_array):
            self.keep(place, i)


def takes_exponent(i: IntBinary) -> bool:
    """Whether the mantissa is shifted out, of a double or of its upper half: what is left changes by steps."""
    element = i.type.element if isinstance(i.type, ty.VectorType) else i.type
    if not isinstance(element, ty.IntType) or i.op not in ("lshr", "ashr"):
        return False
    by = _splat(i.rhs)
    return by is not None and by >= {64: 52, 32: 20}.get(element.bits, element.bits)


def _splat(value: Value) -> int | None:
    """A constant, or that of which all elements of a constant vector are."""
    if isinstance(value, ConstInt):
        return value.value
    elements = getattr(value, "elements", None) if isinstance(value, Constant) else None
    least = [e.value for e in elements or () if isinstance(e, ConstInt)]
    return min(least) if least and len(least) == len(elements or ()) else None


def holds_integers(type: ty.Type, least: int = _SMALLEST) -> bool:
    """Whether integers that may hold parts of numbers, of so many bits at least, are in registers of a type."""
    match type:
        case ty.IntType(bits=bits):
            return bits >= least
        case ty.VectorType() | ty.ArrayType():
            return holds_integers(type.element, least)
        case ty.StructType(fields=fields):
            return any(holds_integers(field, least) for field in fields or ())
        case _:
            return False


def _kept_bits(i: Instruction) -> int | None:
    """The bits of an integer that an instruction only moves, as a mask; None: it does more."""
    match i:
        case Cast(op="trunc", type=ty.IntType(bits=bits)):
            return (1 << bits) - 1
        case IntBinary(op="lshr" | "ashr", type=ty.IntType(bits=bits), rhs=ConstInt(value=by)):
            return (1 << bits) - (1 << by)
        case IntBinary(op="shl", type=ty.IntType(bits=bits), rhs=ConstInt(value=by)):
            return (1 << max(bits - by, 0)) - 1
        case IntBinary(op="and", type=ty.IntType(bits=bits), rhs=ConstInt(value=mask)):
            return mask & ((1 << bits) - 1)
        case _:
            return None


def _bits_of(lane: Lane) -> int:
    return ((1 << 8 * lane.size) - 1) << 8 * lane.offset


@lru_cache(maxsize=4096)
def _may_find(function: Function) -> bool:
    """Whether a function, or what it calls, may have bits of numbers as integers that it did not compute of others."""
    return any(map(_finds, reached(function)))


@lru_cache(maxsize=4096)
def _finds(function: Function) -> bool:
    given = any(holds_integers(argument.type) for argument in function.arguments)
    return given or any(
        (isinstance(i, Load) and holds_integers(i.type))
        or (isinstance(i, Cast) and i.op == "bitcast" and ty.is_float(i.operand.type) and holds_integers(i.type))
        for i in function.instructions()
    )


@lru_cache(maxsize=4096)
def _makes_numbers(function: Function) -> bool:
    """Whether a function makes numbers of integers that it does not only count up."""
    pending = [i.operand for i in function.instructions() if isinstance(i, Cast) and i.op in ("sitofp", "uitofp")]
    seen = dict.fromkeys(pending)
    while pending:
        value = pending.pop()
        if isinstance(value, Load | Call | Invoke | Argument | AtomicRMW | CompareExchange):
            return True
        if isinstance(value, Instruction) and not isinstance(value, IntCompare):
            pending += [o for o in operands(value) if o not in seen]
            seen.update(dict.fromkeys(operands(value)))
    return False


def _failure(at: Instruction, origin: Instruction) -> Failure:
    return Failure(
        "EZ0302",
        "a number is made of an integer that was computed of the bits of another",
        at,
        beside=[("it is computed here", origin)],
        notes=["the derivative of arithmetic with bits is not known"],
        helps=[
            "write it with floating-point operations, or give the function a gradient: __enzyme_register_gradient_f"
        ],
    )
