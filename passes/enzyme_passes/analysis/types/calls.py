# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What calls say about types.

A call of a function with a body takes that function's summary (a TypeSignature), makes fresh cells of it and joins them
with what the caller passes: `xmalloc` gives every caller memory of its own, and `row(m, i)` a pointer into its own m.
Within a cycle of the call graph, parameters and arguments are simply one. Library functions are those of
library/c.py; of anything else nothing is known.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from enzyme_passes.analysis.context import MoveShape, PlaceShape
from enzyme_passes.analysis.lanes import CONFLICT, FLOAT_KINDS, INTEGER, POINTER, Kind, Strength
from enzyme_passes.analysis.memory.callbacks import handed_over
from enzyme_passes.analysis.types.evidence.steps import Move
from enzyme_passes.analysis.types.heap.cells import Address, Range, is_constant, passed_on, untargeted
from enzyme_passes.analysis.types.heap.counters import MOVED_ADDRESS, SHARED_WORD
from enzyme_passes.analysis.types.heap.layouts import period_at
from enzyme_passes.analysis.types.heap.signatures import contents_of, materialize
from enzyme_passes.analysis.types.heap.slots import Contents
from enzyme_passes.analysis.types.memory import overwrites_float
from enzyme_passes.analysis.types.solver import Instance, Solver, declared_pointee, is_static
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.address_tests import IS_ADDRESS
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.call_targets import direct_target, said_callees
from enzyme_passes.ir.instructions import Call, Instruction, Invoke
from enzyme_passes.ir.members import scalars
from enzyme_passes.ir.metadata import SAID
from enzyme_passes.ir.values import ConstInt, Function, InlineAsm, Value
from enzyme_passes.library import c as library
from enzyme_passes.library import channels
from enzyme_passes.library.facts import LibraryFunction

HINTS: Final[dict[str, Kind]] = {
    "__enzyme_float": FLOAT_KINDS[ty.FLOAT],
    "__enzyme_double": FLOAT_KINDS[ty.DOUBLE],
    "__enzyme_integer": INTEGER,
    "__enzyme_pointer": POINTER,
}
_COPIES: Final = frozenset(
    ("memcpy", "memmove", "mempcpy", "__memcpy_chk", "__memmove_chk", "__mempcpy_chk", "llvm.memcpy", "llvm.memmove",
     "llvm.memcpy.inline", "llvm.memcpy.element.unordered.atomic", "llvm.memmove.element.unordered.atomic")
)  # fmt: skip
_SCRAMBLES: Final = frozenset(
    ("llvm.bswap", "llvm.bitreverse", "llvm.fshl", "llvm.fshr", "llvm.smax", "llvm.smin", "llvm.umax", "llvm.umin",
     "llvm.abs", "llvm.sadd.sat", "llvm.uadd.sat", "llvm.ssub.sat", "llvm.usub.sat")
)  # fmt: skip
_HANDLE: Final = ("__enzcc_tape_", "__enzcc_shadow_")  # functions whose first argument is the tape's handle
_LONGEST: Final = 256  # bytes of what is looked at as a whole in a copy of unknown length
_PATIENCE: Final = 16  # rounds after which what a callee still moves about within one object is an array's elements
_EXPONENTS: Final = ("llvm.frexp", "llvm.ldexp", "llvm.powi")
_OF_WORDS: Final = (IS_ADDRESS, SHARED_WORD, MOVED_ADDRESS)
"""Functions of derivatives that are given words which may be numbers or addresses."""
_INTEGER_OUTPUTS: Final = ("frexp", "lgamma", "remquo", "gamma")


def targets(solver: Solver, call: Call | Invoke) -> tuple[list[Function], bool]:
    """The functions that a call may reach, and whether that is a guess: by its name; by what its pointer was made of;
    or, if that is not known in this function, all of its type whose address is taken. A call behind a comparison of a
    code pointer with the function called (what normalization makes of indirect calls) is one through that pointer."""
    pointer: Value = call.callee
    named = direct_target(call)
    if named is not None:
        guard = solver.guards.get(call.block) if call.block is not None else None
        if guard is None or guard[1] is not named:
            return [named], False
        pointer = guard[0]
    elif isinstance(pointer, InlineAsm):
        return [], False
    address = solver.address(pointer)
    known = address[0].functions if address is not None else {}
    if named is not None:
        candidates: Sequence[Function] = [named]
    else:
        said = said_callees(call, solver.module)
        candidates = [
            f
            for f in solver.address_taken(call.function_type)
            if fits(f.function_type, call) and (said is None or f.name in said)
        ]
    certain = [f for f in (candidates if named is not None else known) if f in known and fits(f.function_type, call)]
    if certain or not solver.final:
        return certain, False
    open = not known or (address is not None and address[0].exposed)
    return (list(candidates), True) if open else ([], False)


