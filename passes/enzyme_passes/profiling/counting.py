# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Derivatives that count what they do.

    define ... @__enzcc_combined_f(...) {       %site = call ptr @__enzcc_profile_enter(ptr @told)
      ...                                       %first = load atomic i32, ptr (first of @told)
    body:                                       count of body += 1                 a variable of the frame
      %d = fmul ...   ; line 7            ->    store volatile i32 %first + 2, ptr %site
      %p = call ptr @..._reserve(., i64 %n)     bytes of this reservation += %n
      ret                                       call void @__enzcc_profile_leave(ptr @told, ptr %site, ptr %counts)

Counters are variables of the frame, so LLVM keeps them in registers and counts a loop's iterations once, behind it. The
site, which another thread looks at, is memory that is written when a line begins. In an innermost loop that calls
nothing this would keep LLVM from vectorizing it, so there it is written before the loop.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Final

from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.attributes.emitted import runtime_function
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_int, declare, define_variable, text_global
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    TERMINATORS,
    Alloca,
    Call,
    Cast,
    GetElementPtr,
    Instruction,
    Invoke,
    Load,
    Opaque,
    Phi,
    Resume,
    Return,
    Store,
)
from enzyme_passes.ir.reader import body, read_module
from enzyme_passes.ir.text import symbols_in
from enzyme_passes.ir.values import Block, ConstAggregate, Constant, ConstNull, ConstZero, Function, Module, Value
from enzyme_passes.ir.writer import write_module
from enzyme_passes.llvm.places import Places
from enzyme_passes.profiling.marks import Mark, has_marks, is_reverse, mark_of, reservation
from enzyme_passes.tape.abi import occupied

_BEGIN: Final = "__enzcc_profile_begin"
_ENTER: Final = "__enzcc_profile_enter"
_LEAVE: Final = "__enzcc_profile_leave"
_RESERVE: Final = "__enzcc_tape_reserve"
_RECORD: Final = ty.struct((ty.PTR, ty.PTR, ty.PTR, *[ty.I32] * 4, *[ty.I64] * 4))  # `Told` in csrc/profile.c
_FIRST: Final = 36  # where the first of its sites is in it

Line = tuple[str, int, str]
"""A file, a line of it, a sweep."""


def with_profiles(text: str) -> str:
    """The module, where all derivatives that are marked count what they do."""
    if not has_marks(text):
        return text
    module = read_module(text)
    places = Places(module)
    marks = {f: mark for f in module.functions.values() if f.defined and (mark := mark_of(f)) is not None}
    for function in list(module.functions.values()):
        if function.defined and function not in marks:
            _begin_calls(module, function, marks)
    for function, mark in marks.items():
        _Counting(module, places, function, mark).run()
    return write_module(module)


def _begin_calls(module: Module, function: Function, marks: Mapping[Function, Mark]) -> None:
    """Code that is no derivative says where it calls one."""
    if {f.name for f in marks}.isdisjoint(symbols_in(function.source)):
        return
    for block in body(function):
        for call in [i for i in block.instructions if isinstance(i, Call | Invoke) and i.target in marks]:
            scratch = Builder(module, Block("", function))
            scratch.call(_runtime(module, _BEGIN, ty.VOID, ()), [])
            _put(block, block.instructions.index(call), scratch)
            function.changed = True


def _runtime(module: Module, name: str, result: ty.Type, parameters: Sequence[ty.Type]) -> Function:
    made = declare(module, name, result, parameters)
    made.attributes, made.return_attributes = runtime_function(name)
    return made


def _put(block: Block, at: int, scratch: Builder) -> None:
    for instruction in scratch.block.instructions:
        instruction.block = block
    block.instructions[at:at] = scratch.block.instructions


