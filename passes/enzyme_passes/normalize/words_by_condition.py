# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A word that is a number or an integer, as a condition says, is read as what it is under that condition.

    s = 0; for v in x; s += v^2; end            Julia: an integer if there are no v, and a number otherwise

    %w = phi i64 [%bits, a], [0, b]             %i = phi i64 [1, a], [0, b]            %c is false on the way from a
                                                %d = phi i64 [%bits, a], [1.0's, b]
    %1 = sitofp i64 %w to double         ->     %1 = sitofp i64 %i to double
    %2 = bitcast i64 %w to double               %2 = bitcast i64 %d to double
    %v = select i1 %c, double %1, double %2     %v = select i1 %c, double %1, double %2

So a union of a number and an integer is found in registers, with its tag in %c. What is computed of the word for one
side of a `select` matters only under its condition: there it may be computed of what the word is then, and of one
where the word cannot be. Otherwise it would seem that a number is made of another's bits by integer arithmetic. (What
is divided by zero has no slope, not even one that does not count.)

Where nothing tells what the word is under the condition, as in loops through which it goes with its tag, it has two
parts: %i, which is one where the word is a number's bits, and %d, which is one where it is an integer that was
computed. What is computed of the word is computed of one of them, and a call ends the program should that count where
the word is the other (__enzcc_other_member): where all `select`s take it, and a phi does, or what else is not only
computed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from enum import Enum, auto
from typing import Final, final

from enzyme_passes.attributes.emitted import CHECK
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_int, declare, text_global
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    CondBranch,
    ExtractValue,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    Instruction,
    IntBinary,
    IntCompare,
    Phi,
    Select,
    alternatives,
    clone,
    is_checked,
    operands,
    replace_operands,
)
from enzyme_passes.ir.uses import drop_unused, uses
from enzyme_passes.ir.values import Block, ConstInt, Function, Module, Value
from enzyme_passes.llvm.locations import locate

_OTHER_MEMBER: Final = "__enzcc_other_member"
_WORDS: Final = (32, 64)
_MOST: Final = 24  # instructions between a word and a `select`, and words in one of them
_PARTIAL: Final = ("sdiv", "udiv", "srem", "urem")
_CONVERSIONS: Final = ("zext", "sext", "trunc", "fptosi", "fptoui")
_ARITHMETIC: Final = ("add", "sub", "mul")
_Sides = tuple[Value, Value]  # what a word is where a condition holds, and where it does not
_Users = Mapping[Value, Sequence[Instruction]]
_Conditions = tuple[tuple[Value, bool], ...]  # which hold, or do not


def read_by_condition(function: Function, module: Module) -> None:
    """Rewrite a function, as the module's docstring shows."""
    words = _unions(function)
    if words:
        _Rewriting(function, module, words).all()


def _unions(function: Function) -> dict[Value, None]:
    """Phis and choices of words that may be bits of a number and may be something else."""
    if not any(map(_is_bits, function.instructions())):
        return {}
    found: dict[Value, None] = {}
    for word in filter(_is_choice, function.instructions()):
        bits = [_is_bits(leaf) for leaf in _web(word)[1]]
        if any(bits) and not all(bits):
            found[word] = None
    return found


def _is_choice(i: Value) -> bool:
    return isinstance(i, Phi | Select | Freeze) and isinstance(i.type, ty.IntType) and i.type.bits in _WORDS


def _is_bits(value: Value) -> bool:
    return isinstance(value, Cast) and value.op == "bitcast" and isinstance(value.operand.type, ty.FloatType)


def _web(word: Value) -> tuple[list[Value], list[Value]]:
    """The phis and choices that a word is one of, and their other values; nothing if that is too much."""
    seen: dict[Value, None] = {}
    pending, leaves = [word], []
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen[value] = None
        if len(seen) > 4 * _MOST:
            return [], []
        if _is_choice(value):
            pending += alternatives(value)
        else:
            leaves.append(value)
    return [v for v in seen if _is_choice(v)], leaves


class _Part(Enum):
    INTEGER = auto()  # one where it is bits
    NUMBER = auto()  # one where it is an integer that was computed
    IS_BITS = auto()
    IS_INTEGER = auto()