def is_choice(solver: Solver, call: Call | Invoke) -> bool:
    """Whether a call is one of several that a pointer may lead to."""
    guard = solver.guards.get(call.block) if call.block is not None else None
    if guard is None or guard[1] is not direct_target(call):
        return False
    address = solver.address(guard[0])
    known = address[0].functions if address is not None else {}
    return targets(solver, call)[1] or len(known) > 1


def fits(type: ty.FunctionType, call: Call | Invoke) -> bool:
    """Whether a function of this type can be called like that."""
    found = call.function_type
    return type is found or (
        type.result is found.result
        and not type.variadic
        and len(type.parameters) == len(call.arguments)
        and all(p is a.type for p, a in zip(type.parameters, call.arguments, strict=True))
    )


def visit_call(solver: Solver, i: Instruction) -> None:
    assert isinstance(i, Call | Invoke)
    for argument, attributes in zip(i.arguments, i.argument_attributes, strict=False):
        said = attributes_in(attributes)
        if solver.round == 0 and said.has_any("sret", "byval"):
            declared, address = declared_pointee(solver.module, attributes), solver.address(argument)
            if declared is not None and address is not None:
                solver.declare(address, declared, i)
        if said.has("returned") and argument.type is i.type and not is_static(i.type):
            solver.link(argument, 0, i, 0, solver.layout.store_size(i.type))
    functions, guessed = targets(solver, i)
    if not functions and direct_target(i) is None:
        _unknown(solver, i)
    for function in functions:
        known = None if function.defined else library.find(function.name)
        hint = next((h for h in HINTS if h in function.name), None)
        if hint is not None:
            if solver.round == 0:
                _hint(solver, i, HINTS[hint])
        elif known is not None:
            _library(solver, i, known)
        elif function.defined:
            _defined(solver, i, function, guessed)
        elif solver.round == 0 and not guessed:
            _unknown(solver, i)


def _unknown(solver: Solver, call: Call | Invoke) -> None:
    """Code that nobody knows may do anything with what it gets."""
    for value in (call, *call.arguments):
        if isinstance(value.type, ty.PointerType) and not isinstance(value, Function):
            address = solver.address(value)
            if address is not None:
                address[0].exposed = True
    for function in handed_over(call):
        if function not in solver.functions:
            instantiate(solver, call, function)


def _hint(solver: Solver, call: Call | Invoke, kind: Kind) -> None:
    """`__enzyme_double(ptr[, bytes])`: every element in the range, or the first; a negative size: everywhere."""
    if not call.arguments:
        return
    address = solver.address(call.arguments[0])
    if address is None:
        return
    if kind is POINTER:
        size = solver.pointer_size
    elif kind is INTEGER:
        size = 1
    else:
        size = solver.layout.store_size(kind.float_type)
    # What a pointer points to has to be followed, though nothing is known of it yet.
    target = (solver.fresh_cell(call), 0) if kind is POINTER else None
    length = call.arguments[1] if len(call.arguments) > 1 else None
    bytes = length.value if isinstance(length, ConstInt) else size
    if bytes < 0 or bytes > 4096:
        everywhere = solver.heap.range_at(address, size, bytes if bytes > 0 else None)
        solver.heap.insert(everywhere, size, kind, Strength.HINT, target, call)
        solver.heap.insert(address, size, kind, Strength.HINT, target, call)  # a range alone is weaker evidence
        return
    if kind is INTEGER:
        solver.heap.insert(address, bytes if length is not None else 4, kind, Strength.HINT, target, call)
        return
    if bytes >= 2 * size:
        solver.heap.insert(solver.heap.range_at(address, size, bytes), size, kind, Strength.HINT, target, call)
    cell, at = address
    for k in range(0, max(bytes - size + 1, 1), size):
        solver.heap.insert((cell, at + k), size, kind, Strength.HINT, target, call)


