# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Floats as bits, in both modes: adjoints and tangents under another type, masks of signs and of lanes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from enzyme_passes.analysis.lanes import EXCHANGED
from enzyme_passes.attributes.emitted import SUM
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_int, poison, zero
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Instruction,
    IntBinary,
    ShuffleVector,
)
from enzyme_passes.ir.members import members
from enzyme_passes.ir.values import ConstAggregate, Constant, ConstFloat, ConstInt, ConstUndef, ConstZero, Value
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.type_checks import bit_trick

if TYPE_CHECKING:
    from enzyme_passes.analysis.activity.activity import ActivityFacts
    from enzyme_passes.analysis.types.inference import TypeFacts


def shuffle_mask(shuffle: ShuffleVector) -> list[int | None]:
    assert isinstance(shuffle.type, ty.VectorType)
    match shuffle.mask:
        case ConstZero():
            return [0] * shuffle.type.count
        case ConstUndef():
            return [None] * shuffle.type.count
        case ConstAggregate(elements=elements):
            return [e.value if isinstance(e, ConstInt) else None for e in elements]
        case _:
            raise Failure("EZ0505", "a shuffle whose mask is not constant", shuffle)


def float_mask(shuffle: ShuffleVector, count: int) -> list[int | None]:
    """The mask as one of `count` floats, which are wider or narrower than the elements that are moved."""
    mask = shuffle_mask(shuffle)
    if count >= len(mask):
        parts = range(count // len(mask))
        return [None if element is None else element * len(parts) + part for element in mask for part in parts]
    width = len(mask) // count
    found: list[int | None] = []
    for at in range(0, len(mask), width):
        group = mask[at : at + width]
        first, known = group[0], [element for element in group if element is not None]
        if all(element is None for element in group):
            found.append(None)
        elif first is not None and first % width == 0 and group == list(range(first, first + width)):
            found.append(first // width)
        elif first is not None and (first + 1) % width == 0 and group == list(range(first, first - width, -1)):
            found.append(first // width)  # a float with its bytes swapped has the adjoint of the float
        elif len(known) == width == len(EXCHANGED) and group == [min(known) + place for place in EXCHANGED]:
            found.append(min(known) // width)  # or with its halves exchanged
        else:
            raise bit_trick(shuffle)
    return found


def check_order(cast: Cast, users: Iterable[Instruction]) -> None:
    """A number whose bytes are in another order is only moved: nobody computes with it before they are put right.
    Raises Failure EZ0302."""
    if cast.op != "bitcast" or not isinstance(cast.type, ty.FloatType) or not any(map(_computes, users)):
        return
    value = cast.operand
    order = list(range(cast.type.bits // 8))
    while True:
        match value:
            case Cast(op="bitcast", operand=inner) if isinstance(inner.type, ty.FloatType):
                if order != sorted(order):
                    raise bit_trick(cast)
                return
            case Cast(op="bitcast", operand=inner):
                value = inner
            case ShuffleVector(first=inner) if len(mask := shuffle_mask(value)) == len(order):
                moved = [mask[at] for at in order]
                if any(at is None or at >= len(order) for at in moved):
                    return
                order, value = [at for at in moved if at is not None], inner
            case _:
                return


def check_pieces(sum: IntBinary, types: TypeFacts, activity: ActivityFacts) -> None:
    """A number that depends on active ones is not put together of integers, for nobody knows of which numbers these are
    pieces. (Those that are loaded where they are put together were joined: normalize/words_of_floats.py.)
    Raises Failure EZ0302."""
    if sum.op != "or" or not activity.is_active(sum) or types.kept_number(sum) is not None:
        return
    lanes = types.register(sum)
    if len(lanes) != 1 or not lanes[0].kind.is_float or sum.type is not ty.integer(8 * lanes[0].size):
        return
    pieces = (sum.lhs, sum.rhs)
    integers = all(isinstance(v, Constant) or all(k.kind.is_integer for k in types.register(v)) for v in pieces)
    if integers and any(activity.is_active(v) and not only_sign_bit(v) for v in pieces):
        raise bit_trick(sum)


def _computes(user: Instruction) -> bool:
    if isinstance(user, Call):  # of the library
        return user.target is not None and not user.target.defined
    return isinstance(user, FloatBinary | FloatUnary | FloatCompare)


def parted(primal: ty.Type, adjoint: ty.Type) -> ty.VectorType:
    """How a vector's adjoint is taken apart where the vector is: into the adjoint's elements, or, where elements of the
    vector hold several floats, into those."""
    assert isinstance(primal, ty.VectorType) and isinstance(adjoint, ty.VectorType)
    return adjoint if primal.count == adjoint.count else primal


def _scalar(constant: Constant) -> tuple[int, int] | None:
    """(value as unsigned, bits) of an integer constant or a splat of one."""
    if isinstance(constant, ConstAggregate) and constant.elements:
        first = constant.elements[0]
        same = all(
            isinstance(e, ConstInt) and isinstance(first, ConstInt) and e.value == first.value
            for e in constant.elements
        )
        constant = first if same else constant
    if not isinstance(constant, ConstInt) or not isinstance(constant.type, ty.IntType):
        return None
    return constant.value & ((1 << constant.type.bits) - 1), constant.type.bits


def is_sign_mask(constant: Constant) -> bool:
    found = _scalar(constant)
    return found is not None and found[0] == 1 << (found[1] - 1)


def is_magnitude_mask(constant: Constant) -> bool:
    found = _scalar(constant)
    return found is not None and found[0] == (1 << (found[1] - 1)) - 1


def flips_signs(constant: Constant) -> bool:
    """Whether every element of a vector is the sign bit, or zero."""
    return isinstance(constant, ConstAggregate) and all(
        is_sign_mask(e) or (isinstance(e, ConstInt) and e.value == 0) for e in constant.elements
    )


def element_masks(constant: Constant) -> tuple[Constant, Constant] | None:
    """For an `and` of a vector of floats, whose elements are kept, cleared, or become magnitudes or signs: where a sign
    that was set flips the derivative, and where there is a derivative. None: it is none such, or all are alike."""
    if not isinstance(constant, ConstAggregate) or _scalar(constant) is not None:
        return None
    flips: list[Constant] = []
    kept: list[Constant] = []
    for element in constant.elements:
        if not isinstance(element, ConstInt) or not isinstance(element.type, ty.IntType):
            return None
        magnitude = is_magnitude_mask(element)
        if not magnitude and not is_sign_mask(element) and element.value not in (0, -1):
            return None
        flips.append(const_int(element.type, 1 << element.type.bits - 1 if magnitude else 0))
        kept.append(const_int(element.type, -1 if magnitude or element.value == -1 else 0))
    return ConstAggregate(constant.type, tuple(flips)), ConstAggregate(constant.type, tuple(kept))


def is_lane_mask(constant: Constant) -> bool:
    """Whole 32-bit (or 16-bit) lanes kept and cleared."""
    found = _scalar(constant)
    if found is None or found[1] % 16:
        return False
    lanes = [(found[0] >> at) & 0xFFFF for at in range(0, found[1], 16)]
    return all(lane in (0, 0xFFFF) for lane in lanes)


def only_sign_bit(value: Value) -> bool:
    """Whether at most the sign bit of an integer can be set."""
    if isinstance(value, Constant):
        return is_sign_mask(value) or flips_signs(value)
    if isinstance(value, IntBinary) and value.op == "and":
        return any(isinstance(v, Constant) and is_sign_mask(v) for v in (value.lhs, value.rhs))
    if isinstance(value, IntBinary) and value.op == "xor":
        return only_sign_bit(value.lhs) and only_sign_bit(value.rhs)
    if isinstance(value, IntBinary) and value.op == "shl" and isinstance(value.type, ty.IntType):
        return isinstance(value.rhs, ConstInt) and value.rhs.value == value.type.bits - 1
    return False


def used_lanes(value: Value) -> int | None:
    """A mask of the bits that can be set, for integers made by extension and shifts; None: any."""
    type = value.type
    if isinstance(value, ConstInt) and isinstance(type, ty.IntType):
        return value.value & ((1 << type.bits) - 1)
    if not isinstance(type, ty.IntType):
        return None
    everything = (1 << type.bits) - 1
    match value:
        case Cast(op="zext", operand=operand) if isinstance(operand.type, ty.IntType):
            return (1 << operand.type.bits) - 1
        case IntBinary(op="shl", lhs=lhs, rhs=ConstInt(value=by)):
            inner = used_lanes(lhs)
            return ((everything if inner is None else inner) << by) & everything
        case IntBinary(op="lshr", lhs=lhs, rhs=ConstInt(value=by)):
            inner = used_lanes(lhs)
            return (everything if inner is None else inner) >> by
        case IntBinary(op="and", rhs=ConstInt(value=mask)):
            return mask & everything
        case IntBinary(op="add" | "sub", lhs=lhs, rhs=rhs):
            # Nothing comes below the lowest bit of either.
            both = (used_lanes(lhs) or everything) | (used_lanes(rhs) or everything)
            return everything & ~((both & -both) - 1)
        case IntBinary(op="or" | "xor", lhs=lhs, rhs=rhs):
            first, second = used_lanes(lhs), used_lanes(rhs)
            return None if first is None or second is None else first | second
        case _:
            return None


def disjoint_lanes(a: Value, b: Value) -> bool:
    """Whether two integers never have a bit set in the same place."""
    first, second = used_lanes(a), used_lanes(b)
    return first is not None and second is not None and first & second == 0


def add_values(builder: Builder, a: Value, b: Value) -> Value:
    """The sum of two adjoints of one type; of a struct or array, of its floats."""
    if ty.is_float(a.type):
        return builder.fadd(a, b, SUM)
    result = a
    for path, type in members(a.type):
        if not ty.is_float(type):
            continue
        total = builder.fadd(builder.extract(a, *path), builder.extract(b, *path), SUM)
        result = builder.insert_value(result, total, *path)
    return result


def reinterpret(builder: Builder, value: Value, type: ty.Type) -> Value:
    """The same lanes under another type of the same size: double and i64, two floats and a double's worth of them;
    in aggregates of one shape, member by member."""
    if value.type is type:
        return value
    if isinstance(value, Constant) and _all_zero(value):
        return zero(type)
    if not isinstance(type, (ty.StructType, ty.ArrayType)):
        return builder.bitcast(value, type)
    result: Value = poison(type)
    for path, member in members(type):
        result = builder.insert_value(result, reinterpret(builder, builder.extract(value, *path), member), *path)
    return result


def _all_zero(value: Value) -> bool:
    return isinstance(value, ConstZero) or (isinstance(value, ConstFloat) and value.text == "0x0000000000000000")
