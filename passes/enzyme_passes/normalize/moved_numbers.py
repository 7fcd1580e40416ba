# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers that are loaded to be moved, from where there may be an address, are moved as words.

    struct { long tag; union { double d; const double *p; } u; } t = v[0], ...
    if (!t.tag) sum += t.u.d;      v[n] = t;

LLVM moves the union as what it is used as here, a number. Where the tag says that it is an address, one travels in a
register that has no place for its shadow, and nobody knows where it leads:

    %d = load double, ptr %p                 %d = load double, ptr %p
                                      ->     %w = load i64, ptr %p
    store double %d, ptr %q                  store i64 %w, ptr %q

A word's bits may be those of either, and carry what they had. Where the language says that it is a number that is
loaded (`!tbaa`), it is one; members of unions it calls characters, or says nothing of them. Where it never says so, a
number is one that is moved and not computed with: for LLVM would have moved a word.

Where LLVM takes an integer from the bits of such a number, that is a member of the union as well. Then the word is what
is loaded, and the number is taken from that, so that a place is not known as a number's alone:

    %d = load double, ptr %p                 %w = load i64, ptr %p
    %w = bitcast double %d to i64     ->     %d = bitcast i64 %w to double
    %n = sitofp i64 %w to double             %n = sitofp i64 %w to double
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from typing import final

from enzyme_passes.analysis.types.evidence.tbaa import TypeTags
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import poison, zero
from enzyme_passes.ir.instructions import (
    Cast,
    Instruction,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
    clone,
    replace_operands,
    says_types,
)
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import Argument, Block, Constant, ConstFloat, ConstInt, ConstUndef, Function, Value


def move_as_words(function: Function, tags: TypeTags) -> None:
    """Rewrite a function, as the module's docstring shows."""
    _load_words(function, tags)
    moves = [i for block in function.blocks for i in block.instructions if _moves(i, tags)]
    if not moves:
        return
    known = uses(function)
    says = says_types(function) and not tags.names_variables  # flang names variables, and Fortran has no unions
    words = _Words(function, tags, None if says else known)
    instead: dict[Value, Value] = {}
    for move in moves:
        match move:
            case Store(value=value) if (word := words.of(value)) is not None:
                move.value = word
            case Cast(operand=value) if _leads(move, known) and (word := words.of(value)) is not None:
                instead[move] = word
            case _:
                pass
    for user in {user: None for cast in instead for user in known.get(cast, ())}:
        replace_operands(user, lambda v: instead.get(v, v))


def _load_words(function: Function, tags: TypeTags) -> None:
    casts = [i for block in function.blocks for i in block.instructions if _is_bits_of_load(i, tags)]
    known = uses(function) if casts else {}
    instead: dict[Value, Value] = {}
    for cast in casts:
        assert isinstance(cast, Cast) and isinstance(cast.operand, Load) and cast.block is not None
        number = cast.operand
        if number in instead or not any(map(_is_counted, known.get(cast, ()))):
            continue
        word = clone(number)
        word.name, word.type = "", ty.I64
        again = Cast("bitcast", word, number.type)
        again.name = number.name
        again.metadata.update((k, v) for k, v in number.metadata.items() if k == "dbg")
        block = number.block
        assert block is not None
        word.block = again.block = block
        at = block.instructions.index(number)
        block.instructions[at : at + 1] = [word, again]
        cast.block.instructions.remove(cast)
        instead |= {number: again, cast: word}
    for user in {user: None for value in instead for user in known.get(value, ())}:
        replace_operands(user, lambda v: instead.get(v, v))


def _is_counted(i: Instruction) -> bool:
    return isinstance(i, Cast) and i.op in ("sitofp", "uitofp")


def _is_bits_of_load(i: Instruction, tags: TypeTags) -> bool:
    """Whether an instruction takes the bits of a number that is loaded, and may be something else."""
    match i:
        case Cast(op="bitcast", operand=Load() as number):
            return i.type is ty.I64 and number.type is ty.DOUBLE and _may_be_address(number, tags)
        case _:
            return False


