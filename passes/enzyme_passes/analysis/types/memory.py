# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What loads, stores, allocas and addresses say about types.

An access types the memory, and the memory types what moves through integer registers. Where integers and floats lie in
one place (a union, objects of several kinds behind one pointer) the use of what is loaded decides.
"""

from __future__ import annotations

from math import gcd
from typing import Final

from enzyme_passes.analysis.lanes import CONFLICT, FLOAT_KINDS, INTEGER, POINTER, Pointee, Strength
from enzyme_passes.analysis.types.heap.cells import BUFFER, Address, is_copied, leads_elsewhere, pitch
from enzyme_passes.analysis.types.heap.counters import shared_word
from enzyme_passes.analysis.types.solver import SMALL, Solver, as_pointer, is_static
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Call,
    Cast,
    CompareExchange,
    GetElementPtr,
    Instruction,
    IntBinary,
    Load,
    Phi,
    Select,
    Store,
)
from enzyme_passes.ir.metadata import SAID, parts_of
from enzyme_passes.ir.values import Constant, ConstExpr, ConstFloat, ConstInt, Value

_LEAST_DOUBLE: Final = 5e-324
_TAPE_RESERVE: Final = "__enzcc_tape_reserve"  # makes tapes' memory
_MOST_SOURCES: Final = 32  # values that a float is followed back through


def visit_load(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Load)
    if i.volatile and isinstance(i.type, ty.PointerType):
        _follow_link(solver, i)
    _access(solver, i, i, i.pointer)
    if "range" in i.metadata and isinstance(i.type, ty.IntType) and not solver.contents(i):
        solver.believe(i, INTEGER, Strength.WEAK)  # a tag, a capacity: no language gives bounds to bits of a float


def _follow_link(solver: Solver, load: Load) -> None:
    """From a chunk of a derivative's tape to the one before (adjoint/reverse_sweep.py makes such loads volatile)."""
    address = solver.address(load.pointer)
    if address is None:
        return
    cell, at = solver.heap.resolve(*address)
    made_by = (o.target for o in cell.objects if isinstance(o, Call))
    if at == 0 and not cell.linked and any(f is not None and f.name == _TAPE_RESERVE for f in made_by):
        cell.linked = True
        solver.heap.changes += 1


def visit_store(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Store)
    address = _place(solver, i, i.pointer, i.value.type)
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
        if i.value in solver.unions:
            heap.mix(address, 1 << solver.unions[i.value].bit_length() - 1, narrow=True)
        return
    if solver.round <= 1:
        _tags(solver, i, address, type_)
    if isinstance(i.value, ConstExpr) and isinstance(type_, ty.PointerType):
        _of_own_buffer(solver, i, address)
    size = solver.layout.store_size(type_)
    if _is_of_text(solver, i.pointer, type_, address):
        solver.believe(i.value, INTEGER, Strength.DECLARED)
        return
    if _is_said_integer(solver, i, type_, address):
        solver.believe(i.value, INTEGER, Strength.ACCESS)
    if overwrites_float(solver, i.value, address, size):
        return
    contents = solver.contents(i.value)
    for at, slot in contents.items():
        if slot.kind is CONFLICT and isinstance(type_, ty.IntType):  # whatever the memory is taken for
            heap.hide((address[0], address[1] + at), slot)
    solver.write(contents, 0, size, address, _declared_pointee(solver, i) if size == solver.pointer_size else None)
    if solver.hears_back(i.value) and not _is_counted(solver, i.value):
        # What memory is known to hold was stored there: the register learns its kind, not a pointer's target. Where the
        # place is not known, as in a queue of bytes, that may be of what is stored elsewhere.
        cell, _ = place = heap.resolve(*address)
        anywhere = cell.period is not None and cell.period < size
        for offset, slot in heap.view(place, size):
            if offset >= 0 and offset + slot.size <= size and not slot.kind.is_unknown:
                known = contents.get(offset)
                if known is None or known.kind is not slot.kind or known.size != slot.size:
                    strength = min(int(slot.strength), int(Strength.NEAR if anywhere else Strength.DECLARED))
                    heap.learn(contents, offset, slot.size, slot.kind, strength, None, i)


