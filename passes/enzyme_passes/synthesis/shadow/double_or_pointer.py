# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Words of memory that hold a double in some objects and a pointer in others, moved by code that serves both.

    union { void *heap; double value; }        what a `std::function` keeps of a lambda: its captures, or where they are

The shadow of such a word is an adjoint or a pointer, and its bits tell which: a user's pointers, as numbers, are below
2**52, and so are, of positive doubles, only those that are zero or denormal. An adjoint as small as that is lost, which
is nothing; zero is no pointer, and is nothing to move.

Code that counts owners of an object, in a word that is a double or a pointer in objects of other classes, has no
derivative of its own; but it must not change half of a pointer or a double: what lies there and its shadow tell.

A word may still hold the shadow of a pointer that was overwritten by a double: to any adjoint that is added there, it
is as good as zero.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Final, final

from enzyme_passes.analysis.computed_bits import takes_exponent
from enzyme_passes.analysis.types.heap.counters import MOVED_ADDRESS, SHARED_WORD
from enzyme_passes.attributes.emitted import PURE, SUM
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.address_tests import IS_ADDRESS
from enzyme_passes.ir.builder import Builder, const_float, declare, text_global, zero
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import (
    Alloca,
    Call,
    Cast,
    FloatBinary,
    FloatUnary,
    GetElementPtr,
    Instruction,
    IntBinary,
    Load,
    Select,
    Store,
    alternatives,
    operands,
)
from enzyme_passes.ir.values import Argument, Block, Constant, ConstInt, Function, Value
from enzyme_passes.library import c as library
from enzyme_passes.llvm.locations import locate
from enzyme_passes.support.dataclasses import dataclass

LOST_NUMBER: Final = "__enzcc_lost_number"
COUNTED_NUMBER: Final = "__enzcc_counted_number"
UNTOLD_NUMBER: Final = "__enzcc_untold_number"
_DEEP: Final = 6  # calls that an integer is followed through
_MOST: Final = 16  # values that a pointer is followed back through


def is_address(b: Builder, word: Value) -> Value:
    """Whether the bits are those of a pointer other than null: `without_address_tests` writes the comparison, when
    nothing is differentiated any more. To count with the word would say that it is an integer."""
    asks = declare(b.module, IS_ADDRESS, ty.I1, [ty.I64])
    asks.attributes = dict(PURE)
    return b.call(asks, [word])


def store_word(b: Builder, shadow: Value, place: Value, align: int) -> None:
    """Forward: the shadow of a pointer is stored. An adjoint there is the reverse sweep's; a pointer there is dead."""
    before = b.load(ty.I64, place, align=align)
    kept = b.select(is_address(b, before), b.i64(0), before)
    b.store(b.select(is_address(b, shadow), shadow, kept), place, align=align)


def take_word(b: Builder, place: Value, align: int) -> Value:
    """Reverse: the adjoint at `place`, which becomes zero; of a pointer zero, and it stays."""
    word = b.load(ty.I64, place, align=align)
    pointer = is_address(b, word)
    b.store(b.select(pointer, word, b.i64(0)), place, align=align)
    return b.select(pointer, const_float(ty.DOUBLE, 0.0), b.bitcast(word, ty.DOUBLE))


def add_to_word(b: Builder, d: Value, place: Value, align: int) -> None:
    """Reverse: add an adjoint at `place`. To a pointer nothing is added, not even zero, which might make it zero."""
    before = b.load(ty.I64, place, align=align)
    total = b.bitcast(b.fadd(b.bitcast(before, ty.DOUBLE), d, SUM), ty.I64)
    nothing = b.icmp("eq", b.bitcast(d, ty.I64), b.i64(0))
    b.store(b.select(nothing, before, total), place, align=align)


def may_be_number(pointer: Value) -> bool:
    """Whether the bits of a pointer come from where nobody sees that they are an address."""
    pending, seen = [pointer], {pointer: None}
    while pending and len(seen) <= _MOST:
        match pending.pop():
            case Constant() | Alloca() | GetElementPtr():
                continue
            case Call(callee=Function(name=name)) if (known := library.find(name)) is not None and known.allocates:
                continue
            case value:
                coming = alternatives(value)
                if not coming:
                    return True
        pending += [v for v in coming if v not in seen]
        seen.update(dict.fromkeys(coming))
    return bool(pending)


def check_lost_number(b: Builder, d: Value, store: Store) -> None:
    """Reverse: end the program if an adjoint comes to where a pointer was stored."""
    check = declare(b.module, LOST_NUMBER, ty.VOID, [ty.DOUBLE, ty.PTR])
    b.call(check, [d, place_of(b, store)])


def check_counted_number(b: Builder, word: Value, at: Instruction, check: str = COUNTED_NUMBER) -> None:
    """End the program if an integer of a union, of which a number is made, has the bits of a number that was kept in
    its place: the derivative of what is computed of them is not known."""
    bits = word.type.bits if isinstance(word.type, ty.IntType) else 0
    wide = b.cast("zext", word, ty.I64) if bits < 64 else word
    looking = declare(b.module, check, ty.VOID, [ty.I64, ty.I32, ty.PTR])
    b.call(looking, [wide, ConstInt(ty.I32, bits), place_of(b, at)])


def check_shared_word(b: Builder, word: Value, shadow: Value, at: Instruction, *, halves: bool) -> None:
    """End the program if a word, a part of which is counted with, is a number, or an address that has a shadow; or if a
    half of it is a number."""
    check = declare(b.module, SHARED_WORD, ty.VOID, [ty.I64, ty.I64, ty.I32, ty.PTR])
    b.call(check, [word, shadow, ConstInt(ty.I32, int(halves)), place_of(b, at)])


