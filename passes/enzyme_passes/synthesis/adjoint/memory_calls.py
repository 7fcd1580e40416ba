# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls that make, release, copy and fill memory, in reverse mode.

The forward sweep never writes float bytes of a shadow but to zero them at birth (docs/internals/shadow-memory.md): a
copy moves the shadows of pointers forward, and its floats backward in the reverse sweep. Releases wait until the
request ends, so that the reverse sweep finds the memory as it was.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from enzyme_passes.analysis.lanes import WORD_BYTES
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.attributes import attributes_in
from enzyme_passes.ir.builder import Builder, zero
from enzyme_passes.ir.call_targets import copy_name, is_fill
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Function, Value
from enzyme_passes.library import c as library
from enzyme_passes.library.facts import LibraryFunction
from enzyme_passes.support.dataclasses import dataclass, replace
from enzyme_passes.synthesis.shadow.allocators import Reallocation, defer_release
from enzyme_passes.synthesis.shadow.copying import Pattern, copy_adjoint, copy_pointers, move_back, zero_floats
from enzyme_passes.synthesis.shadow.float_sizes import move_sized, of_two_sizes
from enzyme_passes.synthesis.shadow.memory_calls import SweepMemory
from enzyme_passes.synthesis.shadow.parallel_regions import can_be_added, of_threads
from enzyme_passes.synthesis.shadow.runtime_activity import guarded_size
from enzyme_passes.synthesis.shadow.runtime_offsets import (
    bytes_copied,
    check_numbers,
    is_placed,
    note_numbers,
    numbers_copied,
    where_numbers,
)
from enzyme_passes.synthesis.shadow.type_checks import unknown_type

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint.function import Adjoint
    from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse


