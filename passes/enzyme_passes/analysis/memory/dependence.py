# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether a location that was read is written by something that runs later: the test over iterations.

    for i: x = a[i-1]; a[i] = f(x)       read 8*i - 8, written 8*i; later writes are to 8*i' with i' >= i: never again

`read` happens in one iteration (I) of the loops around it, `write` in another (J), later one. For each loop around
both there is the case that this loop is the outermost in which the iterations differ (then J's counter is I's plus at
least 1), and there is the case that all are the same and the write stands behind the read. In each case the distance
of the addresses, J's minus I's, is a polynomial; the two do not overlap if it is proved to be outside of
(-written, read) bytes. After Allen and Kennedy's levels of dependences; the bounds come from the loops' exit tests.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import gcd
from typing import Final, final

from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
from enzyme_passes.analysis.memory import polynomials as poly
from enzyme_passes.analysis.memory.affine import Address, Affine
from enzyme_passes.analysis.memory.polynomials import Polynomial, Prover, Range
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.ir.instructions import Instruction
from enzyme_passes.ir.values import Block
from enzyme_passes.support.dataclasses import dataclass

_DELTA: Final = -1  # the variable "how many iterations later, less one"
_I: Final = 1
_J: Final = 2


@dataclass(frozen=True, slots=True, eq=False)
class Extent:
    """`size` bytes from `address` on; None: nobody knows how many, before or behind it."""

    address: Address
    size: Polynomial | None


@final
class Order:
    """Which instructions can run after which others, in all and within one iteration of a loop."""

    __slots__ = ("flow", "loops", "_places", "_reach")

    def __init__(self, flow: ControlFlow, loops: LoopInfo) -> None:
        self.flow = flow
        self.loops = loops
        self._places: dict[Instruction, int] = {}
        self._reach: dict[Loop | None, dict[Block, int]] = {}
        for block in flow.order:
            for place, instruction in enumerate(block.instructions):
                self._places[instruction] = place

    def follows(self, later: Instruction, earlier: Instruction) -> bool:
        """Whether `later` can run after `earlier` in one call of the function."""
        home, place = earlier.block, later.block
        assert home is not None and place is not None
        if home is place and self._places[later] > self._places[earlier]:
            return True
        return self.flow.reaches(home, place)

    def follows_within(self, later: Instruction, earlier: Instruction, loop: Loop | None) -> bool:
        """As `follows`, in one iteration of `loop`, which contains both (None: the whole function)."""
        home, place = earlier.block, later.block
        assert home is not None and place is not None
        if home is place and self._places[later] > self._places[earlier]:
            return True
        reach = self._reach.get(loop)
        if reach is None:
            reach = self._reach[loop] = self._close(loop)
        return bool(reach[home] >> self.flow.index[place] & 1)

    def _close(self, loop: Loop | None) -> dict[Block, int]:
        """For every block of `loop` those that it reaches without leaving the iteration."""
        blocks = list(loop.blocks) if loop is not None else self.flow.order
        blocks.sort(key=self.flow.index.__getitem__)
        reach = dict.fromkeys(blocks, 0)
        changed = True
        while changed:
            changed = False
            for block in reversed(blocks):
                bits = reach[block]
                for s in self.flow.successors[block]:
                    if s in reach and (loop is None or s is not loop.header):
                        bits |= reach[s] | 1 << self.flow.index[s]
                if bits != reach[block]:
                    reach[block] = bits
                    changed = True
        return reach

    def common(self, a: Block, b: Block) -> list[Loop]:
        """The loops around both blocks, outermost first."""
        found: list[Loop] = []
        at = self.loops.loop_of.get(a)
        while at is not None:
            if at.contains(b):
                found.append(at)
            at = at.parent
        found.reverse()
        return found


