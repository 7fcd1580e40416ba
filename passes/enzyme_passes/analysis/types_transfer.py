"""What each instruction says about types.

An instruction is looked up once, in `handler`; those that say nothing get None. Integer instructions that only move
bytes (shifts by whole bytes, masks of whole bytes, `or` of disjoint bytes, zext, trunc) move lanes: that is how two
floats come in and out of an i64. All other arithmetic on the bits of a float gives CONFLICT, which activity follows
like a float, so that a derivative which gets lost there is found.
"""

from __future__ import annotations

from typing import Final

from enzyme_passes.analysis.cells import Address, pitch
from enzyme_passes.analysis.lanes import CONFLICT, FLOAT_KINDS, INTEGER, POINTER, Strength
from enzyme_passes.analysis.types_calls import visit_call
from enzyme_passes.analysis.types_solver import SMALL, Handler, Solver, is_static
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Call,
    Cast,
    CompareExchange,
    ExtractElement,
    ExtractValue,
    FloatBinary,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Instruction,
    IntBinary,
    IntCompare,
    Invoke,
    Load,
    Opaque,
    Phi,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
)
from enzyme_passes.ir.values import ConstAggregate, Constant, ConstFloat, ConstInt, Value

_ARITHMETIC: Final = frozenset(("add", "sub", "mul", "udiv", "sdiv", "urem", "srem"))
_BITWISE: Final = frozenset(("and", "or", "xor"))
_LEAST_DOUBLE: Final = 5e-324
_MOST_SOURCES: Final = 32  # values that a float is followed back through


def handler(instruction: Instruction) -> Handler | None:
    """Who has something to say about `instruction`."""
    found = _HANDLERS.get(type(instruction))
    if found is None:
        return None
    if isinstance(instruction, Phi | Select | Freeze | ExtractElement | InsertElement | ShuffleVector | ExtractValue):
        type_ = instruction.type
        if is_static(type_) and (
            not isinstance(instruction, ExtractElement | ExtractValue) or is_static(_aggregate(instruction).type)
        ):
            return None
    if isinstance(instruction, FloatBinary):
        return None
    if isinstance(instruction, Cast) and instruction.op in ("fptrunc", "fpext"):
        return None
    return found


def _aggregate(instruction: ExtractElement | ExtractValue) -> Value:
    return instruction.vector if isinstance(instruction, ExtractElement) else instruction.aggregate


# Memory


def _load(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Load)
    _access(solver, i, i, i.pointer)


def _store(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Store)
    address = solver.address(i.pointer)
    if address is None:
        return
    type_ = i.value.type
    heap = solver.heap
    if isinstance(type_, ty.FloatType):
        heap.insert(address, solver.layout.store_size(type_), FLOAT_KINDS[type_], Strength.ACCESS, None, i)
        if solver.round == 0:
            _tags(solver, i, address, type_)
        if any(_is_bits_of_integer(solver, v) for v in _sources(i.value)):
            heap.mix(address, solver.layout.store_size(type_))
        return
    if solver.round <= 1:
        _tags(solver, i, address, type_)
    size = solver.layout.store_size(type_)
    if _is_said_integer(solver, i, type_, address):
        solver.believe(i.value, INTEGER, Strength.ACCESS)
    if _overwrites_float(solver, i.value, address, size):
        return
    contents = solver.contents(i.value)
    solver.write(contents, 0, size, address)
    if not isinstance(i.value, Constant) and not is_static(type_):
        # What memory is known to hold was stored there: the register learns its kind, not a pointer's target.
        for offset, slot in heap.view(solver.heap.resolve(*address), size):
            if offset >= 0 and offset + slot.size <= size and not slot.kind.is_unknown:
                known = contents.get(offset)
                if known is None or known.kind is not slot.kind or known.size != slot.size:
                    strength = min(int(slot.strength), int(Strength.DECLARED))
                    heap.learn(contents, offset, slot.size, slot.kind, strength, None, i)


