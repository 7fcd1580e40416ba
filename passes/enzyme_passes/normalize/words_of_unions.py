# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Members of a union that LLVM loads as one word are loaded one by one.

    struct { int tag; union { double d; int i; const char *s; } u; } v = a[k];
    switch (v.tag) { case 0: return v.u.d;  case 1: return v.u.i; ... }

    %w = load i64, ptr %p                    %w = load i64, ptr %p
    %d = bitcast i64 %w to double     ->     %d = bitcast i64 %w to double
    %t = trunc i64 %w to i32                 %t = load i32, ptr %p

So are the members of a struct that are loaded as one word, a tag and the `float` or `int` behind it.

The integer is shorter than the word that has the number, and what is a part of a number's bits is none. In memory it
has a place and a size of its own: whether a number may lie there is asked as of any integer that is loaded
(shadow/type_checks.py, analysis/computed_bits.py).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import gcd
from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, poison
from enzyme_passes.ir.instructions import (
    Cast,
    Instruction,
    IntBinary,
    IntCompare,
    Load,
    Phi,
    Select,
    Switch,
    replace_operands,
)
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import Block, ConstInt, Function, Module, Value
from enzyme_passes.support.dataclasses import dataclass

_WORDS: Final = (32, 64)
_MEMBERS: Final = (8, 16, 32)
_LEAST: Final = 8  # bits of an integer that is a member of its own
_CONVERSIONS: Final = ("sitofp", "uitofp", "sext", "zext")
_ARITHMETIC: Final = ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem")


def load_members(function: Function, module: Module) -> None:
    """Rewrite a function, as the module's docstring shows."""
    words = [word for block in function.blocks for word in block.instructions if _is_word(word)]
    known = uses(function) if words else {}
    members: dict[Value, Value] = {}
    for word in words:
        assert isinstance(word, Load)
        parts = [part for part in _parts(word, known) if _is_used_alone(part.users, known)]
        whole = [u for u in known.get(word, ()) if isinstance(u, Cast) and _is_whole(u)]
        shorter = any(_is_number(u) for part in parts for u in part.users)
        if parts and shorter:
            parts += [_Part(word, 0, u.type, u, known.get(u, ())) for u in whole]
        for part in parts if whole or shorter else ():
            members |= _loads(part, module)
    if members:
        for block in function.blocks:
            block.instructions = [i for i in block.instructions if i not in members]
        for instruction in function.instructions():
            replace_operands(instruction, lambda v: members.get(v, v))


@final
@dataclass(frozen=True, slots=True)
class _Part:
    """Some bytes of a word, of `type` from `at` on, that are used alone, as `value`: extended to that, if at all."""

    word: Load
    at: int
    type: ty.Type
    value: Instruction
    users: Sequence[Instruction]
    extension: str = ""


def _is_word(word: Instruction) -> bool:
    plain = isinstance(word, Load) and not word.volatile and not word.ordering
    return plain and isinstance(word.type, ty.IntType) and word.type.bits in _WORDS


def _parts(word: Load, known: Mapping[Value, Sequence[Instruction]]) -> Iterator[_Part]:
    assert isinstance(word.type, ty.IntType)
    bits = word.type.bits
    for user in known.get(word, ()):
        users = known.get(user, ())
        match user:
            case Cast(op="trunc", type=type) if _is_bytes(type, bits):
                yield _Part(word, 0, type, user, users)
            case IntBinary(op="and", rhs=ConstInt(value=mask)) if mask.bit_length() in _MEMBERS and not mask & mask + 1:
                yield _Part(word, 0, ty.integer(mask.bit_length()), user, users, "zext")
            case IntBinary(op="shl", lhs=lhs, rhs=ConstInt(value=by)) if lhs is word and bits - by in _MEMBERS:
                back = [u for u in users if isinstance(u, IntBinary) and _shifts_right(u, user, by)]
                for lowest in back:
                    extension = "zext" if lowest.op == "lshr" else "sext"
                    yield _Part(word, 0, ty.integer(bits - by), lowest, known.get(lowest, ()), extension)
            case IntBinary(op="lshr" | "ashr" as op, rhs=ConstInt(value=by)) if _shifts_right(user, word, by):
                cuts = [u for u in users if isinstance(u, Cast) and u.op == "trunc" and _is_bytes(u.type, bits - by)]
                for cut in cuts if by % 8 == 0 else ():
                    yield _Part(word, by // 8, cut.type, cut, known.get(cut, ()))
                if not cuts and bits - by in _MEMBERS:
                    yield _Part(word, by // 8, ty.integer(bits - by), user, users, "zext" if op == "lshr" else "sext")
            case _:
                pass


def _shifts_right(i: IntBinary, value: Value, by: int) -> bool:
    return i.op in ("lshr", "ashr") and i.lhs is value and isinstance(i.rhs, ConstInt) and i.rhs.value == by


def _is_bytes(type: ty.Type, most: int) -> bool:
    return isinstance(type, ty.IntType) and _LEAST <= type.bits <= most and type.bits % 8 == 0


def _is_whole(user: Cast) -> bool:
    """Whether the word is a number or an address."""
    return user.op == "inttoptr" or _is_number(user)


def _is_number(user: Instruction) -> bool:
    """Whether a part is a number of its size."""
    return isinstance(user, Cast) and user.op == "bitcast" and isinstance(user.type, ty.FloatType)


def _is_used_alone(users: Sequence[Instruction], known: Mapping[Value, Sequence[Instruction]], deep: int = 2) -> bool:
    """Whether a part is computed with, or is a number, and is moved nowhere but to where that is done."""
    for user in users:
        match user:
            case Cast(op=op) if op in _CONVERSIONS or _is_number(user):
                continue
            case IntBinary(op=op) if op in _ARITHMETIC:
                continue
            case IntCompare() | Switch():
                continue
            case Phi() | Select() if deep and _is_used_alone(known.get(user, ()), known, deep - 1):
                continue
            case _:
                return False
    return True


def _loads(part: _Part, module: Module) -> dict[Value, Value]:
    """The loads of a member, beside that of the word, by what they stand for."""
    block = part.word.block
    assert block is not None
    scratch = Block("member")
    b = Builder(module, scratch)
    place = b.offset(part.word.pointer, part.at)
    numbers = [u for u in part.users if _is_number(u)]
    made: dict[Value, Value] = {u: b.load(u.type, place, align=gcd(part.word.align, part.at)) for u in numbers}
    if len(numbers) < len(part.users):
        member = b.load(part.type, place, align=gcd(part.word.align, part.at))
        made[part.value] = b.cast(part.extension, member, part.value.type) if part.extension else member
    elif made:
        made[part.value] = poison(part.value.type)
    for instruction in scratch.instructions:
        instruction.block = block
        instruction.metadata.update((k, v) for k, v in part.value.metadata.items() if k == "dbg")
    at = block.instructions.index(part.word) + 1
    block.instructions[at:at] = scratch.instructions
    return made