# Functions with a body


def _defined(solver: Solver, call: Call | Invoke, function: Function, guessed: bool) -> None:
    if function in solver.functions and not (guessed and solver.summary(function) is not None):
        for argument, parameter in zip(call.arguments, function.arguments, strict=False):
            if not is_static(parameter.type):
                solver.link(argument, 0, parameter, 0, solver.layout.store_size(parameter.type))
        if not is_static(call.type):
            _exchange(solver, solver.result(function), call)
        return
    instance = instantiate(solver, call, function, guessed)
    if instance is None:
        return
    for argument, contents in zip(call.arguments, instance.arguments, strict=False):
        if not is_static(argument.type):
            _exchange(solver, contents, argument)
    summary = solver.summary(function)
    if summary is not None and summary.moves and not guessed:
        _move(solver, call, instance, summary.moves)
    if not is_static(call.type):
        _exchange(solver, instance.result, call)


def _move(solver: Solver, call: Call | Invoke, instance: Instance, moves: Sequence[MoveShape]) -> None:
    """What a callee moves without knowing what it is: what is known of one end is known of the other."""

    def address(place: PlaceShape) -> Address:
        return solver.heap.resolve(instance.cells[place.number], place.offset)

    for move in moves:
        source, target = move.source, move.target
        size = move.size if move.size is not None else _LONGEST
        have = instance.arguments[source.number] if source.what == "argument" else None
        if have is None and target.what == "memory":
            # An element further in each round, that would not end soon.
            if solver.round >= _PATIENCE and _shift(solver, address(source), address(target), move.size):
                continue
            _transfer(solver, address(source), address(target), move.size, forward=True)
            _transfer(solver, address(target), address(source), move.size, forward=False)
        elif have is None:
            solver.read(address(source), size, instance.result, target.offset, False)
        elif target.what == "memory":
            if _puts_integer(solver, call.arguments[source.number], move, address(target)):
                continue
            solver.write(have, source.offset, size, address(target))
            solver.read(address(target), size, have, source.offset, False)
        else:
            solver.copy(have, source.offset, instance.result, target.offset, size)
            solver.copy_back(instance.result, target.offset, have, source.offset, size)


def _puts_integer(solver: Solver, value: Value, move: MoveShape, address: Address) -> bool:
    """Whether a callee stores an integer of its caller's in the place of a number: the shorter member of a union."""
    size = solver.layout.store_size(value.type)
    if (
        move.source.offset
        or move.size != size
        or all(s.strength <= Strength.NEAR for _, s in solver.heap.view(address, size))
    ):
        return False  # (a number that is known of copies alone may be one of another record)
    return overwrites_float(solver, value, address, size)


def _exchange(solver: Solver, contents: Contents, value: Value) -> None:
    """`contents`, of a parameter or result of a callee, and `value` are one."""
    size = solver.layout.store_size(value.type)
    own = solver.contents(value)
    solver.copy(own, 0, contents, 0, size)
    if solver.hears_back(value):
        solver.copy(contents, 0, own, 0, size)


def instantiate(solver: Solver, call: Call | Invoke, function: Function, guessed: bool = False) -> Instance | None:
    """The callee's summary, made once for each call. What a function says that is only guessed to be called must not
    contradict what is known: it is the weakest evidence."""
    key = (call, function)
    known = solver.instances.get(key)
    if known is None:
        summary = solver.guessed(function) if guessed else solver.summary(function)
        if summary is None:
            return None
        cells = materialize(solver.heap, summary, solver.global_cell)
        known = solver.instances[key] = Instance(
            cells, [contents_of(a, cells) for a in summary.arguments], contents_of(summary.result, cells)
        )
    return known


# Library functions