@final
class _Rewriting:
    def __init__(self, function: Function, module: Module, words: Mapping[Value, None]) -> None:
        self.function = function
        self.module = module
        self.words = words
        self.flow = ControlFlow(function)
        self._parts: dict[tuple[Value, _Part], Instruction] = {}
        self._unfinished: list[tuple[Instruction, Instruction, _Part]] = []

    def all(self) -> None:
        changed: list[Instruction] = []
        for choice in [i for i in self.function.instructions() if isinstance(i, Select)]:
            if isinstance(choice.condition.type, ty.IntType):
                changed += self._rewrite(choice)
        self._take_apart()
        while self._unfinished:
            self._finish(*self._unfinished.pop())
        if changed or self._parts:
            rewritten = dict.fromkeys([*changed, *self._parts.values(), *self.words])
            drop_unused(self.function, rewritten.__contains__)

    def _rewrite(self, choice: Select) -> list[Instruction]:
        """Of what is told. Returns what is perhaps not used any more."""
        between = [self._between(side) for side in (choice.on_true, choice.on_false)]
        changed: list[Instruction] = []
        for word in [w for w in between[0] if w in self.words and w in between[1]]:
            sides = self._told(word, choice.condition)
            if sides is not None and any(_is_counted(i, word) for part in between for i in part):
                choice.on_true = _computed_of(choice.on_true, between[0], word, sides[0], choice)
                choice.on_false = _computed_of(choice.on_false, between[1], word, sides[1], choice)
                changed += [i for part in between for i in part if isinstance(i, Instruction)]
                between = [self._between(side) for side in (choice.on_true, choice.on_false)]
        return changed

    # What is not told

    def _take_apart(self) -> None:
        """Compute of parts what is computed of words."""
        known = uses(self.function)
        counted = [(i, w) for w in self.words for i in known.get(w, ()) if _is_counted(i, w)]
        apart: dict[Value, None] = {}
        for i, word in counted:
            if self._read_part(i, word, _Part.INTEGER, known):
                apart.update(dict.fromkeys(_web(word)[0]))
        for word in apart:
            for i in known.get(word, ()) if any(map(_is_computed, _web(word)[1])) else ():
                if isinstance(i, Cast) and isinstance(i.type, ty.FloatType) and i.op == "bitcast":
                    self._read_part(i, word, _Part.NUMBER, known)

    def _read_part(self, i: Instruction, word: Value, part: _Part, known: _Users) -> bool:
        """Put a part of a word in its place in an instruction; False: it is not seen where that counts."""
        counts = _where_it_counts(i, word, known)
        if counts is None:
            return False
        other = _Part.IS_BITS if part is _Part.INTEGER else _Part.IS_INTEGER
        is_other, is_then = self._part(word, other), self._part(word, part)
        for at, conditions in counts:
            self._check(is_other, at, conditions)
        replace_operands(i, lambda v: is_then if v is word else v)
        return True

    def _check(self, is_other: Value, at: Instruction, conditions: _Conditions) -> None:
        """End the program in front of `at`, under these conditions."""
        block = at.block
        assert block is not None
        scratch = Block("union")
        b = Builder(self.module, scratch)
        none = const_int(ty.I1, 0)
        for condition, holds in conditions:
            is_other = b.select(condition, *((is_other, none) if holds else (none, is_other)))
        check = declare(self.module, _OTHER_MEMBER, ty.VOID, [ty.I1, ty.PTR])
        check.attributes = dict(CHECK)
        place = locate(self.module, at)
        where = f"{place.file}:{place.line}" if place is not None else f"function {self.function.name}"
        b.call(check, [is_other, text_global(self.module, where)])
        for made in scratch.instructions:
            made.block = block
            made.metadata.update((k, v) for k, v in at.metadata.items() if k == "dbg")
        place_in_block = block.instructions.index(at)
        block.instructions[place_in_block:place_in_block] = scratch.instructions

    def _between(self, side: Value) -> dict[Value, None]:
        """The words of which one side of a `select` is computed, and what lies between; nothing if that is too much."""
        found: dict[Value, None] = {}
        pending = [side]
        while pending:
            value = pending.pop()
            if value in found or not isinstance(value, Instruction):
                continue
            if value in self.words:
                found[value] = None
            elif isinstance(value, Cast | FloatBinary | FloatUnary | IntBinary | Select):
                if getattr(value, "op", "") in _PARTIAL or len(found) >= _MOST:
                    return {}
                found[value] = None
                pending += operands(value)
        return found

    def _told(self, word: Value, condition: Value) -> _Sides | None:
        """What a word is on both sides, if its own condition or the ways to it tell."""
        if isinstance(word, Select):
            return (word.on_true, word.on_false) if word.condition is condition else None
        if not isinstance(word, Phi):
            return None
        truths = [_truth(word, k, condition, self.flow) for k in range(len(word.blocks))]
        if any(truth is None for truth in truths):
            return None
        return _where(word, truths, True), _where(word, truths, False)

    def _part(self, value: Value, part: _Part) -> Value:
        if not _is_choice(value):
            return _part_of_leaf(value, part)
        known = self._parts.get((value, part))
        if known is None:
            assert isinstance(value, Instruction) and value.block is not None
            known = self._parts[value, part] = clone(value)
            known.name = ""
            known.block = value.block
            none = const_int(_type_of(value, part), 0)
            known.type = none.type
            replace_operands(known, lambda v: none if v in alternatives(value) else v)
            value.block.instructions.insert(value.block.instructions.index(value), known)
            self._unfinished.append((value, known, part))
        return known

    def _finish(self, word: Instruction, made: Instruction, part: _Part) -> None:
        """The operands of a part, which are those that the word has in the end."""
        match word, made:
            case Phi(), Phi():
                made.values = [self._part(v, part) for v in word.values]
            case Select(), Select():
                made.on_true, made.on_false = self._part(word.on_true, part), self._part(word.on_false, part)
            case Freeze(), Freeze():
                made.operand = self._part(word.operand, part)
            case _:
                raise AssertionError(word)


