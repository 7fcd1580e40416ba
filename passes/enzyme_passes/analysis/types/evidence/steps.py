# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How far a GEP moves: constant bytes, and steps that are taken an unknown number of times.

    gep %struct.s, p, i, 2, j      moves: +0, step 24, +8, step 8 (bounded by the array's type)
    gep i8, p, (i << 4) | 8        moves: +8, step 16

Indices are known as `r + m * something`: (m, r). m = 0 is a constant; a negative m walks downwards.
"""

from __future__ import annotations

from math import gcd
from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Cast,
    Freeze,
    GetElementPtr,
    IntBinary,
    Phi,
    Select,
    alternatives,
)
from enzyme_passes.ir.ranges import LARGEST_INDEX, Ranges, counting
from enzyme_passes.ir.values import ConstExpr, ConstInt, Value
from enzyme_passes.support.dataclasses import dataclass

_DEPTH: Final = 8  # how far an index is followed through the instructions that make it
_MOST_IN_CIRCLE: Final = 24
_MOST_NAMES: Final = 8
_ANY: Final = (1, 0)

Multiple = tuple[int, int]


@final
@dataclass(frozen=True, slots=True)
class Move:
    """Either a constant number of bytes, or a step of `bytes` with the array's bound, in bytes from here."""

    constant: int = 0
    step: int = 0
    bound: int | None = None


def moves(layout: ty.DataLayout, gep: GetElementPtr | ConstExpr, ranges: Ranges | None = None) -> tuple[Move, ...]:
    """What a GEP does to an address, in order. `ranges` are those of its function."""
    if isinstance(gep, GetElementPtr):
        source: ty.Type = gep.source_type
        indices: list[Value] = gep.indices
    else:
        assert gep.source_type is not None
        source, indices = gep.source_type, list(gep.operands[1:])
    found: list[Move] = []
    inner = source
    for k, index in enumerate(indices):
        if k and isinstance(inner, ty.StructType):
            assert isinstance(index, ConstInt)
            offset, inner = layout.gep_stride(inner, index.value)
            found.append(Move(offset))
            continue
        bound: int | None = None
        if k:
            count = inner.count if isinstance(inner, ty.ArrayType | ty.VectorType) else 0
            size, inner = layout.gep_stride(inner, None)
            bound = count * size if count > 1 else None
        else:
            size = layout.size(source)
        counted = _counted(index) if size and not isinstance(index, ConstInt) else None
        if counted is not None:
            low, high, by = counted
            found += [Move(low * size), Move(step=by * size, bound=(high - low + 1) * size)]
            continue
        step, start = multiple(index)
        last = most(index)
        if last is None and ranges is not None and isinstance(gep, GetElementPtr) and gep.block is not None:
            low, high = ranges.of(index, gep.block)
            last = high if low >= 0 and high < LARGEST_INDEX else None
        if last is not None and (bound is None or (last + 1) * size < bound):
            bound = (last + 1) * size
        if start:
            found.append(Move(start * size))
        if step and size:
            rest = bound - start * size if bound is not None and start >= 0 else None
            found.append(Move(step=step * size, bound=rest if rest is None or rest > 0 else None))
    return tuple(found)


def multiple(value: Value, depth: int = _DEPTH) -> Multiple:
    """(m, r): the value is r plus a multiple of m."""
    for _ in range(_MOST_NAMES):
        if not isinstance(value, Phi) or len(value.values) != 1:
            break
        value = value.values[0]  # what a value is called behind a loop
    if isinstance(value, ConstInt):
        return 0, value.value
    if depth == 0:
        return _ANY
    match value:
        case Cast(op="zext" | "sext" | "trunc") | Freeze():
            return multiple(value.operand, depth - 1)
        case IntBinary(op="add" | "sub"):
            m, r = multiple(value.lhs, depth - 1)
            n, s = multiple(value.rhs, depth - 1)
            if value.op == "sub":
                n, s = -n, -s
            return _sum((m, r), (n, s))
        case IntBinary(op="or") if "disjoint" in value.flags:
            m, r = multiple(value.lhs, depth - 1)
            n, s = multiple(value.rhs, depth - 1)
            return _gcd(m, n), r + s
        case IntBinary(op="mul"):
            m, r = multiple(value.lhs, depth - 1)
            n, s = multiple(value.rhs, depth - 1)
            if n == 0:
                return m * s, r * s
            if m == 0:
                return n * r, r * s
            return gcd(m * n, m * s, n * r) or 1, r * s
        case IntBinary(op="shl", rhs=ConstInt(value=by)) if 0 <= by < 64:
            m, r = multiple(value.lhs, depth - 1)
            return m << by, r << by
        case IntBinary(
            op="ashr" | "lshr", lhs=IntBinary(op="shl", lhs=inner, rhs=ConstInt(value=up)), rhs=ConstInt(value=by)
        ) if (
            0 <= by <= up < 64
        ):  # `16 * (the lower half of i)`: instcombine's form of a subscript that is kept in 32 bits
            m, r = multiple(inner, depth - 1)
            return m << up - by, r << up - by
        case IntBinary(op="shl", lhs=ConstInt(value=negative)) if negative < 0:
            return negative, 0  # -1 << i: so far back
        case IntBinary(op="and", rhs=ConstInt(value=mask)) if mask:
            return mask & -mask, 0
        case Select():
            return _either(multiple(value.on_true, depth - 1), multiple(value.on_false, depth - 1))
        case Phi():
            return _phi(value, depth)
        case _:
            return _ANY


def most(value: Value, depth: int = _DEPTH, signed: bool = True) -> int | None:
    """What an index is at most, if it is cut off or chosen: `i & 3`, `i % 4`, `left ? 16 : 24`."""
    match value:
        case Select() | Phi() | Freeze() if depth:
            last = 0
            for one in alternatives(value):
                end = one.value if isinstance(one, ConstInt) else most(one, depth // 2, signed)
                if end is None or end < 0:
                    return None
                last = max(last, end)
            return last
        case Cast(op="sext" | "zext") if depth:
            return most(value.operand, depth - 1, signed and value.op == "sext")
        case IntBinary(op="add" | "mul" | "shl", rhs=ConstInt(value=by)) if by > 0 and depth:
            begun = most(value.lhs, depth - 1, signed)
            if begun is None:
                return None
            end = begun + by if value.op == "add" else begun * by if value.op == "mul" else begun << min(by, 64)
            return end if end < LARGEST_INDEX else None
        case IntBinary(op="and", rhs=ConstInt(value=mask)) if mask > 0:
            return mask
        case IntBinary(op="urem", rhs=ConstInt(value=by)) if by > 0:
            return by - 1
        case IntBinary(op="srem", rhs=ConstInt(value=by)) if by > 0 and signed:
            return by - 1
        case _:
            return None


def _counted(index: Value) -> tuple[int, int, int] | None:
    """(lowest, highest, step) of an index that counts from one constant to another: it lies within these."""
    behind = 0
    while not isinstance(index, Phi):
        match index:
            case Cast(op="zext" | "sext") | Freeze():
                index = index.operand
            case IntBinary(op="add", lhs=lhs, rhs=ConstInt(value=by)):
                index, behind = lhs, behind + by
            case _:
                return None
    counted = counting(index)
    if counted is None or counted[0] < -behind:
        return None
    low, high, step = counted
    return low + behind, high + behind, step


def _phi(phi: Phi, depth: int) -> Multiple:
    """An induction variable is its start plus a multiple of its step, also where loops hand it to each other; other
    phis are what all their values are."""
    circle = _circle(phi)
    found: Multiple | None = None
    steps: list[int] = []
    for member in circle:
        for value in _made_of(member):
            if value in circle:
                continue
            if isinstance(member, IntBinary):
                m, r = multiple(value, depth - 1)
                steps.append(_gcd(m, r) * (-1 if member.op == "sub" else 1))
                continue
            # A value around a second loop leads back here; following it as deep as allowed would take forever.
            inner = multiple(value, min(depth - 1, 3))
            found = inner if found is None else _either(found, inner)
    if found is None:
        return _ANY
    for step in steps:
        found = _sum(found, (step, 0))
    return found


def _made_of(value: Value) -> tuple[Value, ...]:
    """What a number is the sum of, or one of."""
    match value:
        case Phi():
            return tuple(value.values)
        case IntBinary(op="add") | IntBinary(op="sub"):
            return value.lhs, value.rhs
        case Cast(op="zext" | "sext" | "trunc") | Freeze():
            return (value.operand,)
        case _:
            return ()


def _circle(phi: Phi) -> dict[Value, None]:
    """The phi, and phis and sums by way of which it comes back to itself. Of a sum one part may do so, and of a
    difference the first."""
    parts: dict[Value, tuple[Value, ...]] = {}
    users: dict[Value, list[Value]] = {}
    work: list[Value] = [phi]
    while work and len(parts) < _MOST_IN_CIRCLE:
        value = work.pop()
        if value in parts:
            continue
        parts[value] = _made_of(value)
        for part in parts[value]:
            users.setdefault(part, []).append(value)
            work.append(part)
    circle: dict[Value, None] = {phi: None}
    found: list[Value] = [phi]
    while found:
        for user in users.get(found.pop(), ()):
            if user not in circle:
                circle[user] = None
                found.append(user)
    for member in circle:
        if isinstance(member, IntBinary) and member.rhs in circle and (member.op == "sub" or member.lhs in circle):
            return {phi: None}
    return circle


def _either(a: Multiple, b: Multiple) -> Multiple:
    return _gcd(_gcd(a[0], b[0]), a[1] - b[1]), min(a[1], b[1])


def _sum(a: Multiple, b: Multiple) -> Multiple:
    """Where one goes upwards and the other downwards, nobody knows where the sum begins: `n + 4 - k` is not above 4."""
    m, r = _gcd(a[0], b[0]), a[1] + b[1]
    return m, r % m if m > 0 and (a[0] < 0 or b[0] < 0) else r


def _gcd(a: int, b: int) -> int:
    """Negative only if nothing goes upwards."""
    found = gcd(a, b)
    return -found if a <= 0 and b <= 0 else found
