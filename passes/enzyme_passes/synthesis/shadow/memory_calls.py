# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls that make, release, copy and fill memory, as both modes see them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING

from enzyme_passes.analysis.lanes import CONFLICT, Lane
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import add_block
from enzyme_passes.ir.call_targets import copy_name, is_fill
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import ConstInt, Function, Value
from enzyme_passes.library import c as library
from enzyme_passes.library.facts import Allocation, LibraryFunction
from enzyme_passes.synthesis.shadow.copying import Pattern
from enzyme_passes.synthesis.shadow.float_sizes import but_pointers, of_two_sizes
from enzyme_passes.synthesis.shadow.type_checks import unknown_type

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.forward_sweep import Sweep


def handles_memory(call: Call) -> bool:
    """Whether a call makes, releases, copies or fills memory."""
    callee = call.callee
    assert isinstance(callee, Function)
    if callee.defined:
        return False
    if copy_name(callee.name) is not None or is_fill(callee.name):
        return True
    known = library.find(callee.name)
    return known is not None and (known.allocates is not None or known.frees is not None)


class SweepMemory:
    """What both modes do about such calls of one function."""

    def __init__(self, sweep: Sweep) -> None:
        self.sweep = sweep
        self.session = sweep.session

    def forward(self, call: Call) -> None:
        callee = call.callee
        assert isinstance(callee, Function)
        if copy_name(callee.name) is not None:
            self.copy(call)
            return
        if is_fill(callee.name):
            self.fill(call)
            return
        known = library.find(callee.name)
        assert known is not None
        if known.reallocates is not None:
            self.reallocate(call, known)
        elif known.frees is not None:
            self.release(call, known.frees)
        else:
            assert known.allocates is not None
            self._allocate(call, known.allocates)

    def _allocate(self, call: Call, allocation: Allocation) -> None:
        sweep, b = self.sweep, self.sweep.builder
        sweep.copy_plain_call(call)
        if allocation.through is not None:
            assert isinstance(call.callee, Function)
            holder = call.arguments[allocation.through]
            if not sweep.activity.has_shadow(holder):
                return
            for k in range(sweep.width):
                place = sweep.shadow(holder, k)
                b.call(call.callee, self._with(call, allocation.through, place))
                sweep.clear(b, b.load(ty.PTR, place), self._size(call, allocation))
            return
        if not sweep.shadowed(call):
            return
        made = []
        for _ in range(sweep.width):
            assert isinstance(call.callee, Function)
            shadow = b.call(call.callee, [sweep.value(a) for a in call.arguments])
            if not allocation.zeroed:
                sweep.clear(b, shadow, self._size(call, allocation))
            sweep.created(b, call, shadow, partial(self._size, call, allocation))
            made.append(shadow)
        sweep.shadows[call] = list(made)

    def _with(self, call: Call, index: int, replacement: Value) -> list[Value]:
        return [replacement if i == index else self.sweep.value(a) for i, a in enumerate(call.arguments)]

    def _size(self, call: Call, allocation: Allocation) -> Value:
        b = self.sweep.builder
        size: Value = b.i64(1)
        for index in allocation.size:
            size = b.binary("mul", size, b.resize(self.sweep.value(call.arguments[index]), ty.I64))
        return size

    def pattern(self, call: Call, pointer: Value, size: Value | None, *, constant: bool = False) -> Pattern:
        """What the bytes behind `pointer` are; an error if that matters and is not known. `constant`: they are being
        filled, so that what may be floats may be cleared like floats."""
        sweep = self.sweep
        bytes = size.value if isinstance(size, ConstInt) else None
        if constant and bytes is not None and sweep.types.holds_none_whole(pointer, bytes):
            return Pattern(1, (), (), ())
        layout = sweep.types.memory(pointer, bytes, call)
        floats = tuple(
            (lane.offset, lane.kind.float_type) for lane in layout.lanes if lane.kind.is_float and not lane.kind.is_word
        )
        pointers = tuple((lane.offset, lane.size) for lane in layout.lanes if lane.kind.is_pointer)
        unknown = tuple((lane.offset, lane.size) for lane in layout.lanes if lane.kind.is_unknown)
        words = tuple(lane.offset for lane in layout.lanes if lane.kind.is_word)
        # Bytes that nobody reads as anything (padding, an object that is only passed on) may move like pointers.
        disputed = any(lane.kind is CONFLICT for lane in layout.lanes)
        if (
            unknown
            and sweep.activity.memory_active(pointer)
            and (disputed or not (floats or pointers or words or constant))
        ):
            raise unknown_type(sweep.types, call, pointer)
        period = layout.period if layout.period is not None else bytes
        if period is None:
            period = one_period(layout.lanes)
            floats, pointers, words = floats[:1], pointers[:1], words[:1]
        if period is None:
            if floats or pointers or words:
                raise unknown_type(sweep.types, call, pointer)
            period = 1
        if period == 1 and not layout.begin:
            return Pattern(1, (), (), ((0, 1),) if unknown else ())
        return Pattern(period, floats, pointers, unknown, words, layout.begin)

    def to_clear(self, pattern: Pattern, call: Call) -> Pattern:
        """What of the bytes that a call copies or fills may be numbers: all but addresses, where there may be such of
        several sizes."""
        pointers = [p for p in call.arguments[:2] if isinstance(p.type, ty.PointerType)]
        mixed = not pattern.words and of_two_sizes(self.sweep, call, *pointers)
        return but_pointers(pattern) if mixed else pattern

    @contextmanager
    def if_made(self, pointer: Value, shadow: Value) -> Iterator[None]:
        """What is written within happens only if the shadow of `pointer` was made: it is no primal, which stands for
        its shadow where a callee saw no use for one, and was not found by the runtime."""
        sweep, b = self.sweep, self.sweep.builder
        if isinstance(pointer, Call):
            yield
            return
        made, done = (add_block(sweep.function, name) for name in ("shadow.made", "shadow.done"))
        b.cond_branch(b.icmp("eq", shadow, sweep.value(pointer)), done, made)
        b.at_end(made)
        if sweep.activity.may_be_bare(pointer):
            own = add_block(sweep.function, "shadow.own")
            b.cond_branch(self.session.demands.is_demanded(b, sweep.tape, shadow), done, own)
            b.at_end(own)
        yield
        b.branch(done)
        b.at_end(done)

    # What a mode adds

    def copy(self, call: Call) -> None:
        raise NotImplementedError

    def fill(self, call: Call) -> None:
        raise NotImplementedError

    def release(self, call: Call, index: int) -> None:
        raise NotImplementedError

    def reallocate(self, call: Call, known: LibraryFunction) -> None:
        raise NotImplementedError


def one_period(lanes: Sequence[Lane]) -> int | None:
    """The size of the elements of memory that is all floats of one type, or all pointers."""
    if not lanes or any(lane.kind is not lanes[0].kind or lane.size != lanes[0].size for lane in lanes):
        return None
    if not (lanes[0].kind.is_float or lanes[0].kind.is_pointer):
        return None
    return lanes[0].size if all(lane.offset % lane.size == 0 for lane in lanes) else None