def _type_of(value: Value, part: _Part) -> ty.Type:
    return ty.I1 if part in (_Part.IS_BITS, _Part.IS_INTEGER) else value.type


def _part_of_leaf(value: Value, part: _Part) -> Value:
    """What is neither bits nor computed may be either, and is read as it would be."""
    match part:
        case _Part.IS_BITS:
            return const_int(ty.I1, int(_is_bits(value)))
        case _Part.IS_INTEGER:
            return const_int(ty.I1, int(_is_computed(value)))
        case _Part.INTEGER:
            return const_int(value.type, 1) if _is_bits(value) else value
        case _Part.NUMBER:
            return _bits_of_one(value.type) if _is_computed(value) else value


def _bits_of_one(type: ty.Type) -> Value:
    """What is taken for a number may be divided by, where it does not count."""
    return const_int(type, 0x3FF0000000000000 if type is ty.I64 else 0x3F800000)


def _is_computed(value: Value) -> bool:
    if isinstance(value, ExtractValue):
        return is_checked(value.aggregate)
    return isinstance(value, IntBinary) or (isinstance(value, Cast) and value.op in _CONVERSIONS)


def _is_counted(i: Value, word: Value) -> bool:
    """Whether an instruction computes with a word as an integer."""
    if isinstance(i, Cast):
        return i.op in ("sitofp", "uitofp") and i.operand is word
    counts = (isinstance(i, IntBinary) and i.op in _ARITHMETIC) or is_checked(i)
    return counts and isinstance(i, Instruction) and any(o is word for o in operands(i))


def _where_it_counts(begin: Instruction, word: Value, known: _Users) -> list[tuple[Instruction, _Conditions]] | None:
    """Before which instructions it must be known what a word is of which `begin` is computed, and under which
    conditions. None: no branch and no `select` is between, or too much."""
    found: list[tuple[Instruction, _Conditions]] = []
    pending: list[tuple[Instruction, _Conditions]] = [(begin, ())]
    seen: dict[tuple[Instruction, _Conditions], None] = {}
    while pending:
        value, conditions = pending.pop()
        if (value, conditions) in seen:
            continue
        seen[value, conditions] = None
        for user in known.get(value, ()):
            match user:
                case Select(condition=condition, on_true=first, on_false=second) if condition is not value and (
                    first is value
                ) != (second is value):
                    pending.append((user, (*conditions, (condition, first is value))))
                case _ if _is_harmless(user):
                    pending.append((user, conditions))
                case _:
                    found += ((at, (*conditions, *more)) for at, more in _counting(user, value))
        if len(seen) + len(found) > _MOST:
            return None
    open_there = isinstance(word, Instruction) and any(not more and at.block is word.block for at, more in found)
    return None if open_there else found


