# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nests of loops that read an array again and again, of which one copy is kept.

    for it:                                          p[col[k]] is read for each nonzero, and overwritten below: for each
        for i: for k from row[i] to row[i+1]:        `it` as many numbers would be kept as there are nonzeros, of the n
            q[i] += val[k] * p[col[k]]               that there are
        for i: p[i] = r[i] + beta * p[i]

    for it:
        if (q apart from p, and the part of p that is read is much smaller than the reads are many)
            %head, %low, %high: that part            marked
            the nest, whose loads from there are marked, too
        else
            the nest                                 as before

The derivative copies the part where that is marked (synthesis/adjoint/snapshots.py), and the reverse sweep reads what a
marked load loaded from its place in the copy. This is right if

- nothing in the nest writes what a marked load reads: by its object, its type, its `restrict` scope, or as the test
  says that the arrays are apart (overlap_tests.py). So memory held it when the nest was entered. What is written
  between two runs does not matter: each has a copy of its own;
- every marked load is within the part: its range is not too small, as those of arrays that are compared;
- all bytes of the part may be read when the nest is entered. So the range is not too large, either: the loads at its
  ends are done, and what lies between is of the same object, for both addresses are computed from one head. The ends
  are found exactly if the loops are left at their ends only, each is come to in every iteration of the one around it
  (by conditions that are tested, too), nothing in them may end the program, and each counter is used once, by itself,
  in the address and in the limits of the other counters: then there is an iteration in which all are where the address
  is at its end. What is found by running the nest beforehand (inspected_nests.py) is exact anyway;
- each address on the way from the head to a load's is behind the one before; so addresses in the copy are in the copy.

It pays if fewer bytes are copied than are loaded; that is part of the test. A nest is tested for wherever it is
entered, be that in loops: so all that does not change in it is known there, also what no formula is found for. It is
run beforehand where that is the same for all its runs. Scopes of the copy of the nest hold for one run, and are
declared there.

Both versions compute the same, and so does the primal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, final

from enzyme_passes.analysis.control_flow.guards import Guard, guard_of
from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.analysis.memory import polynomials as poly
from enzyme_passes.analysis.memory.affine import Affine
from enzyme_passes.analysis.memory.memory import Access, MemoryAnalysis
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    Branch,
    Call,
    Cast,
    FloatBinary,
    FloatUnary,
    GetElementPtr,
    Instruction,
    IntBinary,
    Load,
    Phi,
    operands,
    replace_blocks,
    replace_operands,
    successors,
)
from enzyme_passes.ir.values import Block, Constant, Function, Module, Value
from enzyme_passes.normalize.inspected_nests import may_stay
from enzyme_passes.normalize.overlap_tests import AtHand, Counted, Ends, Place, Ranges, different
from enzyme_passes.normalize.two_versions import Array, Choice, Copy, Nodes, OverlapTest, loops_that_overlap
from enzyme_passes.normalize.versions import MOST_INSTRUCTIONS, Callers, copied_loops, is_multiplied
from enzyme_passes.support.dataclasses import dataclass, field

SNAPSHOT: Final = "enzcc.snapshot"
"""Of loads, and of the instructions that make the address and the size of what they read: these have one node."""

MOST_NESTS: Final = 40  # of a function, that are looked at
MOST_SUMMANDS: Final = 20  # that are looked at
FEWEST_VISITS: Final = 64  # of a nest with constant trip counts
WORTH: Final = 2  # how many times as much is loaded as is in the part that is read


@final
@dataclass(frozen=True, slots=True, eq=False)
class _Read:
    """A load that profits. `steps`: what its address is computed of, behind the head; `guard`: if all that does not
    hold, it may not be done."""

    load: Load
    place: Place
    steps: list[GetElementPtr | Phi]
    guard: Guard


@final
@dataclass(slots=True, eq=False)
class _Nest:
    """A loop, the choice that is made for it, and what profits, by the heads of arrays."""

    loop: Loop
    choice: Choice
    reads: dict[Value, list[_Read]] = field(default_factory=dict)

    @property
    def gain(self) -> int:
        return sum(map(len, self.reads.values()))


def make_snapshots(functions: Sequence[Function], combined: Mapping[Function, None], module: Module) -> bool | None:
    """Give nests of `functions`, all that requests reach, a version of which arrays are kept. None if there are none;
    else whether they have new variables, which LLVM can put into registers. `combined`: as of `make_versions`."""
    found: list[tuple[Function, list[_Nest]]] = []
    callers = Callers(functions, combined, module)
    for function in functions:
        nests = _Nests.of(function)
        chosen = nests.chosen(callers) if nests is not None else []
        if chosen:
            found.append((function, chosen))
    nodes = Nodes(module)
    for function, chosen in found:
        for nest in chosen:
            _write(function, module, nest, nodes)
        function.changed = True
    return any(nest.choice.looks for _, chosen in found for nest in chosen) if found else None


