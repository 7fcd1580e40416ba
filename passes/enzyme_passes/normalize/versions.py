# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Two versions of a nest of loops: for memory that does not overlap, and for all other memory.

    for i < n: for j < n:                          x[j] may be what y[i] = ... has just overwritten, so that the
        s += a[i*n + j] * x[j]                     reverse sweep needs n * n numbers of each that were kept
        y[i] = s

    if ([a, a + n*n), [x, x + n) apart from [y, y + n))
        the nest, with scopes that say so          nothing is kept
    else
        the nest                                   as before

It is done where a number is read again and again, by a loop that does not count in its subscript: there, what is kept
would grow with the work and not with the memory. What tells the two apart is found out where the program comes to a
block that no loop is around (overlap_tests.py). All that this block dominates is copied, and the accesses that were
tested get scopes as inlined functions with `restrict` parameters have them (analysis/memory/scopes.py). These say
something of the copy as a whole: it is entered once in a call of the function.

The primal is the same in both versions. So this changes what is kept, and nothing that is computed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, final

from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.analysis.memory import polynomials as poly
from enzyme_passes.analysis.memory.affine import Affine
from enzyme_passes.analysis.memory.effects import ProgramEffects
from enzyme_passes.analysis.memory.memory import Access, MemoryAnalysis
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    Call,
    FloatBinary,
    Instruction,
    Invoke,
    Load,
    Opaque,
    operands,
)
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Block, Constant, Function, Module
from enzyme_passes.normalize.overlap_tests import AtHand
from enzyme_passes.normalize.two_versions import Choice, Copy, Nodes, OverlapTest

MOST_INSTRUCTIONS: Final = 4000  # of a function that is looked at
MOST_ATTEMPTS: Final = 4  # to find what is loaded of what changes
MOST_BLOCKS: Final = 6  # where the test might stand


def make_versions(functions: Sequence[Function], combined: Mapping[Function, None], module: Module) -> bool | None:
    """Give those of `functions`, all that requests reach, two versions for which it pays. None if there are none; else
    whether they have new variables, which LLVM can put into registers. `combined`: those that a request is about whose
    both sweeps are one function."""
    found: list[tuple[Function, Choice]] = []
    callers = Callers(functions, combined, module)
    for function in functions:
        nests = _Nests.of(function)
        choice = nests.choice(callers) if nests is not None else None
        if choice is not None:
            found.append((function, choice))
    nodes = Nodes(module)
    for function, choice in found:
        copy = Copy(function, choice)
        copy.join(OverlapTest(module, choice), nodes)
        function.changed = True
    return any(choice.looks for _, choice in found) if found else None


@final
class Callers:
    """What is known of the functions that call one."""

    def __init__(self, functions: Sequence[Function], combined: Mapping[Function, None], module: Module) -> None:
        self.functions = functions
        self.combined = combined
        self.module = module
        self._effects: ProgramEffects | None = None
        self._calls: dict[Function, list[Call]] | None = None
        self._memory: dict[Function, MemoryAnalysis] = {}

    @property
    def effects(self) -> ProgramEffects:
        if self._effects is None:
            self._effects = ProgramEffects(self.module)
        return self._effects

    def memory(self, function: Function, flow: ControlFlow, loops: LoopInfo) -> MemoryAnalysis:
        """The memory of a function, as those see it that call it by name: what they write afterwards, too."""
        overwritten: dict[int, None] = {}
        for call in self._calls_of(function):
            calling = self._in(call)
            if call.block in calling.order.flow.index:
                overwritten.update(dict.fromkeys(calling.clobbering_arguments_after(call)))
        postpones = function in self.combined
        return MemoryAnalysis(
            function, flow, loops, self.effects, frozenset(overwritten), may_postpone=postpones and not overwritten
        )

    def _calls_of(self, function: Function) -> list[Call]:
        if self._calls is None:
            self._calls = {}
            for caller in self.functions:
                for i in caller.instructions():
                    if isinstance(i, Call) and i.target is not None and i.target.defined and caller is not i.target:
                        self._calls.setdefault(i.target, []).append(i)
        return self._calls.get(function, [])

    def _in(self, call: Call) -> MemoryAnalysis:
        caller = call.block.function if call.block is not None else None
        assert caller is not None
        if caller not in self._memory:
            flow = ControlFlow(caller)
            self._memory[caller] = MemoryAnalysis(caller, flow, LoopInfo(caller, flow), self.effects)
        return self._memory[caller]