def _is_harmless(i: Instruction) -> bool:
    """Whether an instruction only computes, so that it may be done where it does not count."""
    if isinstance(i, Call):
        pure = i.target is not None and i.target.name.startswith("llvm.") and isinstance(i.type, ty.FloatType)
        return pure or is_checked(i)
    return isinstance(
        i, Cast | ExtractValue | FloatBinary | FloatUnary | IntBinary | FloatCompare | IntCompare | Freeze
    ) and (getattr(i, "op", "") not in _PARTIAL)


def _counting(user: Instruction, value: Value) -> Iterator[tuple[Instruction, _Conditions]]:
    """Where and when it matters what a value is that an instruction uses."""
    if not isinstance(user, Phi):
        yield user, ()
        return
    for last in [b.instructions[-1] for v, b in zip(user.values, user.blocks, strict=True) if v is value]:
        match last:
            case CondBranch(condition=condition, on_true=then, on_false=other) if then is not other:
                yield last, ((condition, then is user.block),)
            case _:
                yield last, ()


def _computed_of(side: Value, between: Mapping[Value, None], word: Value, is_then: Value, choice: Select) -> Value:
    """The same as `side`, in front of `choice`, with something else in the place of the word."""
    made: dict[Value, Value] = {word: is_then}
    block = choice.block
    assert block is not None

    def again(value: Value) -> Value:
        if value in made or value not in between:
            return made.get(value, value)
        assert isinstance(value, Instruction)
        if _is_choice(value):
            return value
        parts = {o: again(o) for o in operands(value)}
        if all(parts[o] is o for o in parts):
            return value
        copy = made[value] = clone(value)
        copy.block = block
        replace_operands(copy, lambda v: parts.get(v, v))
        block.instructions.insert(block.instructions.index(choice), copy)
        return copy

    return again(side)


def _where(word: Phi, truths: list[bool | None], holds: bool) -> Phi:
    """The word where the condition is `holds`, and one elsewhere."""
    kept = [v for v, t in zip(word.values, truths, strict=True) if t is holds]
    number = any(_is_bits(leaf) for v in kept for leaf in _web(v)[1])
    none = _bits_of_one(word.type) if number else const_int(word.type, 1)
    made = Phi(word.type, [v if t is holds else none for v, t in zip(word.values, truths, strict=True)], [*word.blocks])
    made.metadata.update((k, v) for k, v in word.metadata.items() if k == "dbg")
    made.block = word.block
    assert word.block is not None
    word.block.instructions.insert(0, made)
    return made


def _truth(word: Phi, k: int, condition: Value, flow: ControlFlow) -> bool | None:
    """Whether a condition holds if a word has its k-th value; None if that is not known."""
    told = _told_by_tag(condition, word, k)
    if told is not None:
        return told
    for block, then in _way_to(word.blocks[k], word.block, flow):
        last = block.instructions[-1]
        if isinstance(last, CondBranch) and last.condition is condition and last.on_true is not last.on_false:
            return last.on_true is then
    return None


def _told_by_tag(condition: Value, word: Phi, k: int) -> bool | None:
    """The same of a condition that is a constant on each way to the word, or asks for one."""
    match condition:
        case Phi(values=values, block=block) if block is word.block and condition.blocks == word.blocks:
            tag = values[k]
            return bool(tag.value) if isinstance(tag, ConstInt) else None
        case IntCompare(predicate="eq" | "ne" as predicate, lhs=Phi(block=block) as tags, rhs=ConstInt(value=asked)):
            if block is not word.block or tags.blocks != word.blocks:
                return None
            tag = tags.values[k]
            return (tag.value == asked) is (predicate == "eq") if isinstance(tag, ConstInt) else None
        case _:
            return None


def _way_to(begin: Block, end: Block | None, flow: ControlFlow) -> Iterator[tuple[Block, Block]]:
    """The edges that must be gone through to come by way of `begin` to `end`, the last one first."""
    if end is not None:
        yield begin, end
    then = begin
    while (before := flow.idom.get(then)) is not None:
        if all(p is before for p in flow.predecessors[then]):
            yield before, then
        then = before