class MemoryCalls(SweepMemory):
    """Differentiates such calls of one function in reverse mode."""

    def __init__(self, adjoint: Adjoint) -> None:
        super().__init__(adjoint)
        self.adjoint = adjoint

    # Forward

    def release(self, call: Call, index: int) -> None:
        adjoint = self.adjoint
        pointer = call.arguments[index]
        arguments = [adjoint.value(a) for a in call.arguments]
        defer_release(adjoint.builder, adjoint.tape, call, arguments, index)
        if call.type is not ty.VOID:
            adjoint.values[call] = zero(call.type)  # a status: all is well
        if adjoint.shadowed(pointer):
            for k in range(adjoint.width):
                shadow = adjoint.shadow(pointer, k)
                if shadow is not adjoint.value(pointer):
                    arguments[index] = shadow
                    with self.if_made(pointer, shadow):
                        defer_release(adjoint.builder, adjoint.tape, call, arguments, index)

    def reallocate(self, call: Call, known: LibraryFunction) -> None:
        """realloc is malloc, memcpy of what the old object had, and a release."""
        adjoint, b = self.adjoint, self.adjoint.builder
        parts = Reallocation(call, known)
        size = parts.size(b, adjoint.value)
        old = adjoint.value(parts.old)
        moved = parts.moved(b, adjoint.value)
        fresh = parts.fresh(b, adjoint.value)
        self._memcpy(b, fresh, old, moved)
        parts.defer_release(b, adjoint.tape, old, adjoint.value)
        adjoint.values[call] = fresh
        if not adjoint.shadowed(call):
            return
        made: list[Value] = []
        pattern = self.pattern(call, call, None)
        for k in range(adjoint.width):
            shadow = parts.fresh(b, adjoint.value)
            adjoint.clear(b, shadow, size)
            adjoint.created(b, call, shadow, lambda: size)
            before = adjoint.shadow(parts.old, k)
            if pattern.pointers or pattern.unknown or pattern.words:
                self._copy_addresses(b, pattern, call, (call, parts.old), (shadow, before), moved)
            with self.if_made(parts.old, before):
                parts.defer_release(b, adjoint.tape, before, adjoint.value)
            made.append(shadow)
        adjoint.shadows[call] = made

    @staticmethod
    def _memcpy(b: Builder, to: Value, source: Value, size: Value) -> None:
        b.intrinsic("llvm.memcpy.p0.p0.i64", ty.VOID, [to, source, size, b.const_int(ty.I1, 0)])

    def copy(self, call: Call) -> None:
        adjoint = self.adjoint
        adjoint.copy_plain_call(call)
        target, source, size = call.arguments[0], call.arguments[1], call.arguments[2]
        if adjoint.shadowed(call):
            adjoint.shadows[call] = [adjoint.shadow(target, k) for k in range(adjoint.width)]
        if not adjoint.activity.has_shadow(target):
            return
        pattern = self.pattern(call, target, size)
        self._note_copy(call, size)
        shadowed = adjoint.activity.has_shadow(source)
        if not pattern.pointers and not pattern.words and not (pattern.unknown and shadowed):
            return
        b = adjoint.builder
        bytes = b.resize(adjoint.value(size), ty.I64)
        if pattern.pointers and adjoint.copies_bare_pointers(source):
            for k in range(adjoint.width):
                to = adjoint.shadow(target, k)
                if adjoint.guarded(target):
                    bytes = guarded_size(b, bytes, to, adjoint.value(target))
                found = adjoint.value(target)
                self.session.demands.demand_all(b, adjoint.tape, pattern, to, found, bytes, k, call)
            return
        for k in range(adjoint.width):
            from_ = adjoint.shadow(source, k) if shadowed else adjoint.missing_shadow(source, k)
            if adjoint.guarded(target):
                bytes = guarded_size(b, bytes, adjoint.shadow(target, k), adjoint.value(target))
            if pattern.floats or pattern.words:
                places = (adjoint.shadow(target, k), from_)
                self._copy_addresses(b, pattern, call, (target, source), places, bytes)
            else:
                assert isinstance(call.callee, Function)
                name = f"llvm.{copy_name(call.callee.name)}.p0.p0.i64"
                b.intrinsic(name, ty.VOID, [adjoint.shadow(target, k), from_, bytes, b.const_int(ty.I1, 0)])

    def _note_copy(self, call: Call, size: Value) -> None:
        """Note the numbers and addresses that come to memory that the program cuts by itself, or from there."""
        adjoint, b = self.adjoint, self.adjoint.builder
        for k, other in ((0, 1), (1, 0)):
            pointer = call.arguments[k]
            width = adjoint.types.unplaced(pointer)
            if not width or not adjoint.activity.memory_active(pointer):
                continue
            pattern = numbers_copied(adjoint, call, call.arguments[other], width)
            if pattern is None:
                continue
            align = attributes_in(call.argument_attributes[k]).number("align") or 1
            bytes = b.resize(adjoint.value(size), ty.I64)
            for direction in range(adjoint.width):
                note_numbers(
                    self.session, b, pattern, adjoint.shadow(pointer, direction), bytes, stored=k == 0, align=align
                )

    def _copy_addresses(
        self,
        b: Builder,
        pattern: Pattern,
        call: Call,
        pointers: tuple[Value, Value],
        places: tuple[Value, Value],
        size: Value,
    ) -> None:
        """Forward: the shadows of addresses are copied between places in the shadows of two pointers."""
        found = None if self.session.is_inner else where_numbers(self.adjoint, b, call, *pointers)
        words = of_words(pattern, call) if found is not None else None
        if found is None or words is None:
            if pattern.words:
                self._check_words(b, call, pointers, places, size)
            copy_pointers(self.session, b, pattern, *places, size)
            return
        if words.placed.any:
            for place, stored in zip(places, (True, False), strict=True):
                note_numbers(self.session, b, words.placed, place, size, stored=stored)
            copy_pointers(self.session, b, words.placed, *places, size)
        for run in words.runs:
            found.move_addresses(b, *run.of(b, places, size))

    def fill(self, call: Call) -> None:
        """Pointers become null, and their shadows too; floats' shadows are the reverse sweep's."""
        adjoint = self.adjoint
        adjoint.copy_plain_call(call)
        target, size = call.arguments[0], call.arguments[2]
        if adjoint.shadowed(call):
            adjoint.shadows[call] = [adjoint.shadow(target, k) for k in range(adjoint.width)]
        if not adjoint.activity.has_shadow(target):
            return
        pattern = self.pattern(call, target, size, constant=True)
        if not pattern.pointers and not pattern.words:
            return
        b = adjoint.builder
        bytes = b.resize(adjoint.value(size), ty.I64)
        only_pointers = replace(pattern, floats=(), unknown=())
        for k in range(adjoint.width):
            copy_pointers(self.session, b, only_pointers, adjoint.shadow(target, k), adjoint.value(target), bytes)

    # Reverse

    def reverse(self, call: Call, reverse: Reverse) -> None:
        adjoint = self.adjoint
        callee = call.callee
        assert isinstance(callee, Function)
        known = library.find(callee.name)
        if copy_name(callee.name) is not None:
            target, source, size = call.arguments[0], call.arguments[1], call.arguments[2]
            if not adjoint.activity.memory_active(target):
                adjoint.untouched[call] = None
                return
            pattern = self.pattern(call, target, size)
            mixed = of_two_sizes(adjoint, call, target, source)
            if not pattern.floats and not pattern.words and not mixed:
                adjoint.untouched[call] = None
                return
            b = reverse.builder
            bytes = b.resize(reverse.primal(size), ty.I64)
            for k in range(adjoint.width):
                to = reverse.shadow(target, k)
                there = self._reached(reverse, bytes, target, to)
                if not adjoint.activity.memory_active(source):
                    adjoint.untouched[call] = None
                    self._zero_floats(b, pattern, call, to, there)
                else:
                    from_ = reverse.shadow(source, k)
                    moved = self._reached(reverse, there, source, from_)
                    adjoint.moved_parts[call] = (pattern.period, pattern.begin, pattern.numbers)
                    self._copy_adjoint(b, pattern, call, (target, source), (to, from_), moved, mixed)
                    if adjoint.guarded(source):  # what was not moved ends here; what was may be the same place
                        rest = b.binary("sub", there, moved)
                        zero_floats(self.session, b, self.to_clear(pattern, call), to, rest)
        elif is_fill(callee.name):
            if not adjoint.activity.memory_active(call.arguments[0]):
                return
            pattern = self.pattern(call, call.arguments[0], call.arguments[2], constant=True)
            mixed = of_two_sizes(adjoint, call, call.arguments[0])
            if not pattern.floats and not pattern.unknown and not pattern.words and not mixed:
                return
            b = reverse.builder
            bytes = b.resize(reverse.primal(call.arguments[2]), ty.I64)
            for k in range(adjoint.width):
                to = reverse.shadow(call.arguments[0], k)
                self._zero_floats(b, pattern, call, to, self._reached(reverse, bytes, call.arguments[0], to))
        elif known is not None and known.reallocates is not None and known.allocates is not None:
            if not adjoint.activity.memory_active(call):
                return
            pattern = self.pattern(call, call, None)
            parts = Reallocation(call, known)
            mixed = of_two_sizes(adjoint, call, call, parts.old)
            if not pattern.floats and not pattern.words and not mixed:
                return
            b = reverse.builder
            old, moved = parts.old, parts.moved(b, reverse.primal)
            for k in range(adjoint.width):
                from_ = reverse.shadow(old, k)
                reached = self._reached(reverse, moved, old, from_)
                self._copy_adjoint(b, pattern, call, (call, old), (reverse.shadow(call, k), from_), reached, mixed)

    def _copy_adjoint(
        self,
        b: Builder,
        pattern: Pattern,
        call: Call,
        pointers: tuple[Value, Value],
        places: tuple[Value, Value],
        size: Value,
        mixed: tuple[tuple[int, int], ...],
    ) -> None:
        """The reverse of a copy between places in the shadows of two pointers. `mixed`: what `of_two_sizes` gave."""
        if self.adjoint.is_of_threads(pointers[1], call):
            if mixed or pattern.words or not all(can_be_added(type) for _, type in pattern.floats):
                raise of_threads(call, "a copy of what may be numbers or addresses")
            if not self.session.is_inner and where_numbers(self.adjoint, b, call, *pointers) is not None:
                raise of_threads(call, "a copy of numbers that lie anywhere")
            copy_adjoint(self.session, b, pattern, *places, size, atomic=True)
            return
        if mixed:
            if pattern.words or self.session.is_inner:
                raise unknown_type(self.adjoint.types, call, pointers[0])
            move_sized(self.adjoint, b, pattern, mixed, (*places, size), call)
            return
        found = None if self.session.is_inner else where_numbers(self.adjoint, b, call, *pointers)
        if found is None or (pattern.words and of_words(pattern, call) is None):
            self._check_words(b, call, pointers, places, size)
            copy_adjoint(self.session, b, pattern, *places, size)
        elif (words := of_words(pattern, call)) is not None:
            if words.placed.floats:
                copy_adjoint(self.session, b, words.placed, *places, size)
            word = move_back(self.session, Pattern(WORD_BYTES, (), words=(0,)))
            for run in words.runs:
                found.move_numbers(b, word, *run.of(b, places, size))
        elif (numbers := of_numbers(pattern, call)) is not None:
            found.move_numbers(b, move_back(self.session, numbers), *places, size)
        else:
            raise unknown_type(self.adjoint.types, call, pointers[0])

    def _zero_floats(self, b: Builder, pattern: Pattern, call: Call, to: Value, size: Value) -> None:
        """Clear what a call overwrites in the shadow of its first argument. Shadows of pointers may stay; where nobody
        knows which bytes are a number, nothing does, for the forward sweep wrote over what was there before."""
        pointers = [p for p in call.arguments[:2] if isinstance(p.type, ty.PointerType)]
        if pattern.words and not any(is_placed(self.adjoint, p, call) for p in pointers):
            self.adjoint.clear(b, to, size)
        else:
            zero_floats(self.session, b, self.to_clear(pattern, call), to, size)

    def _check_words(
        self, b: Builder, call: Call, pointers: tuple[Value, Value], places: tuple[Value, Value], size: Value
    ) -> None:
        """End the program unless the words that are copied, numbers or addresses, are whole ones."""
        if where_numbers(self.adjoint, b, call, *pointers):
            for pointer, place in zip(pointers, places, strict=True):
                check_numbers(self.adjoint, b, pointer, place, size, call)

    def _reached(self, reverse: Reverse, bytes: Value, pointer: Value, shadow: Value) -> Value:
        """How many bytes there are to move in the shadow of `pointer`: none, if it is inactive at run time."""
        if not self.adjoint.guarded(pointer):
            return bytes
        return guarded_size(reverse.builder, bytes, shadow, reverse.primal(pointer))