def _is_counted(solver: Solver, value: Value) -> bool:
    """Whether a word is the result of arithmetic with shorter integers, products and constants: an integer, and no
    address, whatever else lies where it is stored."""
    if not isinstance(value, IntBinary) or not solver.is_whole_integer(value):
        return False
    pending: list[Value] = [value]
    seen: dict[Value, None] = {}
    while pending:
        current = pending.pop()
        if current in seen:
            continue
        seen[current] = None
        match current:
            case ConstInt() | IntBinary(op="mul" | "udiv" | "sdiv" | "urem" | "srem") | Cast(op="zext" | "sext"):
                continue
            case IntBinary(op="add" | "sub", lhs=lhs, rhs=rhs):
                pending += [lhs, rhs]
            case Phi(values=values) if len(seen) < _MOST_SOURCES:
                pending += values
            case _:
                return False
    return True


def _of_own_buffer(solver: Solver, i: Store, address: Address) -> None:
    """A string that is a variable points to its buffer by a constant (libstdcxx_strings.py has the others)."""
    target = solver.contents(i.value).get(0)
    if target is None or target.cell is None or not solver.tags.tag(i.metadata.get("tbaa")).text:
        return
    (cell, at), (into, place) = solver.heap.resolve(*address), solver.heap.resolve(target.cell, target.offset)
    if cell is into and place - at == BUFFER:
        solver.heap.text((cell, at), BUFFER, i)


def _place(solver: Solver, i: Instruction, pointer: Value, type: ty.Type) -> Address | None:
    """Where an access is to: what a string's buffer holds is text, or the number of bytes that there is room for
    elsewhere. An address that is declared to lead to something is in neither."""
    counted = solver.buffers.get(pointer) == BUFFER and solver.layout.store_size(type) == solver.pointer_size
    if counted or (solver.heap.has_texts and _leads_elsewhere(solver, i, pointer)):
        slot = solver.contents(pointer).get(0)
        return solver.heap.resolve(slot.cell, slot.offset) if slot is not None and slot.cell is not None else None
    return solver.address(pointer)


def _declared_pointee(solver: Solver, i: Store) -> Pointee | None:
    """What the pointer that is stored is declared to lead to: here or, if this store says nothing, by others."""
    said = solver.tags.pointee(i)
    if said is not None:
        return Pointee(said, True)
    if SAID not in i.metadata and solver.tags.tag(i.metadata.get("tbaa")).kind is not None:
        return None
    known, by_others = solver.contents(i.value).get(0), solver.declared.get(as_pointer(i.value))
    return Pointee(by_others, True).copied() if by_others and known is not None and known.pointee is None else None


def _leads_elsewhere(solver: Solver, i: Instruction, pointer: Value) -> bool:
    """Whether the pointer that is accessed is declared to lead to something, and is no constant's."""
    return solver.tags.pointee(i) is not None and not isinstance(pointer, Constant)


def _is_of_text(solver: Solver, pointer: Value, type: ty.Type, address: Address) -> bool:
    """Whether a word in the buffer of a string is accessed, where addresses lie in objects that are no strings: it is
    the room that there is for text elsewhere, or text."""
    if solver.buffers.get(pointer) != BUFFER or not isinstance(type, ty.IntType):
        return False
    return any(leads_elsewhere(slot) for _, slot in solver.heap.view(address, solver.layout.store_size(type)))


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


def is_of_union(solver: Solver, value: Value, bytes: int) -> bool:
    """Whether a float is loaded from where integers of so many bytes, or more, are stored as well."""
    match value:
        case Load(pointer=pointer):
            address = solver.address(pointer)
            size = solver.layout.store_size(value.type)
            return address is not None and any(
                at == 0 and s.mixed >= bytes for at, s in solver.heap.view(address, size)
            )
        case Phi(values=values):
            return any(isinstance(v, Load) and is_of_union(solver, v, bytes) for v in values)
        case _:
            return False


