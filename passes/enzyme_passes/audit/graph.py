# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The flow graph of one function: an edge where bits of one node can become bits of another.

Nodes are registers and, for each range of memory that is accessed, two: what was stored there, and what is found. A
store to a range leads to every range that overlaps it, so that two ranges which overlap a third one are kept apart.

Where pointers lead is found on the same edges, by inclusion (Andersen 1994), with offsets: a place moves where bits
move. So an address is followed through integers, vectors and bytes as through pointers."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from math import gcd
from typing import Final, final

from enzyme_passes.audit.places import (
    ANYWHERE,
    HERE,
    NOTHING_SAID,
    POINTER,
    Cell,
    Copy,
    Kind,
    Members,
    Object,
    Paths,
    Place,
    Sort,
    Step,
    both_ways,
    from_on,
    overlap,
    shifted,
    together,
    up_to,
    widened,
    within,
)
from enzyme_passes.ir.values import Value
from enzyme_passes.support.dataclasses import dataclass

MOVE: Final = 0  # bits arrive as they are, whole or in part; so do addresses
DERIVE: Final = 1  # a smooth operation of floats
ARITHMETIC: Final = 2  # integer arithmetic on bits: cut, unless the result comes back to a float by moves
ADDRESS: Final = 3  # where a pointer leads, and no bits
DOUBTFUL: Final = (
    4  # a move, if a place that is not known exactly is the other's: a member beside an array may not be meant
)
DENIED: Final = 5  # the same between a float and what the language says is none; what is computed does not go so
KINDS: Final = (MOVE, DERIVE, ARITHMETIC, ADDRESS, DOUBTFUL, DENIED)


@final
@dataclass(frozen=True, slots=True)
class Detail:
    """What is told apart in one function. `places` of one object behind one pointer, before they become one with a
    stride; `copies` of one size from one object to another, likewise; `ranges` of one object, before those with a
    stride get the same one; `cells` of one object, before all elements of an array are one, or all bytes where none is
    seen; `steps` of a path; `children` of one parameter or global, before paths are one from the second step to the
    third; `objects` of one function, before they end at once; `finer`: where paths end (`Paths.alike`), and where in a
    variable lies what a copy brings from somewhere."""

    places: int
    copies: int
    ranges: int
    cells: int
    steps: int
    children: int
    objects: int
    finer: bool = False


FINE: Final = Detail(places=4, copies=8, ranges=24, cells=320, steps=5, children=24, objects=120)
FINER: Final = Detail(places=4, copies=8, ranges=24, cells=320, steps=5, children=200, objects=240)
"""For the second look at a loss: a hash table of records leads to each of their members on several paths, and what a
solver works with has a hundred arrays."""
COARSE: Final = Detail(places=2, copies=4, ranges=8, cells=40, steps=2, children=6, objects=24)
"""For functions that turn the links of trees, in which all may lead to all: paths to nodes are work for nothing."""

MOST_WORK: Final = 60_000  # edges and steps, before a graph is given up;
LEAST_WORK: Final = 20_000  # of a small function no more than these, and WORK for each of its instructions;
WORK: Final = 50
PATIENCE: Final = 100_000  # where bits of floats are kept as words, of any function
BYTES: Final = 2  # what is no larger is a piece of a number, if of one at all
STEPS_OF_WALKS: Final = 4  # from an address to one that it comes from
PAIR: Final = 16  # bytes of a number and an address in one register; what is wider holds several addresses


def work_of(instructions: int) -> int:
    """How much work a function of so many instructions is worth."""
    return min(MOST_WORK, LEAST_WORK + WORK * instructions)


@final
class _Uses:
    """What is done with the memory behind an address: (target, by, step, last), (target in a next call of the same
    functions, whether it goes round), (target, size, whether it may be an address, sort), (source, size, sort), two of
    (the other address, size, the copy's node, members), (target, bytes that there must be), whether the memory is
    reallocated, and the node that all memory meets that can be reached."""

    __slots__ = ("again", "buffers", "grows", "hub", "loads", "rooms", "shifts", "sources", "stores", "targets")

    def __init__(self) -> None:
        self.shifts: list[tuple[int, int | None, int, int | None]] = []
        self.again: list[tuple[int, Callable[[Object], bool]]] = []
        self.buffers: list[tuple[int, Step, int]] = []
        self.loads: list[tuple[int, int, bool, Sort]] = []
        self.stores: list[tuple[int, int, Sort]] = []
        self.sources: list[tuple[int, int | None, int, Members]] = []
        self.targets: list[tuple[int, int | None, int, Members]] = []
        self.rooms: list[tuple[int, int]] = []
        self.grows = False
        self.hub: int | None = None


