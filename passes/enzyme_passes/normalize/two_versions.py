# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A region of a function twice, and a test before it which of the two runs.

    P:  test whether some arrays are apart                  (overlap_tests.py)
    apart:        the region, with scopes that say so       (analysis/memory/scopes.py)
    may.overlap:  the region, as it is

versions.py and snapshots.py decide where that is done, and what for. Both versions compute the same.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, final

from enzyme_passes.analysis.memory import polynomials as poly
from enzyme_passes.analysis.memory.memory import Access
from enzyme_passes.attributes.emitted import SCOPES
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.instructions import (
    Branch,
    Call,
    CondBranch,
    Instruction,
    Load,
    Phi,
    Store,
    clone,
    replace_blocks,
    replace_operands,
    successors,
)
from enzyme_passes.ir.metadata import is_reference, parts_of
from enzyme_passes.ir.values import Block, Constant, Function, MetadataOperand, Module, Value
from enzyme_passes.normalize.overlap_tests import AtHand, Ends, Place, Ranges, Recipe, different
from enzyme_passes.support.dataclasses import dataclass, field

VERSIONS: Final = "enzcc.versions"
"""Of a branch: it leads to the version for memory that is apart, or to the other one."""

MOST_TESTS: Final = 60  # pairs of arrays
MOST_PLACES: Final = 24  # different subscripts of one array


@final
@dataclass(slots=True, eq=False)
class Array:
    """What is accessed in a region by one head."""

    number: int
    head: Recipe
    places: list[Place] = field(default_factory=list)


@final
@dataclass(slots=True, eq=False)
class Choice:
    """A place for the test: which pairs of arrays it compares, by their numbers, and how many reads profit. `measured`:
    other arrays whose ranges are found there, too."""

    place: Block
    region: dict[Block, None]
    at_hand: AtHand
    stop: Instruction | None = None  # the copy ends before it: all ways through the function come to it, once
    arrays: list[Array] = field(default_factory=list)
    arrays_of: dict[Access, list[Array]] = field(default_factory=dict)
    pairs: dict[tuple[int, int], None] = field(default_factory=dict)
    measured: dict[int, None] = field(default_factory=dict)
    gain: int = 0

    @property
    def compared(self) -> list[Array]:
        numbers = {number for pair in self.pairs for number in pair} | self.measured.keys()
        return [a for a in self.arrays if a.number in numbers]

    @property
    def looks(self) -> bool:
        """Whether nests are run beforehand (inspected_nests.py)."""
        return any(v < 0 for a in self.compared for place in a.places for v in poly.variables(place.offset))

    def collect(self, known: Mapping[Instruction, list[Access]]) -> dict[int, None]:
        """Find the arrays of a region; the numbers of those that can be compared."""
        by_head: dict[Recipe, Array] = {}
        for accesses in known.values():
            for access in accesses:
                touched = self.at_hand.touched(access)
                for found in touched:
                    array = by_head.setdefault(found.head, Array(len(by_head), found.head))
                    array.places.append(found)
                if touched:
                    heads = dict.fromkeys(found.head for found in touched)
                    self.arrays_of[access] = [by_head[head] for head in heads]
        for array in by_head.values():
            array.places = different(array.places)
        self.arrays = [a for a in by_head.values() if len(a.places) <= MOST_PLACES]
        return {a.number: None for a in self.arrays}

    def compare(self, reads: list[Access], writes: list[Access], usable: Mapping[int, None]) -> bool:
        """Compare the arrays that are read with those that are written; whether that can be done."""
        mine = {a.number: None for read in reads for a in self.arrays_of.get(read, ())}
        others = {a.number: None for write in writes for a in self.arrays_of.get(write, ())}
        if not all(self.arrays_of.get(access) for access in (*reads, *writes)) or any(a in mine for a in others):
            return False
        pairs = {(min(a, b), max(a, b)): None for a in mine for b in others}
        together = {**self.pairs, **pairs}
        if not all(a in usable and b in usable for a, b in pairs) or len(together) > MOST_TESTS:
            return False
        self.pairs = together
        return True


