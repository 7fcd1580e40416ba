"""Words of memory that hold a double in some objects and a pointer in others, moved by code that serves both.

    union { void *heap; double value; }        what a `std::function` keeps of a lambda: its captures, or where they are

The shadow of such a word is an adjoint or a pointer, and its bits tell which: a user's pointers, as numbers, are below
2**52, and so are, of positive doubles, only those that are zero or denormal. An adjoint as small as that is lost, which
is nothing; zero is no pointer, and is nothing to move.

A word may still hold the shadow of a pointer that was overwritten by a double: to any adjoint that is added there, it
is as good as zero.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.attributes import SUM
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_float, declare, text_global
from enzyme_passes.ir.instructions import Alloca, Call, GetElementPtr, Store, alternatives
from enzyme_passes.ir.values import Constant, Function, Value
from enzyme_passes.locations import locate
from enzyme_passes.rules import library

ABOVE_POINTERS = 1 << 52
LOST_NUMBER: Final = "__enzcc_lost_number"
_MOST: Final = 16  # values that a pointer is followed back through


def is_address(b: Builder, word: Value) -> Value:
    """Whether the bits are those of a pointer other than null."""
    return b.icmp("ult", b.binary("sub", word, b.i64(1)), b.i64(ABOVE_POINTERS - 1))


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
    assert store.block is not None
    assert store.block.function is not None
    place = locate(b.module, store)
    where = f"{place.file}:{place.line}" if place is not None else f"function {store.block.function.name}"
    check = declare(b.module, LOST_NUMBER, ty.VOID, [ty.DOUBLE, ty.PTR])
    b.call(check, [d, text_global(b.module, where)])
