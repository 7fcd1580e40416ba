# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where kept values live between the forward and the reverse sweep.

A kept value's home follows from the loops around its definition:

- around it no loop: a slot of the function's frame (in a combined derivative an alloca that LLVM promotes, in an
  augmented one a field of a record on the tape);
- the innermost loop is counted: a plane, one array of the value's type with an element for every iteration of the
  longest run of enclosing counted loops whose trip counts are known where the outermost of them is entered. The
  plane's address is itself a kept value, whose home is found in the same way one level out;
- the innermost loop is not counted: a slot of the loop's record, one record an iteration, in chunks that double.

    for i < n:            plane of n * m doubles, reserved before the i loop
      for j < m:  keep v       v at [i * m + j]
"""

from __future__ import annotations

from enzyme_passes.analysis.control_flow.guards import Guard, guard_of, is_outside
from enzyme_passes.analysis.control_flow.loops import Loop
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.cfg import ControlFlow
from enzyme_passes.support.dataclasses import dataclass, field

Guards = tuple[Guard, ...]
"""For each loop of a nest, conditions and how they must be for the loop to be entered at all."""


@dataclass(eq=False, slots=True)
class Level:
    """A function's frame (`loop` None) or the record of an uncounted loop; `fields` grow as homes are given out."""

    loop: Loop | None
    fields: list[ty.Type] = field(default_factory=list)

    def record(self) -> ty.StructType:
        return ty.struct(tuple(self.fields))


@dataclass(frozen=True, slots=True, eq=False)
class Slot:
    """Field `index` of `level`'s record."""

    level: Level
    index: int
    type: ty.Type


@dataclass(frozen=True, slots=True, eq=False)
class Plane:
    """An array over the iterations of `loops` (outermost first); its address is kept at `base`. `guards` are the
    conditions, by loop, under which that loop is entered at all: elsewhere its trip count means nothing."""

    base: Home
    loops: tuple[Loop, ...]
    guards: Guards
    type: ty.Type


Home = Slot | Plane


class TapeLayout:
    """Gives out homes for one function."""

    def __init__(self, flow: ControlFlow) -> None:
        self.flow = flow
        self.frame = Level(None)
        self.records: dict[Loop, Level] = {}
        self.chunks: dict[Loop, Home] = {}  # where the address of an uncounted loop's last chunk is kept
        self.planes: dict[Loop, list[Plane]] = {}  # by the outermost loop of the plane: reserved at its preheader

    def home(self, chain: tuple[Loop, ...], type: ty.Type) -> Home:
        """A place for a value of `type` for every iteration of `chain`, the loops around it, outermost first."""
        stored = ty.I8 if type is ty.I1 else type
        if not chain:
            return _slot(self.frame, stored)
        inner = chain[-1]
        if inner.trip is None:
            return _slot(self.record(inner, chain), stored)
        first = len(chain) - 1
        guards: list[Guard] = [()]
        while first > 0 and chain[first - 1].trip is not None:
            more = self._counted_from(chain, first - 1)
            if more is None:
                break
            first, guards = first - 1, more
        base = self.home(chain[:first], ty.PTR)
        plane = Plane(base, chain[first:], tuple(guards), stored)
        self.planes.setdefault(chain[first], []).append(plane)
        return plane

    def record(self, loop: Loop, chain: tuple[Loop, ...]) -> Level:
        """The record of an uncounted loop, the last of `chain`."""
        level = self.records.get(loop)
        if level is None:
            level = self.records[loop] = Level(loop)
            self.chunks[loop] = self.home(chain[:-1], ty.PTR)
        return level

    def _counted_from(self, chain: tuple[Loop, ...], first: int) -> list[Guard] | None:
        """The guards of chain[first:], outermost first, if all their trip counts are known where chain[first] is
        entered; None if they are not."""
        outer = chain[first]
        found: list[Guard] = [()]
        for above, loop in zip(chain[first:], chain[first + 1 :], strict=False):
            assert loop.trip is not None
            if not all(is_outside(v, outer) for v in loop.trip.operands):
                return None
            assert loop.preheader is not None
            guards = guard_of(self.flow, loop.preheader, above, outer)
            if guards is None:
                return None
            found.append(guards)
        return found


def _slot(level: Level, type: ty.Type) -> Slot:
    level.fields.append(type)
    return Slot(level, len(level.fields) - 1, type)


def loop_chain(loop: Loop | None) -> tuple[Loop, ...]:
    """The loop and those around it, outermost first."""
    found: list[Loop] = []
    while loop is not None:
        found.append(loop)
        loop = loop.parent
    return tuple(reversed(found))
