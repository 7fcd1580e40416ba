# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers made of integers that were computed of the bits of other numbers, and kept or passed on their way.

    int64_t above_one(double y) { int64_t u; memcpy(&u, &y, 8); return u - 0x3ff0000000000000; }
    z = above_one(x * x) * 2.2e-16;        EZ0302: that is nearly a logarithm, and depends on x

Where one function does all of it, it is refused as it is differentiated, for the bits' types say so. Callers know of
such integers as integers. So these are followed here, forward, through registers, memory and calls, in the contexts
that functions are called in: from the bits of what depends on active inputs to conversions to numbers. What changes by
steps ends it: a comparison, a count of bits, an exponent that is cut out, a number rounded to an integer.

A place is a cell with an offset: see heap/cells.py. Of memory that is walked over, all elements are one place.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, final

from enzyme_passes.analysis.activity.calls import is_custom, is_declared_inactive
from enzyme_passes.analysis.context import Context
from enzyme_passes.analysis.facts import MOST_CONTEXTS, Analyses, Facts
from enzyme_passes.analysis.lanes import INTEGER, WORD, Lane
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
    Return,
    Select,
    ShuffleVector,
    Store,
    operands,
)
from enzyme_passes.ir.values import Argument, Constant, ConstInt, Function, Value
from enzyme_passes.support.diagnostics import Failure

_SMALLEST: Final = 16  # bits of an integer that may be a part of a number
_MOST_ROUNDS: Final = 8  # of a function that calls itself
_COUNTS: Final = ("llvm.ctlz", "llvm.cttz", "llvm.ctpop", "llvm.vector.reduce.or", "llvm.scmp", "llvm.ucmp")
_COPIES: Final = ("llvm.memcpy", "llvm.memmove", "memcpy", "memmove")

Place = tuple[int, int]  # the number of a cell, or of a node of a description, and an offset in it


@final
@dataclass
class _Found:
    """What a function leaves behind, and where that was computed: in nodes of what its caller described, in its
    result."""

    places: dict[Place, Instruction] = field(default_factory=dict)
    result: Instruction | None = None


@final
class ComputedBits:
    """Follows such integers through all that requests reach."""

    def __init__(self, analyses: Analyses) -> None:
        self._analyses = analyses
        self._known: dict[tuple[int, frozenset[Place], frozenset[int], bool], _Found] = {}
        self._visits: dict[Function, int] = {}

    def check(self, root: Context) -> None:
        """Raises Failure EZ0302."""
        if _may_find(root.function) and any(map(_makes_numbers, _reached(root.function))):
            facts = self._analyses.facts(root)
            self._follow(facts, facts.types, {}, {}, unseen=False)

    def _follow(
        self,
        facts: Facts,
        types: TypeFacts,
        places: Mapping[Place, Instruction],
        arguments: Mapping[int, Instruction],
        *,
        unseen: bool,
    ) -> _Found:
        """What a function leaves behind that is given such integers in places of its signature, and as arguments;
        `unseen`: it is given numbers as well of which its own facts do not say that they depend on active ones."""
        key = (id(types), frozenset(places), frozenset(arguments), unseen)
        known = self._known.get(key)
        if known is not None:
            return known
        function = facts.context.function
        visits = self._visits[function] = self._visits.get(function, 0) + 1
        found = self._known[key] = _Found()
        if visits > MOST_CONTEXTS:
            return found
        for _ in range(_MOST_ROUNDS):
            body = _Body(self, facts, types, unseen)
            body.begin(places, arguments)
            body.run()
            before = (len(found.places), found.result)
            body.leave(found)
            if before == (len(found.places), found.result) or not _calls_itself(function):
                break
        return found

    def call(self, caller: _Body, call: Call, callee: Function) -> None:
        """Follow them through a function that is called, if its derivative is that of its body."""
        if is_custom(callee) or "enzyme_math" in callee.attributes or is_declared_inactive(call):
            return
        if self._analyses.rules.find(callee.name) is not None:
            return
        facts, unseen = caller.facts, caller.unseen
        activity = facts.activity
        active = activity.is_active_call(call)
        given = {k: origin for k, a in enumerate(call.arguments) if (origin := caller.computed.get(a)) is not None}
        told = facts.told(call)
        places: dict[Place, Instruction] = {}
        if caller.places:
            for node, cell in enumerate(told.cells):
                inside = caller.types.place(cell)
                for (number, offset), origin in caller.places.items():
                    if number == inside[0]:
                        places.setdefault((node, offset - inside[1]), origin)
        if not (given or places):
            if not _may_find(callee):
                return
            reached = False
            for a, known in zip(call.arguments, facts.callee_context(call).arguments, strict=False):
                if isinstance(a.type, ty.PointerType):
                    varied = activity.memory_varied(a)
                    unseen = unseen or (varied and not activity.memory_active(a))
                else:
                    varied = activity.is_varied(a)
                    unseen = unseen or (varied and not known.active)
                reached = reached or varied
            if not (reached or unseen or active):
                return
        types = self._analyses.types.solve(callee, told.signature)
        for place in caller.types.taken_for_numbers(told, types):
            caller.keep(place, call)
        there = self._analyses.facts(facts.callee_context(call))
        found = self._follow(there, types, places, given, unseen=unseen)
        for (node, offset), origin in found.places.items():
            number, shift = caller.types.place(told.cells[node])
            caller.keep((number, offset + shift), origin)
        if found.result is not None:
            caller.compute(call, found.result)


