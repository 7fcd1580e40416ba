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

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, final

from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.analysis.memory import polynomials as poly
from enzyme_passes.analysis.memory.affine import Affine
from enzyme_passes.analysis.memory.effects import ProgramEffects
from enzyme_passes.analysis.memory.memory import Access, MemoryAnalysis
from enzyme_passes.attributes.emitted import SCOPES
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import (
    Branch,
    Call,
    CondBranch,
    FloatBinary,
    Instruction,
    Invoke,
    Load,
    Opaque,
    Phi,
    Store,
    clone,
    operands,
    replace_blocks,
    replace_operands,
    successors,
)
from enzyme_passes.ir.metadata import is_reference, parts_of
from enzyme_passes.ir.reader import body
from enzyme_passes.ir.values import Block, Constant, Function, MetadataOperand, Module, Value
from enzyme_passes.normalize.overlap_tests import AtHand, Place, Ranges, Recipe, different
from enzyme_passes.support.dataclasses import dataclass, field

VERSIONS: Final = "enzcc.versions"
"""Of a branch: it leads to the version for memory that is apart, or to the other one."""

MOST_INSTRUCTIONS: Final = 4000  # of a function that is looked at
MOST_ATTEMPTS: Final = 4  # to find what is loaded of what changes
MOST_TESTS: Final = 60  # pairs of arrays
MOST_PLACES: Final = 24  # different subscripts of one array
MOST_BLOCKS: Final = 6  # where the test might stand


@final
@dataclass(slots=True, eq=False)
class _Array:
    """What is accessed in a region by one head."""

    number: int
    head: Recipe
    places: list[Place] = field(default_factory=list)


@final
@dataclass(slots=True, eq=False)
class _Choice:
    """A place for the test: which pairs of arrays it compares, by their numbers, and how many reads profit."""

    place: Block
    region: dict[Block, None]
    at_hand: AtHand
    arrays: list[_Array]
    arrays_of: dict[Access, list[_Array]]
    stop: Instruction | None  # the copy ends before it: all ways through the function come to it, once
    pairs: dict[tuple[int, int], None] = field(default_factory=dict)
    gain: int = 0

    @property
    def compared(self) -> list[_Array]:
        numbers = {number for pair in self.pairs for number in pair}
        return [a for a in self.arrays if a.number in numbers]

    @property
    def looks(self) -> bool:
        """Whether nests are run beforehand (inspected_nests.py)."""
        return any(v < 0 for a in self.compared for place in a.places for v in poly.variables(place.offset))


def make_versions(functions: Sequence[Function], combined: Mapping[Function, None], module: Module) -> bool | None:
    """Give those of `functions`, all that requests reach, two versions for which it pays. None if there are none; else
    whether they have new variables, which LLVM can put into registers. `combined`: those that a request is about whose
    both sweeps are one function."""
    found: list[tuple[Function, _Choice]] = []
    callers = _Callers(functions, combined, module)
    for function in functions:
        nests = _Nests.of(function)
        choice = nests.choice(callers) if nests is not None else None
        if choice is not None:
            found.append((function, choice))
    for function, choice in found:
        _copy(function, module, choice)
        function.changed = True
    return any(choice.looks for _, choice in found) if found else None


@final
class _Callers:
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


