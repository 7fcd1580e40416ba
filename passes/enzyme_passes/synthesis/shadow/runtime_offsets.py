# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Numbers in memory that a program cuts by itself, where only the running program knows at which bytes they begin.

    unsigned char *p = pool + used;      *(int *)p = n;  memcpy(p + 4, &x, 8);      memcpy(q, p, 12);

To the types `pool` is bytes of which some are doubles. A load or store of a double is of one, wherever that lies; but
to move the adjoints of a range of bytes one has to know which eight of them are one number. So the derivative notes at
which places it meets numbers and addresses that need not be aligned (csrc/numbers.c): if all in the program are as far
behind a multiple of their size, those that are moved are, too; else those that were met in the range are moved.
What lies beside them may only be zero, or bits that are moved to where nothing has an adjoint; what would have to be
added ends the program with its line.

Where a derivative is differentiated itself, adjoints that are zero may have others that are not: there all numbers have
to be at one place, and to be moved whole.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from enzyme_passes.analysis.byte_moves import moves_bytes
from enzyme_passes.analysis.lanes import WORD_BYTES
from enzyme_passes.attributes.emitted import ADDS, CHECK, NOTE, PLACE, shadow_align
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, declare, define_variable, zero
from enzyme_passes.ir.call_targets import base_of
from enzyme_passes.ir.instructions import (
    Alloca,
    AtomicRMW,
    Call,
    CompareExchange,
    Instruction,
    Load,
    Return,
    Store,
)
from enzyme_passes.ir.members import scalars
from enzyme_passes.ir.uses import reached
from enzyme_passes.ir.values import ConstAggregate, ConstInt, Function, GlobalVariable, Module, Value
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.copying import Pattern, element_loop
from enzyme_passes.synthesis.shadow.double_or_pointer import place_of

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.forward_sweep import Sweep
    from enzyme_passes.synthesis.shadow.session import Session

NUMBER_AT: Final = "__enzcc_number_at"
NUMBERS_AT: Final = "__enzcc_numbers_at"
INTEGER_AT: Final = "__enzcc_integer_at"
INTEGER_OF_TANGENT: Final = "__enzcc_integer_of_tangent"
FORGET_NUMBERS: Final = "__enzcc_forget_numbers"
ALIGNED_AT: Final = "__enzcc_aligned_at"
WHOLE_NUMBER: Final = "__enzcc_whole_number"
MOVE_NUMBERS: Final = "__enzcc_move_numbers"
MOVE_ADDRESSES: Final = "__enzcc_move_addresses"
Access = Load | Store | AtomicRMW | CompareExchange
_SET: Final = ty.integer(16)
_REGIONS: Final = 1 << 16


@final
@dataclass(slots=True)
class _Noted:
    """What the program notes of numbers of one size: see csrc/numbers.c. `noting`: whether it notes those that are at
    multiples of their size, too. That is for nothing unless somebody asks where numbers are, and there are others, or
    integers, as well."""

    seen: GlobalVariable
    places: GlobalVariable
    noting: GlobalVariable
    aligned: bool = False
    others: bool = False
    asked: bool = False
    integers: bool = False
    unseen: bool = False

    def settle(self) -> None:
        """Say in the variables what is known so far."""
        noting = self.asked and (self.others or self.integers)
        some = ConstInt(_SET, int(self.unseen or (self.aligned and not noting)))
        self.seen.initializer = ConstAggregate(self.seen.value_type, (some, some))
        self.noting.initializer = ConstInt(ty.I8, int(noting))