def _is_said_integer(solver: Solver, i: Instruction, type_: ty.Type, address: Address) -> bool:
    """Whether TBAA calls what is accessed an integer, and it has to be believed: where floats are cut, or several kinds
    of objects lie. Integers that move whole floats are often said to be integers, and where nothing else is known yet,
    that may be what they do."""
    if not isinstance(type_, ty.IntType):
        return False
    size = solver.layout.store_size(type_)
    tag = solver.tags.said(i)
    if tag.kind is not INTEGER and not (tag.byte and size == 1):
        return False
    known = [(at, s) for at, s in solver.heap.view(address, size) if s.kind is not INTEGER]
    if SAID in i.metadata and all(
        at >= 0 and at + s.size <= size and (s.kind.is_float or s.kind is POINTER) for at, s in known
    ):
        return False  # whole numbers or addresses, in a wider word
    return bool(known) and not any(
        at == 0 and s.size == size and (s.kind.is_float or (s.kind is POINTER and s.strength == Strength.HINT))
        for at, s in known
    )


def overwrites_float(solver: Solver, value: Value, address: Address, size: int) -> bool:
    """Whether an integer is stored where a float lies at other times: the memory is marked as a union."""
    if isinstance(value, ConstInt):
        if not 0 < abs(value.value) < SMALL:  # the bits of some float?
            return False
    else:
        if _is_widened(solver, value) and solver.heap.mix(address, size):
            return True
        whole = value
        while isinstance(whole, Cast) and whole.op in ("trunc", "zext", "sext") and whole not in solver.integers:
            whole = whole.operand
        if whole not in solver.integers or not solver.all_integer(whole):
            return False
        # A count beside numbers, in a record that is copied as words, is none in the place of one.
        if whole is not value and all(s.strength <= Strength.NEAR for _, s in solver.heap.view(address, size)):
            return False
    return solver.heap.mix(address, size, narrow=True)


def _is_widened(solver: Solver, value: Value) -> bool:
    """Whether an integer is a shorter one, which is not known to be a number's bits: in the place of a number as long
    as itself it is none."""
    return (
        isinstance(value, Cast)
        and value.op in ("zext", "sext")
        and not any(slot.kind.is_float or slot.kind is CONFLICT for slot in solver.contents(value).values())
    )


def _reads_integer(solver: Solver, register: Value, address: Address, said: bool) -> bool:
    """Whether what is loaded is computed with as an integer, and no float as a whole: the integer of a union, bytes of
    a float, or memory that several kinds of objects share. `said`: TBAA calls it an integer too."""
    size = solver.layout.store_size(register.type)
    if said and register in solver.counts:
        disputed = any(at == 0 and s.kind.is_disputed for at, s in solver.heap.view(address, size))
        if solver.heap.mix(address, size) or disputed:
            solver.integers.setdefault(register)  # in a ring of nodes, one has their number in the place of an element
    bounded = isinstance(register, Load) and is_bounded(solver, register)
    if register not in solver.integers and not bounded:
        return False
    known = [(at, s) for at, s in solver.heap.view(address, size) if s.kind is not INTEGER]
    if not known:
        return False
    if not bounded and any(
        at >= 0 and at + s.size <= size and s.mixed < s.size and not s.kind.is_disputed for at, s in known
    ):
        return False
    solver.take_as_integer(register)
    return True


def _reads_count(solver: Solver, register: Value, address: Address) -> bool:
    """Whether what is compared or counted with is loaded from where an address or a number of other objects lies."""
    if shared_word(solver.heap, address, solver.layout.store_size(register.type)) is None:
        return False
    solver.shared.setdefault(register)
    solver.take_as_integer(register)
    return True


def _reads_from_buffer(solver: Solver, load: Load, address: Address) -> bool:
    """Whether what is computed with as an integer is loaded from a buffer of bytes, in which there are numbers as long.
    Whether one lies there is looked at as the program runs (shadow/integers_in_buffers.py)."""
    if load not in solver.integers and load not in solver.computed:
        return False
    if solver.heap.resolve(*address)[0].period != 1:
        return False
    size = solver.layout.store_size(load.type)
    known = [s for _, s in solver.heap.view(address, size) if s.kind is not INTEGER]
    if not known or any(not s.kind.is_float or s.size != size for s in known):
        return False
    solver.parts.setdefault(load)
    solver.take_as_integer(load)
    return True


def is_bounded(solver: Solver, load: Load) -> bool:
    """Whether a front end gives bounds to an integer that is loaded, as to a capacity: no bits of a float have any.
    (All numbers but zero are what LLVM makes of a pointer that is not null.)"""
    bounds = parts_of(solver.module.metadata.get(load.metadata.get("range", ""), ""))
    return load.type is ty.I64 and len(bounds) == 2 and bounds[0] != 1