def loops_that_overlap(function: Function) -> list[Block]:
    """The blocks that the versions for memory that may overlap are behind."""
    branches = (b.instructions[-1] for b in function.blocks)
    return [i.on_false for i in branches if isinstance(i, CondBranch) and VERSIONS in i.metadata]


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
        count = 0
        body(function)
        for block in function.blocks:
            count += len(block.instructions)
            if count > MOST_INSTRUCTIONS or isinstance(block.instructions[-1], Invoke | Opaque):
                return None
        if not any(_is_multiplied(i) for i in function.instructions()):
            return None
        flow = ControlFlow(function)
        loops = LoopInfo(function, flow)
        if loops.irreducible or all(loop.depth < 2 for loop in loops.loops) or len(flow.order) < len(function.blocks):
            return None
        return _Nests(function, flow, loops)

    def choice(self, callers: _Callers) -> _Choice | None:
        """The best place for the test; None if there is none."""
        reads = self._repeated_reads()
        if not reads:
            return None
        memory = callers.memory(self.function, self.flow, self.loops)
        reads = [r for r in reads if not memory.unchanged_after(r) and memory.changed_by[r][1] is not None]
        if not reads:
            return None
        best: _Choice | None = None
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
            if _is_multiplied(i)
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

    def _at(self, place: Block, memory: MemoryAnalysis, reads: list[Load]) -> _Choice | None:
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
            choice = _Choice(place, region, at_hand, [], {}, stop)
            usable = self._collect(choice, known)
            failed = [
                load
                for load, assumed in list(at_hand.assumed.items())
                if load not in known or not self._add_pairs(choice, known[load], assumed, usable)
            ]
            if not failed:
                break
            changing.update(dict.fromkeys(failed))
        else:
            return None
        for load in reads:
            if load in known and self._add_pairs(choice, known[load], self._changers(memory, known[load]), usable):
                choice.gain += 1
        if choice.gain:
            for load in self._multiplied():
                if load in known and load not in reads and not memory.unchanged_after(load):
                    self._add_pairs(choice, known[load], self._changers(memory, known[load]), usable)
        return choice if choice.gain else None

    @staticmethod
    def _collect(choice: _Choice, known: Mapping[Instruction, list[Access]]) -> dict[int, None]:
        """Find the arrays of a region; the numbers of those that can be compared."""
        by_head: dict[Recipe, _Array] = {}
        for accesses in known.values():
            for access in accesses:
                touched = choice.at_hand.touched(access)
                for found in touched:
                    array = by_head.setdefault(found.head, _Array(len(by_head), found.head))
                    array.places.append(found)
                if touched:
                    heads = dict.fromkeys(found.head for found in touched)
                    choice.arrays_of[access] = [by_head[head] for head in heads]
        for array in by_head.values():
            array.places = different(array.places)
        choice.arrays = [a for a in by_head.values() if len(a.places) <= MOST_PLACES]
        return {a.number: None for a in choice.arrays}

    @staticmethod
    def _changers(memory: MemoryAnalysis, reads: list[Access]) -> list[Access]:
        """The writes that may change what was read."""
        return [
            w
            for w in memory.writes
            if w.instruction not in memory.postponed and any(memory.may_meet(read, w) for read in reads)
        ]

    @staticmethod
    def _add_pairs(choice: _Choice, reads: list[Access], writes: list[Access], usable: Mapping[int, None]) -> bool:
        """Compare the arrays that are read with those that are written; whether that can be done."""
        mine = {a.number: None for read in reads for a in choice.arrays_of.get(read, ())}
        others = {a.number: None for write in writes for a in choice.arrays_of.get(write, ())}
        if not all(choice.arrays_of.get(access) for access in (*reads, *writes)) or any(a in mine for a in others):
            return False
        pairs = {(min(a, b), max(a, b)): None for a in mine for b in others}
        together = {**choice.pairs, **pairs}
        if not all(a in usable and b in usable for a, b in pairs) or len(together) > MOST_TESTS:
            return False
        choice.pairs = together
        return True


def _copy(function: Function, module: Module, choice: _Choice) -> None:
    """Test at the end of `choice.place`, and copy what it dominates."""
    place, region = choice.place, choice.region
    rest = _split(function, choice.stop) if choice.stop is not None else None
    old, new = Block("may.overlap", function), Block("apart", function)
    terminator = place.instructions.pop()
    before = list(function.blocks)
    condition, tested = _test(module, choice)
    for block, last in ((old, terminator), (new, clone(terminator))):
        last.block = block
        block.instructions.append(last)
    blocks: dict[Block, Block] = {b: Block(b.name, function) for b in region}
    values: dict[Value, Value] = {}
    for block in region:
        for i in block.instructions:
            made = clone(i)
            made.block = blocks[block]
            blocks[block].instructions.append(made)
            values[i] = made
    copies = {place: new, **blocks}
    for block in copies.values():
        for i in block.instructions:
            replace_operands(i, lambda v: values.get(v, v))
            if isinstance(i, Phi) or i.BLOCKS:
                replace_blocks(i, lambda b: copies.get(b, b))
    for block in before:
        for i in block.instructions:
            if not isinstance(i, Phi):
                break
            if block not in region:  # from the copy, too
                for value, source in list(zip(i.values, i.blocks, strict=True)):
                    if source in copies:
                        i.values.append(values.get(value, value))
                        i.blocks.append(copies[source])
            i.blocks = [old if b is place else b for b in i.blocks]
    if rest is not None:
        _join(function, rest, region, blocks, values)
    nodes = _Nodes(module)
    _say_apart(nodes, choice, values, new)
    branch = CondBranch(condition, new, old)
    branch.metadata[VERSIONS] = nodes.add("")
    branch.block = tested
    tested.instructions.append(branch)
    at = function.blocks.index(tested) + 1
    function.blocks[at:at] = [new, *blocks.values(), old]


def _split(function: Function, at: Instruction) -> Block:
    """A new block that begins with `at`, where its block goes on."""
    block = at.block
    assert block is not None
    index = block.instructions.index(at)
    rest = Block("rest", function)
    rest.instructions = block.instructions[index:]
    for i in rest.instructions:
        i.block = rest
    for following in dict.fromkeys(successors(rest)):
        for i in following.instructions:
            if isinstance(i, Phi):
                i.blocks = [rest if b is block else b for b in i.blocks]
    branch = Branch(rest)
    branch.block = block
    block.instructions[index:] = [branch]
    function.blocks.insert(function.blocks.index(block) + 1, rest)
    return rest