@final
class Dependence:
    """The test for the accesses of one function."""

    __slots__ = ("affine", "order")

    def __init__(self, affine: Affine, order: Order) -> None:
        self.affine = affine
        self.order = order

    def apart(
        self, read: Extent, reader: Instruction, write: Extent, writer: Instruction, common: Sequence[Loop], level: int
    ) -> bool:
        """Whether the read in one iteration and the write in a later one are certainly of different bytes, where
        `common[level]` is the outermost loop whose iterations differ; `level == len(common)`: the same iteration."""
        if read.address.head is not write.address.head or not self._shared(read.address.head, common, level):
            return False
        case = _Case(self.affine, common, level)
        distance = poly.add(case.later(write.address.offset), case.earlier(read.address.offset), -1)
        read_size = None if read.size is None else case.earlier(read.size)
        write_size = None if write.size is None else case.later(write.size)
        assert reader.block is not None and writer.block is not None
        return case.disjoint(distance, read_size, write_size, reader.block, writer.block, self.order.loops)

    def _shared(self, head: object, common: Sequence[Loop], level: int) -> bool:
        home = self.affine.home(head) if isinstance(head, Instruction) else None
        return home is None or any(home is loop for loop in common[:level])


class _Case:
    """One case: how the variables of both sides are named, and their ranges.

    Atom number a is variable 3*a where both sides share it, 3*a + 1 for the earlier side, 3*a + 2 for the later."""

    __slots__ = ("affine", "common", "level")

    def __init__(self, affine: Affine, common: Sequence[Loop], level: int) -> None:
        self.affine = affine
        self.common = common
        self.level = level  # -1: everything is shared

    def shared(self, p: Polynomial) -> Polynomial:
        return poly.rename(p, lambda a: 3 * a)

    def earlier(self, p: Polynomial) -> Polynomial:
        return poly.rename(p, lambda a: self._name(a, _I))

    def later(self, p: Polynomial) -> Polynomial:
        """The later side: the counter of the loop that differs is the earlier one's and delta and 1."""
        named = poly.rename(p, lambda a: self._name(a, _J))
        counter = self._differing()
        if counter is None:
            return named
        stepped = poly.substitute(named, 3 * counter + _J, {(3 * counter + _I,): 1, (_DELTA,): 1, (): 1})
        # A square of the counter: the name stays, and nothing is known of it.
        return named if stepped is None else stepped

    def _differing(self) -> int | None:
        return self.affine.counter(self.common[self.level]) if 0 <= self.level < len(self.common) else None

    def _name(self, atom: int, side: int) -> int:
        home = self.affine.atoms[atom].loop
        if self.level < 0 or home is None or any(home is loop for loop in self.common[: self.level]):
            return 3 * atom
        return 3 * atom + side

    def disjoint(
        self,
        distance: Polynomial,
        read: Polynomial | None,
        write: Polynomial | None,
        reader: Block | None,
        writer: Block | None,
        loops: LoopInfo,
    ) -> bool:
        """Whether `distance >= read` or `distance <= -write`, always, or so modulo a stride."""
        if read is None or write is None:
            return False
        if self._by_remainder(distance, read, write):
            return True
        if poly.constant_of(distance) is not None and poly.constant_of(read) and poly.constant_of(write):
            low, high = poly.constant_of(distance), poly.constant_of(read)
            return (low or 0) >= (high or 0) or (low or 0) <= -(poly.constant_of(write) or 0)
        prover = self._prover((distance, read, write), reader, writer, loops)
        if prover.at_least(poly.add(distance, read, -1), 0):
            return True
        if prover.at_least(poly.add(poly.scale(distance, -1), write, -1), 0):
            return True
        return self._by_row(distance, read, write, prover)

    @staticmethod
    def _by_remainder(distance: Polynomial, read: Polynomial, write: Polynomial) -> bool:
        """Fields of an array of structs: all distances have the same remainder, and it is between the two."""
        read_size, write_size = poly.constant_of(read), poly.constant_of(write)
        stride = poly.content(distance)
        if read_size is None or write_size is None or not stride:
            return False
        return read_size <= distance.get((), 0) % stride <= stride - write_size

    def _by_row(self, distance: Polynomial, read: Polynomial, write: Polynomial, prover: Prover) -> bool:
        """Rows of symbolic length: distance = rows * n + rest with read <= rest <= n - write, or the same below 0."""
        for symbol in poly.variables(distance):
            if symbol < 0 or self.affine.atoms[symbol // 3].is_counter:
                continue
            parts = poly.split(distance, symbol)
            if parts is None:
                continue
            rest, rows = parts
            unit = 0
            for coefficient in rows.values():
                unit = gcd(unit, coefficient)
            if not unit or poly.constant_of(rows) is not None:
                continue
            row: Polynomial = {(symbol,): unit}
            above = poly.add(rest, read, -1)
            if prover.at_least(above, 0):
                if prover.at_least(poly.add(poly.add(row, write, -1), rest, -1), 0):
                    return True
            elif prover.at_least(poly.add(poly.scale(rest, -1), write, -1), 0) and prover.at_least(
                poly.add(poly.add(row, rest), read, -1), 0
            ):
                return True
        return False

    def _prover(
        self, subjects: Sequence[Polynomial], reader: Block | None, writer: Block | None, loops: LoopInfo
    ) -> Prover:
        ranges: dict[int, Range] = {}
        depths: dict[int, float] = {}
        pending = [v for p in subjects for v in poly.variables(p)]
        facts = self._facts(reader, _I, loops) + self._facts(writer, _J, loops)
        for fact in facts:
            pending.extend(poly.variables(fact))
        while pending:
            v = pending.pop()
            if v in ranges:
                continue
            if v == _DELTA:
                self._delta(ranges, depths)
            else:
                self._range(v, ranges, depths)
            high = ranges[v].high if v in ranges else None
            pending.extend(poly.variables(high) if high is not None else ())
        for _ in range(2):
            for fact in facts:
                _raise(fact, ranges)
        order = sorted((v for v in ranges if v in depths), key=lambda v: (-depths[v], v))
        return Prover(ranges, order)

    def _range(self, v: int, ranges: dict[int, Range], depths: dict[int, float]) -> None:
        atom = self.affine.atoms[v // 3]
        if not atom.is_counter:
            if self.affine.nonnegative(v // 3):
                ranges[v] = Range(0)
            return
        assert atom.loop is not None
        depths[v] = atom.loop.depth
        limit = self.affine.limit(atom.loop)
        if limit is None:
            ranges[v] = Range(0)
            return
        high = self._side(v)(limit.high)
        if v // 3 == self._differing() and v % 3 == _I:  # there is a later iteration
            high = poly.add(high, poly.constant(-limit.unit)) if limit.exact else high
        ranges[v] = Range(0, limit.unit, high)

    def _delta(self, ranges: dict[int, Range], depths: dict[int, float]) -> None:
        """counter + 1 + delta is within the limit too."""
        loop = self.common[self.level]
        counter = 3 * self.affine.counter(loop) + _I
        depths[_DELTA] = loop.depth + 0.5
        limit = self.affine.limit(loop)
        if limit is None:
            ranges[_DELTA] = Range(0)
            return
        high = poly.add(self.earlier(limit.high), {(counter,): -limit.unit, (): -limit.unit})
        ranges[_DELTA] = Range(0, limit.unit, high)

    def _side(self, v: int) -> Callable[[Polynomial], Polynomial]:
        match v % 3:
            case 0:
                return self.shared if self.level < 0 else self.earlier
            case 1:
                return self.earlier
            case _:
                return self.later

    def _facts(self, block: Block | None, side: int, loops: LoopInfo) -> list[Polynomial]:
        """What is not negative since the loops around `block` were entered."""
        found: list[Polynomial] = []
        at = loops.loop_of.get(block) if block is not None else None
        while at is not None:
            limit = self.affine.limit(at)
            if limit is not None and limit.exact:
                high = self.earlier(limit.high) if side == _I else self.later(limit.high)
                if 0 <= self.level < len(self.common) and at is self.common[self.level]:
                    high = poly.add(high, poly.constant(-limit.unit))
                found.append(high)
            at = at.parent
        return found


def _raise(fact: Polynomial, ranges: dict[int, Range]) -> None:
    """Raise the lower ends of the variables of `fact`, which is >= 0, where all but one can only lower it."""
    for v in poly.variables(fact):
        parts = poly.split(fact, v)
        if parts is None:
            continue
        rest, factor = parts
        coefficient = poly.constant_of(factor)
        if coefficient is None or coefficient <= 0:
            continue
        highest = rest.get((), 0)
        known = True
        for m, c in rest.items():
            if not m:
                continue
            lows = [ranges[u].low if u in ranges else -1 for u in m]
            if c > 0 or min(lows) < 0:
                known = False
                break
            product = c
            for low in lows:
                product *= low
            highest += product
        if not known:
            continue
        low = -(highest // coefficient)  # coefficient * v >= -highest, rounded up
        within = ranges.get(v)
        if within is None:
            ranges[v] = Range(low)
        elif low > within.low:
            ranges[v] = Range(low, within.unit, within.high)