@final
class _Nests:
    """The loops of one function in which numbers are read again and again."""

    def __init__(self, function: Function, flow: ControlFlow, loops: LoopInfo) -> None:
        self.function = function
        self.flow = flow
        self.loops = loops

    @staticmethod
    def of(function: Function) -> _Nests | None:
        """None if there are none, or the function is none that is copied."""
        known = copied_loops(function)
        return None if known is None else _Nests(function, *known)

    def choice(self, callers: Callers) -> Choice | None:
        """The best place for the test; None if there is none."""
        reads = self._repeated_reads()
        if not reads:
            return None
        memory = callers.memory(self.function, self.flow, self.loops)
        reads = [r for r in reads if not memory.unchanged_after(r) and memory.changed_by[r][1] is not None]
        if not reads:
            return None
        best: Choice | None = None
        for place in self._places(reads):
            choice = self._at(place, memory, reads)
            if choice is not None and (best is None or choice.gain > best.gain):
                best = choice
        return best

    def _repeated_reads(self) -> list[Load]:
        """Numbers that are multiplied, and that a loop reads again though it does not count in their subscript."""
        affine = Affine(self.function, self.loops)
        found: list[Load] = []
        for load in self._multiplied():
            assert load.block is not None
            around = self._around(load.block)
            if len(around) < 2 or not self.flow.returns(load.block):
                continue
            inside = poly.variables(affine.address(load.pointer).offset)
            if not all(affine.counter(loop) in inside for loop in around):
                found.append(load)
        return found

    def _multiplied(self) -> list[Load]:
        """Numbers in loops that the derivative needs."""
        found = {
            v: None
            for i in self.function.instructions()
            if is_multiplied(i)
            for v in operands(i)
            if isinstance(v, Load) and not v.volatile and not v.ordering and v.block is not None
            if self.loops.loop_of.get(v.block) is not None
        }
        return list(found)

    def _around(self, block: Block) -> list[Loop]:
        found: list[Loop] = []
        at = self.loops.loop_of.get(block)
        while at is not None:
            found.append(at)
            at = at.parent
        return found

    def _places(self, reads: list[Load]) -> list[Block]:
        """The blocks in no loop that dominate all outermost loops with reads, or the first of them, the first first."""
        found: list[Block] = []
        for load in reads:
            assert load.block is not None
            outermost = self._around(load.block)[-1]
            at = self.flow.idom[outermost.header]
            while at is not None:
                if self.loops.loop_of.get(at) is None:
                    found.append(at)
                at = self.flow.idom[at]
        found = sorted(dict.fromkeys(found), key=self.flow.index.__getitem__)
        return found[:MOST_BLOCKS]

    def _at(self, place: Block, memory: MemoryAnalysis, reads: list[Load]) -> Choice | None:
        """What a test at the end of `place` can do for `reads`."""
        region = {b: None for b in self.flow.order if b is not place and self.flow.dominates(place, b)}
        # Stores that wait for the end of the derivative are not copied: they would not be on all ways then.
        stop = next((s for s in memory.postponed if s.block in region), None)
        not_copied: dict[Instruction, None] = {}
        if stop is not None:
            last = stop.block
            assert last is not None
            region = {b: None for b in region if b is last or not self.flow.dominates(last, b)}
            not_copied = dict.fromkeys(last.instructions[last.instructions.index(stop) :])
        known: dict[Instruction, list[Access]] = {}
        for write in memory.writes:
            if write.instruction.block in region and write.instruction not in not_copied:
                known.setdefault(write.instruction, []).append(write)
        writes = [w for accesses in known.values() for w in accesses]
        for block in region:
            for i in block.instructions:
                if i not in not_copied and (isinstance(i, Load) or (i in known and isinstance(i, Call))):
                    known.setdefault(i, []).extend(memory.reads_of(i))
        changing: dict[Load, None] = {}
        for _ in range(MOST_ATTEMPTS):
            at_hand = AtHand(memory, self.flow, place, region, writes, changing)
            choice = Choice(place, region, at_hand, stop)
            usable = choice.collect(known)
            failed = [
                load
                for load, assumed in list(at_hand.assumed.items())
                if load not in known or not choice.compare(known[load], assumed, usable)
            ]
            if not failed:
                break
            changing.update(dict.fromkeys(failed))
        else:
            return None
        for load in reads:
            if load in known and choice.compare(known[load], self._changers(memory, known[load]), usable):
                choice.gain += 1
        if choice.gain:
            for load in self._multiplied():
                if load in known and load not in reads and not memory.unchanged_after(load):
                    choice.compare(known[load], self._changers(memory, known[load]), usable)
        return choice if choice.gain else None

    @staticmethod
    def _changers(memory: MemoryAnalysis, reads: list[Access]) -> list[Access]:
        """The writes that may change what was read."""
        return [
            w
            for w in memory.writes
            if w.instruction not in memory.postponed and any(memory.may_meet(read, w) for read in reads)
        ]


def copied_loops(function: Function, most: int = MOST_INSTRUCTIONS) -> tuple[ControlFlow, LoopInfo] | None:
    """The control flow and the loops of a function that can be copied, has `most` instructions, and nests in which
    something is multiplied; else None."""
    count = 0
    body(function)
    for block in function.blocks:
        count += len(block.instructions)
        if count > most or isinstance(block.instructions[-1], Invoke | Opaque):
            return None
    if not any(is_multiplied(i) for i in function.instructions()):
        return None
    flow = ControlFlow(function)
    loops = LoopInfo(function, flow)
    if loops.irreducible or all(loop.depth < 2 for loop in loops.loops) or len(flow.order) < len(function.blocks):
        return None
    return flow, loops


def is_multiplied(i: Instruction) -> bool:
    """Whether the derivative needs what `i` computes with."""
    match i:
        case FloatBinary(op="fmul" | "fdiv"):
            return not isinstance(i.lhs, Constant) and not isinstance(i.rhs, Constant)
        case Call():
            target = i.target
            return target is not None and target.name.startswith(("llvm.fmuladd.", "llvm.fma."))
        case _:
            return False
