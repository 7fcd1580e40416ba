# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory objects of one function, and places in them.

A place is an object and a step in it, (offset, stride): the bytes from `offset` on, and, if the stride is not zero,
those at all multiples of it before and behind. `p[i]` of doubles is stride 8; a place that is not known at all has
stride 1. If the stride is negative, they are all behind: `p[n]`, for an n without a sign, is stride -8. So what lies
behind the head of a block is kept apart from the head. If it is known where the last of them is, what lies behind an
array in a struct is kept apart from the array: `p[n & 3]` is (0, -8, 24).

An object is an alloca, a block of the heap (by the call that made it), a global, or what a parameter leads to. Of
the last nothing is known but that the parameter leads there: it stands for whatever a caller passes, and so do those
that it leads to in turn, made when they are read. Paths end where a step comes a third time, so that a list has three
objects:

    p        p -> [8]        p -> [8] -> [8]        p -> [8] -> [8] -> [8], which is the third again

The buffer of a string is an object of its own within another, so that text which is walked over or copied, nobody
knows how far, is not what lies behind the string. Its bytes are also those of a range of the other object. The bucket
that a hash table of libstdc++ has in itself is such a one, too: others are an array, and walked over as that."""

from __future__ import annotations

from enum import IntEnum
from math import gcd
from typing import Final, NamedTuple, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Alloca, Call
from enzyme_passes.ir.values import GlobalVariable, Value
from enzyme_passes.support.dataclasses import dataclass

POINTER: Final = 8  # bytes of an address
RESERVE: Final = "__enzcc_tape_reserve"  # makes tapes' memory


class Step(NamedTuple):
    """Where something is in an object, or how far a place is moved. `last`: of a negative stride, the last of what it
    stands for, if that is known."""

    offset: int
    stride: int = 0
    last: int | None = None

    @property
    def end(self) -> int | None:
        """The last of the places, if it is known."""
        return self.last if self.stride else self.offset

    @property
    def begin(self) -> int | None:
        """The first, if it is known."""
        return self.offset if self.stride <= 0 else None


HERE: Final = Step(0)
ANYWHERE: Final = Step(0, 1)


class Sort(IntEnum):
    """What the language says that an access is of (`!tbaa`). A float that was stored as such is not read as another.
    LINK: of a tape's chunk, what leads to the one before (volatile where derivatives are differentiated again).
    ADDRESSES: of a copy, addresses and integers that have no room for a number (`!tbaa.struct`). MEMBER: an integer of
    at most four bytes that is only moved, in the place of others, which the function moves in other ways through it;
    bits of a `float`, perhaps, but of nothing longer: all of that would have to be moved. FLOATS: several, in a
    vector."""

    UNKNOWN = 0
    FLOAT = 1
    OTHER = 2
    LINK = 3
    ADDRESSES = 4
    MEMBER = 5
    FLOATS = 6


@final
@dataclass(frozen=True, slots=True)
class Members:
    """What the language says that a copy moves (`!tbaa.struct`): FLOAT if a member is one, OTHER if none is, or may be,
    ADDRESSES if none has room for a number. `words`: (offset, bytes) of integers as long as a number, which may be the
    bits of one."""

    sort: Sort = Sort.UNKNOWN
    words: tuple[tuple[int, int], ...] = ()


NOTHING_SAID: Final = Members()


class Kind(IntEnum):
    OWN = 0  # made by the function itself: on its stack, or on the heap
    GLOBAL = 1
    PARAMETER = 2
    CHILD = 3  # what a cell of another symbolic object led to before the function ran
    OUTSIDE = 4  # all that unseen code may keep
    BUFFER = 5  # bytes of `parent`, at `step`, that nothing but their own addresses leads to


class Paths(NamedTuple):
    """Where the paths end on which symbolic objects lie. After `deepest` steps a pointer is taken to lead to where it
    lies; after `narrow`, to where the first did that led on from there. `alike`: to where the same pointer does on a
    shorter path with the same end, if there is one. This tells more apart, and is more work."""

    deepest: int
    narrow: int
    alike: bool


@final
class Object:
    """`origin`: the instruction, global or parameter. `size`: in bytes, if it is known. `floats`: nothing else was
    declared there, so that what is accessed at a place that is not known is no member beside them. `parent`, `step`: of
    a CHILD, the cell that led to it, and `span` its bytes: a vector may hold the address anywhere. `site`: of an OWN
    object that a callee made, the instruction there; `origin` is the call. `room`: its bytes, and those that a
    variable of its type leaves free behind them, if they are known."""

    __slots__ = (
        "beyond",
        "buffers",
        "cells",
        "children",
        "common",
        "constant",
        "copies",
        "depth",
        "descendants",
        "floats",
        "grows",
        "hubs",
        "is_tape",
        "kind",
        "known",
        "loops",
        "origin",
        "parent",
        "room",
        "root",
        "short",
        "site",
        "size",
        "span",
        "step",
        "whole",
    )

    def __init__(
        self,
        kind: Kind,
        origin: Value | None,
        parent: Object | None = None,
        step: Step = HERE,
        site: Value | None = None,
        size: int | None = None,
        room: int | None = None,
    ) -> None:
        self.kind = kind
        self.origin = origin
        self.constant = isinstance(origin, GlobalVariable) and origin.constant and kind is Kind.GLOBAL
        self.site = site if site is not None else origin
        made_by = self.site.target if isinstance(self.site, Call) else None
        self.is_tape = made_by is not None and made_by.name == RESERVE
        self.size = size
        self.room = room
        self.span = 0
        self.floats = isinstance(self.site, Alloca) and is_of_floats(self.site.allocated)
        self.parent = parent
        self.step = step
        self.root: Object = self if parent is None else parent.root
        self.descendants = 0
        self.depth: int = 0 if parent is None else parent.depth + 1
        self.cells: dict[Access, Cell] = {}
        self.known: dict[Access, Cell] = {}  # the range that stands for an access, which may be a wider one
        self.common = 0  # what divides all strides of ranges, if there are any
        self.children: dict[Step, Object] = {}
        self.buffers: dict[tuple[Step, int], Object] = {}  # by their places and sizes
        self.whole: Cell | None = None  # of a BUFFER: what it is in its parent
        self.loops: dict[Step, Object] = {}  # where paths end: pointers that lead to what is known
        self.copies: dict[tuple[Place, Place, int | None, Members], Copy] = {}
        self.hubs: list[int] = []
        self.grows = False  # whether it may be reallocated
        self.short: list[tuple[int, Step]] = []  # addresses that would lead here, but that more bytes are behind them
        self.beyond: list[tuple[Place, Place, int, int, Members]] = []  # copies from or to here, but for the same

    def has_room(self, step: Step, size: int) -> bool:
        """Whether there may be so many bytes behind a place."""
        return self.room is None or (step.offset if not step.stride else 0) + size <= self.room

    @property
    def symbolic(self) -> bool:
        """Whether it held something before the function ran that is not seen there."""
        if self.kind is Kind.BUFFER and self.parent is not None:
            return self.parent.symbolic
        return self.kind is not Kind.OWN and not (self.constant and self._is_seen)

    @property
    def _is_seen(self) -> bool:
        """Whether a constant's addresses are known: not those of one that is in another file."""
        return isinstance(self.origin, GlobalVariable) and self.origin.initializer is not None

    def child(self, step: Step, paths: Paths) -> Object:
        """What the pointer at `step` led to before."""
        known = self.children.get(step) or self.loops.get(step)
        if known is not None:
            return known
        above: Object | None = self
        again: list[Object] = []
        while above is not None and above.kind is Kind.CHILD:
            if above.step == step:
                again.append(above)
            above = above.parent
        # Vectors of vectors of strings lead on so, without any recursion; arrays of words only to one like them.
        if len(again) > (1 if abs(step.stride) == POINTER else 2):
            return self._end(step, paths, again[0])
        if self.depth >= paths.deepest or (self.depth >= paths.narrow and self.children):
            return self._end(step, paths, next(iter(self.children.values()), self))
        self.root.descendants += 1
        made = self.children[step] = Object(Kind.CHILD, self.origin, self, step)
        return made

    def _end(self, step: Step, paths: Paths, otherwise: Object) -> Object:
        """Where a path goes on that ends here: of a list's links, here again."""
        if not paths.alike:
            known = self._shorter([step]) or otherwise
        elif step.offset == self.step.offset:
            known = self
        else:
            alike = self._alike(paths)
            known = alike.child(step, paths) if alike is not None else otherwise
        self.loops[step] = known
        return known

    def _alike(self, paths: Paths) -> Object | None:
        """An object nearer to the root that the longest end of the path to this one leads to as well, made if need
        be."""
        found = self._shorter([])
        if found is not None:
            return found
        parent = self.parent._alike(paths) if self.parent is not None else None
        return parent.child(self.step, paths) if parent is not None else None

    def _shorter(self, more: list[Step]) -> Object | None:
        """What the longest end of the path to this object, and of `more` behind it, leads to from nearer to the root:
        in the nodes of a list or tree a member leads to the same kind of memory in all, so a path goes on from there as
        from here. (What other members lead to is of another kind: a text, not the next node.)"""
        path: list[Step] = []
        above: list[Object] = []
        here: Object = self
        while here.parent is not None:
            path.insert(0, here.step)
            here = here.parent
            above.append(here)
        for skipped in range(1, len(path) + len(more)):
            for begin in above[max(len(path) - skipped, 0) :]:
                found = begin._behind([*path[skipped:], *more])
                if found is not None:
                    return found
        return None

    def _behind(self, path: list[Step]) -> Object | None:
        """What a path leads to from here, as far as it was gone; of elements of an array by the place in each."""
        found: Object | None = self
        for at in path:
            if found is None:
                return None
            children = found.children
            found = children.get(at) or next(
                (child for step, child in children.items() if not at.stride and step.offset == at.offset), None
            )
        return found