def _sources(value: Value) -> list[Cast | ConstFloat]:
    """The bitcasts and constants that a float may come from: LLVM stores the members of a union by one instruction, if
    it can."""
    found: list[Cast | ConstFloat] = []
    pending, seen = [value], {value: None}
    while pending and len(seen) < _MOST_SOURCES:
        match pending.pop():
            case Cast(op="bitcast") | ConstFloat() as source:
                found.append(source)
            case Phi(values=sources):
                pending += [v for v in sources if v not in seen]
                seen.update(dict.fromkeys(sources))
            case Select(on_true=first, on_false=second):
                pending += [first, second]
            case _:
                continue
    return found


def _is_bits_of_integer(solver: Solver, value: Cast | ConstFloat) -> bool:
    if isinstance(value, Cast):
        return isinstance(value.operand.type, ty.IntType) and solver.is_whole_integer(value.operand)
    if value.text.startswith("0x"):
        bits = value.text[2:]
        return value.type is ty.DOUBLE and 0 < int(bits, 16) < SMALL
    return 0 < abs(float(value.text)) < SMALL * _LEAST_DOUBLE


def _is_of_union(solver: Solver, value: Value) -> bool:
    """Whether a float is loaded from where integers are stored as well."""
    match value:
        case Load(pointer=pointer):
            address = solver.address(pointer)
            size = solver.layout.store_size(value.type)
            return address is not None and any(at == 0 and s.mixed for at, s in solver.heap.view(address, size))
        case Phi(values=values):
            return any(isinstance(v, Load) and _is_of_union(solver, v) for v in values)
        case _:
            return False


def _is_said_integer(solver: Solver, i: Instruction, type_: ty.Type, address: Address) -> bool:
    """Whether TBAA calls what is accessed an integer, and it may be believed: integers that move whole floats are
    often said to be integers, but not those that cut them, or lie where several kinds of objects do."""
    if not isinstance(type_, ty.IntType) or solver.tags.tag(i.metadata.get("tbaa")).kind is not INTEGER:
        return False
    size = solver.layout.store_size(type_)
    return not any(at == 0 and s.size == size and s.kind.is_float for at, s in solver.heap.view(address, size))


def _overwrites_float(solver: Solver, value: Value, address: Address, size: int) -> bool:
    """Whether an integer is stored where a float lies at other times: the memory is marked as a union."""
    if isinstance(value, ConstInt):
        if not 0 < abs(value.value) < SMALL:  # the bits of some float?
            return False
    elif value not in solver.integers or not _all_integer(solver, value):
        return False
    return solver.heap.mix(address, size)


def _reads_integer(solver: Solver, register: Value, address: Address) -> bool:
    """Whether what is loaded is computed with as an integer, and no float as a whole: the integer of a union, bytes of
    a float, or memory that several kinds of objects share."""
    if register not in solver.integers:
        return False
    size = solver.layout.store_size(register.type)
    known = [(at, s) for at, s in solver.heap.view(address, size) if s.kind is not INTEGER]
    if not known or any(at >= 0 and at + s.size <= size and not s.mixed and s.kind is not CONFLICT for at, s in known):
        return False
    contents = solver.contents(register)
    if not _all_integer(solver, register):
        contents.clear()
        solver.believe(register, INTEGER, Strength.DECLARED)
    return True


def _access(solver: Solver, i: Instruction, register: Value, pointer: Value) -> None:
    """A load, or what is like one."""
    address = solver.address(pointer)
    if address is None:
        return
    type_ = register.type
    if solver.round <= 1:
        _tags(solver, i, address, type_)
    if isinstance(type_, ty.FloatType):
        if solver.round == 0 or not solver.heap.view(address, 1):
            solver.heap.insert(
                address, solver.layout.store_size(type_), FLOAT_KINDS[type_], Strength.ACCESS, None, i
            )  # fmt: skip
        return
    if isinstance(type_, ty.IntType) and _reads_integer(solver, register, address):
        return
    if _is_said_integer(solver, i, type_, address):
        solver.believe(register, INTEGER, Strength.ACCESS)
        return
    solver.read(address, solver.layout.store_size(type_), solver.contents(register), 0, is_static(type_))
    if isinstance(type_, ty.PointerType):
        # A pointer that is loaded points somewhere, the same wherever else it is loaded.
        slot = solver.contents(register)[0]
        if slot.cell is None and slot.kind is POINTER:
            target = solver.address(register)
            cell, offset = solver.heap.resolve(*address)
            solver.heap.insert((cell, offset), slot.size, POINTER, Strength.ACCESS, target, i)