@final
class Graph:
    def __init__(self, work: int, detail: Detail = FINE) -> None:
        """`work`: how many edges and steps there may be, before it is given up."""
        self._detail = detail
        self._most_work = work
        self.edges: list[list[tuple[int, int]]] = []
        self.is_float: list[bool] = []
        self.values: dict[Value, int] = {}
        self.label: dict[int, Value] = {}  # what a node that is no register belongs to
        self.objects: dict[Object, None] = {}
        self.moves: dict[int, list[Copy]] = {}  # by the node that stands for them
        self._numbers: dict[tuple[Object, Step], int] = {}
        self._numbered: list[tuple[Object, Step]] = []
        self.walks: dict[int, list[tuple[int, int]]] = {}  # an address: those that it walks from, and bytes from there
        self._places: list[dict[Object, list[Step]] | None] = []
        self._held: list[int] = []  # the same places, as bits by their numbers
        self._met: list[int] = []  # and all that came by, also those within others
        self._uses: list[_Uses | None] = []
        # Copies of so many bytes from one object to another.
        self._alike: dict[tuple[Object, Object, int | None, Members], list[Copy]] = {}
        self._known_edges: set[tuple[int, int, int]] = set()
        self._fresh: dict[int, int] = {}  # places of a node that its uses have not seen
        self._pending: deque[int] = deque()  # the nodes that have such
        self._uncarried: deque[tuple[Copy, Cell]] = deque()
        self._outside: Object | None = None
        self._buffers = 0
        self.exhausted = False

    # Nodes and constraints

    def node(self, label: Value | None = None, *, is_float: bool = False) -> int:
        number = len(self.edges)
        self.edges.append([])
        self.is_float.append(is_float)
        self._places.append(None)
        self._held.append(0)
        self._met.append(0)
        self._uses.append(None)
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
        if kind in (MOVE, ADDRESS):
            self._lead(target, self._held[source])

    def shift(self, source: int, target: int, by: int | None, step: int, last: int | None = None) -> None:
        """`target` is an address `by` bytes from `source`, and any number of times `step`; as far as `last`, if that is
        known."""
        self._used(source).shifts.append((target, by, step, last))
        for object, place in self.places(source):
            self.add(target, object, shifted(place, by, step, last))

    def pass_again(self, source: int, target: int, goes_round: Callable[[Object], bool]) -> None:
        """`target` is the parameter of a function that is called with `source`, and calls this one in turn. What comes
        round to the parameter that it is some bytes on in, is that many bytes on again in the next call."""
        self._used(source).again.append((target, goes_round))
        self._again(source)

    def room(self, source: int, target: int, size: int) -> None:
        """`target` is the address `source`, where that leads to so many bytes: nothing shorter is passed there."""
        self._used(source).rooms.append((target, size))
        self._again(source)

    def grow(self, pointer: int) -> None:
        """What is behind `pointer` may become larger."""
        self._used(pointer).grows = True
        self._again(pointer)

    def buffer(self, source: int, target: int, by: Step, size: int) -> None:
        """`target` is the address of a buffer of so many bytes (a string's, say), which lies so far from `source`."""
        self._used(source).buffers.append((target, by, size))
        self._again(source)

    def _buffer(self, object: Object, step: Step, size: int) -> tuple[Object, Step]:
        if object.kind in (Kind.OUTSIDE, Kind.BUFFER) or object.constant:
            return object, step
        known = object.buffers.get((step, size))
        if known is None:
            known = self.make(Object(Kind.BUFFER, object.origin, object, step, size=size))
            object.buffers[step, size] = known
            known.whole = self.cell(object, step, size)
            self._buffers += 1
        return known, HERE

    def load(self, pointer: int, target: int, size: int, pointers: bool, sort: Sort = Sort.UNKNOWN) -> None:
        """What is behind `pointer`, `pointers` if it may be an address, comes to `target`."""
        self._used(pointer).loads.append((target, size, pointers, sort))
        self._again(pointer)

    def store(self, source: int, pointer: int, size: int, sort: Sort = Sort.UNKNOWN) -> None:
        self._used(pointer).stores.append((source, size, sort))
        self._again(pointer)

    def copy(self, source: int, target: int, size: int | None, label: Value, members: Members = NOTHING_SAID) -> int:
        """`size` bytes behind `source` become those behind `target`."""
        node = self.node(label)
        self._used(source).sources.append((target, size, node, members))
        self._used(target).targets.append((source, size, node, members))
        self._again(source)
        return node

    def meet(self, pointer: int, hub: int) -> None:
        """All memory that can be reached from `pointer` is read and written by what `hub` stands for."""
        self._used(pointer).hub = hub
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

    def _used(self, pointer: int) -> _Uses:
        uses = self._uses[pointer]
        if uses is None:
            uses = self._uses[pointer] = _Uses()
        return uses

    def _again(self, pointer: int) -> None:
        self._wait(pointer, self._held[pointer])

    def _wait(self, node: int, places: int) -> None:
        if places:
            if node not in self._fresh:
                self._pending.append(node)
            self._fresh[node] = self._fresh.get(node, 0) | places

    # Places

    def add(self, node: int, object: Object, step: Step) -> None:
        self._lead(node, 1 << self._number(object, step))

    def _number(self, object: Object, step: Step) -> int:
        number = self._numbers.setdefault((object, step), len(self._numbered))
        if number == len(self._numbered):
            self._numbered.append((object, step))
        return number

    def _lead(self, node: int, places: int) -> None:
        """A node's address leads to places, which are bits by their numbers."""
        met = self._met[node]
        unmet = places & ~met
        if not unmet:
            return
        self._met[node] = met | unmet
        held = self._places[node]
        if held is None:
            held = self._places[node] = {}
        fresh = 0
        while unmet:
            last = unmet & -unmet
            unmet ^= last
            number = last.bit_length() - 1
            object, step = self._numbered[number]
            steps = held.setdefault(object, [])
            if steps and any(within(step, other) for other in steps):
                continue
            steps.append(step)
            if len(steps) > self._detail.places:
                for one in steps:
                    self._held[node] &= ~(1 << self._number(object, one))
                step = widened(steps)
                held[object] = [step]
                number = self._number(object, step)
                self._met[node] |= 1 << number
            self._held[node] |= 1 << number
            fresh |= 1 << number
        self._wait(node, fresh)

    def _listed(self, places: int) -> list[tuple[Object, Step]]:
        found: list[tuple[Object, Step]] = []
        while places:
            last = places & -places
            places ^= last
            found.append(self._numbered[last.bit_length() - 1])
        return found

    def places(self, node: int) -> list[Place]:
        """Where a node's address leads; nowhere for -1, which is no node."""
        return [] if node < 0 else [(o, s) for o, steps in (self._places[node] or {}).items() for s in steps]

    def solve(self) -> None:
        pending = self._pending
        work = 0
        while pending or self._uncarried:
            work += 1
            if work + len(self._known_edges) > self._most_work:
                self.exhausted = True
                return
            if self._uncarried:
                self._carry(*self._uncarried.popleft())
                continue
            node = pending.popleft()
            fresh = self._fresh.pop(node)
            work += fresh.bit_count() - 1
            for target, kind in self.edges[node]:
                if kind in (MOVE, ADDRESS):
                    self._lead(target, fresh)
            uses = self._uses[node]
            if uses is not None:
                for object, step in self._listed(fresh):
                    self._use(uses, object, step)

    def _use(self, uses: _Uses, object: Object, step: Step) -> None:
        """An address leads to one place more."""
        for target, by, stride, last in uses.shifts:
            self.add(target, object, shifted(step, by, stride, last))
        for target, goes_round in uses.again:
            again = object.kind is Kind.PARAMETER and goes_round(object)
            self.add(target, object, widened([HERE, step]) if again else step)
        for target, distance, size in uses.buffers:
            self.add(target, *self._buffer(object, shifted(step, *distance), size))
        if uses.grows and not object.grows:
            object.grows = True
            for target, place in object.short:
                self.add(target, object, place)
            for whole in object.beyond:
                self._copy(*whole)
        for target, size in uses.rooms:
            if object.grows or object.has_room(step, size):
                self.add(target, object, step)
            else:
                object.short.append((target, step))
        for target, size, pointers, sort in uses.loads:
            cell = self.cell(object, step, size, self.is_float[target], sort)
            if pointers:
                self.expect_pointer(cell)
            self.edge(cell.read, target)
        for source, size, sort in uses.stores if not object.constant else ():
            self.edge(source, self.cell(object, step, size, self.is_float[source], sort).written)
        for target, copied, middle, members in uses.sources:
            for there in self.places(target):
                self._copy((object, step), there, copied, middle, members)
        for source, copied, middle, members in uses.targets:
            for there in self.places(source):
                self._copy(there, (object, step), copied, middle, members)
        if uses.hub is not None:
            self._meet(object, uses.hub)

    # Memory

    def cell(self, object: Object, step: Step, size: int, floats: bool = False, sort: Sort = Sort.UNKNOWN) -> Cell:
        """The range of `size` bytes at a place, accessed as floats or as other things."""
        asked = (step, size, floats, sort)
        known = object.known.get(asked)
        if known is not None:
            return known
        object.common = gcd(object.common, step.stride)
        many = len(object.cells) >= self._detail.cells
        too_many = many and (object.common <= 1 or len(object.cells) >= 2 * self._detail.cells)
        if object.kind is Kind.OUTSIDE or too_many:
            step, size, floats, sort = ANYWHERE, 1, False, Sort.UNKNOWN
        elif step.stride or many:
            step = self._coarse(object, step)
            size = min(size, abs(step.stride))
        known = object.cells.get((step, size, floats, sort))
        if known is None:
            known = self._new_cell(object, step, size, floats, sort)
        object.known[asked] = known
        return known

    def _coarse(self, object: Object, step: Step) -> Step:
        """A place that is moved, or not known exactly: in objects with many ranges, one of the elements of an array."""
        most = self._detail.ranges * (2 if step.end is not None else 1)
        if len(object.cells) < most or not object.common:
            return step
        return Step(step.offset % object.common, object.common)

    def _new_cell(self, object: Object, step: Step, size: int, floats: bool, sort: Sort) -> Cell:
        made = Cell(object, step, size, self.node(object.origin), self.node(object.origin), floats, sort)
        for other in list(object.cells.values()):
            kind = _meeting(made, other)
            if kind is not None:
                self.edge(made.written, other.read, kind)
                self.edge(other.written, made.read, kind)
        self.edge(made.written, made.read)
        if object.whole is not None:
            self.edge(made.written, object.whole.written)
            self.edge(object.whole.read, made.read)
        object.cells[(step, size, floats, sort)] = made
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
        if cell.object.whole is not None and cell.object.size == POINTER:
            self.expect_pointer(cell.object.whole)
        elif cell.object.symbolic and cell.object.kind is not Kind.OUTSIDE:
            child = cell.object.child(both_ways(cell.step), self._paths(cell.object.root))
            if cell.floats and cell.size <= PAIR:
                child.span = max(child.span, cell.size)
            self._know(child)
            self.add(cell.read, child, HERE)
        self._uncarried += [(copy, cell) for copy in cell.object.copies.values()]

    def _know(self, child: Object) -> None:
        """A child, and those that lead to it, which were made for it where a path goes on that ended elsewhere."""
        if child not in self.objects:
            if child.parent is not None:
                self._know(child.parent)
            self.objects[child] = None

    def _paths(self, root: Object) -> Paths:
        """How far paths go on, and how far they go apart."""
        alike = self._detail.finer
        if len(self.objects) - self._buffers >= self._detail.objects:
            return Paths(0, 0, alike)
        deepest = self._detail.steps
        return Paths(deepest, deepest, alike) if root.descendants < self._detail.children else Paths(3, 2, alike)

    @property
    def merges(self) -> bool:
        """Whether a finer look may tell more apart: a path ends, or a copy brings something to somewhere."""
        return any(o.loops or any(copy.fills is not None for copy in o.copies.values()) for o in self.objects)

    def begin_walks(self) -> None:
        """Where the walks over bytes begin, now that it is known where pointers lead."""
        known: dict[int, dict[Place, None]] = {}
        for node, uses in enumerate(self._uses):
            if uses is None or node not in self.walks:
                continue
            accesses = [(size, self.is_float[t], sort) for t, size, _, sort in uses.loads if size <= BYTES]
            accesses += [(size, self.is_float[f], sort) for f, size, sort in uses.stores if size <= BYTES]
            begins = self._begins(node, known, STEPS_OF_WALKS) if accesses else {}
            for object, step in self.places(node) if begins else ():
                for size, floats, sort in accesses:
                    cell = object.known.get((step, size, floats, sort))
                    if cell is not None and cell.stride:
                        cell.starts.update((at.offset, None) for o, at in begins if o is object)

    def _begins(self, node: int, known: dict[int, dict[Place, None]], depth: int) -> dict[Place, None]:
        found = known.get(node)
        if found is None:
            found = known[node] = {}
            for source, by in self.walks.get(node, ()):
                exact = [(o, Step(at.offset + by)) for o, at in self.places(source) if not at.stride]
                found.update(dict.fromkeys(exact))
                if depth and not exact:
                    before = self._begins(source, known, depth - 1)
                    found.update(((o, Step(at.offset + by)), None) for o, at in before)
        return found

    def known_cells(self, object: Object, step: Step, size: int, floats: bool) -> list[Cell]:
        """The same, those that were accessed."""
        found = (object.known.get((step, size, floats, sort)) for sort in Sort)
        return [cell for cell in found if cell is not None]

    def _copy(self, source: Place, target: Place, size: int | None, node: int, members: Members) -> None:
        if target[0].constant or (source == target and members.sort is not Sort.FLOAT):
            return  # within an array: which members are meant, only the language says
        for object, step in (source, target):
            if size is not None and not object.grows and not object.has_room(step, size):
                object.beyond.append((source, target, size, node, members))
                return
        key = (source, target, size, members)
        copy = source[0].copies.get(key)
        alike = self._alike.setdefault((source[0], target[0], size, members), [])
        if copy is None and len(alike) >= self._detail.copies:
            source, target, size = together([*alike, Copy(source, target, size, members)])
            key = (source, target, size, members)
            copy = source[0].copies.get(key)
        if copy is None:
            copy = source[0].copies[key] = target[0].copies[key] = Copy(source, target, size, members)
            alike.append(copy)
            for object in {source[0]: None, target[0]: None}:
                self._uncarried += [(copy, cell) for cell in object.cells.values()]
        if node not in copy.nodes:
            copy.nodes[node] = None
            self.moves.setdefault(node, []).append(copy)

    def _carry(self, copy: Copy, cell: Cell) -> None:
        """Let a copy move a cell of the object it reads; and, for a cell of the object it writes, what comes to be
        there."""
        (source, begin), (target, onto) = copy.source, copy.target
        common = _common(copy.source, copy.target)
        size = copy.size if copy.size is not None else 1 << 40
        if cell.object is source and overlap(cell.step, cell.size, begin, size):
            for other, node in copy.within.items():
                self._reach(cell, other, node)
            there = shifted(cell.step, onto.offset - begin.offset, common)
            if onto.stride < 0:
                there = from_on(there, onto.offset - cell.size + 1)
            if onto.last is not None and copy.size is not None:
                there = up_to(there, onto.last + copy.size - 1)
            if there.stride and copy.fills is not None and self._detail.finer:
                self._fill(copy, cell, there, copy.fills)
            else:
                there = self._coarse(target, there)
                self._through(copy, cell, self.cell(target, there, cell.size, cell.floats))
        if cell.object is target and overlap(cell.step, cell.size, onto, size):
            there = shifted(cell.step, begin.offset - onto.offset, common)
            if begin.stride < 0:
                there = from_on(there, begin.offset - cell.size + 1)
            if begin.last is not None and copy.size is not None:
                there = up_to(there, begin.last + copy.size - 1)
            there = self._coarse(source, there)
            origin = self.cell(source, there, cell.size, cell.floats)
            if cell.pointer:
                self.expect_pointer(origin)
            self._through(copy, origin, cell)

    def _fill(self, copy: Copy, cell: Cell, there: Step, size: int) -> None:
        """A copy of `size` bytes brings a cell to somewhere in a variable, or a part of it. In a record of an array,
        of which it moves no more than one, that is where the member is; else it is any of the bytes."""
        object, onto = copy.target
        begin, offset, stride = onto.offset, there.offset, abs(there.stride)
        if stride < size:
            self._may_move(copy, cell, self.cell(object, Step(begin), size))
            return
        first = (offset - begin) % stride
        for at in (first, first - stride):
            low, high = max(at, 0), min(at + cell.size, size)
            if high - low == cell.size:
                self._through(copy, cell, self.cell(object, Step(begin + low), cell.size, cell.floats))
            elif low < high:
                self._may_move(copy, cell, self.cell(object, Step(begin + low), high - low))

    def _within(self, copy: Copy, cell: Cell) -> int:
        """What a copy moves of a cell of the object that it reads. Of one that may lie anywhere, that is what was
        written where the copy reads, as far as all that comes into the object is seen."""
        object, begin = copy.source
        if not cell.stride or begin.stride or copy.size is None or object.kind is not Kind.OWN:
            return cell.read
        node = copy.within.get(cell)
        if node is None:
            node = copy.within[cell] = self.node(object.origin)
            for hub in object.hubs:
                self.edge(hub, node)
            for other in object.cells.values():
                if overlap(other.step, other.size, begin, copy.size):
                    self._reach(other, cell, node)
        return node

    def within(self) -> dict[int, list[int]]:
        """The nodes of what copies read of a cell, by that of the whole cell."""
        found: dict[int, list[int]] = {}
        for object in self.objects:
            for copy in object.copies.values():
                for cell, node in copy.within.items() if copy.source[0] is object else ():
                    found.setdefault(cell.read, []).append(node)
        return found

    def entry(self, cell: Cell) -> int:
        """Where what a caller knows of a cell comes in, once the graph is solved."""
        within = [n for copy in cell.object.copies.values() if (n := copy.within.get(cell)) is not None]
        if not within:
            return cell.read
        entry = self.node(cell.object.origin)
        for node in (cell.read, *within):
            self.edge(entry, node)
        return entry

    def _reach(self, written: Cell, cell: Cell, node: int) -> None:
        """What is written to a cell comes to the node of another, or of a part of it, if they can be one."""
        kind = MOVE if written is cell else _meeting(written, cell)
        if kind is not None:
            self.edge(written.written, node, kind)

    def _through(self, copy: Copy, source: Cell, target: Cell) -> None:
        pair = (self._within(copy, source), target.written)
        sort = copy.members.sort
        other = sort is Sort.OTHER and source.floats and not copy.moves_in_word(source)
        if sort is Sort.ADDRESSES or other:
            self.edge(*pair, DOUBTFUL)  # a union, of which another member is copied, or memory for all kinds of objects
            if sort is Sort.ADDRESSES:
                self.edge(*pair, ADDRESS)
        elif pair not in copy.pairs:
            copy.pairs[pair] = None
            self.edge(*pair)

    def _may_move(self, copy: Copy, source: Cell, target: Cell) -> None:
        """A copy moves a cell, or a part of it, to somewhere among the bytes of another."""
        copy.pairs[source.read, target.written] = None
        self.edge(source.read, target.written, DOUBTFUL)
        self.edge(source.read, target.written, ADDRESS)

    def _meet(self, object: Object, hub: int) -> None:
        if hub in object.hubs:
            return
        object.hubs.append(hub)
        if object.kind is Kind.OUTSIDE:
            return
        for copy in object.copies.values():
            for node in copy.within.values() if copy.source[0] is object else ():
                self.edge(hub, node)
        for cell in list(object.cells.values()):
            self.edge(cell.written, hub)
            self.edge(hub, cell.read)


def _meeting(one: Cell, other: Cell) -> int | None:
    """How bits go from a cell of an object to another one: None if they have no byte in common."""
    object = one.object
    if object.is_tape and Sort.LINK in (one.sort, other.sort) and (one.stride or other.stride):
        return None  # records begin behind the link
    if not overlap(one.step, one.size, other.step, other.size):
        return None
    alike = one.floats == other.floats and one.size == other.size
    sorts = {one.sort, other.sort}
    unlike = sorts in ({Sort.FLOAT, Sort.OTHER}, {Sort.FLOATS, Sort.OTHER})
    unlike = unlike or (sorts == {Sort.FLOAT, Sort.MEMBER} and one.size != other.size)
    exact = (
        alike
        or (one.step.end is not None and other.step.end is not None)
        or (abs(one.stride) == abs(other.stride) > 1 and one.size == other.size)
    )
    whole = object.floats or object.size in (one.size, other.size)
    if unlike:
        return DENIED
    return MOVE if exact or whole else DOUBTFUL


def _common(source: Place, target: Place) -> int:
    """The stride of what is copied. What is moved within an object may be moved again, and again."""
    (object, begin), (other, onto) = source, target
    return gcd(begin.stride, onto.stride, begin.offset - onto.offset if object is other else 0)
