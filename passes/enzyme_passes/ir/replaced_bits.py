# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers whose lowest bits are replaced, in registers.

    union { double d; int i; } u;      u.d = x;  ...  u.i = n;  ...      if (tag) count += u.i; else sum += u.d;

LLVM keeps the union in a register of the number's type, and writes the shorter member into its lowest bits:

    %b = bitcast double %u to i64
    %m = and i64 %b, -4294967296
    %e = zext i32 %n to i64
    %r = or disjoint i64 %m, %e
    %v = bitcast i64 %r to double

Where the number that was there is dead, nobody reads %v as a number, and its derivative is of no account. Where it is
read as one, it is %u, less exact: sign, exponent and the upper half of the bits are those of %u, as in a conversion to
a shorter type and back. So the derivative is that of %u in either case. The same is true where bits are only cleared.

What is read in the place of an integer that was written so, and as wide, is that integer. In memory, so is what one way
through a function moves of a place that another way moves whole.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Cast,
    Instruction,
    IntBinary,
    Load,
    Phi,
    Store,
    alternatives,
)
from enzyme_passes.ir.uses import uses_in
from enzyme_passes.ir.values import Block, ConstInt, Value

_NUMBERS: Final = {64: ty.DOUBLE, 32: ty.FLOAT}
_MEMBERS: Final = (8, 16, 32)
_SMALL: Final = 1 << 32