def is_of_floats(type: ty.Type) -> bool:
    match type:
        case ty.FloatType():
            return True
        case ty.VectorType() | ty.ArrayType():
            return is_of_floats(type.element)
        case ty.StructType():
            return bool(type.fields) and all(is_of_floats(f) for f in type.fields or ())
        case _:
            return False


Access = tuple[Step, int, bool, Sort]  # where, size, whether as a float, and what the language says
Place = tuple[Object, Step]


@final
class Cell:
    """A range of an object that is read or written: `written` is the node of what was stored there, `read` of what is
    found. `starts`: where walks begin that come to a range with a stride, as far as that is known."""

    __slots__ = ("floats", "object", "pointer", "read", "size", "sort", "starts", "step", "written")

    def __init__(
        self, object: Object, step: Step, size: int, written: int, read: int, floats: bool, sort: Sort
    ) -> None:
        self.object = object
        self.step = step
        self.size = size
        self.written = written
        self.read = read
        self.floats = floats
        self.sort = sort
        self.pointer = False
        self.starts: dict[int, None] = {}

    @property
    def offset(self) -> int:
        return self.step.offset

    @property
    def stride(self) -> int:
        return self.step.stride


@final
class Copy:
    """`size` bytes (None: not known how many) moved from `source` to `target`; `nodes` stand for those that do so, and
    `pairs` are the nodes of what is read and of what is written by it; `within`: what it reads of cells that may lie
    anywhere."""

    __slots__ = ("members", "nodes", "pairs", "size", "source", "target", "within")

    def __init__(self, source: Place, target: Place, size: int | None, members: Members) -> None:
        self.source = source
        self.target = target
        self.size = size
        self.members = members
        self.nodes: dict[int, None] = {}
        self.pairs: dict[tuple[int, int], None] = {}
        self.within: dict[Cell, int] = {}

    @property
    def fills(self) -> int | None:
        """How many bytes are written, if these are known and are a variable's: all that reads it is seen."""
        object, step = self.target
        return self.size if isinstance(object.site, Alloca) and object.kind is Kind.OWN and not step.stride else None

    def moves_in_word(self, cell: Cell) -> bool:
        """Whether a cell of what is read lies, for certain, in an integer that is as long as a number."""
        begin, stride, _ = self.source[1]
        at, period = cell.offset - begin, gcd(cell.stride, stride)
        if period and self.size is None:
            return False
        places = range(at % period, self.size or 0, period) if period else (at,)
        words = self.members.words
        return bool(places) and all(any(o <= k and k + cell.size <= o + n for o, n in words) for k in places)


