# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the registers and the memory of a function are: the face of the type analysis.

`TypeAnalysis`, one for a module, has a *summary* of every function, made bottom-up over the call graph: what the body
says about the arguments, the result, the globals, and the memory behind them. `solve` gives the facts of one function
under what a caller knows (a TypeSignature), which is usually more:

    void scale(char *p, long n) { memcpy(tmp, p, n); ... }      summary: nothing known of p
    double x[3]; scale((char *)x, 24);                          in this context: p -> range of doubles

How it is solved: solver.py (the fixpoint), transfer.py and calls.py (the instructions), heap/cells.py
(memory), evidence/tbaa.py (metadata). What is unknown stays unknown; the engine then stops with EZ0301 and
`why_unknown`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Final, final

from enzyme_passes.analysis.context import HalvesShape, NodeShape, TypeSignature
from enzyme_passes.analysis.control_flow.components import components
from enzyme_passes.analysis.lanes import (
    CONFLICT,
    FLOAT_KINDS,
    INTEGER,
    UNKNOWN,
    WORD,
    WORD_BYTES,
    Kind,
    Lane,
    MemoryLayout,
    Strength,
)
from enzyme_passes.analysis.memory.callbacks import handed_over
from enzyme_passes.analysis.types.calls import is_choice, targets
from enzyme_passes.analysis.types.evidence.moved_integers import LEAST_FLOAT, is_computed_of_constants
from enzyme_passes.analysis.types.evidence.packed_floats import PackedFloats
from enzyme_passes.analysis.types.evidence.struct_copies import HALVES, ODD, moves_halves, with_halves, with_members
from enzyme_passes.analysis.types.evidence.tbaa import TypeTags
from enzyme_passes.analysis.types.halves import Halves, anywhere
from enzyme_passes.analysis.types.heap.cells import Address, Cell, is_constant, is_hint
from enzyme_passes.analysis.types.heap.counters import SharedWord, is_count, shared_word
from enzyme_passes.analysis.types.heap.known_places import (
    EVERYWHERE,
    begins_with_two_sizes,
    is_placed,
    two_sizes,
    unplaced_width,
)
from enzyme_passes.analysis.types.heap.layouts import agreed, doubted, layout_of, spread
from enzyme_passes.analysis.types.heap.padding import Untouched, moved_between, moved_or_compared
from enzyme_passes.analysis.types.heap.parts_of_floats import begins_integers, cut_float, walked_float
from enzyme_passes.analysis.types.heap.signatures import Description, describe, doubtful, weakened
from enzyme_passes.analysis.types.heap.slots import Contents, Slot
from enzyme_passes.analysis.types.move_summary import UnknownMoves, with_moves
from enzyme_passes.analysis.types.solver import Solver, holds_data, holds_pointers, is_static
from enzyme_passes.analysis.types.transfer import handler
from enzyme_passes.analysis.types.untold_words import is_untold, may_be_number, may_read_untold
from enzyme_passes.analysis.types.views import adjoint_type, explain, register_lanes
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import address_taken, resolve_alias, said_callees
from enzyme_passes.ir.instructions import (
    AtomicRMW,
    Call,
    Cast,
    Freeze,
    GetElementPtr,
    Instruction,
    IntBinary,
    Invoke,
    Load,
    Phi,
    Select,
    Store,
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.replaced_bits import is_alternative
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import Block, Constant, Function, GlobalVariable, InlineAsm, Module, Value
from enzyme_passes.library import c as library
from enzyme_passes.support.dataclasses import replace
from enzyme_passes.support.patterns import pattern

NOTHING_KNOWN: Final = TypeSignature()
_PLACE: Final = 4  # bytes of memory that are told apart
_MOST_BYTES: Final = 1024
_FLOAT_BYTES: Final = 4
_SHORT_FLOATS: Final = pattern(r"(?<![\w.%@$\"-])(?:half|bfloat)(?![\w.])|fp16|bf16")


@final
class TypeFacts:
    """The types of one function in one context."""

    def __init__(
        self, function: Function, solver: Solver, assumed: list[Cell], analysis: TypeAnalysis, halves: Halves | None
    ) -> None:
        self.function = function
        self._solver = solver
        self._heap = solver.heap
        self._layout = solver.layout
        self._assumed = assumed
        self._analysis = analysis
        self._halves = halves
        self._registers: dict[Value, tuple[Lane, ...]] = {}
        self._layouts: dict[tuple[int, int, int | None, int], MemoryLayout] = {}
        self._doubtful: dict[Value, None] = {}
        self._unplaced: dict[Cell, int] = {}
        self._has_unplaced: bool | None = None
        self._two_sizes: dict[tuple[Cell, int, int | None], tuple[tuple[int, int], ...]] = {}

    # Registers

    def register(self, value: Value) -> tuple[Lane, ...]:
        """The lanes of a register, in order; every byte that carries a value is in one. Zero and undef are ANYTHING."""
        known = self._registers.get(value)
        if known is None:
            known = register_lanes(self._layout, self._contents(value), value)
            if any(lane.kind is UNKNOWN for lane in known):
                known = self._without_untouched(self._without_short(known), value)
            elif isinstance(value, Load | Phi | Select | Freeze) and any(lane.kind is INTEGER for lane in known):
                told, known = known, self._with_numbers(known, value)
                if known != told:
                    self._doubtful[value] = None
            self._registers[value] = known
        return known

    def _without_short(self, lanes: tuple[Lane, ...]) -> tuple[Lane, ...]:
        """The lanes of a register, two bytes between others being an integer where no number is as short: a member of
        a struct that is moved in a word."""
        short = [k for k in lanes if k.kind is UNKNOWN and k.size < _FLOAT_BYTES]
        if not short or len(short) == len(lanes) or self._analysis.has_short_floats:
            return lanes
        return tuple(Lane(k.offset, k.size, INTEGER) if k in short else k for k in lanes)

    def _without_untouched(self, lanes: tuple[Lane, ...], value: Value) -> tuple[Lane, ...]:
        """The lanes of a register that is only moved, those being integers of which nobody knows anything wherever they
        come from and go to."""
        ends = moved_between(value, self._users)
        if ends is None:
            return lanes
        return tuple(
            Lane(k.offset, k.size, INTEGER)
            if k.kind is UNKNOWN and all(self._is_untouched(pointer, k.offset, k.size) for pointer in ends)
            else k
            for k in lanes
        )

    def is_doubtful(self, value: Value) -> bool:
        """Whether a register is taken for a number though as far as this function knows an integer is moved in it."""
        self.register(value)
        return value in self._doubtful

    def _with_numbers(self, lanes: tuple[Lane, ...], value: Value) -> tuple[Lane, ...]:
        """The lanes of an integer that is only moved, with numbers where its bits may be those of one, by some name of
        each place that it comes from and goes to: a copy moves those as numbers, too, see `doubted`."""
        if self._layout.store_size(value.type) < _FLOAT_BYTES:
            return lanes
        ends = [self._solver.address(p) for p in moved_or_compared(value, self._users) or () if self._is_pointer(p)]
        if not ends or any(end is None for end in ends):
            return lanes
        places = [end for end in ends if end is not None]
        found: list[Lane] = []
        at = 0
        for lane in lanes:
            at, end = max(at, lane.offset), lane.offset + lane.size
            while lane.kind is INTEGER and at < end:
                number = self._number_at(places, at, _integers_from(lanes, at) - at)
                if number is None:
                    break
                found.append(number)
                at += number.size
            if at < end:
                found.append(Lane(at, end - at, lane.kind))
                at = end
        return tuple(found)

    def _number_at(self, places: Sequence[Address], at: int, most: int) -> Lane | None:
        """The number that may begin so many bytes from each of several places."""
        for size in (WORD_BYTES, _FLOAT_BYTES):
            if size <= most:
                kinds = [self._heap.kinds_at((cell, begin + at), size) for cell, begin in places]
                if all(any(kind.is_float for kind in there) for there in kinds):
                    either = any(kind.is_pointer or kind.is_word for there in kinds for kind in there)
                    return Lane(
                        at, size, WORD if either else FLOAT_KINDS[ty.DOUBLE if size == WORD_BYTES else ty.FLOAT]
                    )
        return None

    @cached_property
    def _users(self) -> Mapping[Value, Sequence[Instruction]]:
        return uses(self.function)

    def _is_untouched(self, pointer: Value, at: int, size: int) -> bool:
        """Whether nobody knows anything of bytes behind a pointer, by any name of the place."""
        address = self._solver.address(pointer) if self._is_pointer(pointer) else None
        if address is None or not Untouched(self._heap, size).holds((address[0], address[1] + at)):
            return False
        return self.family(address[0]) not in self._handed_on

    @cached_property
    def _moves(self) -> UnknownMoves:
        return UnknownMoves(self._solver, self.function)

    @cached_property
    def _handed_on(self) -> dict[int, None]:
        return self._moves.handed_on()

    def stored(self, store: Store) -> tuple[Lane, ...]:
        """The lanes of memory that a store writes: those of the value; but for constants without a type of their own,
        and integers stored in a union, those that the memory has there, if there are floats among them; for a pointer a
        word, if numbers lie there as well. Bytes that nobody ever reads as anything are integers."""
        lanes = self.register(store.value)
        if any(lane.kind.is_unknown for lane in lanes) and is_computed_of_constants(store.value):
            lanes = (Lane(0, self._layout.store_size(store.value.type), INTEGER),)
        if isinstance(store.value.type, ty.PointerType):
            if not self._is_member(store.pointer):
                return lanes
            behind = self.memory(store.pointer, WORD_BYTES, store).lanes
            return behind if len(behind) == 1 and behind[0].kind.is_word else lanes
        constant = isinstance(store.value, Constant) and not isinstance(store.value.type, ty.FloatType | ty.PointerType)
        if constant or all(lane.kind.is_integer for lane in lanes):
            behind = self.memory(store.pointer, self._layout.store_size(store.value.type), store).lanes
            if self._cuts_float(store.pointer, store.value.type) and self._comes_from_part(store.value):
                return behind  # the high word of a double is changed in place
            floats = any(lane.kind.is_float for lane in behind)
            return behind if floats and not any(lane.kind.is_unknown for lane in behind) else lanes
        if any(lane.kind is UNKNOWN for lane in lanes) and self._is_inert(store.pointer):
            return _as_integers(lanes)
        return lanes

    def is_over_word(self, store: Store) -> bool:
        """Whether a pointer is stored where numbers lie as well, by itself or in an array."""
        if not isinstance(store.value.type, ty.PointerType):
            return False
        behind = self.memory(store.pointer, WORD_BYTES, store).lanes
        return len(behind) == 1 and behind[0].kind.is_word

    def adjoint_type(self, value: Value) -> ty.Type | None:
        """The type in which the adjoint or tangent of a register is kept; None if no float is in it.

        Raises Failure EZ0305 for an integer register with floats of different widths."""
        packed = self._analysis.packed.vector_of(value) if isinstance(value.type, ty.FloatType) else None
        return packed or adjoint_type(self._layout, value, self.register)

    def lost_float(self, value: Value) -> bool:
        """Whether bits of a float are in the register, but were computed with as an integer (EZ0302)."""
        return any(lane.kind is CONFLICT for lane in self.register(value))

    def kept_number(self, value: IntBinary) -> Value | None:
        """The number of which these are the bits, but for the lowest (ir/replaced_bits.py); its derivative is
        that of what they become."""
        number = bits = self._solver.kept.get(value)
        lanes = self.register(value) if number is not None else ()
        if len(lanes) != 1 or not lanes[0].kind.is_float:
            return None
        while isinstance(bits, IntBinary):
            bits = self._solver.kept[bits]
        whole = isinstance(bits, Cast) and self._analysis.packed.vector_of(bits.operand) is None
        return number if whole else None  # not of two floats

    # Memory

    def is_said_otherwise(self, access: Load | Store | AtomicRMW) -> bool:
        """Whether the type tag of an access does not name the type of the register moved. It may be an integer's; or,
        as flang's, that of a variable: what is not read through another name in the primal is written in its shadow."""
        moved = access.type if isinstance(access, Load | AtomicRMW) else access.value.type
        element = moved.element if isinstance(moved, ty.VectorType) else moved
        said = self._solver.tags.tag(access.metadata.get("tbaa")).kind
        match element:
            case ty.FloatType():
                return said is not FLOAT_KINDS[element]
            case ty.PointerType():
                return said is None or not said.is_pointer
            case _:
                return True

    def is_integer_of_union(self, value: Value, bytes: int | None = None) -> bool:
        """Whether a word is loaded from where integers as wide, or of so many bytes, are stored in the place of
        numbers: as an integer, it was one of these. (LLVM moves unions as words, and tells what is in them later.) What
        is a double in some objects and an address in others may well be an integer in the rest."""
        while isinstance(value, Freeze):
            value = value.operand
        if not isinstance(value, Load) or not isinstance(value.type, ty.IntType):
            return False
        size = self._layout.store_size(value.type)
        return any(
            at == 0 and (slot.mixed >= (bytes or size) or (bytes is None and slot.kind.is_word and slot.size == size))
            for at, slot in self._there(value, size)
        )

    def may_be_of_number(self, load: Load) -> bool:
        """Whether an integer is loaded from where a number is known to lie, or partly; or, as wide as one, from where
        there are numbers and integers. (Half of a number is taken for an integer where such are stored, too; and where
        nobody else knows of integers, what the language says is one is believed.)"""
        if not isinstance(load.type, ty.IntType):
            return False
        size = self._layout.store_size(load.type)
        there = self._there(load, size)
        if any(slot.mixed >= size for _, slot in there):
            return any(at == 0 and slot.size == size for at, slot in there)
        numbers = any(slot.kind.is_float and slot.strength > Strength.NEAR for _, slot in there)
        return numbers and not self.is_integer_member(load)

    def may_read_untold(self, function: Function) -> bool:
        """Whether a function, or what it calls, may load words of which only their use says that they are integers."""
        return may_read_untold(function, self._solver.tags)

    def is_untold(self, load: Load) -> bool:
        """Whether only its use says that a word behind an argument is an integer: nobody stores integers there."""
        address = self._solver.address(load.pointer)
        if address is None or not is_untold(load, self._solver.tags, self._users):
            return False
        known = self._heap.view(address, self._layout.store_size(load.type))
        if not self.is_of_others(load.pointer) or any(
            slot.strength > Strength.DECLARED or not isinstance(slot.source, Load | None) for _, slot in known
        ):
            return False
        return self._is_only_read(load)

    def is_untold_copy(self, load: Load) -> bool:
        """The same of a word of memory to which others were copied."""
        return may_be_number(load, self._users) and self._is_only_read(load)

    def _is_only_read(self, load: Load) -> bool:
        """Whether integers are known where a word is loaded, and none are stored there."""
        address = self._solver.address(load.pointer)
        if address is None:
            return False
        cell, offset = self._heap.resolve(*address)
        known = self._heap.view((cell, offset), self._layout.store_size(load.type))
        return all(slot.kind is INTEGER for _, slot in known) and (cell.number, offset) not in self._stored_integers

    @cached_property
    def _stored_integers(self) -> dict[tuple[int, int], None]:
        """Where the function stores integers."""
        stores = (
            i for i in self.function.instructions() if isinstance(i, Store) and isinstance(i.value.type, ty.IntType)
        )
        places = (address for i in stores if (address := self._solver.address(i.pointer)) is not None)
        return {(cell.number, at): None for cell, at in (self._heap.resolve(*place) for place in places)}

    def is_array_of_numbers(self, pointer: Value) -> bool:
        """Whether a pointer leads to an object that holds nothing but numbers, as far as is known."""
        address = self._solver.address(pointer)
        return address is not None and not self.unplaced(pointer) and self._heap.is_one_array(address)

    def _is_made(self, load: Load, address: Address) -> bool:
        """Whether the function computes an integer as long and stores it where one is loaded."""
        return any((*self._place(name), load.type) in self._made_integers for name in self._heap.names(address))

    @cached_property
    def _made_integers(self) -> dict[tuple[int, int, ty.Type], None]:
        """Where the function stores integers that it computes."""
        stores = [
            i
            for i in self.function.instructions()
            if isinstance(i, Store) and isinstance(i.value.type, ty.IntType) and not isinstance(i.value, Load)
        ]
        made = [i for i in stores if all(lane.kind is INTEGER for lane in self.register(i.value))]
        places = [(i, address) for i in made if (address := self._solver.address(i.pointer)) is not None]
        return {(*self._place(name), i.value.type): None for i, place in places for name in self._heap.names(place)}

    def _place(self, address: Address) -> tuple[int, int]:
        cell, at = self._heap.resolve(*address)
        return cell.number, at

    def is_among_numbers(self, load: Load) -> bool:
        """Whether an integer is loaded from where a number as long lies as far as is known, by one of the names of the
        place, or, if the language does not say that it is one, a longer number; or a number as long where integers are
        stored as well, if the language does not say that this is one. (What walks over an array and what looks at a
        constant place in it may each know of one of them only.)"""
        size = self._layout.store_size(load.type)
        address = self._solver.address(load.pointer)
        if not isinstance(load.type, ty.IntType) or address is None:
            return False
        said = self.is_integer_member(load)
        near = [(at, slot) for here in self._heap.names(address) for at, slot in self._heap.view(here, size)]
        if not said and any(slot.size == size for slot in self._numbers_walked_over(address, near)):
            return True
        return self._is_piece(load, address, near) or any(
            at == 0 and slot.size == size and not said
            if slot.mixed >= size
            else slot.size == size and (slot.strength > Strength.NEAR or at == 0)
            for at, slot in near
            if slot.kind.is_float
        )

    def _is_piece(self, load: Load, address: Address, near: Sequence[tuple[int, Slot]]) -> bool:
        """Whether an integer is loaded from where longer numbers lie, or a walk over such begins, and none as long are
        written. What the type of the access says does not count in an array where numbers are accessed as such."""
        size, said, made = (
            self._layout.store_size(load.type),
            self.is_integer_member(load),
            self._is_made(load, address),
        )
        least = Strength.ACCESS if said else Strength.DECLARED
        longer = [slot for _, slot in near if slot.kind.is_float and slot.size > size and slot.mixed < size]
        if size == 1:
            longer = []  # it may be a header in front of numbers, in a buffer of bytes
        array = self._heap.is_one_array(address)
        if any(slot.strength >= least for slot in longer) and (not said or (array and not made)):
            return True
        if made:
            return False
        numbers = (slot for slot in self._heap.where_walks_begin(address, size) if slot.kind.is_float)
        if any(slot.mixed < size and (slot.strength >= least or not said) for slot in numbers):
            return True
        return bool(longer) and not said and array

    def _numbers_walked_over(self, address: Address, near: Iterable[tuple[int, Slot]]) -> list[Slot]:
        """The numbers that others know at constant places that a walk comes by, which itself knows of nothing but
        integers. (Other walks are through arrays of their own, as a rule: where one ends is often not known.)"""
        if any(slot.kind is not INTEGER for _, slot in near):
            return []
        return [slot for slot in self._heap.slots_walked_over(address, beside=False) if slot.kind.is_float]

    def integers_at(
        self, pointer: Value, offset: int, size: int, period: int | None = None, *, of_array: bool = False
    ) -> list[tuple[int, int]]:
        """The places, by all names of what begins so many bytes behind a pointer, that are known as integers of so many
        bytes; with a period, also what begins that many bytes further on each, where bytes are walked over. `of_array`:
        an array of numbers is copied there. If that is an array as well, its integers may be of any size."""
        address = self._solver.address(pointer)
        if address is None:
            return []
        cell, begin = self._heap.resolve(*address)
        alone = of_array and cell.period is None and self._heap.is_one_array((cell, begin + offset))
        width = size if alone else 1
        places = [place for k in range(width) for place in self._heap.places((cell, begin + offset + k))]
        if cell.period is not None and cell.period < size:
            for around in map(self.resolve, cell.holders):
                starts = [r.start + offset for r in around.ranges if self.resolve(r.cell) is cell]
                places += [
                    (around, at)
                    for at in around.slots
                    if any(0 <= at - s < width or (period and (at - s) % period < width) for s in starts)
                ]
        return [
            (c.number, at)
            for c, at in places
            if (slot := c.slots.get(at)) is not None and slot.kind is INTEGER and (alone or slot.size == size)
        ]

    def is_declared_integer(self, pointer: Value, offset: int, size: int) -> bool:
        """Whether what begins so many bytes behind a pointer is known as an integer of so many bytes, and of anything
        else there only in that it is among other elements of which it is known."""
        address = self._solver.address(pointer)
        if address is None:
            return False
        cell, begin = self._heap.resolve(*address)
        slots = [slot for c, at in self._heap.places((cell, begin + offset)) if (slot := c.slots.get(at)) is not None]
        return any(
            slot.kind is INTEGER and slot.size == size and slot.strength >= Strength.DECLARED for slot in slots
        ) and all(slot.kind is INTEGER or slot.strength <= Strength.NEAR for slot in slots)

    def shared_word(self, access: Instruction) -> SharedWord | None:
        """The word in which `access` counts with an integer, where other objects have an address or a number."""
        return shared_word(self._heap, *counted) if (counted := self._counted(access)) is not None else None

    def counts_in_float(self, access: Instruction) -> bool:
        """Whether `access` counts with an integer where a number is known to lie, or what is not known to be none."""
        counted = self._counted(access)
        if counted is None or shared_word(self._heap, *counted) is not None:
            return False
        return any(slot.kind.is_float or slot.kind is CONFLICT for _, slot in self._heap.view(*counted))

    def _counted(self, access: Instruction) -> tuple[Address, int] | None:
        """The place and size of an integer that is counted with there, or that was taken for such."""
        taken = isinstance(access, Load) and access in self._solver.shared and self._solver.counters.get(access)
        if not isinstance(access, Load | AtomicRMW) or not (taken or is_count(access)):
            return None
        address = self._solver.address(access.pointer)
        return (address, self._layout.store_size(access.type)) if address is not None else None

    def _there(self, load: Load, size: int) -> list[tuple[int, Slot]]:
        address = self._solver.address(load.pointer)
        return self._heap.view(address, size) if address is not None else []

    def is_integer_member(self, access: Load | Store) -> bool:
        """Whether the type tag says that an integer in a struct is accessed. (Others of integers that are only moved
        were put aside, and characters may be the bytes of anything.)"""
        return self._solver.tags.believed(access).kind is INTEGER

    def is_member(self, access: Load | Store) -> bool:
        """Whether the type tag names the integer that is accessed as a member of a struct."""
        return bool(self._solver.tags.believed(access).fields) and self.is_integer_member(access)

    def is_alternative(self, access: Load | Store) -> bool:
        """Whether a member of a union is moved, and elsewhere in the function another, as ir/replaced_bits.py says."""
        return is_alternative(self._layout, access, self._users.get(access.pointer, ()))

    def memory(self, pointer: Value, size: int | None, at: Instruction) -> MemoryLayout:
        """What `size` bytes from `pointer` on are; None: as many as there are, of which only a period is known. `at`
        is the instruction that moves them: where several kinds of objects share the memory, it may tell which it
        means; of a copy, both sides count."""
        layout = self._layout_behind(pointer, size, at)
        if isinstance(at, Call) and len(at.arguments) >= 3 and pointer is at.arguments[0]:
            source = at.arguments[1]
            if isinstance(source.type, ty.PointerType):
                other = self._layout_behind(source, size, at)
                placed = self._placed(layout, other, (pointer, source), size)
                if placed is not None or size is None:
                    return placed or layout
                for pointer_there, there, beyond in ((pointer, layout, source), (source, other, pointer)):
                    if self._are_integers(pointer_there, there, size) and self.holds_none_whole(beyond, size):
                        return there  # a length in a buffer, where other records have a number
                layout = agreed(layout, other)
                told = "tbaa.struct" in at.metadata and layout.period is None
                words = any(lane.kind is WORD for lane in layout.lanes) and not told
                if words and self.step(pointer) == self.step(source) == 1 and self._may_hold_halves(pointer, source):
                    layout = with_halves(layout, ())
        return layout

    def _placed(
        self, target: MemoryLayout, source: MemoryLayout, pointers: tuple[Value, Value], size: int | None
    ) -> MemoryLayout | None:
        """What is moved, if only one side knows where numbers begin, and no word may be anything."""
        layouts = (target, source)
        if any(k.kind.is_disputed for layout in layouts for k in layout.lanes) or not any(map(self.unplaced, pointers)):
            return None
        known = [k for k, p in zip(layouts, pointers, strict=True) if self._is_pointer(p) and self.is_placed(p, size)]
        return known[0] if len(known) == 1 else None

    def _layout_behind(self, pointer: Value, size: int | None, at: Instruction) -> MemoryLayout:
        address = self._solver.address(pointer) if self._is_pointer(pointer) else None
        if address is None:
            return MemoryLayout(None, (Lane(0, size, UNKNOWN),) if size else ())
        layout = self._layout_of(address, size)
        if isinstance(at, Call):
            layout = doubted(self._heap, address, layout)
        if isinstance(at, Call) and any(k.kind.is_disputed for k in layout.lanes) and "tbaa.struct" in at.metadata:
            layout = spread(layout, size)  # each member has lanes of its own
            if layout.period is None:
                fields = self._solver.tags.struct(at.metadata["tbaa.struct"])
                layout = with_members(layout, fields)
                if any(lane.kind is WORD for lane in layout.lanes) and self._may_hold_halves(*at.arguments[:2]):
                    layout = with_halves(layout, fields)
        if any(lane.kind is UNKNOWN for lane in layout.lanes) and self._is_inert(pointer):
            layout = replace(layout, lanes=_as_integers(layout.lanes))
        return layout

    def _may_hold_halves(self, *pointers: Value) -> bool:
        """Whether parts of numbers may lie behind one of these pointers, as words: halves, or what is left of numbers
        anywhere, unless the running program notes where they begin."""
        halves = self._halves
        if halves is None:
            return False
        how = 0
        for pointer in pointers:
            for cell in self.cells(pointer):
                how |= halves.may_lie_in(cell)
        return bool(how & HALVES) or (bool(how & ODD) and not any(map(self.unplaced, pointers)))

    def _layout_of(self, address: Address, size: int | None) -> MemoryLayout:
        cell, offset = self._heap.resolve(*address)
        key = (cell.number, offset, size, self._heap.changes)
        known = self._layouts.get(key)
        if known is None:
            known = self._layouts[key] = layout_of(self._heap, (cell, offset), size)
        return known

    def is_scrambled(self, load: Load) -> bool:
        """Whether an integer is computed with to become the bits of a float, and is loaded from where, by one of the
        names of the place, bits of a float may lie."""
        address = self._solver.address(load.pointer) if load in self._solver.scrambled else None
        return address is not None and any(slot.kind is CONFLICT for slot in self._heap.hidden_at(address))

    def floats_at(self, pointer: Value, size: int, at: Instruction) -> list[tuple[int, Lane | Slot]]:
        """The floats that lie in `size` bytes from `pointer` on, or partly, with their offsets; what is a float in some
        objects only is one if it is cut: its bits cannot tell then."""
        address = self._solver.address(pointer)
        around = self._heap.view(address, size) if address is not None else []
        whole: list[tuple[int, Lane | Slot]] = [
            (lane.offset, lane) for lane in self.memory(pointer, size, at).lanes if not lane.kind.is_word
        ]
        cut = [(offset, slot) for offset, slot in around if offset < 0 or offset + slot.size > size]
        return [(offset, lane) for offset, lane in [*whole, *cut] if lane.kind.is_float]

    def may_be_address(self, pointer: Value, offset: int) -> bool:
        """Whether an address is known to lie so many bytes behind a pointer, in some objects, by any name of the
        place."""
        address = self._solver.address(pointer)
        return address is not None and self._heap.may_be_address((address[0], address[1] + offset))

    def may_be_number(self, pointer: Value, size: int) -> bool:
        """Whether a number of so many bytes is known to lie behind a pointer, in some objects, by any name of the
        place."""
        address = self._solver.address(pointer)
        return address is not None and any(kind.is_float for kind in self._heap.kinds_at(address, size))

    def may_be_declared_word(self, pointer: Value, offset: int) -> bool:
        """Whether there is an integer so many bytes behind a pointer that may be the bits of a number: it is as long as
        one, and nothing but a declaration says what it is."""
        address = self._solver.address(pointer)
        seen = self._heap.view((address[0], address[1] + offset), WORD_BYTES) if address is not None else []
        return any(at == 0 and slot.size == WORD_BYTES and is_hint(slot) for at, slot in seen)

    def numbers_among(self, pointer: Value, offset: int, size: int) -> dict[tuple[int, ty.FloatType], None]:
        """The numbers that may lie in `size` bytes from so many behind a pointer on, or partly, in some objects, by any
        name of the place; and where they begin from there."""
        address = self._solver.address(pointer)
        if address is None:
            return {}
        around = self._heap.numbers_around((address[0], address[1] + offset), size)
        return {(at, kind.float_type): None for at, kind in around}

    def cut_float(self, pointer: Value, size: int, *, walks: bool) -> Kind | None:
        """The float of which `size` bytes at `pointer` are a part only, at some of the places that it walks over;
        `walks`: only if it walks."""
        address = self._solver.address(pointer) if self._is_pointer(pointer) else None
        if address is None or (address[0].period is not None and self._begins_at_integer(pointer, size)):
            return None
        return cut_float(self._heap, address, size, walks=walks)

    def _begins_at_integer(self, pointer: Value, size: int) -> bool:
        """Whether the elements that a pointer is to one of are seen to begin at integers of so many bytes. (Arrays of
        one object whose ends are not known are one to the heap.)"""
        while isinstance(pointer, GetElementPtr):
            pointer = pointer.pointer
            address = self._solver.address(pointer)
            if address is not None and address[0].period is None:
                return begins_integers(self._heap, address, size)
        return False

    def walked_float(self, pointer: Value, behind: int, size: int) -> Kind | None:
        """The float `behind` bytes behind `pointer`, of which a walk from there in steps of `size` bytes meets
        parts."""
        address = self._solver.address(pointer) if self._is_pointer(pointer) else None
        return walked_float(self._heap, (address[0], address[1] + behind), size) if address is not None else None

    def holds_none_whole(self, pointer: Value, size: int) -> bool:
        """Whether `size` bytes, anywhere in a buffer, are fewer than any number or address that is known there has:
        padding between members of a record, say."""
        address = self._solver.address(pointer) if self._is_pointer(pointer) else None
        if address is None or address[0].period != 1:
            return False
        known = [slot for part in self.parts(address[0]) for slot in (*part.slots.values(), *part.hidden.values())]
        sizes = [slot.size for slot in known if not slot.kind.is_integer]
        return bool(sizes) and size < min(sizes)

    def is_looked_at(self, load: Load) -> bool:
        """Whether the program looks, as it runs, whether an integer that is loaded is a number or an address, or a part
        of one (shadow/integers_in_buffers.py): in a buffer of bytes, where it may be one; and wherever its own bits
        tell, if that is asked for."""
        if load in self._solver.parts and self.unplaced(load.pointer):
            return True
        return self._analysis.looks_at_integers and self.may_hold_bits(load) and self.tells_itself(load)

    def may_hold_bits(self, load: Load) -> bool:
        """Whether what is loaded as an integer may be bits of a number: of a union, or of what lies beside it."""
        return (self.may_be_of_number(load) and not self.is_integer_member(load)) or self.is_among_numbers(load)

    def tells_itself(self, load: Load) -> bool:
        """Whether an integer that is loaded tells by its bits if it is a number: it is as wide as all that may lie
        there, and lies in a buffer of bytes, or where integers are stored as well."""
        size, address = self._layout.store_size(load.type), self._solver.address(load.pointer)
        if address is None or size not in (4, 8):
            return False
        near = [part for here in self._heap.names(address) for part in self._heap.view(here, size)]
        walked_over = self._numbers_walked_over(address, near)
        if any(slot.size != size for slot in walked_over):
            return False
        found = bool(walked_over)
        for here in self._heap.names(address):
            anywhere = self._heap.resolve(*here)[0].period == 1
            for at, slot in self._heap.view(here, size):
                if not slot.kind.is_float:
                    continue
                if slot.size != size or not ((at == 0 and slot.mixed >= size) or anywhere):
                    return False
                found = True
        return found

    def _are_integers(self, pointer: Value, layout: MemoryLayout, size: int) -> bool:
        """Whether `size` bytes behind a pointer are accessed as integers, all of them, and as nothing else."""
        address = self._solver.address(pointer) if self._is_pointer(pointer) else None
        known = address is not None and is_placed(self._heap, address, size, 1)
        return known and layout.period is None and all(lane.kind is INTEGER for lane in layout.lanes)

    def step(self, pointer: Value) -> int | None:
        """The distance of the places that a pointer is to; None if there is but one."""
        address = self._solver.address(pointer) if self._is_pointer(pointer) else None
        return address[0].period if address is not None else None

    def unplaced(self, pointer: Value) -> int:
        """The bytes of the widest number behind a pointer that may begin at any of the bytes there: 0, if there is
        none."""
        return max(map(self._unplaced_in, self.cells(pointer)), default=0)

    @property
    def has_unplaced(self) -> bool:
        """Whether numbers may begin anywhere in some memory that the function knows of."""
        if self._has_unplaced is None:
            self._has_unplaced = unplaced_width(self._heap.live()) > 0
        return self._has_unplaced

    def _unplaced_in(self, cell: Cell) -> int:
        width = self._unplaced.get(cell)
        if width is None:
            width = self._unplaced[cell] = unplaced_width(self.parts(cell))
        return width

    def is_placed(self, pointer: Value, size: int | None) -> bool:
        """Whether it is known which of so many bytes are one number, None: of all behind a pointer."""
        width = self.unplaced(pointer)
        address = self._solver.address(pointer) if width else None
        return not width or (address is not None and is_placed(self._heap, address, size, width))

    def two_sizes(self, pointer: Value, size: int | None) -> tuple[tuple[int, int], ...]:
        """The bytes, from and to, of so many behind a pointer where numbers of two sizes may lie in one place, as far
        as those who walk there with it know."""
        address = self._solver.address(pointer) if self._is_pointer(pointer) else None
        return self._two_sizes_at(address, size) if address is not None else ()

    def two_sizes_of_all(self, pointer: Value, size: int | None) -> tuple[tuple[int, int], ...]:
        """The same, as all know who walk there. Of an element of an array where it lies in it is not known."""
        found = self.two_sizes(pointer, size)
        if found:
            return found
        for cell, holder in self._holders(pointer):
            for r in holder.ranges:
                begin = min(r.walks)
                length = None if r.end is None else r.end - begin
                if self.resolve(r.cell) is cell and self._two_sizes_at((holder, begin), length):
                    return ((0, EVERYWHERE),)
        return ()

    def _holders(self, pointer: Value) -> Iterator[tuple[Cell, Cell]]:
        """The cells behind a pointer with what each is a range of, these with what they are ranges of, and so on."""
        pending = [self.resolve(cell) for cell in self.cells(pointer)] if self._is_pointer(pointer) else []
        seen: dict[tuple[Cell, Cell], None] = {}
        while pending:
            cell = pending.pop()
            for holder in map(self.resolve, cell.holders):
                if (cell, holder) not in seen:
                    seen[cell, holder] = None
                    pending.append(holder)
                    yield cell, holder

    def _two_sizes_at(self, address: Address, size: int | None) -> tuple[tuple[int, int], ...]:
        key = (*address, size)
        found = self._two_sizes.get(key)
        if found is None:
            found = self._two_sizes[key] = two_sizes(self._heap, address, size)
        return found

    def is_of_two_sizes(self, pointer: Value) -> bool:
        """Whether a pointer is into an object that holds numbers of two sizes, maybe elsewhere than here."""
        here = self.cells(pointer) if self._is_pointer(pointer) else ()
        around = (holder for _, holder in self._holders(pointer))
        return any(self._two_sizes_at((cell, 0), None) for cell in (*map(self.resolve, here), *around))

    def is_packed(self, value: Value) -> bool:
        """Whether a register of a float type holds several smaller floats."""
        return self._analysis.packed.vector_of(value) is not None

    def begins_with_two_sizes(self, pointer: Value) -> bool:
        """Whether a pointer is to a number of one size, and is walked from over such of another."""
        address = self._solver.address(pointer) if self._is_pointer(pointer) else None
        return address is not None and begins_with_two_sizes(self._heap, address)

    def walks(self, pointer: Value) -> bool:
        """Whether a pointer is to one of several places, at constant distances."""
        return self.step(pointer) is not None

    def pointee_has_float(self, value: Value) -> bool | None:
        """Whether floats can be reached through a pointer-carrying value, directly or through more pointers; None: not
        known."""
        return self._search(self.cells(value), lambda slot: slot.kind.is_float, deep=True)

    def pointee_has_pointer(self, value: Value) -> bool | None:
        """Whether there are pointers in the memory right behind a pointer-carrying value; None: not known."""
        return self._search(self.cells(value), lambda slot: slot.kind.is_pointer or slot.kind.is_word, deep=False)

    def why_unknown(self, value: Value) -> list[str]:
        """Notes for EZ0301: what is known of a value and of the memory behind it, and whence."""
        return explain(self._heap, self._contents(value), value)

    # Cells, for the activity analysis

    def cells(self, value: Value) -> tuple[Cell, ...]:
        """The cells that the pointers in a value point into, without the ranges in these (see `parts`)."""
        found: dict[int, Cell] = {}
        if isinstance(value, Constant) and self._is_pointer(value):
            self._solver.address(value)
        for slot in self._contents(value).values():
            for led_to, offset, _ in slot.targets():
                cell = self._heap.resolve(led_to, offset)[0]
                found[cell.number] = cell
        return tuple(found.values())

    def is_of_others(self, pointer: Value) -> bool:
        """Whether a pointer leads to memory that the function itself has not made."""
        return not any(cell.objects for part in self.cells(pointer) for cell in self._around(part))

    def _around(self, part: Cell) -> Iterator[Cell]:
        """A cell, and those that it is a range of."""
        pending, seen = [part], {part.number: None}
        while pending:
            cell = pending.pop()
            yield cell
            holders = [h for holder in cell.holders if (h := self.resolve(holder)).number not in seen]
            seen.update((h.number, None) for h in holders)
            pending += holders

    def leads_to_others(self, pointer: Value) -> bool:
        """Whether memory may be reached by a pointer that the function itself has not made."""
        return any(not any(c.objects for c in self._around(cell)) for cell in self.reachable(self.cells(pointer)))

    def reachable(self, starts: Iterable[Cell]) -> list[Cell]:
        """Cells, and all that pointers lead to from there."""
        pending = list(starts)
        seen = {cell.number: None for cell in pending}
        found: list[Cell] = []
        while pending:
            cell = pending.pop()
            found.append(cell)
            beyond = [c for c in self.pointees(cell) if c.number not in seen]
            seen.update((c.number, None) for c in beyond)
            pending += beyond
        return found

    def parts(self, cell: Cell) -> tuple[Cell, ...]:
        """A cell and all ranges in it, in them, and so on."""
        cell = self.resolve(cell)
        found: dict[int, Cell] = {cell.number: cell}
        pending = [cell]
        while pending:
            for r in pending.pop().ranges:
                inner = self.resolve(r.cell)
                if inner.number not in found:
                    found[inner.number] = inner
                    pending.append(inner)
        return tuple(found.values())

    def pointees(self, cell: Cell) -> tuple[Cell, ...]:
        """The cells that pointers kept in `cell` or its parts lead to."""
        found: dict[int, Cell] = {}
        for part in self.parts(cell):
            for slot in (*part.slots.values(), *part.hidden.values()):
                for led_to, *_ in slot.targets():
                    target = self.resolve(led_to)
                    found[target.number] = target
        return tuple(found.values())

    def slots(self, cell: Cell) -> Contents:
        """What lies at constant offsets of a cell. Not to be changed."""
        return self.resolve(cell).slots

    def hidden(self, cell: Cell) -> Contents:
        """What functions that may be called know in these places, and is not among `slots`."""
        return self.resolve(cell).hidden

    def resolve(self, cell: Cell) -> Cell:
        """The cell that `cell` was merged into: compare and look up only these."""
        return self._heap.resolve(cell, 0)[0]

    def family(self, cell: Cell) -> int:
        """The number of the class of memory that a cell belongs to: activity is the same in all of it."""
        return self._heap.family(self.resolve(cell))

    def live_cells(self) -> list[Cell]:
        return self._heap.live()

    def has_float(self, cell: Cell) -> bool:
        """Whether a float lies in the cell or its parts."""
        return any(slot.kind.is_float for p in self.parts(cell) for slot in (*p.slots.values(), *p.hidden.values()))

    def global_cells(self) -> dict[GlobalVariable, Cell]:
        """The globals that this function or its callees reach."""
        return {g: self.resolve(c) for g, c in self._solver.global_cells.items()}

    def result_cells(self) -> tuple[Cell, ...]:
        """The cells that pointers in this function's result lead to."""
        found: dict[int, Cell] = {}
        for slot in self._solver.result(self.function).values():
            for led_to, *_ in slot.targets():
                cell = self.resolve(led_to)
                found[cell.number] = cell
        return tuple(found.values())

    def cells_of_signature(self) -> tuple[Cell, ...]:
        """For each node of the signature solved under, its cell here: the caller's `active` flags are in the nodes."""
        return tuple(self.resolve(c) for c in self._assumed)

    # Places

    def taken_for_numbers(self, told: Description, there: TypeFacts) -> Iterator[tuple[int, int]]:
        """The places of integers here that a function which was told of them takes for numbers as long."""
        for cell, known in zip(told.cells, there._assumed, strict=True):
            here = self.resolve(cell)
            for offset, slot in here.slots.items():
                if slot.kind is INTEGER and slot.size >= LEAST_FLOAT:
                    found = there._heap.view((known, offset), slot.size)
                    if any(at == 0 and s.kind.is_float and s.size == slot.size for at, s in found):
                        yield here.number, offset

    def place(self, cell: Cell) -> tuple[int, int]:
        """The number of the cell that `cell` was merged into, and at which byte of that it begins."""
        into, offset = self._heap.resolve(cell, 0)
        return into.number, offset

    def cells_told(self) -> list[tuple[int, int]]:
        """The same of the nodes of the signature solved under."""
        return [self.place(cell) for cell in self._assumed]

    def places(self, pointer: Value, size: int | None, offset: int = 0) -> Iterator[tuple[int, int]]:
        """The numbers of the cells and the offsets at which `size` bytes behind a pointer lie, by all their names,
        None: all of which something is known that may be there."""
        if size is not None:
            for names in self.places_in_order(pointer, size, offset):
                yield from names
            return
        for cell in self.cells(pointer):
            for part in self.parts(cell):
                yield from ((part.number, at) for at in (*part.slots, *part.hidden))

    def places_in_order(self, pointer: Value, size: int, offset: int = 0) -> list[list[tuple[int, int]]]:
        """The same, of one place after the other; of long ones not all."""
        address = self._solver.address(pointer) if self._is_pointer(pointer) else None
        if address is None:
            return [[] for _ in range(0, min(size, _MOST_BYTES), _PLACE)]
        cell, begin = address
        return [
            [(c.number, place) for c, place in self._heap.places((cell, begin + offset + at))]
            for at in range(0, min(size, _MOST_BYTES), _PLACE)
        ]

    def size(self, type: ty.Type) -> int:
        """The bytes that values of a type take in memory."""
        return self._layout.store_size(type)

    # Calls

    def callees(self, call: Call | Invoke) -> list[Function]:
        """The functions that a call may reach; none: it is behind a comparison that cannot hold."""
        return targets(self._solver, call)[0]

    def is_infeasible(self, call: Call | Invoke) -> bool:
        """Whether a call is certain never to be reached: it is one arm of what an indirect call became, for a function
        that the code pointer, which is made in sight, never is."""
        return isinstance(resolve_alias(call.callee), Function) and not self.callees(call)

    def cells_of_call(self, call: Call | Invoke, callee: Function) -> list[tuple[NodeShape, Cell]]:
        """The nodes of the callee's summary, with what they are at this call."""
        instance = self._solver.instances.get((call, callee))
        if instance is None:
            return []
        return list(zip(self._analysis.summary(callee).nodes, map(self.resolve, instance.cells), strict=True))

    def tell(
        self,
        call: Call | Invoke,
        callee: Function,
        active: Callable[[Cell], bool] | None,
        bare: Callable[[Cell], bool] | None = None,
    ) -> Description:
        """What this function knows of all that `callee` reaches from a call, and its activity. What is behind a pointer
        to objects of several classes is for each callee what that says; all else is in doubt."""
        arguments = [
            self._contents(value) if not is_static(parameter.type) else {}
            for value, parameter in zip(call.arguments, callee.arguments, strict=False)
        ]
        result = self._contents(call) if not is_static(call.type) else {}
        reached = [(g, self._solver.global_cell(g)) for g, *_ in self._analysis.summary(callee).globals]
        told = describe(self._heap, arguments, result, reached, active, bare)
        if self._halves is not None:
            halves = self._halves.told(call.arguments[: len(callee.arguments)], call, told.cells)
            told = Description(replace(told.signature, halves=halves), told.cells)
        return Description(doubtful(told.signature), told.cells) if is_choice(self._solver, call) else told

    def any_halves(self, callee: Function, summary: TypeSignature) -> tuple[HalvesShape, ...]:
        """What a callee is told of halves of numbers if nothing else is: they may be anywhere."""
        return anywhere(callee, summary, self._analysis.moves_halves) if self._halves is not None else ()

    def describe(
        self, active: Callable[[Cell], bool] | None, bare: Callable[[Cell], bool] | None = None
    ) -> TypeSignature:
        """What this function knows of all that it shares with its callers."""
        described = self._analysis.describe(self._solver, self.function, active, bare)
        if self._halves is None:
            return described.signature
        halves = self._halves.told(self.function.arguments, self.function, described.cells)
        return replace(described.signature, halves=halves)

    # Inside

    def _contents(self, value: Value) -> Contents:
        if isinstance(value.type, ty.SimpleType):
            return {}
        return self._solver.contents(value)

    def _is_pointer(self, value: Value) -> bool:
        return isinstance(value, Constant) or not is_static(value.type)

    def _cuts_float(self, pointer: Value, type: ty.Type) -> bool:
        """Whether an access of this type is to a part of a float; that its neighbours are floats is not enough."""
        size = self._layout.store_size(type)
        address = self._solver.address(pointer)
        return address is not None and any(
            slot.kind.is_float and slot.strength > Strength.NEAR and slot.size > size
            for _, slot in self._heap.view(address, size)
        )

    def _is_member(self, pointer: Value) -> bool:
        """Whether a word lies there by itself, not among others: in a block of memory with an array of addresses and
        one of numbers, what is stored as an address is one."""
        address = self._solver.address(pointer)
        if address is None or address[0].period == WORD_BYTES:
            return False
        cell, at = address
        around = [r for r in cell.ranges if r.start <= at and (r.end is None or at < r.end)]
        return all(self.resolve(r.cell).period != WORD_BYTES for r in around)

    def _comes_from_part(self, value: Value) -> bool:
        """Whether an integer is computed from what was loaded out of a part of a float, and no count that the program
        looks at."""
        pending, budget = [value], 16
        if not isinstance(value, IntBinary):
            return False
        while pending and budget:
            budget -= 1
            match pending.pop():
                case IntBinary() as operation:
                    pending += [operation.lhs, operation.rhs]
                case Cast(op="trunc" | "zext" | "sext") as cast:
                    pending.append(cast.operand)
                case Load(type=ty.IntType()) as load:
                    if self._cuts_float(load.pointer, load.type) and self.shared_word(load) is None:
                        return True
                case _:
                    pass
        return False

    def _is_inert(self, pointer: Value) -> bool:
        """Whether bytes behind a pointer of which nothing is known are read by nobody: all code that reaches the memory
        was seen, and what was seen of it is in one place; and they are not only kept there on their way."""
        cells = self.cells(pointer)
        return bool(cells) and all(map(self._is_seen, cells)) and not any(c.number in self._through for c in cells)

    def _is_seen(self, cell: Cell) -> bool:
        holders = [self.resolve(holder) for holder in cell.holders]
        alone = not cell.exposed and cell.period != 1 and len(cell.ranges) <= 1
        return alone and all(len(holder.ranges) <= 1 and not holder.exposed for holder in holders)

    @cached_property
    def _through(self) -> dict[int, None]:
        return self._moves.through(self._is_seen)

    def _search(self, cells: Sequence[Cell], wanted: Callable[[Slot], bool], deep: bool) -> bool | None:
        seen: dict[int, None] = {}
        pending = list(cells)
        certain = bool(pending)
        while pending:
            cell = self.resolve(pending.pop())
            if cell.number in seen:
                continue
            parts = self.parts(cell)
            seen.update((p.number, None) for p in parts)
            if not any(p.slots for p in parts):
                certain = certain and (_is_code(cell) or cell.opaque or _plain_constant(cell))
            for part in parts:
                for slot in (*part.slots.values(), *part.hidden.values()):
                    if wanted(slot):
                        return True
                    if slot.kind.is_unknown:
                        certain = False
                    if deep and slot.cell is not None:
                        pending += (led_to for led_to, *_ in slot.targets())
                    elif deep and (slot.kind.is_pointer or slot.kind.is_word) and not is_constant(cell):
                        certain = False
        return False if certain else None


def _is_code(cell: Cell) -> bool:
    """Whether a cell is functions and nothing else: data that pointers to code were taken for may be numbers."""
    return bool(cell.functions) and not cell.objects


def _plain_constant(cell: Cell) -> bool:
    """Whether a cell is strings and tables of integers."""
    return is_constant(cell) and not any(
        isinstance(o, GlobalVariable) and holds_data(o.value_type) for o in cell.objects
    )


def _integers_from(lanes: tuple[Lane, ...], at: int) -> int:
    """Where the integers end that a place in a register is among, one behind the other."""
    for lane in lanes:
        if lane.kind is INTEGER and lane.offset <= at:
            at = max(at, lane.offset + lane.size)
    return at


def _as_integers(lanes: tuple[Lane, ...]) -> tuple[Lane, ...]:
    return tuple(Lane(k.offset, k.size, INTEGER) if k.kind is UNKNOWN else k for k in lanes)


@final
class TypeAnalysis:
    """The types of a module's functions. `order` gives a function's blocks as they are to be analysed."""

    def __init__(self, module: Module, order: Callable[[Function], Sequence[Block]]) -> None:
        self.module = module
        self.order = order
        self.looks_at_integers = False  # whether the program looks at all integers whose bits tell if they are numbers
        self._tags = TypeTags(module)
        self._summaries: dict[Function, TypeSignature] = {}
        self._guessed: dict[Function, TypeSignature] = {}
        self._facts: dict[tuple[Function, TypeSignature], TypeFacts] = {}
        self._callees: dict[Function, list[Function]] = {}
        self._taken: dict[ty.FunctionType, list[Function]] | None = None

    @cached_property
    def packed(self) -> PackedFloats:
        return PackedFloats(self.module)

    @cached_property
    def has_short_floats(self) -> bool:
        """Whether numbers of two bytes may be computed with anywhere."""
        return any(_SHORT_FLOATS.search(f.source_or_none or "") for f in self.module.functions.values() if f.defined)

    @cached_property
    def moves_halves(self) -> int:
        """How numbers that are moved anywhere lie across two words; 0: none does."""
        return moves_halves(self.module.functions.values())

    def summary(self, function: Function) -> TypeSignature:
        """What the function's body says about what it shares with its callers."""
        known = self._summaries.get(function)
        if known is None:
            for cycle in components(function, self.callees, self._summaries.__contains__):
                self._summarize(cycle)
            known = self._summaries[function]
        return known

    def known_summaries(self) -> dict[Function, TypeSignature]:
        """Those made so far; not to be changed."""
        return self._summaries

    def known_callees(self) -> dict[Function, list[Function]]:
        """Of the functions that were looked at so far, whom they may call; not to be changed."""
        return self._callees

    def assume(self, function: Function, summary: TypeSignature) -> None:
        """Take a summary for that of a function."""
        self._summaries[function] = summary

    def solve(self, function: Function, signature: TypeSignature = NOTHING_KNOWN) -> TypeFacts:
        """The facts of a function whose caller knows `signature`."""
        key = (function, signature)
        known = self._facts.get(key)
        if known is None:
            self.summary(function)
            solver = self._solver([function])
            assumed = solver.assume(function, signature)
            solver.solve(handler)
            halves = Halves(solver, self.moves_halves, signature, assumed) if self.moves_halves else None
            known = self._facts[key] = TypeFacts(function, solver, assumed, self, halves)
        return known

    def describe(
        self,
        solver: Solver,
        function: Function,
        active: Callable[[Cell], bool] | None,
        bare: Callable[[Cell], bool] | None = None,
    ) -> Description:
        arguments: list[Contents] = [{} if is_static(a.type) else solver.contents(a) for a in function.arguments]
        result: Contents = {} if is_static(function.function_type.result) else solver.result(function)
        shared = [(g, c) for g, c in solver.global_cells.items() if not g.constant or holds_pointers(g.value_type)]
        return describe(solver.heap, arguments, result, shared, active, bare)

    def _solver(self, functions: Sequence[Function]) -> Solver:
        return Solver(
            self.module, self._tags, functions, self.order, self._summaries.get, self._guess, self._address_taken
        )

    def _guess(self, function: Function) -> TypeSignature | None:
        """The summary of a function that is only guessed to be called, if there is one yet."""
        known = self._guessed.get(function)
        if known is None and function in self._summaries:
            known = self._guessed[function] = weakened(self._summaries[function])
        return known

    def _summarize(self, cycle: list[Function]) -> None:
        defined = [f for f in cycle if f.defined]
        halves: Halves | None = None
        if defined:
            solver = self._solver(defined)
            solver.solve(handler)
            halves = Halves(solver, self.moves_halves) if self.moves_halves else None
        for function in cycle:
            self._summaries[function] = self._summary(solver, function, halves) if function.defined else NOTHING_KNOWN

    def _summary(self, solver: Solver, function: Function, halves: Halves | None) -> TypeSignature:
        described = self.describe(solver, function, None)
        signature = with_moves(solver, function, described.signature, described.cells)
        return replace(signature, halves=halves.seen(function, described.cells)) if halves is not None else signature

    # The call graph

    def _address_taken(self, type: ty.FunctionType) -> Sequence[Function]:
        if self._taken is None:
            self._taken = address_taken(self.module)
        return self._taken.get(type, [])

    def callees(self, function: Function) -> list[Function]:
        """The functions with a body that a function may call, or that code without one may call back for it."""
        known = self._callees.get(function)
        if known is not None:
            return known
        found: dict[Function, None] = {}
        if function.defined:
            body(function)
            for block in self.order(function):
                for i in block.instructions:
                    if isinstance(i, Call | Invoke):
                        self._add_callees(i, found)
        known = self._callees[function] = list(found)
        return known

    def _add_callees(self, call: Call | Invoke, found: dict[Function, None]) -> None:
        callee = resolve_alias(call.callee)
        if isinstance(callee, InlineAsm):
            return
        if not isinstance(callee, Function):
            said = said_callees(call, self.module)
            every = self._address_taken(call.function_type)
            found.update((f, None) for f in every if f.defined and (said is None or f.name in said))
        elif callee.defined:
            found[callee] = None
        else:
            found.update(dict.fromkeys(handed_over(call)))
            described = library.find(callee.name)
            if described is not None and described.calls_back is not None:
                code = resolve_alias(call.arguments[described.calls_back])
                if isinstance(code, Function) and code.defined:
                    found[code] = None