@final
class ReplacedBits:
    """`kept`: the `and` that clears the lowest bits of a number, or the `or` that puts others there, and the operand
    that is the number. `unions`: registers of numbers that such a one may be in, and the bytes that were replaced in
    it, as a sum of 1, 2 and 4. `members`: integers that are cut out of these, as wide, and bits that are used for
    nothing else."""

    __slots__ = ("kept", "unions", "members", "_users")

    def __init__(self, blocks: Sequence[Block]) -> None:
        self.kept: dict[Value, Value] = {}
        self.unions: dict[Value, int] = {}
        self.members: dict[Value, None] = {}
        masks = [i for block in blocks for i in block.instructions if _clears_lowest(i)]
        if not masks:
            return
        self._users = uses_in(blocks)
        for mask in masks:
            assert isinstance(mask, IntBinary)
            self._find(mask)
        for value, bytes in self.unions.items():
            for bits in self._users.get(value, ()):
                if isinstance(bits, Cast) and bits.op == "bitcast":
                    self._cut(bits, [u for u in self._users.get(bits, ()) if _cuts_lowest(u, bytes)])
            if isinstance(value, Phi):
                self._cut_before(value, bytes)

    def _cut(self, bits: Cast, cuts: Sequence[Instruction]) -> None:
        self.members.update(dict.fromkeys(cuts))
        if cuts and len(cuts) == len(self._users.get(bits, ())):
            self.members[bits] = None

    def _cut_before(self, union: Phi, bytes: int) -> None:
        """Integers that would be cut out of a register, and are cut out of all that comes to it instead."""
        assert union.block is not None
        for phi in union.block.instructions:
            if not isinstance(phi, Phi):
                break
            ways = dict(zip(phi.blocks, phi.values, strict=True))
            arms = [(ways.get(b), number) for b, number in zip(union.blocks, union.values, strict=True)]
            cuts = [c for c, number in arms if isinstance(c, Cast) and _cuts_lowest(c, bytes) and _is_of(c, number)]
            others = [c for c, number in arms if c not in cuts and (number not in self.unions or c is None)]
            for cut in cuts if not others else ():
                if all(user is phi for user in self._users[cut]) and isinstance(cut.operand, Cast):
                    self._cut(cut.operand, [cut])

    def _find(self, mask: IntBinary) -> None:
        """What becomes of the bits that are left: they are a number again, alone or with an integer in the rest, which
        may come in parts."""
        low = _lowest(mask)
        kept: dict[Value, Value] = {mask: mask.lhs}
        numbers: list[Instruction] = []
        pending: list[Instruction] = [mask]
        while pending:
            bits = pending.pop()
            users = self._users.get(bits, ())
            if not users:
                return
            for user in users:
                if isinstance(user, IntBinary) and _puts(user, bits, low):
                    kept[user] = bits
                    pending.append(user)
                elif not _becomes_number(user):
                    return
                elif bits is not mask:
                    numbers.append(user)
        self.kept.update(kept)
        if low in _MEMBERS:
            self._spread(numbers, low // 8)

    def _spread(self, numbers: list[Instruction], bytes: int) -> None:
        """Note that so many bytes may have been replaced in these registers, and in what they may be moved to."""
        pending = list(numbers)
        while pending:
            value = pending.pop()
            known = self.unions.get(value, 0)
            if known | bytes != known:
                self.unions[value] = known | bytes
                pending += [u for u in self._users.get(value, ()) if value in alternatives(u)]


def is_alternative(layout: ty.DataLayout, access: Load | Store, users: Sequence[Instruction]) -> bool:
    """Whether this moves the lowest bytes of a place, and elsewhere the function moves all of it, as a number or an
    address: members of a union, of which a tag tells. (To move the number so, its other bytes would have to be moved
    too, and for these the same does not hold.) `users`: of the pointer."""
    size = layout.store_size(moved_type(access))
    return any(
        isinstance(user, Load | Store)
        and isinstance(user, type(access))
        and user.pointer is access.pointer
        and user.block is not access.block
        and isinstance(moved_type(user), ty.FloatType | ty.PointerType)
        and layout.store_size(moved_type(user)) > size
        for user in users
    )


def moved_type(access: Load | Store) -> ty.Type:
    """The type of what is loaded or stored."""
    return access.type if isinstance(access, Load) else access.value.type


def _clears_lowest(i: Instruction) -> bool:
    return isinstance(i, IntBinary) and _lowest(i) > 0 and _is_number(i.lhs)


def _cuts_lowest(cut: Instruction, bytes: int) -> bool:
    members = [ty.integer(bits) for bits in _MEMBERS if bits // 8 & bytes]
    return isinstance(cut, Cast) and cut.op == "trunc" and cut.type in members


def _is_of(cut: Cast, number: Value) -> bool:
    """Whether an integer is cut out of the bits of a number."""
    return isinstance(cut.operand, Cast) and cut.operand.op == "bitcast" and cut.operand.operand is number


def _lowest(i: IntBinary) -> int:
    """How many of the lowest bits an `and` clears and nothing else, if at least half of them stay; else 0."""
    if i.op != "and" or not isinstance(i.rhs, ConstInt) or not isinstance(i.type, ty.IntType):
        return 0
    bits = i.type.bits
    if bits not in _NUMBERS:
        return 0
    cleared = ~i.rhs.value & (1 << bits) - 1
    low = cleared.bit_length()
    return low if cleared & cleared + 1 == 0 and 2 * low <= bits else 0


def _is_number(value: Value) -> bool:
    return isinstance(value, Cast) and value.op == "bitcast" and isinstance(value.operand.type, ty.FloatType)


def _becomes_number(user: Instruction) -> bool:
    return isinstance(user, Cast) and user.op == "bitcast" and isinstance(user.type, ty.FloatType)


def _puts(i: IntBinary, bits: Value, low: int) -> bool:
    """Whether an integer is put beside the bits of a number, in the place of those that were cleared. (Where it may be
    longer, for all that is seen, what it changes of the number is little.)"""
    other = i.rhs if i.lhs is bits else i.lhs
    if other is bits or i.op not in ("or", "add") or _may_be_bits(other):
        return False
    narrow = isinstance(other, ConstInt) and 0 <= other.value < 1 << low
    if isinstance(other, Cast) and other.op == "zext" and isinstance(other.operand.type, ty.IntType):
        narrow = other.operand.type.bits <= low
    return narrow or "disjoint" in i.flags or (i.op == "add" and _is_small(other))


def _is_small(value: Value) -> bool:
    """Whether an integer is no longer than half a word, or counts from such a one by steps that are."""
    seen: dict[Value, None] = {}
    pending = [value]
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen[value] = None
        match value:
            case ConstInt(value=number) if 0 <= number < _SMALL:
                pass
            case Cast(op="zext", operand=operand) if isinstance(operand.type, ty.IntType) and operand.type.bits <= 32:
                pass
            case IntBinary(op="and", rhs=ConstInt(value=number)) if 0 <= number < _SMALL:
                pass
            case IntBinary(op="add", lhs=lhs, rhs=ConstInt(value=number)) if 0 <= number < _SMALL:
                pending.append(lhs)
            case Phi(values=values):
                pending += values
            case _:
                return False
    return True


def _may_be_bits(value: Value) -> bool:
    """Whether an integer may have been made of the bits of a number, as far as that is seen in registers."""
    seen: dict[Value, None] = {}
    pending = [value]
    while pending:
        value = pending.pop()
        if value in seen:
            continue
        seen[value] = None
        match value:
            case Cast(op="bitcast", operand=operand) if not isinstance(operand.type, ty.IntType):
                return True
            case Cast(op="bitcast" | "zext" | "sext" | "trunc", operand=operand):
                pending.append(operand)
            case IntBinary(lhs=lhs, rhs=rhs):
                pending += [lhs, rhs]
            case _:
                pending += alternatives(value)
    return False