def _library(solver: Solver, call: Call | Invoke, known: LibraryFunction) -> None:
    arguments = call.arguments
    copy = copied(known, arguments)
    if copy is not None:
        _copy(solver, call, *copy)
    allocates = known.allocates
    if known.reallocates is not None and isinstance(call.type, ty.PointerType):
        old = solver.address(arguments[known.reallocates])
        solver.point(call, old if old is not None else (solver.fresh_cell(call), 0))
        if old is not None:
            old[0].objects.setdefault(call, old[1])
    elif allocates is not None and allocates.through is not None:
        place = solver.address(arguments[allocates.through])
        if place is not None:
            fresh = (solver.fresh_cell(call), 0)
            solver.heap.insert(place, solver.pointer_size, POINTER, Strength.ACCESS, fresh, call)
    elif allocates is not None and isinstance(call.type, ty.PointerType):
        solver.point(call, (solver.fresh_cell(call), 0))
    if allocates is not None and solver.round == 0:
        for k in allocates.size:
            solver.believe(arguments[k], INTEGER, Strength.DECLARED)
    if known.returns_argument is not None and not is_static(call.type):
        solver.link(arguments[known.returns_argument], 0, call, 0, solver.layout.store_size(call.type))
    elif known.returns_into is not None and isinstance(call.type, ty.PointerType):
        base = solver.address(arguments[known.returns_into])
        if base is not None and known.name == "__dynamic_cast":
            solver.point(call, _whole_object(solver, base, arguments[3]))
        elif base is not None:
            step = _element_size(known, arguments)
            solver.point(call, solver.heap.range_at(base, step) if step else base)
    elif known.returns_fresh:
        solver.point(call, (solver.fresh_cell(call), 0))
    elif known.returns_own and isinstance(call.type, ty.PointerType):
        if solver.round == 0:
            solver.fresh_cell(call).opaque = True
        solver.point(call, (solver.fresh_cell(call), 0))
    if solver.round == 0 and channels.keeps_text(known.name):
        for value in (call, *arguments):  # what is not known of this memory are the characters in it
            if isinstance(value.type, ty.PointerType):
                solver.address(value)
    handles = (0,) if known.name.startswith(_HANDLE) else channels.streams(known.name)
    for k in handles if solver.round == 0 else ():
        handle = solver.address(arguments[k]) if k < len(arguments) else None
        if handle is not None:
            handle[0].opaque = True
    if known.calls_back is not None:
        _call_back(solver, call, known)
    if solver.round == 0:
        _outputs(solver, call, known)
        _arrays(solver, call, known)
    if solver.round == 0 and not known.name.startswith("llvm.") and known.name not in _OF_WORDS:
        for value in (call, *arguments):
            if isinstance(value.type, ty.IntType):
                solver.believe(value, INTEGER, Strength.DECLARED)
        if known.inactive and isinstance(call.type, ty.StructType):
            _integer_fields(solver, call)
    elif solver.round == 0 and known.name in _EXPONENTS:
        _exponents(solver, call)
    elif known.inactive and isinstance(call.type, ty.StructType):
        if solver.round == 0:
            _integer_fields(solver, call)
    elif known.inactive and isinstance(call.type, ty.IntType):
        _bits(solver, call, known)
    if known.name in ("llvm.expect", "llvm.expect.with.probability", "llvm.annotation") and not is_static(call.type):
        solver.link(arguments[0], 0, call, 0, solver.layout.store_size(call.type))
    if known.name.startswith("llvm.masked."):
        _masked(solver, call, known)


def _exponents(solver: Solver, call: Call | Invoke) -> None:
    """The integers that a float intrinsic takes or returns are exponents: `{ double, i32 } @llvm.frexp`."""
    for argument in call.arguments:
        if isinstance(argument.type, ty.IntType | ty.VectorType) and not ty.is_float(argument.type):
            solver.believe(argument, INTEGER, Strength.DECLARED)
    _integer_fields(solver, call)


def _integer_fields(solver: Solver, call: Call | Invoke) -> None:
    """The integers in a result of several parts: `{ i32, i1 } @llvm.sadd.with.overflow`."""
    for at, type in scalars(solver.layout, call.type):
        if isinstance(type, ty.IntType):
            size = solver.layout.store_size(type)
            solver.heap.learn(solver.contents(call), at, size, INTEGER, Strength.DECLARED, None, call)


