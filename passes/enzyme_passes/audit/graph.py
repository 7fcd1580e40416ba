"""The flow graph of one function: an edge where bits of one node can become bits of another.
 Nodes are registers and, for each range of memory that is accessed, two: what was stored there, and what is found. A
store to a range leads to every range that overlaps it, so that two ranges which overlap a third one are kept apart.
 Where pointers lead is found on the same edges, by inclusion (Andersen 1994), with offsets: a place moves where bits
move. So an address is followed through integers, vectors and bytes as through pointers."""

from __future__ import annotations

from collections import deque
from math import gcd
from typing import Final, final

from enzyme_passes.audit.places import (
    ANYWHERE,
    DEEPEST,
    MOST_OBJECTS,
    Cell,
    Copy,
    Kind,
    Object,
    Place,
    Sort,
    Step,
    overlap,
    shifted,
    widened,
    within,
)
from enzyme_passes.ir.values import Value

MOVE: Final = 0  # bits arrive as they are, whole or in part; so do addresses
DERIVE: Final = 1  # a smooth operation of floats
ARITHMETIC: Final = 2  # integer arithmetic on bits: cut, unless the result comes back to a float by moves
ADDRESS: Final = 3  # where a pointer leads, and no bits
DOUBTFUL: Final = (
    4  # a move, if a place that is not known exactly is the other's: a member beside an array may not be meant
)

MOST_PLACES: Final = 4  # of one object behind one pointer, before they become one with a stride
MOST_CELLS: Final = 160  # of one object; the others are one
MOST_WORK: Final = 60_000  # of one function: beyond it, ways are missed (docs/internals/auditor.md)
POINTER: Final = 8


