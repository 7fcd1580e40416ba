# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What one function is analysed and differentiated under: the key of all facts.

A function has one set of facts for each `Context`: which arguments carry derivatives, whether its result's is wanted,
and what its caller knows of the memory that it hands over. The latter is a `TypeSignature`: the part of the caller's
cells (heap/cells.py) that can be reached from the arguments, the result and the globals of the callee, frozen. The
same record, without activity, is what a function says about itself to its callers (its summary).
"""

from __future__ import annotations

from enum import Enum
from typing import final

from enzyme_passes.analysis.lanes import Kind, Pointee
from enzyme_passes.ir.values import Function, GlobalVariable
from enzyme_passes.support.dataclasses import dataclass, field


class Activity(Enum):
    """CONST: no derivative passes. ACTIVE: by value: the adjoint is returned, the tangent passed. DUP: a pointer (or an
    aggregate or integer with pointers in it) with its shadow. BOTH: an aggregate of floats and pointers, whose shadow
    is passed for its pointers and whose adjoint is returned for its floats."""

    CONST = "const"
    ACTIVE = "active"
    DUP = "dup"
    BOTH = "both"

    @property
    def active(self) -> bool:
        return self is Activity.ACTIVE or self is Activity.BOTH

    @property
    def shadowed(self) -> bool:
        return self is Activity.DUP or self is Activity.BOTH

    @staticmethod
    def of(active: bool, shadowed: bool) -> Activity:
        if shadowed:
            return Activity.BOTH if active else Activity.DUP
        return Activity.ACTIVE if active else Activity.CONST


@final
@dataclass(frozen=True, slots=True)
class SlotShape:
    """A slot; a pointer leads to byte `place` of node `node`, or nowhere known if that is -1. `mixed`, `buffer`,
    `own`, `pointee`, `others`: as in Slot (heap/slots.py); of the others, what they are declared to lead to, node and
    place."""

    offset: int
    size: int
    kind: Kind
    strength: int
    node: int = -1
    place: int = 0
    mixed: int = 0
    buffer: int | None = None
    own: int | None = None
    pointee: Pointee | None = None
    others: tuple[tuple[Pointee, int, int], ...] = ()


@final
@dataclass(frozen=True, slots=True)
class RangeShape:
    """A range; `walks`, as in cells.Range, are kept if they are others than from its start: who did not find the walk
    of a caller would add a range, and its callee one more."""

    start: int
    end: int | None
    node: int
    walks: tuple[int, ...] = ()


@final
@dataclass(frozen=True, slots=True)
class NodeShape:
    """A cell (heap/cells.py). `family` numbers the class of memory it belongs to; `active` says whether floats
    there carry derivatives (None in a summary, which holds for every activity); `bare`, whether pointers to it may
    have no shadow until it is asked for: memory that globals led to before the request, or that is constant."""

    period: int | None
    placeholder: bool
    family: int
    slots: tuple[SlotShape, ...]
    ranges: tuple[RangeShape, ...]
    functions: tuple[Function, ...]
    globals: tuple[tuple[GlobalVariable, int], ...]  # and where they begin
    opaque: bool = False
    exposed: bool = False
    active: bool | None = None
    hidden: tuple[SlotShape, ...] = ()
    bare: bool = False


@final
@dataclass(frozen=True, slots=True)
class PlaceShape:
    """Byte `offset` of parameter or node `number`, or of the result. `what`: argument, memory or result."""

    what: str
    number: int = 0
    offset: int = 0


@final
@dataclass(frozen=True, slots=True)
class MoveShape:
    """`size` bytes (None: nobody knows how many) of which nothing is known at `source` are those at `target`."""

    source: PlaceShape
    target: PlaceShape
    size: int | None


@final
@dataclass(frozen=True, slots=True)
class HalvesShape:
    """Places that bytes are moved between; `held`: how numbers may lie across words there (types/halves.py)."""

    places: tuple[PlaceShape, ...]
    held: int


@final
@dataclass(frozen=True, slots=True)
class TypeSignature:
    """What is known of a function's arguments, its result and the memory behind them. Empty: nothing."""

    arguments: tuple[tuple[SlotShape, ...], ...] = ()
    result: tuple[SlotShape, ...] = ()
    globals: tuple[tuple[GlobalVariable, int, int], ...] = ()  # those that it reaches: nodes, and where in them
    nodes: tuple[NodeShape, ...] = ()
    moves: tuple[MoveShape, ...] = ()  # of a summary: see types/move_summary.py
    same: tuple[tuple[int, GlobalVariable, int], ...] = ()  # of a request: arguments that are bytes of globals
    halves: tuple[HalvesShape, ...] = ()
    _hash: int = field(default=0, init=False, repr=False, compare=False)  # known once it was asked for

    def __hash__(self) -> int:
        """Signatures are large, and keys of much."""
        if not self._hash:
            parts = (self.arguments, self.result, self.globals, self.nodes, self.moves, self.same, self.halves)
            object.__setattr__(self, "_hash", hash(parts) or 1)
        return self._hash


@final
@dataclass(frozen=True, slots=True)
class Context:
    """`arguments[k]` is the activity of parameter k, `result` says whether a derivative of the result is wanted;
    `led_to`, of a request, whether globals may lead to what the arguments lead to, `given_out`, whether unseen code has
    the arguments' addresses: see initial_memory/pointers.py; `traced`, the parameters that are pointers without shadows
    to what has one: only integers are seen there, which may be the bits of numbers; `ends`, whether a derivative would
    go through unseen code by way of this function and others: the program ends where that is called."""

    function: Function
    arguments: tuple[Activity, ...]
    result: Activity
    types: TypeSignature = TypeSignature()
    runtime_activity: bool = False
    led_to: bool = False
    given_out: bool = False
    traced: tuple[int, ...] = ()
    ends: bool = False