def _bits(solver: Solver, call: Call | Invoke, known: LibraryFunction) -> None:
    """Integer intrinsics. A rotation by whole bytes moves lanes; other than by counting, comparing and converting,
    bits of floats get lost in them."""
    arguments = call.arguments
    size = solver.layout.store_size(call.type)
    if known.name in ("llvm.fshl", "llvm.fshr") and isinstance(arguments[2], ConstInt) and arguments[2].value % 16 == 0:
        by = arguments[2].value // 8 % size
        by = by if known.name == "llvm.fshl" else size - by
        solver.link(arguments[0], 0, call, by, size - by)
        solver.link(arguments[1], size - by, call, 0, by)
    elif known.name in _SCRAMBLES and any(
        slot.kind is CONFLICT or slot.kind.is_float for a in arguments for slot in solver.contents(a).values()
    ):
        solver.believe(call, CONFLICT, Strength.ACCESS)
    else:
        solver.believe(call, INTEGER, Strength.DECLARED)


def _whole_object(solver: Solver, part: Address, hint: Value) -> Address:
    """What `dynamic_cast` leads to: the object that `part` lies in as many bytes behind its beginning as the compiler
    says; below zero, it does not know."""
    if isinstance(hint, ConstInt) and hint.value >= 0:
        return solver.heap.move(part, (Move(-hint.value),))
    return solver.heap.range_at(part, 1)


def _element_size(known: LibraryFunction, arguments: Sequence[Value]) -> int:
    if known.name == "bsearch" and isinstance(arguments[3], ConstInt):
        return arguments[3].value
    return 0 if known.name == "llvm.ptrmask" else 1


def _outputs(solver: Solver, call: Call | Invoke, known: LibraryFunction) -> None:
    """Math functions that return something through a pointer."""
    if not call.arguments or not isinstance(call.arguments[0].type, ty.FloatType):
        return
    type = call.arguments[0].type
    for k in known.writes:
        address = solver.address(call.arguments[k])
        if address is None:
            continue
        if known.name.startswith(_INTEGER_OUTPUTS):
            solver.heap.insert(address, 4, INTEGER, Strength.ACCESS, None, call)
        else:
            size = solver.layout.store_size(type)
            solver.heap.insert(address, size, FLOAT_KINDS[type], Strength.ACCESS, None, call)


def _arrays(solver: Solver, call: Call | Invoke, known: LibraryFunction) -> None:
    """Numbers lie behind some arguments, of which it is not known how many, or integers of which not how long."""
    for k in known.integers:
        address = solver.address(call.arguments[k])
        if address is not None:
            solver.heap.insert(solver.heap.range_at(address, 4), 4, INTEGER, Strength.DECLARED, None, call)
            solver.heap.insert(address, 4, INTEGER, Strength.DECLARED, None, call)
    if known.precision == "any":
        return
    kind = FLOAT_KINDS[ty.FLOAT if known.precision == "float" else ty.DOUBLE]
    for k in (*known.numbers, *known.scratch):
        address = solver.address(call.arguments[k])
        if address is not None:
            size = solver.layout.store_size(kind.float_type)
            solver.heap.insert(solver.heap.range_at(address, size), size, kind, Strength.DECLARED, None, call)
            solver.heap.insert(address, size, kind, Strength.DECLARED, None, call)  # a range alone is weaker evidence


def _call_back(solver: Solver, call: Call | Invoke, known: LibraryFunction) -> None:
    """qsort and bsearch call their comparison with pointers to elements."""
    assert known.calls_back is not None
    arguments = call.arguments
    code = solver.address(arguments[known.calls_back])
    if code is None:
        return
    passed: list[Address] = []
    if known.name == "qsort":
        base = solver.address(arguments[0])
        if base is None:
            return
        step = arguments[2].value if isinstance(arguments[2], ConstInt) else 1
        passed = [solver.heap.range_at(base, step)] * 2
    else:
        key, base = solver.address(arguments[0]), solver.address(arguments[1])
        if base is None or key is None:
            return
        step = arguments[3].value if isinstance(arguments[3], ConstInt) else 1
        passed = [key, solver.heap.range_at(base, step)]
    for function in list(code[0].functions):
        if not function.defined:
            continue
        if function in solver.functions:
            for parameter, address in zip(function.arguments, passed, strict=False):
                solver.point(parameter, address)
            continue
        instance = instantiate(solver, call, function)
        if instance is None:
            continue
        for contents, address in zip(instance.arguments, passed, strict=False):
            solver.heap.learn(contents, 0, solver.pointer_size, POINTER, Strength.ACCESS, address, call)