@final
class OverlapTest:
    """Written at the end of the place of a choice, whose terminator is away. `ends`: the ranges of the arrays, by their
    numbers."""

    def __init__(self, module: Module, choice: Choice, *, counts: bool = False) -> None:
        """`counts`: as of Ranges."""
        b = self.builder = Builder(module, choice.place)
        b.location = next((i.metadata["dbg"] for i in reversed(choice.place.instructions) if "dbg" in i.metadata), None)
        self.ranges = Ranges(choice.at_hand, b, counts=counts)
        self.arrays = {a.number: a for a in choice.compared}
        self.ranges.look(place for array in self.arrays.values() for place in array.places)
        self.ends: dict[int, Ends] = {n: self.ranges.range(array.places) for n, array in self.arrays.items()}
        self.condition: Value = b.const_int(ty.I1, 1)
        for one, other in choice.pairs:
            self.require(
                self.ranges.apart(self.arrays[one].head, self.ends[one], self.arrays[other].head, self.ends[other])
            )

    def require(self, condition: Value) -> None:
        known = self.condition
        self.condition = condition if isinstance(known, Constant) else self.builder.binary("and", known, condition)

    def finish(self) -> Value:
        """Whether all that was required holds, and no number overflowed."""
        b = self.builder
        for bad in self.ranges.bad:
            self.require(b.binary("xor", bad, b.const_int(ty.I1, 1)))
        return b.freeze(self.condition)


@final
class Copy:
    """The second version of what a choice is about. `values`: its instructions, by those of the first; `entry`: the
    block before it."""

    def __init__(self, function: Function, choice: Choice) -> None:
        """The test is written next; then `join` connects the two."""
        self.function = function
        self.choice = choice
        self.values: dict[Value, Value] = {}
        self._rest = _split(function, choice.stop) if choice.stop is not None else None
        self._old, self.entry = Block("may.overlap", function), Block("apart", function)
        self._terminator = choice.place.instructions.pop()
        self._before = list(function.blocks)

    def join(self, test: OverlapTest, nodes: Nodes) -> None:
        """Copy the region, and go to one of the two, as the test says."""
        function, place, region, values = self.function, self.choice.place, self.choice.region, self.values
        old, new = self._old, self.entry
        condition, tested = test.finish(), test.builder.block
        for block, last in ((old, self._terminator), (new, clone(self._terminator))):
            last.block = block
            block.instructions.append(last)
        blocks: dict[Block, Block] = {b: Block(b.name, function) for b in region}
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
        for block in self._before:
            for i in block.instructions:
                if not isinstance(i, Phi):
                    break
                if block not in region:  # from the copy, too
                    for value, source in list(zip(i.values, i.blocks, strict=True)):
                        if source in copies:
                            i.values.append(values.get(value, value))
                            i.blocks.append(copies[source])
                i.blocks = [old if b is place else b for b in i.blocks]
        if self._rest is not None:
            _join(function, self._rest, region, blocks, values)
        say_apart(nodes, self.choice, values, new)
        branch = CondBranch(condition, new, old)
        branch.metadata[VERSIONS] = nodes.add("")
        branch.block = tested
        tested.instructions.append(branch)
        at = function.blocks.index(tested) + 1
        function.blocks[at:at] = [new, *blocks.values(), old]


def loops_that_overlap(function: Function) -> list[Block]:
    """The blocks that the versions for memory that may overlap are behind."""
    branches = (b.instructions[-1] for b in function.blocks)
    return [i.on_false for i in branches if isinstance(i, CondBranch) and VERSIONS in i.metadata]


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


@final
class Nodes:
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


def say_apart(nodes: Nodes, choice: Choice, values: dict[Value, Value], entry: Block) -> None:
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

    def apart_from(array: Array) -> dict[int, None]:
        return {b if a == array.number else a: None for a, b in choice.pairs if array.number in (a, b)}

    by_instruction: dict[Instruction, list[list[Array]]] = {}
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