def check_moved_address(b: Builder, word: Value, shadow: Value, at: Instruction) -> None:
    """End the program if what is moved as a number is an address that has a shadow."""
    check = declare(b.module, MOVED_ADDRESS, ty.VOID, [ty.I64, ty.I64, ty.PTR])
    b.call(check, [word, shadow, place_of(b, at)])


def place_of(b: Builder, at: Instruction) -> Value:
    """The text that says where an instruction is."""
    assert at.block is not None
    assert at.block.function is not None
    place = locate(b.module, at)
    return text_global(
        b.module, f"{place.file}:{place.line}" if place is not None else f"function {at.block.function.name}"
    )


def counted_words(
    function: Function, is_of_number: Callable[[Instruction, Load | Call], bool]
) -> dict[Instruction, list[Value]]:
    """By the instructions that count with them, the words that may be those of numbers, as they were loaded or as a
    call gave them, and that become numbers as integers: (double)u.n, (double)(u.n + 1)."""
    found: dict[Instruction, list[Value]] = {}
    for user, source in _countings(function):
        if isinstance(source, Instruction) and any(is_of_number(user, word) for word in raw_words(source)):
            found.setdefault(user, []).append(source)
    return found


@final
@dataclass(frozen=True, slots=True)
class Look:
    """A word that `user` counts with is looked at; `by_true`: only if a select takes this arm."""

    user: Instruction
    word: Value
    by_true: bool | None

    def seen(self, b: Builder, word: Value, choice: Instruction, value: Callable[[Value], Value]) -> Value:
        """The word as it is looked at: zero, where it is not chosen."""
        return if_chosen(b, word, choice, self.by_true, value)


def if_chosen(
    b: Builder, word: Value, choice: Instruction | Block, by_true: bool | None, value: Callable[[Value], Value]
) -> Value:
    """A word, or zero where a select does not choose it, by its first arm or the second; None: it is taken as it is."""
    if by_true is None or not isinstance(choice, Select):
        return word
    nothing = zero(word.type)
    return b.select(value(choice.condition), *((word, nothing) if by_true else (nothing, word)))


def looked_at(
    counted: Mapping[Instruction, Sequence[Value]], users: Callable[[Value], Sequence[Instruction]]
) -> dict[Instruction, list[Look]]:
    """Where such words are looked at: where they are counted with; or, if the number is for one arm of a select alone,
    there. LLVM makes a number of the integer of a union before it looks which member it is."""
    found: dict[Instruction, list[Look]] = {}
    for user, words in counted.items():
        place, by_true = _chosen_by(user, users)
        found.setdefault(place, []).extend(Look(user, word, by_true) for word in words)
    return found


def _chosen_by(user: Instruction, users: Callable[[Value], Sequence[Instruction]]) -> tuple[Instruction, bool | None]:
    """The select that a number made of an integer goes to, by one arm, and nowhere else, with that arm; or `user`."""
    value = user
    while len(coming := users(value)) == 1 and ty.is_float(value.type):
        match coming[0]:
            case Cast() | FloatBinary() | FloatUnary() as operation:
                value = operation
            case Select(condition=condition, on_true=on_true, on_false=on_false) as choice:
                if condition is not value and on_true is not on_false:
                    return choice, on_true is value
                break
            case _:
                break
    return user, None


@lru_cache(maxsize=4096)
def counted_arguments(function: Function, deep: int = _DEEP) -> tuple[int, ...]:
    """The arguments, integers, that a function makes numbers of, or that one does which it gives them to."""
    taken = (word for _, source in _countings(function, deep) for word in _alternatives(source))
    return tuple(
        {word.index: None for word in taken if isinstance(word, Argument) and isinstance(word.type, ty.IntType)}
    )


def _countings(function: Function, deep: int = _DEEP) -> list[tuple[Instruction, Value]]:
    """What is computed with, and by which instruction, for integers that become numbers."""
    pending: list[tuple[Instruction, Value]] = []
    for i in function.instructions():
        if isinstance(i, Cast) and i.op in ("sitofp", "uitofp"):
            pending.append((i, i.operand))
        elif deep and isinstance(i, Call) and any(isinstance(a.type, ty.IntType) for a in i.arguments):
            callee = resolve_alias(i.callee)
            if isinstance(callee, Function) and callee.defined:
                counted = counted_arguments(callee, deep - 1)
                pending += [(i, i.arguments[k]) for k in counted if k < len(i.arguments)]
    found: list[tuple[Instruction, Value]] = []
    seen: dict[Value, None] = {}
    while pending:
        user, source = pending.pop()
        found.append((user, source))
        for value in _alternatives(source):
            if isinstance(value, Instruction) and value not in seen and _computes(value):
                seen[value] = None
                pending += [(value, o) for o in operands(value)]
    return found


def _computes(value: Instruction) -> bool:
    """Whether an integer is computed of others, and more is left of them than an exponent."""
    match value:
        case IntBinary():
            return not takes_exponent(value)
        case Cast(op=op):
            return op in ("trunc", "zext", "sext")
        case _:
            return False


def raw_words(value: Value) -> Iterator[Load | Call]:
    """What a register may be, as it was loaded or as a call gave it."""
    return (word for word in _alternatives(value) if isinstance(word, Load | Call))


def _alternatives(value: Value) -> Iterator[Value]:
    """A register, and all that it may be one of."""
    pending, seen = [value], {value: None}
    while pending:
        current = pending.pop()
        yield current
        coming = [v for v in alternatives(current) if v not in seen]
        pending += coming
        seen.update(dict.fromkeys(coming))