def _masked(solver: Solver, call: Call | Invoke, known: LibraryFunction) -> None:
    name, arguments = known.name, call.arguments
    if name in ("llvm.masked.load", "llvm.masked.expandload"):
        for address in solver.addresses(arguments[0]):
            solver.read(address, solver.layout.store_size(call.type), solver.contents(call), 0, is_static(call.type))
    elif name in ("llvm.masked.store", "llvm.masked.compressstore"):
        for address in solver.addresses(arguments[1]):
            type = arguments[0].type
            solver.write(solver.contents(arguments[0]), 0, solver.layout.store_size(type), address)
    else:
        moved = call if name == "llvm.masked.gather" else arguments[0]
        pointers = arguments[0] if moved is call else arguments[1]
        if isinstance(moved.type, ty.VectorType) and isinstance(moved.type.element, ty.FloatType):
            kind = FLOAT_KINDS[moved.type.element]
            size = solver.layout.store_size(moved.type.element)
            for address in solver.addresses(pointers):
                solver.heap.insert(address, size, kind, Strength.ACCESS, None, call)


# Copies of memory


def copied(known: LibraryFunction, arguments: Sequence[Value]) -> tuple[Value, Value, Value] | None:
    """Target, source and length, if a function copies memory."""
    if known.name in _COPIES and len(arguments) >= 3:
        return arguments[0], arguments[1], arguments[2]
    return (arguments[1], arguments[0], arguments[2]) if known.name == "bcopy" else None


def _copy(solver: Solver, call: Call | Invoke, target: Value, source: Value, size: Value) -> None:
    to, origin = solver.address(target), solver.address(source)
    if solver.round == 0:
        solver.believe(size, INTEGER, Strength.DECLARED)
    if to is None or origin is None:
        return
    if solver.round == 0:
        fields = solver.tags.struct(call.metadata.get("tbaa.struct"))
        tag = solver.tags.tag(call.metadata.get("tbaa"))
        for address in (to, origin):
            solver.declare_fields(address, fields, call)
            if tag.kind is not None and tag.kind.is_float:
                width = solver.layout.store_size(tag.kind.float_type)
                whole = size.value if isinstance(size, ConstInt) else 0
                at = address if whole == width else solver.heap.range_at(address, width, whole or None)
                solver.heap.insert(at, width, tag.kind, Strength.DECLARED, None, call)
    said = solver.tags.integer_size(call.metadata.get(SAID)) if solver.final else 0
    for address in (to, origin) if said else ():
        if not solver.heap.view(address, said):  # nobody says what the words are that are copied
            solver.heap.insert(solver.heap.range_at(address, said), said, INTEGER, Strength.WEAK, None, call)
    length = size.value if isinstance(size, ConstInt) else None
    if _shift(solver, origin, to, length):
        return
    _transfer(solver, origin, to, length, forward=True)
    _transfer(solver, to, origin, length, forward=False)


def _shift(solver: Solver, origin: Address, to: Address, length: int | None) -> bool:
    """A move by a distance shorter than what is moved, within one object: what lies there repeats."""
    cell, at = solver.heap.resolve(*origin)
    other, place = solver.heap.resolve(*to)
    distance = abs(at - place)
    if cell is not other or not distance or (length is not None and length <= 4 * distance):
        return False
    solver.heap.range_at((cell, min(at, place)), distance, length + distance if length is not None else None)
    return True