@final
class _Body:
    """One function: the integers that were computed of bits, and the places that hold some, with where that was."""

    def __init__(self, all: ComputedBits, facts: Facts, types: TypeFacts, unseen: bool) -> None:
        self._all = all
        self.facts = facts
        self.types = types
        self.unseen = unseen
        self.function = facts.context.function
        self.computed: dict[Value, Instruction] = {}
        self.places: dict[Place, Instruction] = {}
        self._changed = False
        self._looked_at: dict[Value, None] = {}
        self._words: dict[Value, bool] = {}

    def begin(self, places: Mapping[Place, Instruction], arguments: Mapping[int, Instruction]) -> None:
        cells = self.types.cells_told()
        for (node, offset), origin in places.items():
            number, shift = cells[node]
            self.places[number, offset + shift] = origin
        for k, origin in arguments.items():
            if k < len(self.function.arguments):
                self.computed[self.function.arguments[k]] = origin

    def run(self) -> None:
        instructions = list(self.function.instructions())
        self._changed = True
        while self._changed:
            self._changed = False
            for instruction in instructions:
                self._step(instruction)

    def leave(self, found: _Found) -> None:
        for node, (number, shift) in enumerate(self.types.cells_told()):
            for (cell, offset), origin in self.places.items():
                if cell == number:
                    found.places.setdefault((node, offset - shift), origin)
        for i in self.function.instructions():
            if isinstance(i, Return) and i.value is not None and found.result is None:
                found.result = self.computed.get(i.value)

    def compute(self, value: Value, origin: Instruction, *, looked_at: bool = False) -> None:
        """An integer is computed of bits; `looked_at`: of those alone at which code looks as it runs, or which are
        refused, where it makes a number of them itself (shadow/double_or_pointer.py, shadow/type_checks.py)."""
        if not _is_integers(value.type) or (value in self.computed and (looked_at or value not in self._looked_at)):
            return
        self.computed[value] = origin
        if looked_at:
            self._looked_at[value] = None
        else:
            self._looked_at.pop(value, None)
        self._changed = True

    def keep(self, place: Place, origin: Instruction) -> None:
        if place not in self.places:
            self.places[place] = origin
            self._changed = True

    def _step(self, i: Instruction) -> None:
        match i:
            case Store(value=value) if value in self.computed:
                for place in self._at(i.pointer, value.type):
                    self.keep(place, self.computed[value])
            case Store(value=value) if _is_integers(value.type) and self._has_bits(value):
                self._keep_as_integer(i, i.pointer, Lane(0, self.types.size(value.type), INTEGER))
            case Load() if i not in self.computed and _is_integers(i.type):
                self._take(i, i.pointer)
                if self._has_bits(i) and not self._is_float(i):
                    self.compute(i, i, looked_at=self._is_looked_at(i))
            case AtomicRMW(value=value):
                if value in self.computed:
                    for place in self._at(i.pointer, value.type):
                        self.keep(place, self.computed[value])
                self._take(i, i.pointer)
            case CompareExchange():
                self._take(i, i.pointer)
            case Cast(op="sitofp" | "uitofp", operand=operand) if (
                operand in self.computed and operand not in self._looked_at
            ):
                raise _failure(i, self.computed[operand])
            case IntBinary() if not takes_exponent(i):
                self._compute(i, (i.lhs, i.rhs))
            case Cast(op="trunc"):
                self._compute(i, (i.operand,))
            case Call() | Invoke():
                self._call(i)
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
                self._move(i, operands(i))
            case _:
                pass

    def _move(self, i: Instruction, sources: Sequence[Value]) -> None:
        for source in sources:
            if source in self.computed:
                self.compute(i, self.computed[source], looked_at=source in self._looked_at)

    def _compute(self, i: Instruction, sources: Sequence[Value]) -> None:
        if not _is_integers(i.type):
            return
        self._move(i, sources)
        for source in sources:
            if self._is_computed_of(i, source):
                self.compute(i, i, looked_at=self._is_looked_at(source))

    def _is_computed_of(self, i: Instruction, value: Value) -> bool:
        """Whether the bits of a number are computed with that depends on active ones, and what comes out is neither
        that number still, nor others that lay beside it."""
        if not self._has_bits(value) or (isinstance(i, Cast) and not self.types.lost_float(i)):
            return False  # (the integer of a union that is shorter than the number is truncated from it)
        if self._is_float(i):
            return False
        kept = _kept_bits(i)
        floats = [lane for lane in self.types.register(value) if lane.kind.is_float]
        return kept is None or not floats or any(kept & _bits_of(lane) for lane in floats)

    def _has_bits(self, value: Value) -> bool:
        known = self._words.get(value)
        if known is None:
            known = self._words[value] = self._is_word(value)
        return known

    def _is_word(self, value: Value) -> bool:
        """Whether an integer may be the bits of a number that depends on active ones."""
        if self._is_float(value):
            varied = self.unseen or self.facts.activity.is_varied(value)
            return varied and not self.types.is_doubtful(value)  # an integer, where integers are kept
        if not isinstance(value, Load) or not _is_integers(value.type) or self.types.is_alternative(value):
            return False
        if not self.unseen and not self.facts.activity.memory_varied(value.pointer):
            return False
        union = self.types.may_be_of_number(value) and not self.types.is_integer_member(value)
        return union or self.types.is_among_numbers(value)

    def _is_looked_at(self, value: Value) -> bool:
        return isinstance(value, Load) and not self._is_float(value) and self.types.may_be_of_number(value)

    def _is_float(self, value: Value) -> bool:
        return any(lane.kind.is_float for lane in self.types.register(value))

    def _take(self, i: Instruction, pointer: Value) -> None:
        if i not in self.computed and self.places:
            for place in self._at(pointer, i.type):
                if place in self.places:
                    self.compute(i, self.places[place])
                    return

    def _at(self, pointer: Value, type: ty.Type) -> Iterator[Place]:
        return self.types.places(pointer, self.types.size(type))

    def _call(self, call: Call | Invoke) -> None:
        callee = resolve_alias(call.callee)
        if not isinstance(callee, Function):
            return
        if callee.defined:
            fits = len(call.arguments) == len(callee.arguments)
            if isinstance(call, Call) and fits and not self.types.is_infeasible(call):
                self._all.call(self, call, callee)
        elif callee.name.startswith(_COPIES):
            self._copy(call)
        elif not callee.name.startswith(_COUNTS):
            self._compute(call, [a for a in call.arguments if _is_integers(a.type)])

    def _copy(self, call: Call | Invoke) -> None:
        into, source, length = call.arguments[:3]
        size = length.value if isinstance(length, ConstInt) else None
        if self.unseen or self.facts.activity.memory_varied(source):
            layout = self.types.memory(source, size, call)
            for lane in layout.lanes:
                doubtful = lane.kind is WORD and self.types.is_declared_integer(source, lane.offset, lane.size)
                if lane.kind.is_float and not doubtful:
                    self._keep_as_integer(call, into, lane, layout.period)
        if not self.places:
            return
        if size is not None:
            pairs = zip(*(self.types.places_in_order(p, size) for p in (into, source)), strict=True)
            for written, read in pairs:
                for origin in [self.places[p] for p in read if p in self.places]:
                    for place in written:
                        self.keep(place, origin)
            return
        for place in self.types.places(source, None):
            if place in self.places:
                for written in self.types.places(into, None):
                    self.keep(written, self.places[place])
                return

    def _keep_as_integer(self, i: Instruction, pointer: Value, number: Lane, period: int | None = None) -> None:
        """The bits of a number are put where all know of an integer."""
        for place in self.types.integers_at(pointer, number.offset, number.size, period):
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


