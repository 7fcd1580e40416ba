"""How far a GEP moves: constant bytes, and steps that are taken an unknown number of times.

    gep %struct.s, p, i, 2, j      moves: +0, step 24, +8, step 8 (bounded by the array's type)
    gep i8, p, (i << 4) | 8        moves: +8, step 16

Indices are known as `r + m * something`: (m, r). m = 0 is a constant; a negative m walks downwards.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd
from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Cast, Freeze, GetElementPtr, IntBinary, Phi, Select
from enzyme_passes.ir.values import ConstExpr, ConstInt, Value

_DEPTH: Final = 8  # how far an index is followed through the instructions that make it
_ANY: Final = (1, 0)

Multiple = tuple[int, int]


@final
@dataclass(frozen=True, slots=True)
class Move:
    """Either a constant number of bytes, or a step of `bytes` with the array's bound, in bytes from here."""

    constant: int = 0
    step: int = 0
    bound: int | None = None


def moves(layout: ty.DataLayout, gep: GetElementPtr | ConstExpr) -> tuple[Move, ...]:
    """What a GEP does to an address, in order."""
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
        step, start = multiple(index)
        last = most(index)
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
            return _gcd(m, n), r + s
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
        case IntBinary(op="and", rhs=ConstInt(value=mask)) if mask:
            return mask & -mask, 0
        case Select():
            return _either(multiple(value.on_true, depth - 1), multiple(value.on_false, depth - 1))
        case Phi():
            return _phi(value, depth)
        case _:
            return _ANY


def most(value: Value, depth: int = _DEPTH) -> int | None:
    """What an index is at most, if it is cut off or chosen: `i & 3`, `i % 4`, `left ? 16 : 24`."""
    match value:
        case Select(on_true=first, on_false=second) if depth:
            ends = [v.value if isinstance(v, ConstInt) else most(v, depth - 1) for v in (first, second)]
            return max(e for e in ends if e is not None) if all(e is not None and e >= 0 for e in ends) else None
        case Cast(op="zext") if depth:
            return most(value.operand, depth - 1)
        case IntBinary(op="and", rhs=ConstInt(value=mask)) if mask > 0:
            return mask
        case IntBinary(op="urem", rhs=ConstInt(value=by)) if by > 0:
            return by - 1
        case _:
            return None


def _phi(phi: Phi, depth: int) -> Multiple:
    """An induction variable is its start plus a multiple of its step; other phis are what all their values are."""
    found: Multiple | None = None
    steps: list[int] = []
    for value in phi.values:
        if value is phi:
            continue
        if isinstance(value, IntBinary) and value.op in ("add", "sub") and value.lhs is phi:
            m, r = multiple(value.rhs, depth - 1)
            steps.append(_gcd(m, r) * (-1 if value.op == "sub" else 1))
            continue
        # A value around a second loop leads back here; following it as deep as allowed would take forever.
        inner = multiple(value, min(depth - 1, 3))
        found = inner if found is None else _either(found, inner)
    if found is None:
        return _ANY
    m, r = found
    for step in steps:
        m = _gcd(m, step)
    return m, r


def _either(a: Multiple, b: Multiple) -> Multiple:
    return _gcd(_gcd(a[0], b[0]), a[1] - b[1]), min(a[1], b[1])


def _gcd(a: int, b: int) -> int:
    """Negative only if nothing goes upwards."""
    found = gcd(a, b)
    return -found if a <= 0 and b <= 0 else found