def _access(solver: Solver, i: Instruction, register: Value, pointer: Value) -> None:
    """A load, or what is like one."""
    address = _place(solver, i, pointer, register.type)
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
    if _is_of_text(solver, pointer, type_, address):
        solver.take_as_integer(register)
        return
    if isinstance(type_, ty.IntType):
        _of_float_array(solver, i, pointer, type_, address)
        if register in solver.counters and _reads_count(solver, register, address):
            return
        if isinstance(register, Load) and _reads_from_buffer(solver, register, address):
            return
        said = solver.tags.believed(i).kind is INTEGER
        if _reads_integer(solver, register, address, said):
            return
    if _is_said_integer(solver, i, type_, address):
        solver.believe(register, INTEGER, Strength.ACCESS)
        return
    if isinstance(type_, ty.PointerType):
        _read_pointer(solver, i, register, address)
        return
    contents = solver.contents(register)
    if not is_static(type_):
        # A pointer that is moved as an integer leads somewhere, too, and to the same wherever it is moved.
        for slot in contents.values():
            if slot.kind is POINTER and slot.cell is None:
                slot.cell, slot.offset = solver.heap.new(placeholder=True), 0
                solver.heap.changes += 1
    integer = register if isinstance(type_, ty.IntType) else None
    size = solver.layout.store_size(type_)
    pointee = solver.tags.pointee(i) if size == solver.pointer_size else None
    solver.read(address, size, contents, 0, is_static(type_), integer=integer, pointee=pointee)


def _of_float_array(solver: Solver, i: Instruction, pointer: Value, type_: ty.IntType, address: Address) -> None:
    """An element of an array that is subscripted as one of floats is one, though LLVM loads its bits: where it goes,
    pointers go as well (the number or the box of an enum)."""
    if solver.round > 1 or not isinstance(pointer, GetElementPtr) or "tbaa" in i.metadata:
        return
    source = pointer.source_type
    if isinstance(source, ty.FloatType) and source.bits == type_.bits and not isinstance(pointer.indices[-1], ConstInt):
        solver.heap.insert(address, solver.layout.store_size(source), FLOAT_KINDS[source], Strength.DECLARED, None, i)


def _read_pointer(solver: Solver, i: Instruction, register: Value, address: Address) -> None:
    """A pointer that is loaded points somewhere, the same wherever else it is loaded; and it is one, whatever else the
    memory is used as."""
    heap, contents, size = solver.heap, solver.contents(register), solver.pointer_size
    pointee = solver.tags.pointee(i)
    for at, slot in heap.view(address, size):
        target = heap.target_of(slot, pointee) if at == 0 else None
        if target is not None:
            said = slot.pointee if pointee is None else None
            heap.learn(contents, 0, size, POINTER, Strength.ACCESS, target, slot.source, pointee=said)
            if pointee is None:
                heap.lead_as(contents[0], slot)
    found = _lead_of(solver, register)
    known = heap.resolve(*address)[0].slots.get(heap.resolve(*address)[1])
    if known is None or known.size != size or heap.target_of(known, pointee) is None or is_copied(known, pointee):
        told = Pointee(pointee, False) if pointee is not None else None
        heap.insert(heap.resolve(*address), size, POINTER, Strength.ACCESS, found, i, told)
    elif known.kind is not POINTER:
        heap.insert(heap.resolve(*address), size, POINTER, Strength.ACCESS, None, i)


def _lead_of(solver: Solver, register: Value) -> Address | None:
    """Where a pointer leads, or one of those that it may be."""
    slot = solver.contents(register).get(0)
    if slot is not None and slot.cell is not None:
        return solver.heap.resolve(slot.cell, slot.offset)
    return solver.address(register)


def _tags(solver: Solver, i: Instruction, address: Address, type_: ty.Type) -> None:
    """`!tbaa`, and the guess that a byte or two are an integer."""
    tag = solver.tags.said(i)
    if isinstance(type_, ty.IntType) and type_.bits % 8 == 0:
        size = type_.bits // 8
        kind = tag.kind
        if kind is INTEGER or (tag.byte and size == 1) or (kind is POINTER and size == solver.pointer_size):
            kind = POINTER if kind is POINTER else INTEGER
            solver.heap.insert(address, size, kind, Strength.WEAK if SAID in i.metadata else Strength.ACCESS, None, i)
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