def _tags(solver: Solver, i: Instruction, address: Address, type_: ty.Type) -> None:
    """`!tbaa`, and the guess that a byte or two are an integer."""
    tag = solver.tags.tag(i.metadata.get("tbaa"))
    if isinstance(type_, ty.IntType) and type_.bits % 8 == 0:
        size = type_.bits // 8
        kind = tag.kind
        if kind is INTEGER or (kind is POINTER and size == solver.pointer_size):
            solver.heap.insert(address, size, kind, Strength.ACCESS, None, i)
        elif kind is not None and kind.is_float:
            width = solver.layout.store_size(kind.float_type)
            if size % width == 0:
                cell, at = solver.heap.resolve(*address)
                for k in range(0, size, width):
                    solver.heap.insert((cell, at + k), width, kind, Strength.ACCESS, None, i)
        elif size <= 2:
            solver.heap.insert(address, size, INTEGER, Strength.WEAK, None, i)
    if tag.fields:
        cell, at = solver.heap.resolve(*address)
        solver.declare_fields((cell, at - tag.offset), tag.fields, i)


def _alloca(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Alloca)
    if solver.round:
        return
    cell = solver.fresh_cell(i)
    solver.point(i, (cell, 0))
    array = i.count is not None and not (isinstance(i.count, ConstInt) and i.count.value == 1)
    try:
        size = solver.layout.size(i.allocated)
    except ValueError:
        return
    if array:
        if i.count is not None:
            solver.believe(i.count, INTEGER, Strength.DECLARED)
        if size:
            solver.declare(solver.heap.range_at((cell, 0), size), i.allocated, i)
    else:
        solver.declare((cell, 0), i.allocated, i)


def _gep(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, GetElementPtr)
    if solver.round <= 1:
        for index in i.indices:
            solver.believe(index, INTEGER, Strength.DECLARED)
    if isinstance(i.type, ty.VectorType):
        found = solver.addresses(i.pointer)
        contents = solver.contents(i)
        for at in found:
            moved = solver.heap.move(at, solver.moves(i))
            for lane in list(contents):
                solver.heap.learn(contents, lane, solver.pointer_size, POINTER, Strength.ACCESS, moved, i)
        return
    address = solver.address(i.pointer)
    if address is None:
        return
    if solver.round == 0 and isinstance(i.source_type, ty.StructType) and i.source_type.fields:
        first = i.indices[0]
        if isinstance(first, ConstInt) and first.value == 0:
            solver.declare(address, i.source_type, i)
    distance = _distance(solver, i, solver.heap.resolve(*address))
    if distance is None:
        solver.point(i, solver.heap.move(address, solver.moves(i)))
    elif distance:
        solver.point(i, solver.heap.range_at(address, distance))


def _distance(solver: Solver, i: GetElementPtr, base: Address) -> int | None:
    """What a GEP's offset is a multiple of, if that is the distance of two pointers (the size of a std::vector, in
    bytes); 0: not known yet. None: it is something else, or will never be known."""
    match i.indices:
        case [IntBinary(op="sub", lhs=Cast(op="ptrtoint" | "ptrtoaddr") as end, rhs=Cast() as begin)]:
            last, first = solver.address(end.operand), solver.address(begin.operand)
        case _:
            return None
    if begin.op not in ("ptrtoint", "ptrtoaddr") or solver.layout.size(i.source_type) != 1:
        return None
    stride = solver.heap.stride(last, first) if last is not None and first is not None else None
    if stride is not None:
        return stride
    if not solver.final:
        return 0
    cell, at = base  # the old and the new memory of a container have elements of one size
    return cell.period or max(
        (pitch(solver.heap.resolve(r.cell, 0)[0]) or 1 for r in cell.ranges if at in r.walks), default=None
    )