def _transfer(solver: Solver, origin: Address, to: Address, length: int | None, forward: bool) -> None:
    """Slots and ranges in [origin, origin + length) are known at `to` as well. Going back, targets of pointers only
    where there is none yet."""
    heap = solver.heap
    work: list[tuple[Address, Address, int | None]] = [(origin, to, length)]
    done: dict[tuple[int, int, int, int], None] = {}
    while work:
        source, target, size = work.pop()
        cell, at = heap.resolve(*source)
        other, place = heap.resolve(*target)
        if cell is other and at == place:
            continue
        key = (cell.number, at, other.number, place)
        if key in done:
            continue
        done[key] = None
        period = cell.period
        if size is None and period is None and _periodic(solver, source, target, forward):
            continue
        for offset in sorted(cell.slots):
            slot = cell.slots.get(offset)
            if slot is None:
                continue
            distance = offset - at if period is None else (offset - at) % period
            if distance < 0 or distance + slot.size > (_LONGEST if size is None else size):
                continue
            known = other.slots.get(place + distance)
            told = slot
            if not forward and ((known is not None and known.cell is not None) or is_constant(other)):
                told = untargeted(slot)
            if period is None:
                into = (other, place + distance)
                heap.insert_as(into, told, passed_on(slot))
            else:
                bound = size if size is not None else None
                whole = (
                    heap.range_at((other, place), period, bound) if size is None or size > period else (other, place)
                )
                inner, base = heap.resolve(*whole)
                into = (inner, base + distance)
                heap.insert_as(into, told, passed_on(slot))
            if slot.mixed:
                heap.mix(into, slot.mixed, narrow=True)
            cell, at = heap.resolve(*source)
            other, place = heap.resolve(*target)
        for offset, slot in list(cell.hidden.items()):
            distance = offset - at if cell.period is None else (offset - at) % cell.period
            if distance >= 0 and distance + slot.size <= (_LONGEST if size is None else size):
                heap.hide((other, place + distance), slot)
        for r in list(cell.ranges):
            for begin, end, cut in _pieces(r, at, period):
                inner, shift = heap.resolve(r.cell, 0)
                if inner is cell or inner.period is None:
                    continue
                next_one = size is None and begin > r.start and not cut  # is copied, however long elements are
                if begin - at >= (_LONGEST if size is None else size) and not next_one:
                    continue
                bound = end - begin if end is not None else None
                if size is not None:
                    rest = size - (begin - at)
                    bound = rest if bound is None else min(bound, rest)
                phase = (cut + shift) % inner.period
                part = heap.resolve(other, place + begin - at)
                if cut or (bound is not None and bound <= _LONGEST):
                    # What is cut out of a walk is elements; that a walk begins here nobody said.
                    following = heap.end_of(cell, r, r.start + cut) - r.start - cut
                    _elements(solver, (inner, phase), part, min(bound or _LONGEST, following))
                elif bound is not None and bound <= inner.period:
                    work.append(((inner, phase), part, bound))
                else:
                    walk = heap.walk_over(part, (inner, phase)) if bound is None else None
                    work.append(((inner, phase), walk or heap.range_at(part, inner.period, bound), None))


def _pieces(r: Range, at: int, period: int | None) -> list[tuple[int, int | None, int]]:
    """Where a range begins and ends behind `at`, and how much of it lies before. In an array, the range of an element
    that begins before is cut, and begins anew in the next one."""
    if r.start >= at:
        return [(r.start, r.end, 0)]
    found: list[tuple[int, int | None, int]] = []
    if r.end is None or r.end > at:
        last = r.end if period is None else min(r.end or period, period)
        found.append((at, last, at - r.start))
    if period is not None:
        found.append((r.start + period, None if r.end is None else r.end + period, 0))
    return found


def _elements(solver: Solver, origin: Address, to: Address, size: int) -> None:
    """`size` bytes of an array, one by one."""
    for offset, slot in solver.heap.view(origin, size):
        if offset >= 0 and offset + slot.size <= size:
            cell, at = solver.heap.resolve(*to)
            anywhere = origin[0].period is not None and slot.size > origin[0].period
            strength = min(slot.strength, int(Strength.WEAK if anywhere else Strength.NEAR))
            solver.heap.insert_as((cell, at + offset), slot, strength)


def _periodic(solver: Solver, origin: Address, to: Address, forward: bool) -> bool:
    """A copy of unknown length from an array: it makes an array, however many of the elements are known one by one."""
    heap = solver.heap
    cell, at = heap.resolve(*origin)
    period = period_at(heap, cell, at, None)
    if period is None or period > _LONGEST:
        return False
    elements = heap.view((cell, at), period)
    array = heap.range_at(heap.resolve(*to), period)
    for offset, slot in elements:
        if offset >= 0 and offset + slot.size <= period and not slot.kind.is_unknown:
            inner, base = heap.resolve(*array)
            known = inner.slots.get((base + offset) % (inner.period or period))
            given = not forward and known is not None and known.cell is not None
            heap.insert_as((inner, base + offset), untargeted(slot) if given else slot, passed_on(slot))
            if slot.mixed:
                heap.mix((inner, base + offset), slot.mixed, narrow=True)
    return True
