# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers in memory that a program cuts by itself, where only the running program knows at which bytes they begin.

    unsigned char *p = pool + used;      *(int *)p = n;  memcpy(p + 4, &x, 8);      memcpy(q, p, 12);

To the types `pool` is bytes of which some are doubles. A load or store of a double is of one, wherever that lies; but
to move the adjoints of a range of bytes one has to know which eight of them are one number. So the derivative notes, of
numbers that need not be aligned, at which addresses it meets them (csrc/numbers.c): if all are as far behind a multiple
of their size, those that are moved are, too. Else bits may still be moved to where nothing has an adjoint; what would
have to be added ends the program with its line.

Where a derivative is differentiated itself, adjoints that are zero may have others that are not: there all numbers have
to be at one place, and to be moved whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Final

from enzyme_passes.analysis.byte_moves import moves_bytes
from enzyme_passes.attributes.emitted import CHECK, LOOKED_AT, NOTE, PLACE, shadow_align
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, declare, define_variable
from enzyme_passes.ir.call_targets import base_of
from enzyme_passes.ir.instructions import Alloca, Call, Instruction, Load, Return, Store
from enzyme_passes.ir.uses import reached
from enzyme_passes.ir.values import ConstInt, Function, GlobalVariable, Module, Value
from enzyme_passes.synthesis.shadow.double_or_pointer import place_of

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.forward_sweep import Sweep
    from enzyme_passes.synthesis.shadow.session import Session

NUMBER_AT: Final = "__enzcc_number_at"
NUMBERS_AT: Final = "__enzcc_numbers_at"
FIRST_NUMBER: Final = "__enzcc_first_number"
_AT_MULTIPLES: Final = 1
_TO: Final = 1
_FROM: Final = 2


_SET: Final = ty.integer(16)