def _atomic(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, AtomicRMW)
    if i.op not in ("xchg",) and not i.op.startswith("f"):
        for value in (i, i.value):
            solver.believe(value, INTEGER, Strength.DECLARED)
    _access(solver, i, i, i.pointer)
    address = solver.address(i.pointer)
    if address is not None:
        solver.write(solver.contents(i.value), 0, solver.layout.store_size(i.value.type), address)


def _exchange(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, CompareExchange)
    address = solver.address(i.pointer)
    if address is None:
        return
    size = solver.layout.store_size(i.desired.type)
    solver.read(address, size, solver.contents(i), 0, False)
    solver.write(solver.contents(i.desired), 0, size, address)
    solver.write(solver.contents(i.expected), 0, size, address)


# Moves of whole values


def _phi(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Phi)
    for value in i.values:
        if value is not i:
            _same(solver, value, i)


def _select(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Select)
    _same(solver, i.on_true, i)
    _same(solver, i.on_false, i)


def _freeze(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Freeze)
    _same(solver, i.operand, i)


def _same(solver: Solver, source: Value, into: Value) -> None:
    solver.link(source, 0, into, 0, solver.layout.store_size(into.type))


def _return(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Return)
    if i.value is None or is_static(i.value.type):
        return
    assert i.block is not None
    assert i.block.function is not None
    result = solver.result(i.block.function)
    size = solver.layout.store_size(i.value.type)
    have = solver.contents(i.value)
    solver.copy(have, 0, result, 0, size)
    if not isinstance(i.value, Constant):
        solver.copy_back(result, 0, have, 0, size)


# Parts


def place(layout: ty.DataLayout, type_: ty.Type, path: tuple[int, ...]) -> int:
    """The byte offset of a member of an aggregate."""
    at = 0
    for index in path:
        offset, inner = layout.gep_stride(type_, index)
        at += offset if isinstance(type_, ty.StructType) else offset * index
        type_ = inner
    return at


def _extract_value(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, ExtractValue)
    at = place(solver.layout, i.aggregate.type, i.path)
    solver.link(i.aggregate, at, i, 0, solver.layout.store_size(i.type))


def _insert_value(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, InsertValue)
    at = place(solver.layout, i.type, i.path)
    size = solver.layout.store_size(i.value.type)
    whole = solver.layout.store_size(i.type)
    _around(solver, i.aggregate, i, at, size, whole)
    solver.link(i.value, 0, i, at, size)


def _around(solver: Solver, source: Value, into: Value, at: int, size: int, whole: int) -> None:
    """All bytes but [at, at + size) stay."""
    if at:
        solver.link(source, 0, into, 0, at)
    if at + size < whole:
        solver.link(source, at + size, into, at + size, whole - at - size)


def _step(solver: Solver, type_: ty.Type) -> int:
    assert isinstance(type_, ty.VectorType)
    bits = solver.layout.bits(type_.element)
    return bits // 8 if bits % 8 == 0 else 0


def _extract_element(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, ExtractElement)
    step = _step(solver, i.vector.type)
    solver.believe(i.index, INTEGER, Strength.DECLARED)
    if not step:
        return
    assert isinstance(i.vector.type, ty.VectorType)
    lanes = [i.index.value] if isinstance(i.index, ConstInt) else list(range(i.vector.type.count))
    for lane in lanes:
        solver.link(i.vector, lane * step, i, 0, step)