@final
@dataclass(frozen=True, slots=True)
class Run:
    """Bytes of a copy, from one offset to another; None: to its end."""

    begin: int
    end: int | None

    def of(self, b: Builder, places: tuple[Value, Value], size: Value) -> tuple[Value, Value, Value]:
        """The two places of a copy of `size` bytes where they are, and how many they are."""
        to, source = (b.offset(place, self.begin) if self.begin else place for place in places)
        return to, source, size if self.end is None else b.i64(self.end - self.begin)


@final
@dataclass(frozen=True, slots=True)
class Words:
    """What is copied: numbers and addresses at places that are known, and bytes of which the running program knows."""

    placed: Pattern
    runs: tuple[Run, ...]


def of_words(pattern: Pattern, call: Call) -> Words | None:
    """The two parts of a pattern in which there are words; None: there are none, or the parts repeat or may overlap."""
    if pattern.begin or not pattern.words:
        return None
    if pattern.period == WORD_BYTES * len(pattern.words):
        return Words(Pattern(WORD_BYTES, ()), (Run(0, None),))
    size = bytes_copied(call)
    if size is None or size > pattern.period or call.target is None or copy_name(call.target.name) != "memcpy":
        return None
    placed = replace(pattern, words=(), unknown=())
    known = 0
    runs: list[Run] = []
    for at, width in sorted((*placed.numbers, *placed.pointers, (size, 0))):
        if at > known:
            runs.append(Run(known, at))
        known = max(known, at + width)
    return Words(placed, tuple(run for run in runs if run.begin < size))


def of_numbers(pattern: Pattern, call: Call) -> Pattern | None:
    """The pattern of an array of the floats that are in another, of what is copied, if they are of one size and it has
    room for no others; in integers between them nothing is to be moved."""
    types = dict.fromkeys(type for _, type in pattern.floats)
    if pattern.begin or pattern.pointers or pattern.words or len(types) != 1:
        return None
    (type,) = types
    width = type.bits // 8
    size = bytes_copied(call)
    again = 0 if size is not None and size <= pattern.period else pattern.period
    if width & (width - 1) or any(place % width for place in (again, *(at for at, _ in pattern.floats))):
        return None
    return Pattern(width, ((0, type),))