def _moves(i: Instruction, tags: TypeTags) -> bool:
    match i:
        case Store(value=value):
            return value.type is ty.DOUBLE and not isinstance(value, Constant) and _may_be_address(i, tags)
        case Cast(op="bitcast", operand=value):
            return i.type is ty.I64 and value.type is ty.DOUBLE
        case _:
            return False


def _may_be_address(access: Load | Store, tags: TypeTags) -> bool:
    """Whether the language does not say that a number is accessed. (flang names variables.)"""
    return not access.volatile and not access.ordering and tags.is_untold(access)


def _leads(cast: Cast, known: Mapping[Value, Sequence[Instruction]]) -> bool:
    return any(isinstance(user, Cast) and user.op == "inttoptr" for user in known.get(cast, ()))


@final
class _Words:
    """The words of one function's numbers that may be addresses."""

    def __init__(self, function: Function, tags: TypeTags, users: Mapping[Value, Sequence[Instruction]] | None) -> None:
        """`users`, where the language says of no access what it is of: what is only moved as a number is one then."""
        self._entry = function.blocks[0]
        self._tags = tags
        self._users = users
        self._made: dict[Value, Value] = {}

    def of(self, number: Value) -> Value | None:
        """The bits of a number that is loaded, or one of several; None: they are no address's."""
        if number in self._made:
            return self._made[number]
        web = self._web(number)
        loads = [v for v in web if isinstance(v, Load) and _may_be_address(v, self._tags)]
        if self._users is not None:
            loads = [v for v in loads if not all(isinstance(u, Store | Phi) for u in self._users.get(v, ()))]
        if not loads:
            return None
        if any(isinstance(v, Invoke) for v in web):
            return None
        return self._word(number)

    def _web(self, number: Value) -> dict[Value, None]:
        """A number, and all that it may be one of."""
        web: dict[Value, None] = {number: None}
        pending = [number]
        while pending:
            for value in _choices(pending.pop()):
                if value not in web:
                    web[value] = None
                    pending.append(value)
        return web

    def _word(self, number: Value) -> Value:
        known = self._made.get(number)
        if known is not None:
            return known
        match number:
            case ConstFloat(text=text):
                return ConstInt(ty.I64, _bits(text))
            case Constant():
                return poison(ty.I64) if isinstance(number, ConstUndef) else zero(ty.I64)
            case Phi():
                phi = self._made[number] = Phi(ty.I64, [], list(number.blocks))
                self._insert(phi, number, before=True)
                phi.values = [self._word(value) for value in number.values]
                return phi
            case Select():
                arms = self._word(number.on_true), self._word(number.on_false)
                return self._insert(Select(number.condition, *arms), number)
            case Load() if _may_be_address(number, self._tags):
                word = Load(ty.I64, number.pointer, number.align)
                word.metadata.update(number.metadata)
                return self._insert(word, number)
            case _:
                return self._insert(Cast("bitcast", number, ty.I64), number)

    def _insert(self, word: Instruction, number: Value, *, before: bool = False) -> Value:
        self._made[number] = word
        block, at = _place(number, self._entry, before=before)
        word.block = block
        if isinstance(number, Instruction):
            word.metadata.update((k, v) for k, v in number.metadata.items() if k == "dbg")
        block.instructions.insert(at, word)
        return word


def _place(number: Value, entry: Block, *, before: bool) -> tuple[Block, int]:
    """Where what is made of a number goes."""
    if isinstance(number, Argument):
        return entry, 0
    assert isinstance(number, Instruction) and number.block is not None
    return number.block, number.block.instructions.index(number) + (not before)


def _choices(value: Value) -> Sequence[Value]:
    match value:
        case Phi(values=values):
            return values
        case Select(on_true=first, on_false=second):
            return (first, second)
        case _:
            return ()


def _bits(text: str) -> int:
    """The bits of a `double`, of which LLVM writes the decimal digits or these."""
    return int(text, 16) if text.startswith("0x") else int.from_bytes(struct.pack("<d", float(text)), "little")
