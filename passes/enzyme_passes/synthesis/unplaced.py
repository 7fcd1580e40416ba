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

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from enzyme_passes.attributes import shadow_align
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, declare
from enzyme_passes.ir.instructions import Alloca, Call, Cast, Instruction, Load, Store
from enzyme_passes.ir.targets import base_of
from enzyme_passes.ir.values import ConstInt, GlobalVariable, Value
from enzyme_passes.synthesis.words import place_of

if TYPE_CHECKING:
    from enzyme_passes.engine import Engine
    from enzyme_passes.synthesis.sweep import Sweep

NUMBER_AT: Final = "__enzcc_number_at"
NUMBERS_AT: Final = "__enzcc_numbers_at"
FIRST_NUMBER: Final = "__enzcc_first_number"
_AT_MULTIPLES: Final = 1
_TO: Final = 1
_FROM: Final = 2


class UnplacedNumbers:
    """Where numbers of each size, in bytes, were met: variables of the program."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._seen: dict[int, GlobalVariable] = {}

    def seen(self, width: int) -> GlobalVariable:
        known = self._seen.get(width)
        if known is not None:
            return known
        module = self.engine.module
        name, count = f"__enzcc_numbers{width}", 1
        while module.lookup(name) is not None:
            count += 1
            name = f"__enzcc_numbers{width}.{count}"
        made = GlobalVariable(name, _SET, constant=False)
        made.linkage, made.header, made.align = "internal", "internal", 2
        made.initializer = ConstInt(_SET, 0)
        made.module = module
        module.globals[name] = made
        module.symbol_order.insert(0, made)
        self._seen[width] = made
        return made

    def aligned(self, width: int) -> None:
        """There are numbers of which it is certain that they are at multiples of their size."""
        self.seen(width).initializer = ConstInt(_SET, _AT_MULTIPLES)


_SET: Final = ty.integer(16)


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
        sweep.engine.unplaced.aligned(width)
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
    """Whether what is loaded or stored is one number or address, not words that are moved."""
    if isinstance(type, ty.FloatType | ty.PointerType):
        return True
    if not isinstance(type, ty.IntType):
        return False
    if isinstance(access, Store):
        return isinstance(access.value, Cast) and access.value.op == "bitcast"
    return any(isinstance(user, Cast) and user.op == "bitcast" for user in sweep.disguises.users(access))


def note_copy(sweep: Sweep, call: Call) -> None:
    """Forward: as many bytes as one number has are copied."""
    size = call.arguments[2]
    for pointer in call.arguments[:2]:
        width = sweep.types.unplaced(pointer)
        if width and isinstance(size, ConstInt) and size.value == width and sweep.activity.memory_active(pointer):
            _note(sweep, pointer, width)


def note_call(sweep: Sweep, call: Call) -> None:
    """Forward: numbers are passed to code without IR, which has them where its language does."""
    for pointer in call.arguments if sweep.activity.is_active_call(call) else ():
        if isinstance(pointer.type, ty.PointerType) and sweep.activity.memory_active(pointer):
            width = sweep.types.unplaced(pointer)
            if width:
                sweep.engine.unplaced.aligned(width)


def _note(sweep: Sweep, pointer: Value, width: int) -> None:
    b = sweep.builder
    note = declare(b.module, NUMBER_AT, ty.VOID, [ty.PTR, ty.PTR])
    for k in range(sweep.width):
        b.call(note, [sweep.shadow(pointer, k), sweep.engine.unplaced.seen(width)])


def check_numbers(sweep: Sweep, b: Builder, pointer: Value, place: Value, size: Value | None, at: Instruction) -> None:
    """End the program unless numbers begin at `place`, in the shadow of `pointer`, and `size` bytes are whole ones."""
    width = sweep.types.unplaced(pointer)
    if width:
        check = declare(b.module, NUMBERS_AT, ty.VOID, [ty.PTR, ty.I64, ty.I64, ty.PTR, ty.PTR])
        seen = sweep.engine.unplaced.seen(width)
        b.call(check, [place, size or b.i64(0), b.i64(width), seen, place_of(b, at)])


def first_number(b: Builder, to: Value, source: Value, size: Value, found: Sequence[Value]) -> Value:
    """How many bytes behind `to` the first number begins; `size` if nothing is to be moved, -1 if bits may be. `found`
    is what `where_numbers` gave."""
    find = declare(b.module, FIRST_NUMBER, ty.I64, [ty.PTR, ty.PTR, ty.I64, ty.I64, ty.I32, ty.PTR, ty.PTR])
    return b.call(find, [to, source, size, *found])


def where_numbers(sweep: Sweep, b: Builder, call: Call, to: Value, source: Value) -> Sequence[Value]:
    """Of a copy the size of its numbers, on which sides nobody knows where they begin, where they were met, and where
    it is; nothing if all is known."""
    sides = [sweep.types.unplaced(pointer) for pointer in (to, source)]
    width = max(sides)
    if not width:
        return ()
    which = sum(bit for bit, there in zip((_TO, _FROM), sides, strict=True) if there)
    return b.i64(width), ConstInt(ty.I32, which), sweep.engine.unplaced.seen(width), place_of(b, call)