def _insert_element(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, InsertElement)
    step = _step(solver, i.type)
    solver.believe(i.index, INTEGER, Strength.DECLARED)
    if not step:
        return
    assert isinstance(i.type, ty.VectorType)
    whole = i.type.count * step
    if isinstance(i.index, ConstInt):
        _around(solver, i.vector, i, i.index.value * step, step, whole)
        solver.link(i.value, 0, i, i.index.value * step, step)
    else:
        solver.link(i.vector, 0, i, 0, whole)
        for lane in range(i.type.count):
            solver.link(i.value, 0, i, lane * step, step)


def mask_lanes(i: ShuffleVector) -> list[int]:
    """The source lane of each lane of a shuffle, -1 for poison."""
    mask = i.mask
    if isinstance(mask, ConstAggregate):
        return [e.value if isinstance(e, ConstInt) else -1 for e in mask.elements]
    assert isinstance(i.type, ty.VectorType)
    return [0 if type(mask).__name__ == "ConstZero" else -1] * i.type.count


def _shuffle(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, ShuffleVector)
    step = _step(solver, i.type)
    if not step:
        return
    assert isinstance(i.first.type, ty.VectorType)
    count = i.first.type.count
    for k, lane in enumerate(mask_lanes(i)):
        if lane >= 0:
            source, at = (i.first, lane) if lane < count else (i.second, lane - count)
            solver.link(source, at * step, i, k * step, step)


# Casts and integer arithmetic


def _cast(solver: Solver, i: Instruction) -> None:
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
            if i in solver.integers and isinstance(i.operand.type, ty.FloatType) and _is_of_union(solver, i.operand):
                solver.contents(i).clear()
                solver.believe(i, INTEGER, Strength.DECLARED)
                return
            solver.link(i.operand, 0, i, 0, size)
            if i.op == "zext":
                _narrow_back(solver, i)
        case "sext":
            solver.believe(i.operand, INTEGER, Strength.DECLARED)
            solver.believe(i, INTEGER, Strength.DECLARED)
        case "sitofp" | "uitofp":
            solver.believe(i.operand, INTEGER, Strength.DECLARED)
        case "fptosi" | "fptoui" | "ptrtoaddr":
            solver.believe(i, INTEGER, Strength.DECLARED)
        case _:
            return


def _wide(solver: Solver, i: Cast) -> None:
    """trunc and zext of vectors, lane by lane."""
    source, into = _step(solver, i.operand.type), _step(solver, i.type)
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
        case _:
            return 0, size


def _int_binary(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, IntBinary)
    if is_static(i.type):
        return
    if i.op in ("shl", "lshr") and _byte_shift(solver, i):
        return
    if i.op in _BITWISE and _bitwise(solver, i):
        return
    if (i.op in ("add", "sub") or i.op == "and") and _pointer_arithmetic(solver, i):
        return
    if _touches_float(solver, i):
        solver.believe(i, CONFLICT, Strength.ACCESS)
        if i.op in _ARITHMETIC:
            for operand in (i.lhs, i.rhs):
                _believe_open(solver, operand)
        return
    if i.op in _ARITHMETIC or i.op == "shl":
        solver.believe(i.lhs, INTEGER, Strength.DECLARED)
        solver.believe(i.rhs, INTEGER, Strength.DECLARED)
        solver.believe(i, INTEGER, Strength.DECLARED)
    elif i.op in ("lshr", "ashr"):
        solver.believe(i.rhs, INTEGER, Strength.DECLARED)
        solver.believe(i, INTEGER, Strength.WEAK)
    elif all(isinstance(o, ConstInt) or _all_integer(solver, o) for o in (i.lhs, i.rhs)):
        solver.believe(i, INTEGER, Strength.DECLARED)
    elif i.op == "and" and isinstance(i.rhs, ConstInt) and 0 <= i.rhs.value < SMALL:
        solver.believe(i, INTEGER, Strength.WEAK)


def _believe_open(solver: Solver, value: Value) -> None:
    if not solver.contents(value):
        solver.believe(value, INTEGER, Strength.DECLARED)