class UnplacedNumbers:
    """Where numbers of each size, in bytes, were met: variables of the program."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._seen: dict[int, GlobalVariable] = {}

    def seen(self, width: int) -> GlobalVariable:
        known = self._seen.get(width)
        if known is not None:
            return known
        made = define_variable(self.session.module, f"__enzcc_numbers{width}", _SET, ConstInt(_SET, 0), align=2)
        self._seen[width] = made
        return made

    def aligned(self, width: int) -> None:
        """There are numbers of which it is certain that they are at multiples of their size."""
        self.seen(width).initializer = ConstInt(_SET, _AT_MULTIPLES)


def note_access(sweep: Sweep, access: Load | Store) -> None:
    """Forward: a number, or an address beside numbers, is loaded or stored."""
    type = access.type if isinstance(access, Load) else access.value.type
    element = type.element if isinstance(type, ty.VectorType) else type
    if not sweep.activity.memory_active(access.pointer) or not _is_number(sweep, access, element):
        return
    if not sweep.types.unplaced(access.pointer) or _is_variable(access.pointer):
        return
    width = sweep.layout.store_size(element)
    if shadow_align(sweep.layout, access) >= width:
        sweep.session.unplaced.aligned(width)
    else:
        _note(sweep, access.pointer, width)


def _is_variable(pointer: Value) -> bool:
    """Whether a number is in a variable of its own, whose bytes are copied to such memory, or from there."""
    base = base_of(pointer)
    type = base.allocated if isinstance(base, Alloca) else None
    while isinstance(type, ty.ArrayType | ty.VectorType):
        type = type.element
    return isinstance(type, ty.FloatType)


def _is_number(sweep: Sweep, access: Load | Store, type: ty.Type) -> bool:
    """Whether what is loaded or stored is one number or address. Words that are loaded to be moved may be parts of two;
    of those that are stored that was looked at where they were loaded."""
    if isinstance(type, ty.FloatType | ty.PointerType):
        return True
    if not isinstance(type, ty.IntType):
        return False
    value = access if isinstance(access, Load) else access.value
    return sweep.activity.is_active(value) and not (isinstance(access, Load) and is_moved(sweep, access))


def is_moved(sweep: Sweep, load: Load) -> bool:
    """Whether an integer that is loaded goes elsewhere as it is, or in parts."""
    for _, user in reached(load, sweep.type_checks.users, moves_bytes):
        if moves_bytes(user):
            continue
        if isinstance(user, Call | Return) or (isinstance(user, Store) and user.pointer is not load.pointer):
            return True
    return False


def is_placed(sweep: Sweep, pointer: Value, call: Call) -> bool:
    """Whether it is known which of the bytes that a call copies or fills are one number; fewer bytes are none."""
    size = bytes_copied(call)
    return (size is not None and size < sweep.types.unplaced(pointer)) or sweep.types.is_placed(pointer, size)


def bytes_copied(call: Call) -> int | None:
    """How many bytes memcpy, memmove or memset write, if that is a constant; realloc says nothing of it."""
    name = call.target.name if call.target is not None else ""
    size = call.arguments[2] if name.startswith(("llvm.mem", "mem", "__mem")) else None
    return size.value if isinstance(size, ConstInt) else None


def note_copy(sweep: Sweep, call: Call) -> None:
    """Forward: as many bytes as one number has are copied, or numbers of which one side knows where they are."""
    for pointer, other in zip(call.arguments[:2], call.arguments[1::-1], strict=True):
        width = sweep.types.unplaced(pointer)
        if width and sweep.activity.memory_active(pointer):
            for at in _numbers_copied(sweep, call, other, width):
                _note(sweep, pointer, width, at)


def _numbers_copied(sweep: Sweep, call: Call, other: Value, width: int) -> Iterable[int]:
    """How far behind multiples of their size the numbers of a copy begin, from its first byte on."""
    size = bytes_copied(call)
    if size == width:
        return (0,)
    if not is_placed(sweep, other, call):
        return ()
    layout = sweep.types.memory(call.arguments[0], size, call)
    again = layout.period or 0
    there = [k.offset for k in layout.lanes if k.size == width and (k.kind.is_float or k.kind.is_pointer)]
    return dict.fromkeys((at + k * again) % width for at in there for k in range(width if again else 1))


def note_call(sweep: Sweep, call: Call) -> None:
    """Forward: numbers are passed to code without IR, which has them where its language does."""
    for pointer in call.arguments if sweep.activity.is_active_call(call) else ():
        if isinstance(pointer.type, ty.PointerType) and sweep.activity.memory_active(pointer):
            width = sweep.types.unplaced(pointer)
            if width:
                sweep.session.unplaced.aligned(width)


def _note(sweep: Sweep, pointer: Value, width: int, at: int = 0) -> None:
    b = sweep.builder
    note = runtime_function(b.module, NUMBER_AT, ty.VOID, (ty.PTR, ty.PTR), NOTE, PLACE)
    for k in range(sweep.width):
        place = sweep.shadow(pointer, k)
        b.call(note, [b.offset(place, at) if at else place, sweep.session.unplaced.seen(width)])


def check_numbers(sweep: Sweep, b: Builder, pointer: Value, place: Value, size: Value | None, at: Instruction) -> None:
    """End the program unless numbers begin at `place`, in the shadow of `pointer`, and `size` bytes are whole ones."""
    width = sweep.types.unplaced(pointer)
    if width:
        parameters = (ty.PTR, ty.I64, ty.I64, ty.PTR, ty.PTR)
        check = runtime_function(b.module, NUMBERS_AT, ty.VOID, parameters, CHECK, PLACE)
        seen = sweep.session.unplaced.seen(width)
        b.call(check, [place, size or b.i64(0), b.i64(width), seen, place_of(b, at)])


def first_number(b: Builder, to: Value, source: Value, size: Value, found: Sequence[Value]) -> Value:
    """How many bytes behind `to` the first number begins; `size` if nothing is to be moved, -1 if bits may be. `found`
    is what `where_numbers` gave."""
    parameters = (ty.PTR, ty.PTR, ty.I64, ty.I64, ty.I32, ty.PTR, ty.PTR)
    find = runtime_function(b.module, FIRST_NUMBER, ty.I64, parameters, CHECK, LOOKED_AT, LOOKED_AT)
    return b.call(find, [to, source, size, *found])


def runtime_function(
    module: Module, name: str, result: ty.Type, parameters: tuple[ty.Type, ...], said: dict[str, str], *of: str
) -> Function:
    """A function of the runtime, and what is said of it and of its first parameters."""
    made = declare(module, name, result, parameters)
    made.attributes = dict(said)
    for parameter, attributes in zip(made.arguments, of, strict=False):
        parameter.attributes = attributes
    return made


def where_numbers(sweep: Sweep, b: Builder, call: Call, to: Value, source: Value) -> Sequence[Value]:
    """Of a copy the size of its numbers, on which sides nobody knows where they begin, where they were met, and where
    it is; nothing if one of the sides is known."""
    sides = [sweep.types.unplaced(pointer) for pointer in (to, source)]
    width = max(sides)
    if not width or any(is_placed(sweep, pointer, call) for pointer in (to, source)):
        return ()
    which = sum(bit for bit, there in zip((_TO, _FROM), sides, strict=True) if there)
    return b.i64(width), ConstInt(ty.I32, which), sweep.session.unplaced.seen(width), place_of(b, call)
