# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What casts and integer arithmetic say about types.

Integer instructions that only move bytes (shifts by whole bytes, masks of whole bytes, `or` of disjoint bytes, zext,
trunc) move lanes: that is how two floats come in and out of an i64. Tricks with the sign bit keep the float. All other
arithmetic on the bits of a float gives CONFLICT, which activity follows like a float, so that a derivative which gets
lost there is found.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.analysis.lanes import CONFLICT, FLOAT_KINDS, INTEGER, POINTER, Strength
from enzyme_passes.analysis.types.evidence.integer_addresses import TAGS, keeps_address
from enzyme_passes.analysis.types.memory import is_of_union
from enzyme_passes.analysis.types.solver import ARITHMETIC, SMALL, Solver, cuts_number, is_static
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Cast,
    Instruction,
    IntBinary,
    IntCompare,
    Select,
    Switch,
)
from enzyme_passes.ir.values import ConstAggregate, Constant, ConstInt, Value

_ODD: Final = 4
"""What is added to an address and is no multiple of this puts a tag on it or takes it off; the rest leads on."""
_BITWISE: Final = frozenset(("and", "or", "xor"))


def visit_cast(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Cast)
    layout = solver.layout
    match i.op:
        case "bitcast" | "ptrtoint" | "inttoptr" | "addrspacecast" | "trunc" | "zext":
            if is_static(i.type) and is_static(i.operand.type):
                return
            size = min(layout.store_size(i.type), layout.store_size(i.operand.type))
            if isinstance(i.type, ty.VectorType) and i.op in ("trunc", "zext"):
                _wide(solver, i)
                return
            if layout.bits(i.type) % 8 or layout.bits(i.operand.type) % 8:
                if i.op == "zext":
                    solver.believe(i, INTEGER, Strength.WEAK)
                return
            if (i in solver.members and i.op == "trunc") or (i in solver.integers and _is_integer_of_union(solver, i)):
                solver.take_as_integer(i)
                return
            solver.link(i.operand, 0, i, 0, size, alone=i.op == "bitcast")
            if i.op == "zext":
                _narrow_back(solver, i)
                _widen(solver, i)
        case "sext":
            solver.believe(i.operand, INTEGER, Strength.DECLARED)
            solver.believe(i, INTEGER, Strength.DECLARED)
        case "sitofp" | "uitofp":
            solver.believe(i.operand, INTEGER, Strength.DECLARED)
        case "fptosi" | "fptoui" | "ptrtoaddr":
            solver.believe(i, INTEGER, Strength.DECLARED)
        case _:
            return


def _is_integer_of_union(solver: Solver, i: Cast) -> bool:
    """Whether this is the integer of a union that LLVM loads as the other member, a float; all of its bits, or the
    lowest ones."""
    if not cuts_number(i) or isinstance(i.type, ty.VectorType):
        return False
    bits = i.operand if i.op == "trunc" else i
    return isinstance(bits, Cast) and is_of_union(solver, bits.operand, solver.layout.store_size(i.type))


def _wide(solver: Solver, i: Cast) -> None:
    """trunc and zext of vectors, element by element."""
    source, into = solver.element_bytes(i.operand.type), solver.element_bytes(i.type)
    assert isinstance(i.type, ty.VectorType)
    if not source or not into:
        solver.believe(i, INTEGER, Strength.WEAK)
        return
    for k in range(i.type.count):
        solver.link(i.operand, k * source, i, k * into, min(source, into))


def _narrow_back(solver: Solver, i: Cast) -> None:
    """A zero-extended value that is computed with as a whole was an integer before."""
    slot = solver.contents(i).get(0)
    if slot is not None and slot.kind is INTEGER and slot.size > solver.layout.store_size(i.operand.type):
        solver.believe(i.operand, INTEGER, slot.strength)