class _Counting:
    """Of one derivative function."""

    def __init__(self, module: Module, places: Places, function: Function, mark: Mark) -> None:
        self.module = module
        self.places = places
        self.function = function
        self.mark = mark
        self.flow = ControlFlow(function)
        self.loops = LoopInfo(function, self.flow)
        self.reverse = next((b for b in self.flow.order if is_reverse(b)), None)
        self.lines: dict[Line, dict[Block, int]] = {}  # the blocks of each, with their counters
        self.reservations: list[tuple[int, Line]] = []
        self.counters: list[Alloca] = []
        self.bytes: list[Alloca] = []
        self.leaves: list[Call] = []
        self.record = define_variable(module, "__enzcc_profiled", _RECORD, ConstZero(_RECORD), align=8)
        self.site: Value = self.record
        self.first: Value = const_int(ty.I32, 0)

    def run(self) -> None:
        self._enter()
        for block in self.flow.order:
            self._block(block)
        self._complete()
        self.function.changed = True

    def _enter(self) -> None:
        """The derivative's place among those that the thread is in, and the number of its first site."""
        scratch = Builder(self.module, Block("", self.function))
        self.site = scratch.call(_runtime(self.module, _ENTER, ty.PTR, (ty.PTR,)), [self.record])
        self.first = scratch.insert(Load(ty.I32, scratch.offset(self.record, _FIRST), 4, ordering="monotonic"))
        entry = self.function.entry
        _put(entry, self._begin(entry), scratch)

    @staticmethod
    def _begin(entry: Block) -> int:
        """Behind the variables of the frame."""
        return next(k for k, i in enumerate(entry.instructions) if not isinstance(i, Alloca))

    # Blocks

    def _block(self, block: Block) -> None:
        made: list[Instruction] = []
        current: Line | None = None
        quiet = self._quiet(block) is not None
        counter: Value | None = None
        for instruction in block.instructions:
            scratch = Builder(self.module, Block("", self.function))
            line = self._line(instruction) if self._is_work(instruction) else None
            if line is not None:
                if counter is None:
                    counter = self._count(scratch)
                self.lines.setdefault(line, {})[block] = len(self.counters) - 1
                if line != current and not quiet:
                    self._reached(scratch, line)
                current = line
            if isinstance(instruction, TERMINATORS):
                self._before_loops(scratch, block)
                if isinstance(instruction, Return | Resume):
                    self._leave(scratch)
            made += [*scratch.block.instructions, instruction]
            if isinstance(instruction, Call) and instruction.target is not None and instruction.target.name == _RESERVE:
                made += self._reserved(instruction, block)
        for instruction in made:
            instruction.block = block
        block.instructions[:] = made

    @staticmethod
    def _is_work(instruction: Instruction) -> bool:
        """Whether it takes time. (What must come first in a block does not.)"""
        if isinstance(instruction, Call) and instruction.target is not None:
            return not instruction.target.name.startswith(("llvm.dbg.", "llvm.lifetime."))
        if isinstance(instruction, TERMINATORS):
            return isinstance(instruction, Invoke)
        return not isinstance(instruction, Phi | Alloca | Cast | GetElementPtr | Opaque)

    def _sweep(self, block: Block) -> str:
        if self.mark.sweeps != "both":
            return self.mark.sweeps
        if self.reverse is None:  # LLVM has merged its first block with another one
            return "both"
        return "reverse" if self.flow.dominates(self.reverse, block) else "forward"

    def _line(self, instruction: Instruction) -> Line | None:
        if "dbg" not in instruction.metadata or instruction.block is None:
            return None
        place = self.places.of(instruction)
        return (place.file, place.line, self._sweep(instruction.block)) if place.line and place.file else None

    def _quiet(self, block: Block) -> Loop | None:
        """The innermost loop without calls that a block is in."""
        loop = self.loops.loop_of.get(block)
        if loop is None or loop.children:
            return None
        calls = [i for b in loop.blocks for i in b.instructions if isinstance(i, Call | Invoke)]
        inside = all(c.target is not None and c.target.name.startswith("llvm.") for c in calls)
        return loop if inside else None

    def _before_loops(self, scratch: Builder, block: Block) -> None:
        for following in dict.fromkeys(self.flow.successors[block]):
            loop = self._quiet(following)
            if loop is not None and loop.header is following and block not in loop.blocks:
                line = self._line_of_loop(loop)
                if line is not None:
                    self._reached(scratch, line)

    def _line_of_loop(self, loop: Loop) -> Line | None:
        """Where it begins: its condition and what ends it are no inlined function's, as a rule."""
        ends = [b.terminator for b in (loop.header, *([loop.latch] if loop.latch is not None else []))]
        for near in (ends, [i for b in loop.blocks for i in b.instructions]):
            lines = [line for i in near if (line := self._line(i)) is not None]
            if lines:
                return min(lines, key=lambda line: line[1])
        return None

    def _counted(self, blocks: dict[Block, int]) -> list[int]:
        """The counters that tell how often a line runs, together: of the blocks in its innermost loops that are not
        reached through others of them. (There may be several versions of a loop.)"""
        deepest = max((self.loops.depth(b) for b in blocks), default=0)
        innermost = [b for b in blocks if self.loops.depth(b) == deepest]
        return [
            blocks[b]
            for b in innermost
            if not any(a is not b and self.flow.dominates(a, b) for a in innermost if self._together(a, b))
        ]

    def _together(self, a: Block, b: Block) -> bool:
        return self.loops.loop_of.get(a) is self.loops.loop_of.get(b)

    # What is put in

    def _count(self, scratch: Builder) -> Value:
        counter = Alloca(ty.I64, None, 8)
        self.counters.append(counter)
        self._add(scratch, counter, scratch.i64(1))
        return counter

    @staticmethod
    def _add(scratch: Builder, counter: Value, value: Value) -> None:
        scratch.store(scratch.binary("add", scratch.load(ty.I64, counter), value), counter)

    def _reached(self, scratch: Builder, line: Line) -> None:
        self.lines.setdefault(line, {})
        number = list(self.lines).index(line) + 1
        site = scratch.binary("add", self.first, const_int(ty.I32, number))
        scratch.insert(Store(site, self.site, 4, volatile=True, ordering="monotonic"))

    def _reserved(self, call: Call, block: Block) -> list[Instruction]:
        scratch = Builder(self.module, Block("", self.function))
        counter = Alloca(ty.I64, None, 8)
        self.bytes.append(counter)
        place = self.places.of(call)
        self.reservations.append((reservation(call, self.mark), (place.file, place.line, self._sweep(block))))
        self._add(scratch, counter, occupied(scratch, call.arguments[1]))
        return scratch.block.instructions

    def _leave(self, scratch: Builder) -> None:
        leave = _runtime(self.module, _LEAVE, ty.VOID, (ty.PTR, ty.PTR, ty.PTR))
        self.leaves.append(scratch.call(leave, [self.record, self.site, self.site]))

    # When all blocks are seen

    def _complete(self) -> None:
        """The counters begin with 0, and are given away at the end; what is counted is said in the record."""
        numbers = [*self.counters, *self.bytes]
        table = ty.array(max(1, len(numbers)), ty.I64)
        given = Alloca(table, None, 8)
        entry = self.function.entry
        scratch = Builder(self.module, Block("", self.function))
        for variable in (given, *numbers):
            scratch.insert(variable)
        _put(entry, 0, scratch)
        scratch = Builder(self.module, Block("", self.function))
        for counter in numbers:
            scratch.store(const_int(ty.I64, 0), counter)
        _put(entry, self._begin(entry), scratch)
        for call in self.leaves:
            assert call.block is not None
            scratch = Builder(self.module, Block("", self.function))
            for k, counter in enumerate(numbers):
                scratch.store(scratch.load(ty.I64, counter), scratch.offset(given, 8 * k))
            call.arguments[2] = given
            _put(call.block, call.block.instructions.index(call), scratch)
        self._say(table)

    def _say(self, table: ty.Type) -> None:
        numbers = define_variable(self.module, "__enzcc_counts", table, ConstZero(table), align=8)
        counts = [len(self.counters), len(self.bytes), len(self.lines) + 1, 0]
        fields: list[Constant] = [ConstNull(ty.PTR), text_global(self.module, self._text()), numbers]
        fields += [const_int(ty.I32, n) for n in counts] + [const_int(ty.I64, 0)] * 4
        self.record.initializer = ConstAggregate(_RECORD, tuple(fields))

    def _text(self) -> str:
        """Members of an object of JSON."""
        files = list(dict.fromkeys(file for file, _, _ in [*self.lines, *(line for _, line in self.reservations)]))
        lines = [[files.index(f), n, sweep, self._counted(blocks)] for (f, n, sweep), blocks in self.lines.items()]
        said = {
            "unit": self.mark.unit,
            "derivative": self.mark.derivative,
            "files": files,
            "lines": lines,
            "reservations": [[k, files.index(f), n] for k, (f, n, _) in self.reservations],
        }
        return json.dumps(said, separators=(",", ":"))[1:-1]