def visit_alloca(solver: Solver, i: Instruction) -> None:
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


def visit_gep(solver: Solver, i: Instruction) -> None:
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
        moved = _within_array(solver, i) or solver.heap.move(address, solver.moves(i))
        buffer = solver.buffers.get(i)
        if buffer is not None:
            solver.heap.text(solver.heap.resolve(moved[0], moved[1] - buffer), buffer, i)
        if i in solver.own_words:
            solver.own_places[i] = moved
            moved = solver.heap.lead_in(moved, solver.own_words[i], i)
        solver.point(i, moved)
    elif distance:
        solver.point(i, solver.heap.range_at(address, distance))


def _within_array(solver: Solver, i: GetElementPtr) -> Address | None:
    """Where a subscript of an array in a struct leads to, if it is known where that ends."""
    place = solver.within_array(i)
    address = solver.address(place.begin) if place is not None else None
    if place is None or address is None:
        return None
    if place.extent is None:
        return solver.heap.move(address, place.moves)
    first, *others = place.steps
    cell, at = solver.heap.range_at(address, first, place.extent)
    found = solver.heap.resolve(cell, at + place.constant)
    for step in others:
        found = solver.heap.range_at(found, step)
    return found


def _distance(solver: Solver, i: GetElementPtr, base: Address) -> int | None:
    """What a GEP's offset is a multiple of, if that is the distance of two pointers (the size of a std::vector, in
    bytes); 0: not known yet. None: it is something else, or will never be known."""
    between = (
        _ends(i.indices[0], _MOST_SOURCES) if len(i.indices) == 1 and solver.layout.size(i.source_type) == 1 else []
    )
    if not between:
        return None
    stride: int | None = 0
    for end, begin in between:
        last, first = solver.address(end), solver.address(begin)
        one = solver.heap.stride(last, first) if last is not None and first is not None else None
        stride = gcd(stride, one) if stride is not None and one is not None else None
    if stride is not None:
        return stride
    if not solver.final:
        return 0
    cell, at = base  # the old and the new memory of a container have elements of one size
    return cell.period or max(
        (pitch(solver.heap.resolve(r.cell, 0)[0]) or 1 for r in cell.ranges if at in r.walks), default=None
    )


def _ends(index: Value, most: int) -> list[tuple[Value, Value]]:
    """The pointers that an index is the distance of, or one of several distances, as where LLVM computes parts of it on
    each way; nothing, if it is something else."""
    match index:
        case IntBinary(op="sub", lhs=lhs, rhs=rhs):
            found = [(end, begin) for end in _pointers(lhs, most) for begin in _pointers(rhs, most)]
        case Phi(values=values):
            parts = [_ends(value, most // 2) if isinstance(value, IntBinary) else [] for value in values]
            found = [pair for part in parts for pair in part] if all(parts) else []
        case _:
            return []
    return found if len(found) <= most else []


def _pointers(value: Value, most: int) -> list[Value]:
    """The pointers whose address a number is."""
    match value:
        case Cast(op="ptrtoint" | "ptrtoaddr", operand=pointer):
            return [pointer]
        case Phi(values=values) if len(values) <= most and all(isinstance(v, Cast) for v in values):
            found = [_pointers(v, 0) for v in values]
            return [pointer for part in found for pointer in part] if all(found) else []
        case _:
            return []


def visit_atomic(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, AtomicRMW)
    if i.op not in ("xchg",) and not i.op.startswith("f"):
        for value in (i, i.value):
            solver.believe(value, INTEGER, Strength.DECLARED)
    _access(solver, i, i, i.pointer)
    address = solver.address(i.pointer)
    if address is not None:
        solver.write(solver.contents(i.value), 0, solver.layout.store_size(i.value.type), address)


def visit_exchange(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, CompareExchange)
    address = solver.address(i.pointer)
    if address is None:
        return
    size = solver.layout.store_size(i.desired.type)
    solver.read(address, size, solver.contents(i), 0, False)
    solver.write(solver.contents(i.desired), 0, size, address)
    solver.write(solver.contents(i.expected), 0, size, address)