def shifted(place: Step, by: int | None, step: int, last: int | None = None) -> Step:
    """`place`, moved by `by` bytes, and any number of times `step` (negative: none of them back, and by no more than
    `last`). None: anywhere."""
    if by is None:
        return ANYWHERE
    moved = Step(by, step, last)
    together = gcd(place.stride, step)
    if not together or (place.stride <= 0 and step <= 0):
        last = place.end + moved.end if place.end is not None and moved.end is not None else None
        return _onward(place.offset + by, together, last)
    return Step((place.offset + by) % together, together)


def from_on(step: Step, least: int) -> Step:
    """A place without what is before `least`, if there is more than one place."""
    offset, stride, last = step
    if not stride or (stride < 0 and offset >= least):
        return step
    first = least + (offset - least) % abs(stride)
    return _onward(first, abs(stride), None if last is None else max(first, last))


def up_to(step: Step, most: int) -> Step:
    """A place that begins somewhere, without what is behind `most`."""
    offset, stride, last = step
    if stride >= 0 or (last is not None and last <= most):
        return step
    return _onward(offset, -stride, max(offset, most - (most - offset) % -stride))


def _onward(offset: int, stride: int, last: int | None) -> Step:
    return Step(offset) if last == offset else Step(offset, -stride, last)


def both_ways(step: Step) -> Step:
    """A place, and as much before it."""
    offset, stride, _ = step
    return Step(offset % -stride, -stride) if stride < 0 else step