def _widen(solver: Solver, i: Cast) -> None:
    """The zeros above an integer are a part of it: otherwise a word that it is stored in would be half unknown."""
    if solver.all_integer(i.operand):
        below, size = solver.layout.store_size(i.operand.type), solver.layout.store_size(i.type)
        solver.heap.learn(solver.contents(i), below, size - below, INTEGER, Strength.WEAK, None, i)


def extent(layout: ty.DataLayout, value: Value, depth: int = 6) -> tuple[int, int]:
    """The bytes [low, high) of an integer that may be other than zero."""
    size = layout.store_size(value.type)
    if depth == 0:
        return 0, size
    match value:
        case ConstInt():
            bits = value.value & ((1 << (size * 8)) - 1)
            if not bits:
                return 0, 0
            return ((bits & -bits).bit_length() - 1) // 8, (bits.bit_length() + 7) // 8
        case Cast(op="zext"):
            return extent(layout, value.operand, depth - 1)
        case IntBinary(op="shl", rhs=ConstInt(value=by)):
            low, high = extent(layout, value.lhs, depth - 1)
            return min(low + by // 8, size), min(high + (by + 7) // 8, size)
        case IntBinary(op="lshr", rhs=ConstInt(value=by)):
            low, high = extent(layout, value.lhs, depth - 1)
            return max(low - (by + 7) // 8, 0), max(high - by // 8, 0)
        case IntBinary(op="and", rhs=ConstInt()):
            low, high = extent(layout, value.lhs, depth - 1)
            first, last = extent(layout, value.rhs)
            return max(low, first), min(high, last)
        case IntBinary(op="or"):
            low, high = extent(layout, value.lhs, depth - 1)
            first, last = extent(layout, value.rhs, depth - 1)
            return min(low, first), max(high, last)
        case IntBinary(op="add" | "sub"):
            low, _ = extent(layout, value.lhs, depth - 1)
            first, _ = extent(layout, value.rhs, depth - 1)
            return min(low, first), size
        case Select() if not (isinstance(value.on_true, ConstInt) and isinstance(value.on_false, ConstInt)):
            low, high = extent(layout, value.on_true, depth - 1)
            first, last = extent(layout, value.on_false, depth - 1)
            return min(low, first), max(high, last)
        case _:
            return 0, size


def visit_int_binary(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, IntBinary)
    if is_static(i.type) or i in solver.asking:
        return
    if i in solver.kept and _keeps_number(solver, i):
        return
    if i.op in ("shl", "lshr") and _byte_shift(solver, i):
        return
    if i.op in _BITWISE and _bitwise(solver, i):
        return
    if (i.op in ("add", "sub") or i.op in _BITWISE) and _pointer_arithmetic(solver, i):
        return
    if i in solver.addressed and _before_it_leads(solver, i):
        return
    if _touches_float(solver, i):
        solver.believe(i, CONFLICT, Strength.ACCESS)
        if i.op in ARITHMETIC:
            for operand in (i.lhs, i.rhs):
                _believe_open(solver, operand)
        return
    if i.op in ARITHMETIC or i.op == "shl":
        solver.believe(i.lhs, INTEGER, Strength.DECLARED)
        solver.believe(i.rhs, INTEGER, Strength.DECLARED)
        solver.believe(i, INTEGER, Strength.DECLARED)
    elif i.op in ("lshr", "ashr"):
        solver.believe(i.rhs, INTEGER, Strength.DECLARED)
        solver.believe(i, INTEGER, Strength.WEAK)
    elif all(isinstance(o, ConstInt) or solver.all_integer(o) for o in (i.lhs, i.rhs)):
        solver.believe(i, INTEGER, Strength.DECLARED)
    elif i.op == "and" and isinstance(i.rhs, ConstInt) and 0 <= i.rhs.value < SMALL:
        solver.believe(i, INTEGER, Strength.WEAK)


def _keeps_number(solver: Solver, i: IntBinary) -> bool:
    """The lowest bits of a number are cleared, or others are put there; no number's (ir/replaced_bits.py)."""
    other = i.rhs if solver.kept[i] is i.lhs else i.lhs
    if any(slot.kind is not INTEGER for slot in solver.contents(other).values()):
        return False
    solver.believe(i, FLOAT_KINDS[ty.DOUBLE if i.type is ty.I64 else ty.FLOAT], Strength.DECLARED)
    return True


def _believe_open(solver: Solver, value: Value) -> None:
    if not solver.contents(value):
        solver.believe(value, INTEGER, Strength.DECLARED)


def _touches_float(solver: Solver, i: IntBinary) -> bool:
    """Whether bits of a float are computed with. That other elements of an array are floats is not enough."""
    return any(
        (slot.kind is CONFLICT or slot.kind.is_float) and (slot.strength > Strength.NEAR or o in solver.scrambled)
        for o in (i.lhs, i.rhs)
        for slot in solver.contents(o).values()
    )


def _byte_shift(solver: Solver, i: IntBinary) -> bool:
    """A shift by whole bytes moves lanes."""
    if not isinstance(i.rhs, ConstInt) or not isinstance(i.type, ty.IntType) or i.type.bits % 8:
        return False
    by, size = i.rhs.value, i.type.bits // 8
    if by % 16 or by == 0 or by // 8 >= size:
        return False
    by //= 8
    if i.op == "shl":
        solver.link(i.lhs, 0, i, by, size - by)
    else:
        solver.link(i.lhs, by, i, 0, size - by)
    return True


def _bitwise(solver: Solver, i: IntBinary) -> bool:
    """Masks and unions of whole bytes move lanes; the sign bit of a float may be changed."""
    layout = solver.layout
    if not isinstance(i.type, ty.IntType) or i.type.bits % 8:
        return _sign_of_vector(solver, i)
    size = i.type.bits // 8
    if i.op in ("or", "xor") and not isinstance(i.rhs, ConstInt):
        a, b = extent(layout, i.lhs), extent(layout, i.rhs)
        if a[1] <= b[0] or b[1] <= a[0]:
            solver.link(i.lhs, a[0], i, a[0], a[1] - a[0])
            solver.link(i.rhs, b[0], i, b[0], b[1] - b[0])
            return True
        for value, other in ((i.lhs, i.rhs), (i.rhs, i.lhs)):
            if only_sign(layout, other):
                lanes = solver.contents(value)
                if set(lanes) == {0} and lanes[0].kind.is_float and lanes[0].size == size:
                    solver.link(value, 0, i, 0, size)
                    return True
    if isinstance(i.rhs, ConstInt):
        bits = i.rhs.value & ((1 << i.type.bits) - 1)
        if i.op == "and":
            kept = [k for k in range(size) if bits >> (8 * k) & 255]
            whole = bool(kept) and all(bits >> (8 * k) & 255 == 255 for k in kept)
            if whole and kept[-1] - kept[0] + 1 == len(kept) and (len(kept) > 2 or kept[0]):
                solver.link(i.lhs, kept[0], i, kept[0], len(kept))
                return True
        return _sign(solver, i, bits)
    return False


def only_sign(layout: ty.DataLayout, value: Value) -> bool:
    """Whether no bit of an integer but the highest can be set."""
    bits = layout.bits(value.type.element if isinstance(value.type, ty.VectorType) else value.type)
    match value:
        case ConstAggregate():
            return all(only_sign(layout, element) for element in value.elements)
        case ConstInt(value=constant):
            return constant & ((1 << bits) - 1) in (0, 1 << (bits - 1))
        case IntBinary(op="and"):
            return only_sign(layout, value.rhs) or only_sign(layout, value.lhs)
        case IntBinary(op="xor"):
            return only_sign(layout, value.rhs) and only_sign(layout, value.lhs)
        case IntBinary(op="shl", rhs=ConstInt(value=by)):
            return by == bits - 1
        case _:
            return False


def _sign(solver: Solver, i: IntBinary, bits: int) -> bool:
    """fabs and negation on the bits of a float: still the float."""
    contents = solver.contents(i.lhs)
    if not contents:
        _sign_of_result(solver, i, bits)
    lanes = [(at, s) for at, s in contents.items() if s.kind.is_float]
    if not lanes or len(lanes) != len(contents):
        return False
    if i.op == "and" and all(bits >> (8 * at) & ((1 << 8 * s.size) - 1) == 1 << (8 * s.size - 1) for at, s in lanes):
        solver.believe(i, INTEGER, Strength.DECLARED)  # the signs alone
        return True
    for at, slot in lanes:
        all_ones = (1 << (8 * slot.size)) - 1
        part = bits >> (8 * at) & all_ones
        if part not in (0, all_ones, 1 << (8 * slot.size - 1), all_ones >> 1):
            return False
        if part == all_ones and i.op == "or":
            return False
    for at, slot in lanes:
        solver.heap.learn(solver.contents(i), at, slot.size, slot.kind, Strength.DECLARED, None, i)
    return True


def _sign_of_result(solver: Solver, i: IntBinary, bits: int) -> None:
    """Bits of which nothing is known but that they become a float when their highest is cleared or flipped."""
    lanes = list(solver.contents(i).items())
    if len(lanes) != 1 or not lanes[0][1].kind.is_float:
        return
    at, slot = lanes[0]
    highest = 1 << (8 * slot.size - 1)
    if (
        at == 0
        and 8 * slot.size == solver.layout.bits(i.type)
        and (i.op, bits) in (("and", highest - 1), ("xor", highest))
    ):
        solver.heap.learn(solver.contents(i.lhs), 0, slot.size, slot.kind, Strength.WEAK, None, i)


def _sign_of_vector(solver: Solver, i: IntBinary) -> bool:
    if not isinstance(i.type, ty.VectorType):
        return False
    if not isinstance(i.rhs, ConstAggregate):
        return i.op in ("or", "xor") and (
            _joins_signs(solver, i, i.lhs, i.rhs) or _joins_signs(solver, i, i.rhs, i.lhs)
        )
    bits = 0
    width = solver.layout.bits(i.type.element)
    for k, element in enumerate(i.rhs.elements):
        if not isinstance(element, ConstInt):
            return False
        bits |= (element.value & ((1 << width) - 1)) << (k * width)
    return _sign(solver, i, bits)


def _joins_signs(solver: Solver, i: IntBinary, value: Value, signs: Value) -> bool:
    """A vector of floats with signs from elsewhere."""
    lanes = solver.contents(value).values()
    step = solver.element_bytes(i.type)
    if not lanes or not only_sign(solver.layout, signs) or any(not s.kind.is_float or s.size != step for s in lanes):
        return False
    solver.link(value, 0, i, 0, solver.layout.store_size(i.type))
    return True


def is_tag(layout: ty.DataLayout, value: Value, depth: int = 4) -> bool:
    """Whether an integer has only the lowest bits, which the address of an object leaves free."""
    match value:
        case ConstInt():
            return 0 <= value.value <= TAGS
        case Cast(op="zext"):
            return layout.bits(value.operand.type) <= 3 or is_tag(layout, value.operand, depth - 1)
        case Cast(op="sext" | "trunc") if depth:
            return layout.bits(value.operand.type) > 3 and is_tag(layout, value.operand, depth - 1)
        case IntBinary(op="and"):
            return is_tag(layout, value.rhs, depth - 1) or (depth > 0 and is_tag(layout, value.lhs, depth - 1))
        case IntBinary(op="or" | "xor") if depth:
            return is_tag(layout, value.lhs, depth - 1) and is_tag(layout, value.rhs, depth - 1)
        case Select() if depth:
            return is_tag(layout, value.on_true, depth - 1) and is_tag(layout, value.on_false, depth - 1)
        case IntBinary(op="shl", rhs=ConstInt(value=by)) if depth and by < 4:
            return is_bit(layout, value.lhs)
        case IntBinary(op="lshr", rhs=ConstInt(value=by)):
            return by >= layout.bits(value.type) - 4
        case _:
            return False


def is_bit(layout: ty.DataLayout, value: Value) -> bool:
    """Whether an integer is zero or one."""
    match value:
        case Cast(op="zext"):
            return layout.bits(value.operand.type) == 1 or is_bit(layout, value.operand)
        case IntBinary(op="and", rhs=ConstInt(value=1)):
            return True
        case _:
            return False


def _pointer_arithmetic(solver: Solver, i: IntBinary) -> bool:
    """Addresses computed as integers: the result of adding to one, aligning it, or putting a tag into the bits that are
    zero in it, is one."""
    left, right = solver.pointers(i.lhs), solver.pointers(i.rhs)
    if not left and not right:
        return False
    if left and right:
        both = i.op in ("or", "xor")  # no distance, and neither of the two
        solver.believe(i, CONFLICT if both else INTEGER, Strength.ACCESS if both else Strength.DECLARED)
        return True
    base = i.lhs if left else i.rhs
    other = i.rhs if left else i.lhs
    if i.op == "sub" and right:
        solver.believe(i, INTEGER, Strength.DECLARED)
        return True
    if i.op in ("or", "xor") and not is_tag(solver.layout, other):
        return False
    address = solver.address(base)
    if address is None or (i.op == "and" and isinstance(other, ConstInt) and 0 <= other.value < SMALL):
        solver.believe(i, INTEGER, Strength.WEAK)
        return True
    if i.op == "and" and isinstance(other, ConstInt):
        cell, at = solver.heap.resolve(*address)
        if cell.period is None or cell.period % -max(other.value, -TAGS - 1) == 0:
            address = solver.heap.resolve(cell, at & max(other.value, -TAGS - 1))
    if i.op in ("add", "sub"):
        by = _distance(i.op, other)
        if by is not None:
            address = solver.heap.resolve(address[0], address[1] + by)
        else:
            from_steps = solver.steps_of(other)
            address = solver.heap.move(address, from_steps)
    solver.point(i, address)
    return True


def _distance(op: str, other: Value) -> int | None:
    """How far an address leads when a constant is added to it: not at all, if that is a tag."""
    if not isinstance(other, ConstInt):
        return None
    by = other.value if op == "add" else -other.value
    return 0 if abs(by) <= TAGS // 2 and by % _ODD else by


def _before_it_leads(solver: Solver, i: IntBinary) -> bool:
    """What is added to, masked or tagged to become an address was one before, and leads to the same object. A tag is
    taken off: where nobody else says what the integer is, that is all there is to know it by."""
    if i.op in ("or", "xor", "and") and not keeps_address(i):
        return False
    by = _distance(i.op, i.rhs) if i.op in ("add", "sub") else 0
    slot = solver.contents(i).get(0)
    if by is not None and slot is not None and slot.kind is POINTER and slot.size == solver.pointer_size:
        address = solver.address(i)
        if address is not None and not isinstance(i.lhs, Constant):
            solver.point(i.lhs, solver.heap.resolve(address[0], address[1] - by), i)
    return by is not None


def visit_compare(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, IntCompare)
    if not isinstance(i.lhs.type, ty.IntType) or i.lhs in solver.asking:
        return
    if solver.all_integer(i.lhs) or solver.all_integer(i.rhs):
        for operand in (i.lhs, i.rhs):
            if not solver.contents(operand):
                solver.believe(operand, INTEGER, Strength.WEAK)
    if isinstance(i.rhs, ConstInt) or isinstance(i.lhs, ConstInt) or i.predicate not in ("eq", "ne"):
        for operand in (i.lhs, i.rhs):
            if not solver.contents(operand):
                solver.believe(operand, INTEGER, Strength.WEAK)


def visit_switch(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Switch)
    solver.believe(i.value, INTEGER, Strength.DECLARED)