def _join(
    function: Function, rest: Block, region: dict[Block, None], blocks: dict[Block, Block], values: dict[Value, Value]
) -> None:
    """Values of either version go on into `rest`, which both versions come to, and to what it dominates."""
    ends = [b for b in region if rest in successors(b)]
    copied = dict.fromkeys(blocks.values())
    phis: dict[Value, Phi] = {}

    def joined(value: Value) -> Value:
        if not isinstance(value, Instruction) or value.block not in region:
            return value
        if value not in phis:
            phi = Phi(value.type, [], [])
            phi.block = rest
            for end in ends:
                phi.values += [value, values[value]]
                phi.blocks += [end, blocks[end]]
            phis[value] = phi
        return phis[value]

    for block in function.blocks:
        if block in region:
            continue
        for i in block.instructions:
            if isinstance(i, Phi):
                i.values = [
                    v if b in region or b in copied else joined(v) for v, b in zip(i.values, i.blocks, strict=True)
                ]
            else:
                replace_operands(i, joined)
    rest.instructions[:0] = phis.values()


def _test(module: Module, choice: _Choice) -> tuple[Value, Block]:
    """Whether the pairs of arrays are apart, found behind the place, whose terminator is away; and the block at whose
    end that is known."""
    b = Builder(module, choice.place)
    location = next((i.metadata["dbg"] for i in reversed(choice.place.instructions) if "dbg" in i.metadata), None)
    b.location = location
    ranges = Ranges(choice.at_hand, b)
    arrays = {a.number: a for a in choice.compared}
    ranges.look(place for array in arrays.values() for place in array.places)
    ends = {number: ranges.range(array.places) for number, array in arrays.items()}
    apart: Value = b.const_int(ty.I1, 1)
    for one, other in choice.pairs:
        test = ranges.apart(arrays[one].head, ends[one], arrays[other].head, ends[other])
        apart = test if isinstance(apart, Constant) else b.binary("and", apart, test)
    for bad in ranges.bad:
        apart = b.binary("and", apart, b.binary("xor", bad, b.const_int(ty.I1, 1)))
    return b.freeze(apart), b.block


@final
class _Nodes:
    """Adds metadata to a module."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._next = max((int(name[1:]) for name in module.metadata), default=-1) + 1

    def add(self, text: str, *, distinct: bool = False) -> str:
        """A node; its name. A distinct one refers to itself first."""
        name = f"!{self._next}"
        self._next += 1
        self.module.metadata[name] = f"distinct !{{{name}, {text}}}" if distinct else f"!{{{text}}}"
        return name


def _say_apart(nodes: _Nodes, choice: _Choice, values: dict[Value, Value], entry: Block) -> None:
    """Scopes for the accesses of the copy: one for each array."""
    domain = nodes.add('!"enzcc apart"', distinct=True)
    tested = {number for pair in choice.pairs for number in pair}
    scope = {number: nodes.add(domain, distinct=True) for number in sorted(tested)}
    lists: dict[tuple[str, ...], str] = {}

    def joined(old: str | None, scopes: Iterable[str]) -> str | None:
        before = [p for p in parts_of(nodes.module.metadata.get(old, "")) if is_reference(p)] if old else []
        parts = (*before, *scopes)
        if not parts:
            return None
        if parts not in lists:
            lists[parts] = nodes.add(", ".join(parts))
        return lists[parts]

    def apart_from(array: _Array) -> dict[int, None]:
        return {b if a == array.number else a: None for a, b in choice.pairs if array.number in (a, b)}

    by_instruction: dict[Instruction, list[list[_Array]]] = {}
    for access, touched in choice.arrays_of.items():
        by_instruction.setdefault(access.instruction, []).append(touched)
    for instruction, accesses in by_instruction.items():
        made = values[instruction]
        assert isinstance(made, Instruction)
        arrays = list({a.number: a for touched in accesses for a in touched}.values())
        if any(a.number not in tested for a in arrays) or len(accesses) != _accesses_of(instruction):
            continue
        mine = dict.fromkeys(scope[a.number] for a in arrays)
        others = [n for n in apart_from(arrays[0]) if all(n in apart_from(a) for a in arrays)]
        for kind, scopes in zip(SCOPES, (list(mine), [scope[n] for n in others]), strict=True):
            together = joined(made.metadata.get(kind), scopes)
            if together is not None:
                made.metadata[kind] = together
    b = Builder(nodes.module, entry, before_terminator=True)
    for one in scope.values():
        b.intrinsic("llvm.experimental.noalias.scope.decl", ty.VOID, [MetadataOperand(nodes.add(one))])


def _accesses_of(instruction: Instruction) -> int:
    """How many places an instruction whose accesses are known touches."""
    if isinstance(instruction, Load | Store):
        return 1
    target = instruction.target if isinstance(instruction, Call) else None
    name = target.name if target is not None else ""
    return 2 if name.startswith(("llvm.memcpy.", "llvm.memmove.")) else 1 if name.startswith("llvm.memset.") else 0


def _is_multiplied(i: Instruction) -> bool:
    """Whether the derivative needs what `i` computes with."""
    match i:
        case FloatBinary(op="fmul" | "fdiv"):
            return not isinstance(i.lhs, Constant) and not isinstance(i.rhs, Constant)
        case Call():
            target = i.target
            return target is not None and target.name.startswith(("llvm.fmuladd.", "llvm.fma."))
        case _:
            return False