@final
class _Nests:
    """The nests of one function."""

    def __init__(self, function: Function, flow: ControlFlow, loops: LoopInfo) -> None:
        self.function = function
        self.flow = flow
        self.loops = loops
        self._looked_at = 0

    @staticmethod
    def of(function: Function) -> _Nests | None:
        """None if there are none."""
        known = copied_loops(function, 2 * MOST_INSTRUCTIONS)  # it may have versions
        return None if known is None else _Nests(function, *known)

    def chosen(self, callers: Callers) -> list[_Nest]:
        """Those to be copied: none is in another one."""
        loads = self._loads()
        if not loads:
            return []
        memory = callers.memory(self.function, self.flow, self.loops)
        loads = [load for load in loads if not memory.unchanged_after(load)]
        found: list[_Nest] = []
        for loop in self.loops.loops:
            if loop.parent is None:
                found += self._best(loop, memory, loads)
        return found

    def _loads(self) -> list[Load]:
        """Numbers that would be kept, in loops, and behind no version that is for arrays that overlap."""
        overlapping = loops_that_overlap(self.function)
        found: dict[Load, None] = {}
        for block in self.flow.order:
            if not self.loops.depth(block) or any(self.flow.dominates(b, block) for b in overlapping):
                continue
            for i in block.instructions:
                found.update((load, None) for v in _kept_for(i) if (load := _only_load(v)) is not None)
        return [load for load in found if load.block is not None and self.loops.depth(load.block)]

    def _best(self, loop: Loop, memory: MemoryAnalysis, loads: Sequence[Load]) -> list[_Nest]:
        """Either the loop, or nests in it: where more loads profit. The outermost if it is all the same."""
        mine = [load for load in loads if load.block in loop.blocks]
        if not mine or self._looked_at >= MOST_NESTS:
            return []
        self._looked_at += 1
        whole = self._nest(loop, memory, mine)
        if whole is not None and whole.gain == len(mine):
            return [whole]
        parts = [nest for inner in loop.children for nest in self._best(inner, memory, mine)]
        return [whole] if whole is not None and whole.gain >= sum(n.gain for n in parts) else parts

    def _nest(self, loop: Loop, memory: MemoryAnalysis, loads: Sequence[Load]) -> _Nest | None:
        """What a copy of `loop` does for `loads`; None if that is nothing, or it cannot be copied."""
        stays = any(may_stay(i) for block in loop.blocks for i in block.instructions)
        if loop.preheader is None or stays or not self._is_closed(loop) or _is_short(loop):
            return None
        affine = Affine(self.function, self.loops.within(loop), loop)
        at_hand = self._at_hand(loop, memory, affine)
        self._look_early(loop, memory, at_hand)
        nest = _Nest(loop, Choice(loop.preheader, dict(loop.blocks), at_hand))
        known: dict[Instruction, list[Access]] = {}
        for write in at_hand.writes:
            known.setdefault(write.instruction, []).append(write)
        for load in loads:
            known[load] = memory.reads_of(load)
        usable = nest.choice.collect(known)
        for load in loads:
            read = self._read(load, known[load], at_hand, loop)
            meeting = [w for w in at_hand.writes if any(self._may_meet(memory, r, w, loop) for r in known[load])]
            if read is not None and self._are_apart(nest.choice, known[load], meeting, usable):
                assert isinstance(read.place.head, Value)
                nest.reads.setdefault(read.place.head, []).append(read)
        nest.reads = {h: found for h, found in nest.reads.items() if self._is_repeated(loop, affine, found)}
        nest.choice.measured = {
            a.number: None
            for found in nest.reads.values()
            for read in found
            for access in known[read.load]
            for a in nest.choice.arrays_of[access]
        }
        return nest if nest.reads and not _is_worthless(nest) else None

    @staticmethod
    def _are_apart(choice: Choice, reads: list[Access], writes: list[Access], usable: Mapping[int, None]) -> bool:
        """Whether what is read and written can be found to be apart."""
        mine = [a for read in reads for a in choice.arrays_of.get(read, ())]
        others = {a: None for write in writes for a in choice.arrays_of.get(write, ())}
        if any(a.number not in usable for a in mine):
            return False
        if any(_surely_overlap(choice.at_hand, a, b) for a in mine for b in others):
            return False
        return choice.compare(reads, writes, usable)

    def _at_hand(self, loop: Loop, memory: MemoryAnalysis, affine: Affine) -> AtHand:
        """What can be known where `loop` is entered, of what is in it; nothing is assumed."""
        assert loop.preheader is not None
        writes = [w for w in memory.writes if w.instruction.block in loop.blocks]
        loads = {i: None for block in loop.blocks for i in block.instructions if isinstance(i, Load)}
        return AtHand(memory, self.flow, loop.preheader, loop.blocks, writes, loads, affine)

    def _look_early(self, loop: Loop, memory: MemoryAnalysis, at_hand: AtHand) -> None:
        """Run the nest beforehand where the outermost loop is entered in which that finds the same each time."""
        around = loop.parent
        while around is not None and around.preheader is not None:
            earlier = self._at_hand(around, memory, at_hand.affine)
            if not earlier.nests.can_be_run(loop):
                break
            at_hand.nests = earlier.nests
            around = around.parent

    def _read(self, load: Load, accesses: list[Access], at_hand: AtHand, loop: Loop) -> _Read | None:
        """What has to hold that a load is of the copy of an array; None: it cannot be."""
        places = [place for access in accesses for place in at_hand.touched(access)]
        if len(places) != 1 or places[0].head is not at_hand.affine.address(load.pointer).head:
            return None
        steps = _steps(load, places[0].head, loop, self.loops)
        looked_for = any(v < 0 for v in poly.variables(places[0].offset))
        if steps is None or (looked_for and len(steps) > 1):
            return None
        guard = () if looked_for else self._guard(load, loop)
        if guard is None or not (looked_for or at_hand.is_attained(places[0].offset)):
            return None
        return _Read(load, places[0], steps, guard)

    def _guard(self, load: Load, outermost: Loop) -> Guard | None:
        """Under which conditions a load is done in each iteration of all loops around it; None: that is not known."""
        found: list[tuple[Value, bool]] = []
        block = load.block
        for loop in _around(load, outermost, self.loops):
            ways_out = [b for b in loop.blocks if any(s not in loop.blocks for s in self.flow.successors[b])]
            if loop.trip is None or ways_out != [loop.latch] or block is None:
                return None
            guard = guard_of(self.flow, block, loop, outermost)
            if guard is None:
                return None
            found += guard
            block = loop.preheader
        return tuple(found)

    @staticmethod
    def _may_meet(memory: MemoryAnalysis, read: Access, write: Access, loop: Loop) -> bool:
        """Whether, in one run of `loop`, the two may concern the same bytes, one before or after the other."""
        if not memory.may_concern_one(read, write):
            return False
        assert read.instruction.block is not None and write.instruction.block is not None
        common = memory.order.common(read.instruction.block, write.instruction.block)
        levels = range(common.index(loop), len(common) + 1)
        return not all(memory.scopes.apart(read.instruction, write.instruction, common, level) for level in levels)

    def _is_closed(self, loop: Loop) -> bool:
        """Whether what is made in a loop is used outside by phis at its exits only."""
        for block in self.function.blocks:
            if block in loop.blocks:
                continue
            for i in block.instructions:
                for k, value in enumerate(operands(i)):
                    if isinstance(value, Instruction) and value.block in loop.blocks:
                        closed = isinstance(i, Phi) and i.blocks[k] in loop.blocks
                        if not closed:
                            return False
        return True

    def _is_repeated(self, loop: Loop, affine: Affine, reads: Sequence[_Read]) -> bool:
        """Whether these may load a number more than once in a run of `loop`."""
        if len(reads) > 1:
            return True
        inside = poly.variables(affine.address(reads[0].load.pointer).offset)
        return not all(affine.counter(at) in inside for at in _around(reads[0].load, loop, self.loops))