class UnplacedNumbers:
    """Where numbers of each size, in bytes, were met."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._noted: dict[int, _Noted] = {}
        self.threads: Function | None = None  # whose derivative is written, if several threads run it at once
        self._left_out: Function | None = None  # where nothing was noted, as what is noted is one thread's

    def check(self) -> None:
        """Raises Failure if somebody asks for what was not noted."""
        if self._left_out is not None and any(noted.asked for noted in self._noted.values()):
            raise Failure(
                "EZ0508",
                f"the derivative of '{self._left_out.name}' is run by several threads, and numbers lie where only the "
                "running program knows",
                self._left_out,
                notes=["what is noted of memory as the program runs is one thread's"],
            )

    def is_left_out(self) -> bool:
        """Whether nothing is noted where a derivative is written."""
        self._left_out = self._left_out or self.threads
        return self.threads is not None

    def _of(self, width: int) -> _Noted:
        known = self._noted.get(width)
        if known is None:
            known = self._noted[width] = _Noted(
                self._variable(f"__enzcc_numbers{width}", ty.array(2, _SET)),
                self._variable(f"__enzcc_places{width}", ty.array(2 * _REGIONS, ty.PTR)),
                self._variable(f"__enzcc_noting{width}", ty.I8, constant=True),
            )
        return known

    def _variable(self, name: str, type: ty.Type, *, constant: bool = False) -> GlobalVariable:
        return define_variable(self.session.module, name, type, zero(type), align=WORD_BYTES, constant=constant)

    def seen(self, width: int) -> GlobalVariable:
        """How far behind multiples of their size they are, anywhere."""
        return self._of(width).seen

    def sets(self, width: int, *, integers: bool = False) -> tuple[Value, Value]:
        """The same, and where they are: of who asks for that, maybe where there are integers."""
        self.is_left_out()
        noted = self._of(width)
        noted.asked = True
        noted.integers |= integers
        noted.settle()
        return noted.seen, noted.places

    def note(self, b: Builder, place: Value, width: int, *, aligned: bool = False, stored: bool = False) -> None:
        """A number of `width` bytes, or an address, is at `place`, in a shadow; `aligned`: certainly at a multiple of
        that; `stored`: it comes there now."""
        if self.is_left_out():
            return
        noted = self._of(width)
        noted.aligned |= aligned
        noted.others |= not aligned
        noted.settle()
        parameters = (ty.PTR, ty.I64, ty.I32, ty.PTR, ty.PTR)
        given: list[Value] = [place, b.i64(width), b.const_int(ty.I32, int(stored)), noted.seen, noted.places]
        if not aligned:
            b.call(runtime_function(b.module, NUMBER_AT, ty.VOID, parameters, NOTE, PLACE), given)
        else:
            note = runtime_function(b.module, ALIGNED_AT, ty.VOID, (*parameters, ty.PTR), NOTE, PLACE)
            b.call(note, [*given, noted.noting])

    def unseen(self, width: int) -> None:
        """Code that nobody sees has numbers, where its language does."""
        noted = self._of(width)
        noted.unseen = True
        noted.settle()

    def forget(self, b: Builder, place: Value, size: Value, width: int) -> None:
        """A shadow is created: what was noted of its memory was of other objects."""
        if self.session.is_inner or self.is_left_out():
            return  # there it is not asked
        parameters = (ty.PTR, ty.I64, ty.PTR)
        forget = runtime_function(b.module, FORGET_NUMBERS, ty.VOID, parameters, NOTE, PLACE)
        b.call(forget, [place, size, self._of(width).places])

    def forget_all(self, b: Builder, place: Value, size: Value) -> None:
        """The same, if numbers of any size may be there."""
        for width in tuple(self._noted):
            self.forget(b, place, size, width)


def note_access(sweep: Sweep, access: Access) -> None:
    """Forward: numbers, or addresses beside numbers, are loaded or stored."""
    if not sweep.activity.memory_active(access.pointer):
        return
    if not sweep.types.unplaced(access.pointer) or _is_variable(access.pointer):
        return
    type = _type_of(access)
    numbers = [
        (at, sweep.layout.store_size(t)) for at, t in scalars(sweep.layout, type) if _is_number(sweep, access, t)
    ]
    align = sweep.layout.store_size(type)  # what is atomic is aligned
    if isinstance(access, Load | Store):
        align = shadow_align(sweep.layout, access)
    for k in range(sweep.width) if numbers else ():
        place = sweep.shadow(access.pointer, k)
        for at, width in numbers:
            here = sweep.builder.offset(place, at) if at else place
            aligned, stored = align >= width and not at % width, not isinstance(access, Load)
            sweep.session.unplaced.note(sweep.builder, here, width, aligned=aligned, stored=stored)


def _type_of(access: Access) -> ty.Type:
    match access:
        case Load():
            return access.type
        case Store() | AtomicRMW():
            return access.value.type
        case CompareExchange():
            return access.desired.type


def _is_variable(pointer: Value) -> bool:
    """Whether a number is in a variable of its own, whose bytes are copied to such memory, or from there."""
    base = base_of(pointer)
    type = base.allocated if isinstance(base, Alloca) else None
    while isinstance(type, ty.ArrayType | ty.VectorType):
        type = type.element
    return isinstance(type, ty.FloatType)


def _is_number(sweep: Sweep, access: Access, type: ty.Type) -> bool:
    """Whether what is loaded or stored is one number or address. Words that are loaded to be moved may be parts of two;
    of those that are stored that was looked at where they were loaded."""
    if isinstance(type, ty.FloatType | ty.PointerType):
        return True
    if not isinstance(type, ty.IntType):
        return False
    value = access.value if isinstance(access, Store) else access
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


def numbers_copied(sweep: Sweep, call: Call, other: Value, width: int) -> Pattern | None:
    """The numbers and addresses of `width` bytes among what is copied, if the side `other` knows where they are, or if
    it is but one."""
    size = bytes_copied(call)
    if is_placed(sweep, other, call):
        layout = sweep.types.memory(call.arguments[0], size, call)
        there = [k.offset for k in layout.lanes if k.size == width and (k.kind.is_float or k.kind.is_pointer)]
        period = layout.period or size
        return Pattern(period, (), tuple((at, width) for at in there)) if there and period else None
    return Pattern(width, (), ((0, width),)) if size == width else None


def note_call(sweep: Sweep, call: Call) -> None:
    """Forward: numbers are passed to code without IR, which has them where its language does."""
    for pointer in call.arguments if sweep.activity.is_active_call(call) else ():
        if isinstance(pointer.type, ty.PointerType) and sweep.activity.memory_active(pointer):
            width = sweep.types.unplaced(pointer)
            if width:
                sweep.session.unplaced.unseen(width)


def check_numbers(sweep: Sweep, b: Builder, pointer: Value, place: Value, size: Value, at: Instruction) -> None:
    """End the program unless numbers begin at `place`, in the shadow of `pointer`, as everywhere, and `size` bytes are
    whole ones."""
    width = sweep.types.unplaced(pointer)
    if width:
        parameters = (ty.PTR, ty.I64, ty.I64, ty.PTR, ty.PTR)
        check = runtime_function(b.module, NUMBERS_AT, ty.VOID, parameters, CHECK, PLACE)
        b.call(check, [place, size, b.i64(width), sweep.session.unplaced.seen(width), place_of(b, at)])


def check_number(sweep: Sweep, b: Builder, load: Load, place: Value) -> None:
    """End the program unless a number begins at `place`, in the shadow of the word that was loaded, and none in it."""
    width = sweep.types.unplaced(load.pointer)
    if not width:
        return
    if sweep.session.is_inner:
        check_numbers(sweep, b, load.pointer, place, b.i64(0), load)
        return
    parameters = (ty.PTR, ty.I64, ty.PTR, ty.PTR, ty.PTR)
    check = runtime_function(b.module, WHOLE_NUMBER, ty.VOID, parameters, ADDS)
    b.call(check, [place, b.i64(width), *sweep.session.unplaced.sets(width), place_of(b, load)])


def note_numbers(
    session: Session, b: Builder, pattern: Pattern, place: Value, size: Value, *, stored: bool, align: int = 1
) -> None:
    """The numbers and addresses of a pattern are at `place`, in the shadow of an object, a multiple of `align`."""
    if session.unplaced.is_left_out():
        return
    aligned = all(
        align >= width and not at % width and not pattern.period % width
        for at, width in (*pattern.numbers, *pattern.pointers)
    )

    def note(c: Builder, pattern: Pattern, place: Value, _source: Value, _down: bool) -> None:
        for at, width in (*pattern.numbers, *pattern.pointers):
            session.unplaced.note(c, c.offset(place, at), width, aligned=aligned, stored=stored)

    name = f"note_{'aligned' if aligned else 'numbers'}_{'stored' if stored else 'loaded'}"
    b.call(element_loop(session, name, pattern, note, overlap=False), [place, place, size])


def check_integer(sweep: Sweep, load: Load) -> None:
    """End the program if a number lies in bytes that are loaded as an integer, and counted with."""
    b, width = sweep.builder, sweep.types.unplaced(load.pointer)
    parameters = (ty.PTR, ty.PTR, ty.I64, ty.I64, ty.PTR, ty.PTR, ty.PTR)
    check = runtime_function(b.module, INTEGER_AT, ty.VOID, parameters, ADDS, PLACE)
    size = b.i64(sweep.layout.store_size(load.type))
    sets = sweep.session.unplaced.sets(width, integers=True)
    b.call(
        check, [sweep.shadow(load.pointer, 0), sweep.value(load.pointer), size, b.i64(width), *sets, place_of(b, load)]
    )


def check_integer_of_tangent(b: Builder, tangent: Value, value: Value, below: int, load: Load) -> None:
    """The same in forward mode: there is no tangent in the integer's place, or the integer itself, if it is below what
    a number of account has for its bits."""
    check = runtime_function(b.module, INTEGER_OF_TANGENT, ty.VOID, (ty.I64, ty.I64, ty.I64, ty.PTR), CHECK)
    b.call(check, [tangent, value, b.i64(below), place_of(b, load)])


@final
@dataclass(frozen=True, slots=True)
class Asked:
    """What the program knows, as it runs, of numbers of `width` bytes that it copies; and the text for its message."""

    session: Session
    width: int
    where: Value

    @property
    def _sets(self) -> tuple[Value, ...]:
        return *self.session.unplaced.sets(self.width), self.where

    def move_numbers(self, b: Builder, move: Function, to: Value, source: Value, size: Value) -> None:
        """Reverse: adjoints go back from `to` to `source`; of whole numbers by `move`."""
        parameters = (ty.PTR, ty.PTR, ty.I64, ty.I64, ty.PTR, ty.PTR, ty.PTR, ty.PTR)
        b.call(
            runtime_function(b.module, MOVE_NUMBERS, ty.VOID, parameters, ADDS),
            [to, source, size, b.i64(self.width), move, *self._sets],
        )

    def move_addresses(self, b: Builder, to: Value, source: Value, size: Value) -> None:
        """Forward: shadows of addresses are copied from `source` to `to`."""
        parameters = (ty.PTR, ty.PTR, ty.I64, ty.PTR, ty.PTR, ty.PTR)
        b.call(runtime_function(b.module, MOVE_ADDRESSES, ty.VOID, parameters, ADDS), [to, source, size, *self._sets])


def runtime_function(
    module: Module, name: str, result: ty.Type, parameters: tuple[ty.Type, ...], said: dict[str, str], *of: str
) -> Function:
    """A function of the runtime, and what is said of it and of its first parameters."""
    made = declare(module, name, result, parameters)
    made.attributes = dict(said)
    for parameter, attributes in zip(made.arguments, of, strict=False):
        parameter.attributes = attributes
    return made


def where_numbers(sweep: Sweep, b: Builder, call: Call, to: Value, source: Value) -> Asked | None:
    """What is known of the numbers of a copy as the program runs; None if one of the sides knows where they are."""
    if any(is_placed(sweep, pointer, call) for pointer in (to, source)):
        return None
    return Asked(sweep.session, max(map(sweep.types.unplaced, (to, source))), place_of(b, call))