def _all_integer(solver: Solver, value: Value) -> bool:
    contents = solver.contents(value)
    return bool(contents) and all(s.kind is INTEGER for s in contents.values())


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
    bits = layout.bits(value.type)
    match value:
        case ConstInt(value=constant):
            return constant & ((1 << bits) - 1) in (0, 1 << (bits - 1))
        case IntBinary(op="and"):
            return only_sign(layout, value.rhs) or only_sign(layout, value.lhs)
        case IntBinary(op="shl", rhs=ConstInt(value=by)):
            return by == bits - 1
        case _:
            return False


def _sign(solver: Solver, i: IntBinary, bits: int) -> bool:
    """fabs and negation on the bits of a float: still the float."""
    contents = solver.contents(i.lhs)
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


def _sign_of_vector(solver: Solver, i: IntBinary) -> bool:
    if not isinstance(i.rhs, ConstAggregate) or not isinstance(i.type, ty.VectorType):
        return False
    bits = 0
    width = solver.layout.bits(i.type.element)
    for k, element in enumerate(i.rhs.elements):
        if not isinstance(element, ConstInt):
            return False
        bits |= (element.value & ((1 << width) - 1)) << (k * width)
    return _sign(solver, i, bits)


def _pointer_arithmetic(solver: Solver, i: IntBinary) -> bool:
    """Addresses computed as integers: the result of adding to one, or aligning it, is one."""
    left, right = solver.pointers(i.lhs), solver.pointers(i.rhs)
    if not left and not right:
        return False
    if left and right:
        solver.believe(i, INTEGER, Strength.DECLARED)
        return True
    base = i.lhs if left else i.rhs
    other = i.rhs if left else i.lhs
    if i.op == "sub" and right:
        solver.believe(i, INTEGER, Strength.DECLARED)
        return True
    address = solver.address(base)
    if address is None or (i.op == "and" and isinstance(other, ConstInt) and 0 <= other.value < SMALL):
        solver.believe(i, INTEGER, Strength.WEAK)
        return True
    if i.op != "and":
        by = other.value if isinstance(other, ConstInt) else None
        if by is not None:
            address = solver.heap.resolve(address[0], address[1] + (by if i.op == "add" else -by))
        else:
            from_steps = solver.steps_of(other)
            address = solver.heap.move(address, from_steps)
    solver.point(i, address)
    return True


def _compare(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, IntCompare)
    if not isinstance(i.lhs.type, ty.IntType):
        return
    if _all_integer(solver, i.lhs) or _all_integer(solver, i.rhs):
        for operand in (i.lhs, i.rhs):
            if not solver.contents(operand):
                solver.believe(operand, INTEGER, Strength.WEAK)
    if isinstance(i.rhs, ConstInt) or isinstance(i.lhs, ConstInt) or i.predicate not in ("eq", "ne"):
        for operand in (i.lhs, i.rhs):
            if not solver.contents(operand):
                solver.believe(operand, INTEGER, Strength.WEAK)


def _switch(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Switch)
    solver.believe(i.value, INTEGER, Strength.DECLARED)


def _opaque(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Opaque)
    if i.opcode == "landingpad":
        solver.heap.learn(solver.contents(i), solver.pointer_size, 4, INTEGER, Strength.DECLARED, None, i)


_HANDLERS: Final[dict[type[Instruction], Handler]] = {
    Load: _load,
    Store: _store,
    Alloca: _alloca,
    GetElementPtr: _gep,
    AtomicRMW: _atomic,
    CompareExchange: _exchange,
    Phi: _phi,
    Select: _select,
    Freeze: _freeze,
    Return: _return,
    ExtractValue: _extract_value,
    InsertValue: _insert_value,
    ExtractElement: _extract_element,
    InsertElement: _insert_element,
    ShuffleVector: _shuffle,
    Cast: _cast,
    IntBinary: _int_binary,
    IntCompare: _compare,
    Switch: _switch,
    Opaque: _opaque,
    Call: visit_call,
    Invoke: visit_call,
}