def _kept_for(i: Instruction) -> list[Value]:
    """What the derivative of `i` is computed of."""
    match i:
        case Call():
            factors = _factors(i)
            return i.arguments if factors is None and ty.is_float(i.type) else factors or []
        case FloatBinary():
            return operands(i) if is_multiplied(i) else []
        case _:
            return []


def _factors(call: Call) -> list[Value] | None:
    """What a fused multiplication multiplies, if both change; None for another call."""
    target = call.target
    if target is None or not target.name.startswith(("llvm.fmuladd.", "llvm.fma.")):
        return None
    return [] if any(isinstance(v, Constant) for v in call.arguments[:2]) else call.arguments[:2]


def _only_load(value: Value) -> Load | None:
    """The load of a number that `value` is, or is computed of by sums; None if there are none or several: then the sum
    is kept, and no copy would change that."""
    found: Load | None = None
    pending: list[Value] = [value]
    for at in pending:  # grows
        match at:
            case Load() if ty.is_float(at.type) and not at.volatile and not at.ordering:
                if found is not None and found is not at:
                    return None
                found = at
            case FloatBinary() if not is_multiplied(at):
                pending += operands(at)
            case FloatUnary() | Cast(op="fpext" | "fptrunc"):
                pending += operands(at)
            case Call() if _factors(at) == []:
                pending += at.arguments
            case _:
                pass
        if len(pending) > MOST_SUMMANDS:
            return None
    return found