def _is_integers(type: ty.Type) -> bool:
    """Whether integers that may hold parts of numbers are in registers of a type."""
    match type:
        case ty.IntType(bits=bits):
            return bits >= _SMALLEST
        case ty.VectorType() | ty.ArrayType():
            return _is_integers(type.element)
        case ty.StructType(fields=fields):
            return any(map(_is_integers, fields or ()))
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
    return any(map(_finds, _reached(function)))


@lru_cache(maxsize=4096)
def _finds(function: Function) -> bool:
    given = any(_is_integers(argument.type) for argument in function.arguments)
    return given or any(
        (isinstance(i, Load) and _is_integers(i.type))
        or (isinstance(i, Cast) and i.op == "bitcast" and ty.is_float(i.operand.type) and _is_integers(i.type))
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


@lru_cache(maxsize=1024)
def _reached(function: Function) -> tuple[Function, ...]:
    """A function, and what it calls by name."""
    pending, seen = [function], {function: None}
    while pending:
        for i in pending.pop().instructions():
            target = resolve_alias(i.callee) if isinstance(i, Call | Invoke) else None
            if isinstance(target, Function) and target.defined and target not in seen:
                seen[target] = None
                pending.append(target)
    return tuple(seen)


def _calls_itself(function: Function) -> bool:
    return any(
        isinstance(i, Call) and resolve_alias(i.callee) is function
        for called in _reached(function)
        for i in called.instructions()
    )


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