@final
class Graph:
    def __init__(self) -> None:
        self.edges: list[list[tuple[int, int]]] = []
        self.is_float: list[bool] = []
        self.values: dict[Value, int] = {}
        self.label: dict[int, Value] = {}  # what a node that is no register belongs to
        self.objects: dict[Object, None] = {}
        self.moves: dict[int, list[Copy]] = {}  # by the node that stands for them
        self._places: list[dict[Object, list[Step]] | None] = []
        self._shifts: dict[int, list[tuple[int, int | None, int]]] = {}
        self._loads: dict[int, list[tuple[int, int, bool, Sort]]] = {}
        self._stores: dict[int, list[tuple[int, int, Sort]]] = {}
        self._sources: dict[int, list[tuple[int, int | None, int, Sort]]] = {}
        self._targets: dict[int, list[tuple[int, int | None, int, Sort]]] = {}
        self._hubs: dict[int, int] = {}  # pointer -> the node that its memory meets
        self._known_edges: set[tuple[int, int, int]] = set()
        self._pending: deque[tuple[int, Object, Step]] = deque()
        self._uncarried: deque[tuple[Copy, Cell]] = deque()
        self._outside: Object | None = None
        self.exhausted = False

    # Nodes and constraints

    def node(self, label: Value | None = None, *, is_float: bool = False) -> int:
        number = len(self.edges)
        self.edges.append([])
        self.is_float.append(is_float)
        self._places.append(None)
        if label is not None:
            self.label[number] = label
        return number

    def make(self, object: Object) -> Object:
        self.objects[object] = None
        return object

    @property
    def outside(self) -> Object:
        """What unseen code may keep: one cell, which holds its own address too."""
        if self._outside is None:
            self._outside = self.make(Object(Kind.OUTSIDE, None))
            cell = self.cell(self._outside, ANYWHERE, 1)
            self.add(cell.read, self._outside, ANYWHERE)
        return self._outside

    def edge(self, source: int, target: int, kind: int = MOVE) -> None:
        if source == target or (source, target, kind) in self._known_edges:
            return
        self._known_edges.add((source, target, kind))
        self.edges[source].append((target, kind))
        held = self._places[source]
        if held and kind in (MOVE, ADDRESS):
            for object, steps in held.items():
                for step in steps:
                    self.add(target, object, step)

    def shift(self, source: int, target: int, by: int | None, step: int) -> None:
        """`target` is an address `by` bytes from `source`, and any number of times `step`."""
        self._shifts.setdefault(source, []).append((target, by, step))
        for object, steps in list((self._places[source] or {}).items()):
            for held in list(steps):
                self.add(target, object, shifted(*held, by, step))

    def load(self, pointer: int, target: int, size: int, pointers: bool, sort: Sort = Sort.UNKNOWN) -> None:
        """What is behind `pointer`, `pointers` if it may be an address, comes to `target`."""
        self._loads.setdefault(pointer, []).append((target, size, pointers, sort))
        self._again(pointer)

    def store(self, source: int, pointer: int, size: int, sort: Sort = Sort.UNKNOWN) -> None:
        self._stores.setdefault(pointer, []).append((source, size, sort))
        self._again(pointer)

    def copy(self, source: int, target: int, size: int | None, label: Value, sort: Sort = Sort.UNKNOWN) -> int:
        """`size` bytes behind `source` become those behind `target`."""
        node = self.node(label)
        self._sources.setdefault(source, []).append((target, size, node, sort))
        self._targets.setdefault(target, []).append((source, size, node, sort))
        self._again(source)
        return node

    def meet(self, pointer: int, hub: int) -> None:
        """All memory that can be reached from `pointer` is read and written by what `hub` stands for."""
        self._hubs[pointer] = hub
        self._again(pointer)

    # Unseen code

    def give(self, node: int) -> None:
        """Unseen code gets a value, and all memory that can be reached from it."""
        cell = self.cell(self.outside, ANYWHERE, 1)
        self.edge(node, cell.written)
        self.meet_outside(node)

    def take(self, node: int) -> None:
        """Unseen code gives a value back."""
        self.edge(self.cell(self.outside, ANYWHERE, 1).read, node)

    def meet_outside(self, pointer: int) -> None:
        cell = self.cell(self.outside, ANYWHERE, 1)
        self.edge(pointer, cell.written, ADDRESS)
        self.meet(cell.read, cell.read)

    def is_given(self, object: Object) -> bool:
        """Whether unseen code may reach an object."""
        return self._outside is not None and self.cell(self._outside, ANYWHERE, 1).read in object.hubs

    def _again(self, pointer: int) -> None:
        for object, steps in list((self._places[pointer] or {}).items()):
            self._pending += [(pointer, object, step) for step in steps]

    # Places

    def add(self, node: int, object: Object, step: Step) -> None:
        held = self._places[node]
        if held is None:
            held = self._places[node] = {}
        steps = held.get(object)
        if steps is None:
            held[object] = [step]
        else:
            for other in steps:
                if other == step or within(step, other):
                    return
            if len(steps) >= MOST_PLACES:
                step = widened([*steps, step])
                held[object] = [step]
            else:
                steps.append(step)
        self._pending.append((node, object, step))

    def places(self, node: int) -> list[Place]:
        """Where a node's address leads; nowhere for -1, which is no node."""
        return [] if node < 0 else [(o, *s) for o, steps in (self._places[node] or {}).items() for s in steps]

    def solve(self) -> None:
        pending = self._pending
        work = 0
        while pending or self._uncarried:
            work += 1
            if work + len(self._known_edges) > MOST_WORK:
                self.exhausted = True
                return
            if self._uncarried:
                self._carry(*self._uncarried.popleft())
                continue
            node, object, step = pending.popleft()
            for target, kind in self.edges[node]:
                if kind in (MOVE, ADDRESS):
                    self.add(target, object, step)
            for target, by, stride in self._shifts.get(node, ()):
                self.add(target, object, shifted(*step, by, stride))
            for target, size, pointers, sort in self._loads.get(node, ()):
                cell = self.cell(object, step, size, self.is_float[target], sort)
                if pointers:
                    self.expect_pointer(cell)
                self.edge(cell.read, target)
            for source, size, sort in self._stores.get(node, ()):
                self.edge(source, self.cell(object, step, size, self.is_float[source], sort).written)
            for target, copied, middle, sort in self._sources.get(node, ()):
                for there in self.places(target):
                    self._copy((object, *step), there, copied, middle, sort)
            for source, copied, middle, sort in self._targets.get(node, ()):
                for there in self.places(source):
                    self._copy(there, (object, *step), copied, middle, sort)
            hub = self._hubs.get(node)
            if hub is not None:
                self._meet(object, hub)

    # Memory

    def cell(self, object: Object, step: Step, size: int, floats: bool = False, sort: Sort = Sort.UNKNOWN) -> Cell:
        """The range of `size` bytes at a place, accessed as floats or as other things."""
        if object.kind is Kind.OUTSIDE or len(object.cells) >= MOST_CELLS:
            step, size, floats, sort = ANYWHERE, 1, False, Sort.UNKNOWN
        if step[1] and size > step[1]:
            size = step[1]
        key = (*step, size, floats, sort)
        known = object.cells.get(key)
        if known is not None:
            return known
        made = Cell(object, *step, size, self.node(object.origin), self.node(object.origin), floats, sort)
        for other in list(object.cells.values()):
            if overlap(step, size, (other.offset, other.stride), other.size):
                alike = floats == other.floats and size == other.size
                unlike = {sort, other.sort} == {Sort.FLOAT, Sort.OTHER}
                exact = alike or not (step[1] or other.stride) or (step[1] == other.stride > 1 and size == other.size)
                kind = (
                    MOVE if (exact or object.floats or object.size in (size, other.size)) and not unlike else DOUBTFUL
                )
                self.edge(made.written, other.read, kind)
                self.edge(other.written, made.read, kind)
        self.edge(made.written, made.read)
        object.cells[key] = made
        for hub in object.hubs:
            self.edge(made.written, hub)
            self.edge(hub, made.read)
        self._uncarried += [(copy, made) for copy in object.copies.values()]
        return made

    def expect_pointer(self, cell: Cell) -> None:
        """A pointer is read from a cell: what it led to before the function ran gets an object."""
        if cell.pointer:
            return
        cell.pointer = True
        if cell.object.symbolic and cell.object.kind is not Kind.OUTSIDE:
            child = cell.object.child((cell.offset, cell.stride), DEEPEST if len(self.objects) < MOST_OBJECTS else 0)
            child.span = max(child.span, cell.size)
            self.objects[child] = None
            self.add(cell.read, child, (0, 0))
        self._uncarried += [(copy, cell) for copy in cell.object.copies.values()]

    def known_cells(self, object: Object, step: Step, size: int, floats: bool) -> list[Cell]:
        """The same, those that were accessed."""
        size = min(size, step[1]) if step[1] else size
        keys = [(*step, size, floats, sort) for sort in Sort]
        return [object.cells[key] for key in (*keys, (*ANYWHERE, 1, False, Sort.UNKNOWN)) if key in object.cells]

    def _copy(self, source: Place, target: Place, size: int | None, node: int, sort: Sort) -> None:
        if source == target or target[0].constant:
            return
        key = (source, target, size, sort)
        copy = source[0].copies.get(key)
        if copy is None:
            copy = source[0].copies[key] = target[0].copies[key] = Copy(source, target, size, sort)
            for object in {source[0]: None, target[0]: None}:
                self._uncarried += [(copy, cell) for cell in object.cells.values()]
        if node not in copy.nodes:
            copy.nodes[node] = None
            self.moves.setdefault(node, []).append(copy)

    def _carry(self, copy: Copy, cell: Cell) -> None:
        """Let a copy move a cell of the object it reads; and, for a cell of the object it writes, what comes to be
        there."""
        source, target = copy.source, copy.target
        here: Step = (cell.offset, cell.stride)
        size = copy.size if copy.size is not None else 1 << 40
        if cell.object is source[0] and overlap(here, cell.size, source[1:], size):
            there = shifted(*here, target[1] - source[1], _common(source, target))
            moved = self.cell(target[0], there, cell.size, cell.floats)
            self._through(copy, cell, moved)
        if cell.object is target[0] and overlap(here, cell.size, target[1:], size):
            there = shifted(*here, source[1] - target[1], _common(source, target))
            origin = self.cell(source[0], there, cell.size, cell.floats)
            if cell.pointer:
                self.expect_pointer(origin)
            self._through(copy, origin, cell)

    def _through(self, copy: Copy, source: Cell, target: Cell) -> None:
        pair = (source.read, target.written)
        if copy.sort is Sort.OTHER and source.floats:  # a union, of which another member is copied
            self.edge(*pair, DOUBTFUL)
        elif pair not in copy.pairs:
            copy.pairs[pair] = None
            self.edge(*pair)

    def _meet(self, object: Object, hub: int) -> None:
        if hub in object.hubs:
            return
        object.hubs.append(hub)
        if object.kind is Kind.OUTSIDE:
            return
        for cell in list(object.cells.values()):
            self.edge(cell.written, hub)
            self.edge(hub, cell.read)


def _common(source: Place, target: Place) -> int:
    """The stride of what is copied. What is moved within an object may be moved again, and again."""
    again = source[1] - target[1] if source[0] is target[0] else 0
    return gcd(source[2], target[2], again)