def _steps(load: Load, head: Value, loop: Loop, loops: LoopInfo) -> list[GetElementPtr | Phi] | None:
    """What the address of a load is computed of, one of the other, up to `head`, which comes from outside of `loop`;
    None if something in between is no sum."""
    found: list[GetElementPtr | Phi] = []
    at = load.pointer
    while not loop.is_invariant(at):
        match at:
            case GetElementPtr():
                found.append(at)
                at = at.pointer
            case Phi(block=Block() as block) if (
                home := loops.loop_of.get(block)
            ) is not None and at in home.inductions:
                found.append(at)
                at = home.inductions[at].start
            case _:
                return None
    return found if at is head else None


def _around(load: Load, outermost: Loop, loops: LoopInfo) -> Iterator[Loop]:
    """The loops around a load, the innermost first."""
    at = loops.loop_of.get(load.block) if load.block is not None else None
    while at is not None:
        yield at
        at = at.parent if at is not outermost else None


def _is_worthless(nest: _Nest) -> bool:
    """Whether it is known that too little is loaded."""
    at_hand = nest.choice.at_hand
    copied = loaded = 0
    for reads in nest.reads.values():
        ends = [known for read in reads if (known := _known_ends(at_hand, read.place)) is not None]
        if len(ends) < len(reads):
            return False
        copied += max(high for _, high in ends)
        for read in reads:
            bytes = at_hand.memory.layout.store_size(read.load.type)
            for loop in _around(read.load, nest.loop, at_hand.memory.loops):
                if loop.trip is None or loop.trip.constant is None:
                    return False
                bytes *= loop.trip.constant + 1
            loaded += bytes
    return copied * WORTH > loaded