def overlap(a: Step, a_size: int, b: Step, b_size: int) -> bool:
    """Whether two ranges of one object can have a byte in common."""
    if _is_behind(a, b, b_size) or _is_behind(b, a, a_size):
        return False
    together = gcd(a.stride, b.stride)
    if not together:
        return True
    distance = (b.offset - a.offset) % together
    return distance < a_size or together - distance < b_size


def _is_behind(a: Step, b: Step, b_size: int) -> bool:
    return a.begin is not None and b.end is not None and b.end + b_size <= a.begin


def within(a: Step, b: Step) -> bool:
    """Whether all of place a is in place b."""
    if not b.stride:
        return a == b
    if b.stride < 0 and (a.stride > 0 or a.offset < b.offset):
        return False
    if b.last is not None and (a.end is None or a.end > b.last):
        return False
    return a.stride % b.stride == 0 and (a.offset - b.offset) % b.stride == 0


def widened(places: list[Step]) -> Step:
    """One place that has them all. (What goes on behind one place and behind another may be on its way back: then it is
    anywhere before, too. It has no end: what is moved again and again gets one place.)"""
    first = places[0]
    together = 0
    for offset, stride, _ in places:
        together = gcd(together, stride, offset - first.offset)
    if not together:
        return first
    begins = {offset for offset, stride, _ in places if stride < 0}
    if len(begins) != 1 or any(stride > 0 for _, stride, _ in places):
        return Step(first.offset % together, together)
    return Step(min(offset for offset, _, _ in places), -together)


def together(copies: list[Copy]) -> tuple[Place, Place, int | None]:
    """One copy that has all of some from one object to another: whence, where to, and how many bytes."""
    sizes = [c.size for c in copies if c.size is not None]
    return (
        (copies[0].source[0], widened([c.source[1] for c in copies])),
        (copies[0].target[0], widened([c.target[1] for c in copies])),
        max(sizes) if len(sizes) == len(copies) else None,
    )