def _known_ends(at_hand: AtHand, place: Place) -> tuple[int, int] | None:
    """The first byte of a place and the one behind the last, if only counters to known numbers vary there."""
    size = poly.constant_of(place.size)
    if size is None:
        return None
    low = place.offset.get((), 0)
    high = low + size
    for monomial, coefficient in place.offset.items():
        if not monomial:
            continue
        form = at_hand.form(monomial[0]) if len(monomial) == 1 else None
        last = poly.constant_of(form.limit.high) if isinstance(form, Counted) else None
        if last is None or not isinstance(form, Counted):
            return None
        farthest = coefficient * (max(last, 0) // form.limit.unit)
        low, high = low + min(farthest, 0), high + max(farthest, 0)
    return low, high


def _surely_overlap(at_hand: AtHand, one: Array, other: Array) -> bool:
    """Whether two arrays are parts of one object that are known to overlap."""
    if not isinstance(one.head, Value) or not isinstance(other.head, Value):
        return False
    affine = at_hand.memory.affine
    first, second = affine.address(one.head), affine.address(other.head)
    distance = poly.constant_of(poly.add(second.offset, first.offset, -1))
    if first.head is not second.head or distance is None:
        return False
    mine = [_known_ends(at_hand, place) for place in one.places]
    others = [_known_ends(at_hand, place) for place in other.places]
    return any(
        a is not None and b is not None and a[0] < b[1] + distance and b[0] + distance < a[1]
        for a in mine
        for b in others
    )


def _is_short(loop: Loop) -> bool:
    """Whether it is known that a nest has few iterations."""

    def visits(at: Loop) -> int:
        if at.trip is None or at.trip.constant is None:
            return FEWEST_VISITS
        return (at.trip.constant + 1) * max((visits(inner) for inner in at.children), default=1)

    return visits(loop) < FEWEST_VISITS


# Writing -------------------------------------------------------------------------------------------------------------


def _write(function: Function, module: Module, nest: _Nest, nodes: Nodes) -> None:
    nest.choice.region.update(dict.fromkeys(_close_exits(function, nest.loop)))
    copy = Copy(function, nest.choice)
    test = OverlapTest(module, nest.choice, counts=True)
    ends = {head: test.ranges.range(different(r.place for r in reads)) for head, reads in nest.reads.items()}
    _require_gain(nest, test, ends)
    for read in (r for reads in nest.reads.values() for r in reads):
        _require_certain(nest, test, read)
    copy.join(test, nodes)
    _mark(module, nest, nodes, copy, ends)


def _require_gain(nest: _Nest, test: OverlapTest, ends: Mapping[Value, Ends]) -> None:
    b, ranges = test.builder, test.ranges
    size: Value = b.i64(0)
    loaded: Value = b.i64(0)
    for head, reads in nest.reads.items():
        low, high = ends[head]
        test.require(b.icmp("slt", low, high))
        size = ranges.checked("sadd", size, high)
        for read in reads:
            loaded = ranges.checked("sadd", loaded, _loaded(ranges, nest, read))
    test.require(b.icmp("sle", ranges.checked("smul", size, b.i64(WORTH)), loaded))


def _loaded(ranges: Ranges, nest: _Nest, read: _Read) -> Value:
    """About how many bytes a load loads in a run of the nest, if not more."""
    at_hand = nest.choice.at_hand
    total: Value = ranges.builder.i64(at_hand.memory.layout.store_size(read.load.type))
    for number in poly.variables(read.place.offset):
        if number < 0:
            return ranges.checked("smul", total, ranges.visits[number])
    for loop in _around(read.load, nest.loop, at_hand.memory.loops):
        counter = at_hand.affine.counter(loop)
        if at_hand.form(counter) is not None:
            iterations = ranges.checked("sadd", ranges.ends({(counter,): 1})[1], ranges.builder.i64(1))
            total = ranges.checked("smul", total, iterations)
    return total


def _require_certain(nest: _Nest, test: OverlapTest, read: _Read) -> None:
    """That the load is done, and each address on the way to its own is behind the one before."""
    b, affine = test.builder, nest.choice.at_hand.affine
    for condition, side in read.guard:
        held = b.freeze(condition)
        test.require(held if side else b.binary("xor", held, b.const_int(ty.I1, 1)))
    places = [affine.address(step).offset for step in read.steps]
    if len(places) < 2:
        test.require(b.icmp("sge", test.ranges.ends(read.place.offset)[0], b.i64(0)))
        return
    for place, before in zip(places, [*places[1:], poly.ZERO], strict=True):
        test.require(b.icmp("sge", test.ranges.ends(poly.add(place, before, -1))[0], b.i64(0)))


def _mark(module: Module, nest: _Nest, nodes: Nodes, copy: Copy, ends: Mapping[Value, Ends]) -> None:
    b = Builder(module, copy.entry, before_terminator=True)
    for head, reads in nest.reads.items():
        low, high = ends[head]
        begin = b.insert(GetElementPtr(ty.PTR, ty.I8, head, [b.i64(0)], ""))
        marked: list[Instruction] = [begin, *(b.insert(IntBinary("add", end, b.i64(0), "")) for end in (low, high))]
        for read in reads:
            load = copy.values[read.load]
            assert isinstance(load, Load)
            marked.append(load)
            first = copy.values[read.steps[-1]] if read.steps else load
            assert isinstance(first, Instruction)
            _begin_at(first, head, begin)
        node = nodes.add('!"array"', distinct=True)
        for i in marked:
            i.metadata[SNAPSHOT] = node


def _begin_at(first: Instruction, head: Value, begin: Value) -> None:
    """Compute an address from `begin`, which is the head."""
    replace_operands(first, lambda v: begin if v is head else v)


def _close_exits(function: Function, loop: Loop) -> list[Block]:
    """A block on each way out of a loop, to which nothing else comes; they are returned."""
    made: list[Block] = []
    leaving = {b: b.instructions[-1] for b in loop.blocks}
    for exit in dict.fromkeys(s for b in loop.blocks for s in successors(b) if s not in loop.blocks):
        closed = Block("left", function)
        for phi in exit.instructions:
            if not isinstance(phi, Phi):
                break
            coming = list(zip(phi.values, phi.blocks, strict=True))
            inside = [(v, b) for v, b in coming if b in loop.blocks]
            own = Phi(phi.type, [v for v, _ in inside], [b for _, b in inside], phi.flags)
            own.block = closed
            closed.instructions.append(own)
            outside = [(v, b) for v, b in coming if b not in loop.blocks]
            phi.values, phi.blocks = [*(v for v, _ in outside), own], [*(b for _, b in outside), closed]
        branch = Branch(exit)
        branch.block = closed
        closed.instructions.append(branch)
        for last in leaving.values():
            _lead(last, exit, closed)
        function.blocks.insert(function.blocks.index(exit), closed)
        made.append(closed)
    return made


def _lead(terminator: Instruction, old: Block, new: Block) -> None:
    """Go to another block in the place of one."""
    replace_blocks(terminator, lambda b: new if b is old else b)
