# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Memory in the type analysis: cells, what they hold, and how they come to be one.

A cell stands for the memory objects that the analysis does not tell apart (Steensgaard, "Points-to Analysis in Almost
Linear Time", 1996), here with offsets: an address is a cell and a byte offset in it. Contents at constant offsets are
slots. An address that moves by a variable number of steps of s bytes makes a *range*: a cell of its own with period s,
in which all offsets count modulo s, and which the cell it lies in has from that offset on:

    struct { int n; double a[4]; double *p; }, a[i] and p used     A: 0 int4, 40 pointer -> B
                                                                       from 8: E, period 8: 0 double

What a cell knows at a constant offset of its own outweighs what a range says, so that `p` above stays a pointer though
a[i] has no known end. Contents are unified, addresses are not: a register's address changes only if two different ones
meet in it (`p = phi [a, p + 8]` lies in a range of a), while `a` itself stays exact.

Cells linked as range and holder, or merged, belong to one *family*: the class of memory that activity belongs to.

A string of libstdc++ points into itself while its text is short, and to memory of its own otherwise. Were these one
cell, as any two targets of a pointer are, all that lies behind the string in its object would be text too. So the text
is a cell of its own, of the same family, and the address of the buffer means that cell as well: as long as nothing but
integers is known of either. Numbers in the bytes of a string make one cell of both.

Hash tables have two words of that kind (types/hash_tables.py): the link before the first node, and the only bucket.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator
from math import gcd, lcm
from operator import neg
from typing import Final, final

from enzyme_passes.analysis.lanes import CONFLICT, INTEGER, POINTER, WORD, Kind, Pointee, Strength, either
from enzyme_passes.analysis.types.evidence.steps import Move
from enzyme_passes.analysis.types.heap.intervals import Intervals
from enzyme_passes.analysis.types.heap.slots import Contents, Slot
from enzyme_passes.ir.values import Function, GlobalVariable, Value

WIDEST = 16  # no slot is wider, in bytes
POINTER_SIZE: Final = 8
BUFFER: Final = 16  # bytes of a libstdc++ string before its buffer for short texts, and of that
OVER: Final = -15  # from the pointer of a libc++ string to that, which begins behind the first byte and lies over it
_STRINGS: Final = {BUFFER: (2 * BUFFER, BUFFER, 8), OVER: (24, 23, 15)}
"""By where the buffer is: bytes of a string, of its buffer, and before an address that may lie over that."""
LEAST_TABLE: Final = 40  # bytes of a hash table
TEXT: Final = "p1 omnipotent char"
"""What the pointer of a string is declared to lead to."""


LARGEST_STEP: Final = 1 << 24  # bytes between elements of an array
FEW: Final = 256  # elements that are looked at one by one
NOWHERE: Final = -1 << 62  # before every place


@final
class Range:
    """`cell`, periodic, lies from offset `start` on, to `end` if that is known. `walks` are the offsets from which
    addresses were seen to move through it: more than one, where ranges turned out to be one."""

    __slots__ = ("start", "end", "cell", "walks")

    def __init__(self, start: int, end: int | None, cell: Cell) -> None:
        self.start = start
        self.end = end
        self.cell = cell
        self.walks: dict[int, None] = {start: None}


def begin_of(r: Range, inner: Cell, shift: int) -> int:
    """Where a range begins with the first byte of an element, if its cell became `inner`, which is `shift` bytes off:
    whole elements of that do not move the range."""
    if inner.period is None:
        return r.start - shift
    return r.start - shift % inner.period if shift > 0 else r.start + -shift % inner.period


@final
class Cell:
    """`forward`: merged into that cell, shifted by `delta`. `placeholder`: only known as what some pointer points to,
    so that it may turn out to be a part of something. `opaque`: a library's own, in which the program has nothing.
    `exposed`: code that is not seen here may have put pointers into it. `objects` are the allocas, calls, arguments
    and globals whose memory this is, and where each begins in it. `hidden`: floats and pointers of which only
    functions that may be called here know, in places that are known as something else: objects of other classes,
    behind pointers to their common base. `linked`: a chunk of a derivative's tape, which begins with a link to the
    one before; its records lie behind."""

    __slots__ = (
        "number", "period", "slots", "ranges", "holders", "forward", "delta", "family", "placeholder", "opaque",
        "exposed", "functions", "objects", "hidden", "linked",
    )  # fmt: skip

    def __init__(self, number: int, period: int | None, placeholder: bool) -> None:
        self.number = number
        self.period = period
        self.slots: Contents = {}
        self.ranges: list[Range] = []
        self.holders: list[Cell] = []
        self.forward: Cell | None = None
        self.delta = 0
        self.family = number
        self.placeholder = placeholder
        self.opaque = False
        self.exposed = False
        self.functions: dict[Function, None] = {}
        self.objects: dict[Value, int] = {}
        self.hidden: Contents = {}
        self.linked = False


Address = tuple[Cell, int]


def _places_in(contents: Contents, begin: int, end: int) -> list[int]:
    """Where slots begin between two places, in order."""
    if len(contents) < end - begin:
        return sorted(at for at in contents if begin <= at < end)
    return [at for at in range(begin, end) if at in contents]


@final
class Heap:
    """All cells of one analysis. `changes` counts what was learned, so that a fixpoint knows when it is one."""

    def __init__(self) -> None:
        self.cells: list[Cell] = []
        self.changes = 0
        self._families: list[int] = []
        self.has_texts = False  # whether any slot is the pointer of a string
        self.has_own_words = False  # whether any slot has a word that is what it leads to, as in a hash table
        self._pending: list[tuple[Address, Address, Slot | None]] = []
        self._working = False
        self._in_memory = False  # whether what is learned is of memory, where objects of several kinds may lie
        self._lost: list[tuple[int, Slot]] = []  # guesses that better evidence displaced, until `_hide` takes them
        self._settled: dict[tuple[int, bool], int] = {}  # what cells held that were found settled, or `final`

    # Cells and addresses

    def new(self, period: int | None = None, placeholder: bool = False) -> Cell:
        cell = Cell(len(self.cells), period, placeholder)
        self.cells.append(cell)
        self._families.append(cell.number)
        return cell

    def resolve(self, cell: Cell, offset: int) -> Address:
        """The cell that this one has been merged into, and where."""
        while cell.forward is not None:
            step = cell.forward
            if step.forward is not None:
                cell.delta += step.delta
                cell.forward = step.forward
            offset += cell.delta
            cell = cell.forward
        if cell.period is not None:
            offset %= cell.period
        return cell, offset

    def live(self) -> list[Cell]:
        return [c for c in self.cells if c.forward is None]

    def family(self, cell: Cell) -> int:
        """The number of the class of memory `cell` belongs to."""
        number = cell.family
        families = self._families
        while families[number] != number:
            families[number] = families[families[number]]
            number = families[number]
        cell.family = number
        return number

    def join_families(self, a: Cell, b: Cell) -> None:
        x, y = self.family(a), self.family(b)
        if x != y:
            self._families[max(x, y)] = min(x, y)
            self.changes += 1

    # Strings

    def text(self, address: Address, buffer: int, source: Value | None) -> None:
        """The pointer that lies at `address`, a string's, may lead to its buffer, which is so far behind it."""
        cell, offset = self.resolve(*address)
        slot = cell.slots.get(offset)
        if slot is None or _of_text(slot) is None:
            made = self.new(1, placeholder=True)
            self.insert((made, 0), 1, INTEGER, Strength.WEAK, None, source)
            self.learn_in(cell, offset, POINTER_SIZE, POINTER, Strength.ACCESS, (made, 0), source, Pointee(TEXT, True))
            slot = cell.slots.get(offset)
        if slot is None or _of_text(slot) is None or slot.buffer is not None:
            return
        slot.buffer, self.has_texts = buffer, True
        self.changes += 1
        if buffer == BUFFER:
            self.insert((cell, offset + BUFFER), POINTER_SIZE, INTEGER, Strength.WEAK, None, source)  # the capacity
        self._check_text(cell, offset, slot)

    def own(self, address: Address) -> Address:
        """An address, resolved, by the name that tells most: that of a string's buffer is the text's."""
        for _ in range(4 if self.has_texts else 0):
            text = self._text_of(*address)
            if text is None or text[0] is address[0]:
                break
            address = text
        return address

    def _text_of(self, cell: Cell, offset: int) -> Address | None:
        for buffer in _STRINGS:
            at = offset - buffer
            slot = cell.slots.get(at if cell.period is None else at % cell.period)
            text = _of_text(slot) if slot is not None and slot.buffer == buffer else None
            if text is not None and text.cell is not None:
                return self.resolve(text.cell, text.offset)
        return None

    def _check_text(self, cell: Cell, offset: int, slot: Slot) -> None:
        """Numbers or addresses in a text, or in what is taken for the buffer: they are one then."""
        leads = _of_text(slot)
        assert leads is not None
        assert leads.cell is not None
        assert slot.buffer
        text, _ = self.resolve(leads.cell, leads.offset)
        begin = offset + slot.buffer
        short = cell.period is not None and cell.period < _STRINGS[slot.buffer][0]
        if not short and text is not cell and self._is_buffer(cell, begin, slot.buffer) and self._is_text(text):
            self.join_families(cell, text)
            return
        there = self.resolve(cell, begin)
        slot.buffer = 0
        self.changes += 1
        self._retarget(leads, there)

    def is_in_buffer(self, cell: Cell, offset: int) -> bool:
        """Whether a place is in the buffer of a string."""
        for buffer, (_, size, _) in _STRINGS.items() if self.has_texts else ():
            for at in range(offset - buffer - size + 1, offset - buffer + 1):
                slot = cell.slots.get(at if cell.period is None else at % cell.period)
                if slot is not None and slot.buffer == buffer:
                    return True
        return False

    def _is_buffer(self, cell: Cell, offset: int, buffer: int) -> bool:
        """Whether nothing but integers is known of the bytes of a buffer, and an address that lies over its end. What
        walks over it may have learned of what lies behind counts only if it was seen on the walk itself."""
        length, size, address = _STRINGS[buffer]
        for at in range(offset - WIDEST + 1, offset + size):
            slot = cell.slots.get(at if cell.period is None else at % cell.period)
            if slot is not None and slot.kind is not INTEGER and at + slot.size > offset:
                if slot.kind is POINTER and at == offset + address:
                    continue  # the string's; of a hash table, whose first link is taken for a node
                if leads_elsewhere(slot):
                    continue
                return False
        for r in cell.ranges:
            inner, shift = self.resolve(r.cell, 0)
            if inner is cell or r.start >= offset + size or (r.end is not None and r.end <= offset):
                continue
            assert inner.period is not None
            if inner.period >= length:
                found = self._view(inner, (offset - r.start + shift) % inner.period, size)
                there = [s for at, s in found if at != address or s.kind is not POINTER or buffer == BUFFER]
            else:
                there = [s for s in inner.slots.values() if s.strength > Strength.NEAR]
            behind = r.start >= offset + address
            unlike = [s for s in there if s.kind is not INTEGER and not leads_elsewhere(s)]
            if any(not (behind and s.kind is POINTER) for s in unlike):
                return False
        return True

    def _is_text(self, cell: Cell) -> bool:
        """Whether nothing but integers is known of a cell."""
        slots = [*cell.slots.values(), *cell.hidden.values()]
        for r in cell.ranges:
            inner = self.resolve(r.cell, 0)[0]
            slots += [*inner.slots.values(), *inner.hidden.values()]
        return all(s.kind is INTEGER for s in slots)

    # Words of hash tables

    def lead_in(self, address: Address, behind: int, source: Value | None) -> Address:
        """What the address of a word means that is taken for what a pointer leads to, so many bytes before it: that;
        the word itself, if there is no such pointer."""
        cell, at = self.resolve(*address)
        if cell.period is not None and cell.period < max(LEAST_TABLE, behind + POINTER_SIZE):
            return cell, at
        _, offset = self.resolve(cell, at - behind)
        slot = cell.slots.get(offset)
        if slot is None or slot.cell is None:
            made = self.new(placeholder=True)
            self.learn_in(cell, offset, POINTER_SIZE, POINTER, Strength.ACCESS, (made, 0), source)
            cell, offset = self.resolve(*address)
            _, offset = self.resolve(cell, offset - behind)
            slot = cell.slots.get(offset)
        self.make_one(slot)
        if slot is None or slot.cell is None or slot.own not in (None, behind):
            return self.resolve(*address)
        if slot.own is None:
            slot.own, self.has_own_words = behind, True
            self.changes += 1
        self._check_own(cell, offset, slot)
        return self.resolve(slot.cell, slot.offset)

    def _check_own(self, cell: Cell, offset: int, slot: Slot) -> None:
        """The word that a slot has and what the slot leads to are the same memory by two names: they hold the same
        pointer. If either is known as anything else, they become one."""
        assert slot.cell is not None
        assert slot.own is not None
        own, target = self.resolve(cell, offset + slot.own), self.resolve(slot.cell, slot.offset)
        if own == target:
            return
        self.join_families(own[0], target[0])
        if target[0].exposed and not own[0].exposed:
            own[0].exposed = True
            self.changes += 1
        first, second = own[0].slots.get(own[1]), target[0].slots.get(target[1])
        for at, known, other in ((own, first, second), (target, second, first)):
            if known is None:
                lead = (other.cell, other.offset) if other is not None and other.cell is not None else None
                self.insert(at, POINTER_SIZE, POINTER, Strength.DECLARED, lead, slot.source)
        own, target = self.resolve(cell, offset + slot.own), self.resolve(slot.cell, slot.offset)
        first, second = own[0].slots.get(own[1]), target[0].slots.get(target[1])
        if first is None or second is None or not _is_link(*own) or not _is_link(*target):
            slot.own = -1
            self.changes += 1
            self._retarget(slot, own)
        elif second.cell is not None and (first.cell is None or first is slot):
            self._lead_both(first, second)
        elif first.cell is not None:
            self._lead_both(second, first)

    def _lead_both(self, slot: Slot, other: Slot) -> None:
        """Two pointers lead to the same."""
        self._lead_where(slot, other)

    # Contents

    def learn(
        self, contents: Contents, offset: int, size: int, kind: Kind, strength: int,
        target: Address | None, source: Value | None, period: int | None = None, pointee: Pointee | None = None,
    ) -> None:  # fmt: skip
        """Add evidence to a register's or a cell's contents. `pointee`: what the pointer is declared to lead to."""
        old = contents.get(offset)
        if old is not None and period == 1 and kind is not old.kind:
            # Anywhere in a buffer: an integer in one place says nothing of others, but where it leads to.
            if kind is INTEGER and target is None:
                return
            if old.kind is INTEGER and old.cell is None:
                old = None
        if old is not None and old.size == size:
            self._agree(offset, old, kind, strength, target, source, pointee, anywhere=period == 1)
            return
        overlapping = [(offset, old)] if old is not None else []
        if len(contents) > len(overlapping) and (period is None or size <= period):
            for at in _places_in(contents, offset - WIDEST + 1, offset + size):
                slot = contents[at]
                if at != offset and at + slot.size > offset:
                    overlapping.append((at, slot))
        cell, to = target if target is not None else (None, 0)
        if overlapping:
            decided = self._displace(contents, offset, size, kind, strength, overlapping)
            if decided is None:
                lost = Slot(size, kind, strength, cell, to, source)
                lost.pointee = pointee
                self._lose(offset, lost)
                return
            kind = decided
        made = contents[offset] = Slot(size, kind, strength, cell, to, source)
        made.pointee = pointee
        self.changes += 1

    def _agree(
        self, offset: int, slot: Slot, kind: Kind, strength: int, target: Address | None, source: Value | None,
        pointee: Pointee | None, *, anywhere: bool = False,
    ) -> None:  # fmt: skip
        """New evidence for exactly the bytes of `slot`, which lies at `offset`, or `anywhere`."""
        if kind is slot.kind:
            if strength > slot.strength:
                slot.strength = strength
                self.changes += 1
            if target is not None:
                self._lead(slot, target, pointee)
            return
        if target is not None:
            # Whatever it is called: what may be a pointer to something is followed.
            self._lead(slot, target, pointee)
        both_known = self._in_memory and min(strength, slot.strength) >= Strength.DECLARED
        if (both_known or anywhere) and either(kind, slot.kind, slot.size) is WORD:
            # Neither is wrong, whichever is better known: pointers where they are doubles, derivatives would get lost.
            if slot.kind is not WORD:
                slot.kind = WORD
                self.changes += 1
            slot.strength = max(strength, slot.strength)
            return
        if strength < slot.strength or (strength == slot.strength and slot.kind is CONFLICT):
            self._lose(offset, Slot(slot.size, kind, strength, None, 0, source))
            return
        if strength > slot.strength:
            self._lose(offset, Slot(slot.size, slot.kind, slot.strength, None, 0, slot.source))
            slot.kind, slot.strength, slot.source = kind, strength, source
            self.changes += 1
        elif INTEGER in (kind, slot.kind) and kind is not CONFLICT:
            self._mix(slot, kind, source)
        elif (both := either(kind, slot.kind, slot.size)) is not slot.kind:
            slot.kind = both
            self.changes += 1

    def _mix(self, slot: Slot, kind: Kind, source: Value | None) -> None:
        """Integers in the place of floats or pointers: a union. To take them for the others does no harm, as their
        shadows are read by nobody, and their adjoints are zero."""
        if slot.kind is INTEGER:
            slot.kind, slot.source = kind, source
        elif slot.mixed >= slot.size:
            return
        slot.mixed = slot.size
        self.changes += 1

    def _lead(self, slot: Slot, target: Address, pointee: Pointee | None) -> None:
        """A pointer leads to `target`, and is declared to lead to `pointee`: to what other pointers there lead that may
        be read in its place. If that is not known, to all."""
        if slot.cell is None:
            slot.cell, slot.offset = target
            slot.pointee = pointee
            self.changes += 1
            return
        if pointee is None:
            self.make_one(slot)
        if pointee is None or slot.pointee is None or slot.pointee.name == pointee.name:
            if pointee is not None and slot.pointee is not None and slot.pointee.both(pointee) != slot.pointee:
                slot.pointee = slot.pointee.both(pointee)
                self.changes += 1
            self._retarget(slot, target)
            return
        if slot.others is None:
            slot.others = {}
        other = slot.others.get(pointee.name)
        if other is not None:
            self._lead(other, target, pointee)
            return
        other = slot.others[pointee.name] = Slot(slot.size, POINTER, slot.strength, *target, slot.source)
        other.pointee = pointee
        self.join_families(self.resolve(slot.cell, slot.offset)[0], self.resolve(*target)[0])
        self.changes += 1

    def lead_as(self, slot: Slot, other: Slot) -> None:
        """The pointers of a slot lead where those of another one do."""
        for cell, offset, pointee in list(other.targets()):
            self._lead(slot, (cell, offset), pointee)

    def make_one(self, slot: Slot | None) -> None:
        """Nobody knows which of the pointers is read that lie in a place: all lead to one."""
        if slot is None or (slot.pointee is None and not slot.others):
            return
        others, slot.pointee, slot.others = slot.others, None, None
        self.changes += 1
        for other in others.values() if others else ():
            if other.cell is not None:
                self._retarget(slot, (other.cell, other.offset))

    def target_of(self, slot: Slot, pointee: str | None) -> Address | None:
        """Where a pointer leads that is loaded from a place, and declared to lead to `pointee`; None: not known. Where
        nothing is declared, it may also lead to what the others lead to."""
        found: Slot | None = slot
        if pointee is not None and slot.pointee is not None and slot.pointee.name != pointee:
            found = slot.others.get(pointee) if slot.others else None
        return (found.cell, found.offset) if found is not None and found.cell is not None else None

    def of_pointee(self, slot: Slot, pointee: str) -> Slot:
        """What is known of a place where a pointer is loaded that is declared to lead to `pointee`."""
        target = self.target_of(slot, pointee)
        cell, offset = target or (None, 0)
        found = Slot(slot.size, slot.kind, slot.strength, cell, offset, slot.source)
        found.mixed = slot.mixed
        return found

    def _retarget(self, slot: Slot, target: Address) -> None:
        assert slot.cell is not None
        old = self.resolve(slot.cell, slot.offset)
        if self._working:
            self._pending.append((old, target, slot))  # contents are being merged: the targets wait
            return
        new = self.join(old, target)
        if new != old:
            self.changes += 1
        slot.cell, slot.offset = new

    def _displace(
        self, contents: Contents, offset: int, size: int, kind: Kind, strength: int, old: list[tuple[int, Slot]]
    ) -> Kind | None:
        """Decide between evidence for ranges that overlap without being equal; returns what the new range is, or None
        if it is not to be kept. Bytes of a float may be read as integers (the high word of a double): the float
        stays."""
        best = max(slot.strength for _, slot in old)
        if best > strength:
            return None
        if best == strength:
            if kind is INTEGER:
                if any(s.kind is not INTEGER for _, s in old):
                    return None
                if any(at < offset or offset + size < at + s.size for at, s in old):
                    self._fill(contents, offset, size, strength, old)
                    return None
            elif any(slot.kind is not INTEGER for _, slot in old if slot.strength == best):
                if kind is POINTER and all(slot.kind is not CONFLICT for _, slot in old):
                    kind = CONFLICT  # it is kept for where it leads to; of two that overlap, the one that was first
                else:
                    for _, slot in old:
                        if slot.kind is not CONFLICT and slot.kind is not INTEGER:
                            slot.kind = CONFLICT
                            self.changes += 1
                    return None
        for at, slot in old:
            self._lose(at, slot)
            del contents[at]
        return kind

    def _fill(
        self, contents: Contents, offset: int, size: int, strength: int, old: list[tuple[int, Slot]]
    ) -> None:  # fmt: skip
        """Integers in what others leave of a range. None of them goes, or each would drive out the other forever."""
        at = offset
        for begin, end in [*sorted((a, a + s.size) for a, s in old), (offset + size, 0)]:
            if begin > at:
                contents[at] = Slot(begin - at, INTEGER, strength, None, 0, old[0][1].source)
                self.changes += 1
            at = max(at, end)

    def _lose(self, offset: int, slot: Slot) -> None:
        """Note what is not kept among what is known: a guess of floats or pointers, and where a pointer leads to."""
        if (slot.strength == Strength.WEAK and slot.kind is not INTEGER) or slot.cell is not None:
            self._lost.append((offset, slot))

    def hide(self, address: Address, slot: Slot) -> None:
        """A place holds, for functions that may be called, what `slot` says."""
        self._hide(*self.resolve(*address), slot)

    def _hide(self, cell: Cell, offset: int, slot: Slot) -> None:
        """Remember what `slot` says of a place in `cell`, without letting it count as known."""
        known = cell.hidden.get(offset)
        if known is None:
            made = Slot(slot.size, slot.kind, int(Strength.WEAK), slot.cell, slot.offset, slot.source)
            made.pointee = slot.pointee
            cell.hidden[offset] = made
            self.changes += 1
            if slot.others:
                self.lead_as(made, slot)
            return
        if known.kind is POINTER and slot.kind is not POINTER:
            known.kind = slot.kind
            self.changes += 1
        self.lead_as(known, slot)

    def insert(
        self, address: Address, size: int, kind: Kind, strength: int, target: Address | None, source: Value | None,
        pointee: Pointee | None = None,
    ) -> None:  # fmt: skip
        """Evidence that memory at `address` holds `size` bytes of `kind`."""
        cell, offset = self.resolve(*address)
        self.learn_in(cell, offset, size, kind, strength, target, source, pointee)

    def insert_as(self, address: Address, slot: Slot, strength: int) -> None:
        """Evidence that what `slot` says is copied to memory at `address`."""
        if slot.cell is None:
            self.insert(address, slot.size, slot.kind, strength, None, slot.source)
        for cell, offset, pointee in list(slot.targets()):
            said = pointee.copied() if pointee is not None else None
            self.insert(address, slot.size, slot.kind, strength, (cell, offset), slot.source, said)

    def learn_in(
        self, cell: Cell, offset: int, size: int, kind: Kind, strength: int, target: Address | None,
        source: Value | None, pointee: Pointee | None = None,
    ) -> None:  # fmt: skip
        """As `learn`, for a cell; pointers that cannot be kept there are still followed."""
        self._lost.clear()
        self._in_memory = True
        self.learn(cell.slots, offset, size, kind, strength, target, source, cell.period, pointee)
        self._in_memory = False
        self._keep_lost(cell)

    def _keep_lost(self, cell: Cell) -> None:
        lost, self._lost = self._lost, []
        for offset, slot in lost:
            at = self.resolve(cell, offset)
            self._hide(*at, slot)

    def mix(self, address: Address, size: int, *, narrow: bool = False) -> bool:
        """Mark the float that lies there as one member of a union, of which integers are another; False: there is
        none. `narrow`: the integer may be shorter than the float."""
        found = False
        for cell, at in self.places(address):
            slot = cell.slots.get(at)
            if slot is not None and slot.kind.is_float and (slot.size == size or (narrow and slot.size > size)):
                found = True
                if slot.mixed < size:
                    slot.mixed = size
                    self.changes += 1
        return found

    def hidden_at(self, address: Address) -> list[Slot]:
        """What functions that may be called know to begin there, and is not among what is known."""
        return [cell.hidden[at] for cell, at in self.places(address) if at in cell.hidden]

    def places(self, address: Address) -> list[Address]:
        """An address by all its names: in its cell, in the ranges there, and in theirs."""
        pending, found = [self.resolve(*address)], {}
        while pending:
            cell, at = pending.pop()
            if (cell.number, at) in found:
                continue
            found[cell.number, at] = cell, at
            for r in cell.ranges:
                if r.start <= at and (r.end is None or at < r.end):
                    pending.append(self.resolve(r.cell, at - r.start))
        return list(found.values())

    def names(self, address: Address) -> list[Address]:
        """An address by all its names, and in walks over the same bytes that are taken to find other things there."""
        cell, at = self.resolve(*address)
        return self._names(cell, at, self._walks_beside(cell))

    def _names(self, cell: Cell, at: int, beside: list[tuple[Cell, int]]) -> list[Address]:
        return [*self.places((cell, at)), *((walk, at % period) for walk, period in beside)]

    def _walks_beside(self, cell: Cell) -> list[tuple[Cell, int]]:
        """The other walks over the bytes that `cell` walks over, whose elements are as long or parts of its own, and
        how long."""
        found: list[tuple[Cell, int]] = []
        if cell.period is None:
            return found
        for holder in cell.holders:
            walks = [(r.start, *self.resolve(r.cell, 0)) for r in self.resolve(holder, 0)[0].ranges]
            starts = {start for start, inner, _ in walks if inner is cell}
            found += [
                (inner, inner.period)
                for start, inner, shift in walks
                if start in starts and inner is not cell and inner.period and not (shift or cell.period % inner.period)
            ]
        return found

    def where_walks_begin(self, address: Address, size: int) -> Iterator[Slot]:
        """What lies, partly, in so many bytes of the first element of the walk that an address is in, at that place of
        an object and in other walks over it. (In a part of one that begins anywhere, such as an array in an arena,
        there may be others in other parts.)"""
        cell, at = self.resolve(*address)
        period = cell.period
        around = [self.resolve(holder, 0)[0] for holder in cell.holders] if period is not None else []
        for holder in around:
            walks = [(r, *self.resolve(r.cell, 0)) for r in holder.ranges] if holder.period is None else []
            for r, inner, begin in walks:
                if inner is cell and period is not None:
                    first = r.start + (at - begin) % period
                    yield from _partly(holder, first, size)
                    for other, walk, shift in walks:
                        if walk is not cell and other.start <= first and (other.end is None or first < other.end):
                            yield from _partly(walk, first - other.start + shift, size)

    def is_one_array(self, address: Address) -> bool:
        """Whether an address is in an object of which nothing is known but numbers; or walks from one place, integers,
        and numbers that are copied there and not accessed."""
        cell = self.resolve(*address)[0]
        objects = [self.resolve(holder, 0)[0] for holder in cell.holders] if cell.period is not None else [cell]
        return all(o.period is None and _is_array(o) for o in objects) if objects else _is_array(cell)

    def may_be_address(self, address: Address) -> bool:
        """Whether an address is known to lie at a place in some objects, by any name of the place."""
        return any(_may_be_address(slot) for slot in self._slots_by_any_name(address))

    def may_be_addresses(self, cell: Cell, places: Iterable[int]) -> list[int]:
        """Of some places in a cell, those of which `may_be_address` is true."""
        beside = self._walks_beside(cell)
        return [at for at in places if any(map(_may_be_address, self._slots_at(self._names(cell, at, beside))))]

    def kinds_at(self, address: Address, size: int) -> list[Kind]:
        """What is known to lie at a place, in so many bytes, in some objects, by any name of the place."""
        return [slot.kind for slot in self._slots_by_any_name(address) if slot.size == size]

    def numbers_around(self, address: Address, size: int) -> dict[tuple[int, Kind], None]:
        """The numbers that are known to lie in some of these bytes in some objects, or partly, by any name of them, and
        where they begin from there."""
        cell, begin = self.resolve(*address)
        return {
            (at, slot.kind): None
            for at in range(-WIDEST + 1, size)
            for slot in (*self._slots_by_any_name((cell, begin + at)), *self.slots_walked_over((cell, begin + at)))
            if slot.kind.is_float and at + slot.size > 0
        }

    def _slots_by_any_name(self, address: Address) -> Iterator[Slot]:
        return self._slots_at(self.names(address))

    def _slots_at(self, addresses: Iterable[Address]) -> Iterator[Slot]:
        for cell, at in addresses:
            for slot in (cell.slots.get(at), cell.hidden.get(at)):
                if slot is not None:
                    yield slot

    def slots_walked_over(self, address: Address, *, beside: bool = True) -> Iterator[Slot]:
        """What other code knows in what a walk comes by: members, and, `beside`, elements in other walks."""
        cell, at = self.resolve(*address)
        if cell.period is None:
            return
        for holder in cell.holders:
            around, _ = self.resolve(holder, 0)
            walks = [(r, *self.resolve(r.cell, 0)) for r in around.ranges]
            for r, inner, shift in walks:
                if inner is cell:
                    place = r.start - shift + at
                    yield from _every(around.slots, place, cell.period, r.start, r.end)
                    for other, others, by in walks if beside else ():
                        if others is not cell and others.period is not None:
                            step = gcd(cell.period, others.period)
                            yield from _every(others.slots, place - other.start + by, step)

    def view(self, address: Address, size: int) -> list[tuple[int, Slot]]:
        """What is known of `size` bytes from `address`: (offset from there, slot), in order. A slot may begin before
        or end behind the range. What ranges say is at most NEAR."""
        cell, offset = self.resolve(*address)
        exact = cell.slots.get(offset)
        if exact is not None and exact.size >= size:
            return [(0, exact)]
        return self._view(cell, offset, size)

    def _view(self, cell: Cell, offset: int, size: int) -> list[tuple[int, Slot]]:
        found: dict[int, Slot] = {}
        if cell.period is None:
            begin, end = offset - WIDEST + 1, offset + size
            if size < len(cell.slots):
                near = [at for at in range(begin, end) if at in cell.slots]
            else:
                near = [at for at in cell.slots if begin <= at < end]
            for at in near:
                slot = cell.slots[at]
                if at + slot.size > offset:
                    found[at - offset] = slot
        elif pitch(cell) != cell.period:
            for at, slot in cell.slots.items():
                found.update((start, slot) for start in range((at - offset) % cell.period, size, slot.size))
        else:
            period = cell.period
            for at, slot in cell.slots.items():
                first = (at - offset) % period
                if first + slot.size > period:  # the tail of the element before
                    first -= period
                for start in range(first, size, period):
                    if start + slot.size > 0:
                        found.setdefault(start, slot)
        if cell.period is not None and cell.ranges and offset + size > cell.period and size <= 64 * cell.period:
            return self._view_wrapped(cell, offset, size)
        if cell.ranges and sum(slot.size for slot in found.values()) < size:
            taken = Intervals((at, at + slot.size) for at, slot in found.items())
            for r in sorted(cell.ranges, key=lambda r: (-r.start, r.cell.number)):
                inner, delta = self.resolve(r.cell, 0)
                if inner is cell or r.start >= offset + size or (r.end is not None and r.end <= offset):
                    continue
                begin = max(r.start, offset)
                for at, slot in self._view(
                    inner, (begin - r.start + delta) % (inner.period or 1), offset + size - begin
                ):
                    place = at + begin - offset
                    end = place + slot.size
                    if r.end is not None and place + offset >= r.end:
                        continue
                    if taken.take(place, end):
                        found[place] = slot if slot.strength <= Strength.NEAR else _weakened(slot)
        return sorted(found.items(), key=lambda item: item[0])

    def _view_wrapped(self, cell: Cell, offset: int, size: int) -> list[tuple[int, Slot]]:
        """A view of a periodic cell that holds ranges, period by period."""
        assert cell.period is not None
        found: dict[int, Slot] = {}
        done = 0
        while done < size:
            part = min(size - done, cell.period - offset)
            for at, slot in self._view(cell, offset, part):
                found.setdefault(at + done, slot)
            done += part
            offset = 0
        return sorted(found.items(), key=lambda item: item[0])

    # Addresses meeting

    def move(self, address: Address, moves: Iterable[Move]) -> Address:
        """`address` after the moves of a GEP."""
        at = self.resolve(*address)
        for move in moves:
            cell = at[0]
            if move.step:
                at = self.range_at(at, abs(move.step), move.bound)
            else:
                at = self.resolve(cell, at[1] + move.constant)
            if (move.constant < 0 or move.step < 0) and at[0].period is not None:
                self._lower(at[0])
        return at

    def _lower(self, cell: Cell) -> None:
        """A walk downwards through a range: it begins as far down as it may."""
        assert cell.period is not None
        cell.holders = list(dict.fromkeys(self.resolve(holder, 0)[0] for holder in cell.holders))
        for held in cell.holders:
            for r in held.ranges:
                if self.resolve(r.cell, 0)[0] is cell and r.start >= cell.period:
                    self._lower_to(held, r, r.start % cell.period)

    def _lower_to(self, cell: Cell, r: Range, start: int) -> None:
        """A range begins at `start`, or as far down as it may: `_tidy` would raise it again."""
        lowest = self._begin_from(cell, r, start)
        if lowest < r.start:
            r.start = lowest
            self.changes += 1

    def _begin_from(self, cell: Cell, r: Range, start: int) -> int:
        """Where a range begins that may begin at `start`: a walk over numbers does not go down into members that are
        known to be something else, which lie before where it was first seen."""
        inner, shift = self.resolve(r.cell, 0)
        period, walk = inner.period, min(r.walks)
        if period is None or start >= walk or not any(s.kind.is_float for s in inner.slots.values()):
            return start
        end = start
        for at, slot in cell.slots.items():
            other = inner.slots.get((at - r.start + shift) % period)
            if other is None or not other.kind.is_float:
                continue
            unlike = slot.kind is INTEGER or (slot.kind is POINTER and not other.kind.is_word)
            if unlike and slot.strength >= Strength.DECLARED and at + slot.size <= walk:
                end = max(end, at + slot.size)
        return min(start + (end - start + period - 1) // period * period, start + (walk - start) // period * period)

    def range_at(self, address: Address, step: int, bound: int | None = None) -> Address:
        """The address within the range of period `step` that begins at `address`."""
        cell, offset = address
        if step == 0:
            return address
        if step > LARGEST_STEP:  # of a number that wraps around: what is certain is a power of two in it
            step = min(step & -step, LARGEST_STEP)
        period = cell.period
        if period is not None:
            step = gcd(step, period)
            if step == period:
                return address
        end = offset + bound if bound is not None else None
        for r in cell.ranges:
            inner, delta = self.resolve(r.cell, 0)
            if inner.period == step and offset in r.walks:
                if r.end is not None and (end is None or end > r.end):
                    r.end = end
                    self.changes += 1
                return inner, (offset - r.start + delta) % step
        inner = self.new(step)
        self.attach(cell, offset, end, inner)
        return inner, 0

    def attach(self, cell: Cell, start: int, end: int | None, inner: Cell) -> None:
        """`inner`, periodic, lies in `cell` from `start` on."""
        cell.ranges.append(Range(start, end, inner))
        inner.holders.append(cell)
        self.join_families(cell, inner)
        self.changes += 1

    def join(self, a: Address, b: Address) -> Address:
        """An address for what may be either: the contents behind the two become one."""
        first, second = self.resolve(*a), self.resolve(*b)
        if first == second:
            return first
        if first[0] is not second[0]:
            first, second = self.own(first), self.own(second)
            if first == second:
                return first
        self._working = True
        result = self._join(first, second)
        while self._pending:
            x, y, slot = self._pending.pop()
            x, y = self.resolve(*x), self.resolve(*y)
            met = self._join(x, y) if x != y else x
            if slot is not None:
                slot.cell, slot.offset = met
        self._working = False
        return self.resolve(*result)

    def _join(self, a: Address, b: Address) -> Address:
        (cell, at), (other, place) = a, b
        if cell is other:
            if at == place:
                return a
            return self.range_at((cell, min(at, place)), abs(at - place))
        if cell.period == other.period:
            if cell.number > other.number:
                cell, at, other, place = other, place, cell, at
            return self._merge(cell, at, other, place)
        if other.period is None or (cell.period is not None and cell.period < other.period):
            cell, at, other, place = other, place, cell, at
        # `other` has the shorter period: it lies in `cell`, also where that is not known but by a pointer to it: a node
        # may begin with what a table has in each place (`for (p = &heads[k]; *p; p = &(*p)->next)`).
        assert other.period is not None
        if cell.period is not None and cell.period % other.period:
            step = gcd(cell.period, other.period)
            other, place = self.range_at((other, place), step)
        return self._embed(cell, at, other, place)

    def _path(self, cell: Cell, inner: Cell) -> int | None:
        """Where `inner` begins in `cell`, if it is one of its ranges or in one of them."""
        stack, seen = [(cell, 0)], {cell.number: None}
        while stack:
            at, base = stack.pop()
            for r in at.ranges:
                found, delta = self.resolve(r.cell, 0)
                start = base + begin_of(r, found, delta)
                if found is inner:
                    return start
                if found.number not in seen:
                    seen[found.number] = None
                    stack.append((found, start))
        return None

    def stride(self, a: Address, b: Address) -> int | None:
        """What the distance of two addresses in one object is a multiple of; None: not known."""
        (cell, at), (other, place) = self.resolve(*a), self.resolve(*b)
        if cell is not other:
            start = self._path(cell, other)
            if start is not None:
                place += start
            else:
                start = self._path(other, cell)
                if start is None:
                    return None
                at += start
        period = min((c.period for c in (cell, other) if c.period is not None), default=0)
        return gcd(period, at - place) or None

    def _embed(self, cell: Cell, at: int, inner: Cell, place: int) -> Address:
        """`inner` at `place` and `cell` at `at` are the same memory."""
        assert inner.period is not None
        start = self._path(cell, inner)
        if start is None:
            if self._path(inner, cell) is not None:
                return self._merge(inner, place, cell, at)
            walk = first = at - place
            if cell.period is not None:
                walk %= cell.period
                first %= inner.period
            for r in cell.ranges:
                known, delta = self.resolve(r.cell, 0)
                if known.period == inner.period and walk in r.walks:
                    return self._join((known, (at - r.start + delta) % inner.period), (inner, place))
            self.attach(cell, first, None, inner)
            cell.ranges[-1].walks = {walk: None}
            return inner, place
        off = (at - start - place) % inner.period
        if off:
            return self.range_at((inner, min(place, (at - start) % inner.period)), off)
        if cell.period is None and at < start:
            for r in cell.ranges:
                if self.resolve(r.cell, 0)[0] is inner and r.start > at:
                    self._lower_to(cell, r, r.start - (r.start - at + inner.period - 1) // inner.period * inner.period)
        return inner, place

    def _merge(self, cell: Cell, at: int, other: Cell, place: int) -> Address:
        """Make `other` at `place` the same as `cell` at `at`, with all their contents."""
        delta = at - place
        self.changes += 1
        other.forward, other.delta = cell, delta
        self.join_families(cell, other)
        period = cell.period
        self._lost.clear()
        self._in_memory = True
        for offset, slot in other.slots.items():
            target = (slot.cell, slot.offset) if slot.cell is not None else None
            moved = offset + delta if period is None else (offset + delta) % period
            self.learn(
                cell.slots, moved, slot.size, slot.kind, slot.strength, target, slot.source, period, slot.pointee
            )
            kept = cell.slots.get(moved)
            if slot.others:
                if kept is not None:
                    self.lead_as(kept, slot)
                else:
                    self._lose(moved, slot)
            if kept is not None:
                kept.mixed = max(kept.mixed, slot.mixed)
                if kept.buffer != 0 and slot.buffer is not None:
                    kept.buffer = slot.buffer
                if kept.own != -1 and slot.own is not None:
                    kept.own = slot.own if kept.own in (None, slot.own) else -1
        self._in_memory = False
        self._keep_lost(cell)
        for offset, slot in other.hidden.items():
            self._hide(cell, offset + delta if period is None else (offset + delta) % period, slot)
        for r in other.ranges:
            inner, shift = self.resolve(r.cell, 0)
            start = begin_of(r, inner, shift) + delta
            end = r.end + delta if r.end is not None else None
            self._adopt(cell, start, end, inner, [w + delta for w in r.walks])
        cell.functions.update(other.functions)
        for value, begin in other.objects.items():
            cell.objects.setdefault(value, begin + delta)
        if cell.opaque or other.opaque:
            cell.opaque = (cell.opaque or cell.placeholder) and (other.opaque or other.placeholder)
        cell.exposed = cell.exposed or other.exposed
        cell.linked = cell.linked or (other.linked and not delta)
        cell.placeholder = cell.placeholder and other.placeholder
        cell.holders += other.holders
        other.slots, other.ranges, other.holders, other.hidden = {}, [], [], {}
        return cell, at

    def _adopt(self, cell: Cell, start: int, end: int | None, inner: Cell, walks: list[int]) -> None:
        """Take over a range of a cell that is merged into `cell`."""
        if inner is cell:
            return
        period = cell.period
        if period is not None:
            start %= period
            walks = [w % period for w in walks]
            assert inner.period is not None
            if inner.period >= period:
                self._pending.append(((cell, start), (inner, 0), None))
                return
        for r in cell.ranges:
            known, shift = self.resolve(r.cell, 0)
            if known.period == inner.period and begin_of(r, known, shift) == start:
                if r.end is not None and (end is None or end > r.end):
                    r.end = end
                r.walks.update(dict.fromkeys(walks))
                if known is not inner:
                    self._pending.append(((known, 0), (inner, 0), None))
                return
        self.attach(cell, start, end, inner)
        cell.ranges[-1].walks = dict.fromkeys(walks)

    def expose(self) -> None:
        """What can be reached from exposed memory is exposed as well."""
        pending = [c for c in self.live() if c.exposed]
        while pending:
            cell = pending.pop()
            inside = [c for s in (*cell.slots.values(), *cell.hidden.values()) for c, *_ in s.targets()]
            for reached in (*inside, *(r.cell for r in cell.ranges), *cell.holders):
                found, _ = self.resolve(reached, 0)
                if not found.exposed:
                    found.exposed = True
                    self.changes += 1
                    pending.append(found)

    # Ranges and constant offsets of one cell agree where they can

    def settle(self, final: bool, *, whole: bool = False) -> None:
        """Let ranges and slots of the same memory learn from each other; `final`: also where that is only likely,
        because one of two ranges has no contents of its own. Cells that were found settled and hold what they held then
        are left out, but for the last time (`whole`): what they lead to may have come to be parts of one memory."""
        for cell in self.live():
            if cell.forward is None and cell.hidden:
                self._uncover(cell)
            for offset, slot in list(cell.slots.items()) if self.has_texts else ():
                if slot.buffer and _of_text(slot) is not None and cell.forward is None:
                    self._check_text(cell, offset, slot)
        for cell in self.live() if self.has_own_words else ():
            for offset, slot in list(cell.slots.items()):
                if slot.own is not None and slot.own >= 0 and slot.cell is not None and cell.forward is None:
                    self._check_own(cell, offset, slot)
        for cell in self.live():
            if cell.forward is not None or not cell.ranges:
                continue
            held, before = self._held(cell), self.changes
            if not whole and self._settled.get((cell.number, final)) == held:
                continue
            self._tidy(cell)
            if whole or self._settled.get((cell.number, False)) != held:
                for r in list(cell.ranges):
                    self._settle_slots(cell, r)
            if len(cell.ranges) > 1:
                self._settle_ranges(cell, final)
            if self.changes == before:
                self._settled[cell.number, final] = held

    def _held(self, cell: Cell) -> int:
        """What `settle` looks at in a cell and its ranges, as one number."""
        found: list[object] = [cell.linked]
        pending, seen = [cell], {cell.number: None}
        for around in pending:
            for offset, slot in (*around.slots.items(), (-1, None), *around.hidden.items()):
                if slot is not None:
                    found += (offset, slot.size, slot.kind, slot.strength, slot.mixed)
                    for cell_, at, pointee in slot.targets():
                        target, place = self.resolve(cell_, at)
                        found += (target.number, place, pointee)
                else:
                    found.append(around.number)
            for r in around.ranges:
                inner, shift = self.resolve(r.cell, 0)
                found += (begin_of(r, inner, shift), r.end, inner.number)
                if inner.number not in seen:
                    seen[inner.number] = None
                    pending.append(inner)
        return hash(tuple(found))

    def _uncover(self, cell: Cell) -> None:
        """Pointers that are seen in hidden places lead where the hidden ones do."""
        for offset, slot in list(cell.hidden.items()):
            if slot.cell is None or cell.forward is not None:
                continue
            for at, seen in self.view((cell, offset), slot.size):
                if at == 0 and (seen.cell is not None or seen.kind is POINTER) and seen.size == slot.size:
                    self._lead_where(seen, slot)

    def _lead_where(self, slot: Slot, other: Slot) -> None:
        """The same as `lead_as`, where it says something new."""
        for cell, offset, pointee in list(other.targets()):
            known: Slot | None = slot
            if pointee is not None and slot.pointee is not None and slot.pointee.name != pointee.name:
                known = slot.others.get(pointee.name) if slot.others else None
            if known is None or known.cell is None or self._tells_more(known, (cell, offset), pointee):
                self._lead(slot, (cell, offset), pointee)

    def _tells_more(self, known: Slot, target: Address, pointee: Pointee | None) -> bool:
        """Whether it is news that the pointers of a place lead there."""
        assert known.cell is not None
        if self.resolve(known.cell, known.offset) != self.resolve(*target):
            return True
        return known.pointee is not None and (pointee is None or known.pointee.both(pointee) != known.pointee)

    def _tidy(self, cell: Cell) -> None:
        """Drop ranges that have become the cell itself, and doubles."""
        kept: dict[tuple[int, int], Range] = {}
        for r in cell.ranges:
            inner, shift = self.resolve(r.cell, 0)
            if inner is cell:
                continue
            assert inner.period is not None
            r.cell, r.start = inner, begin_of(r, inner, shift)
            begin = self._begin_from(cell, r, r.start) if cell.period is None else r.start
            if begin > r.start:
                r.start = begin
                self.changes += 1
            same = kept.get((inner.number, r.start % inner.period))
            if same is None:
                kept[(inner.number, r.start % inner.period)] = r
            else:
                same.start = min(same.start, r.start)
                same.walks.update(r.walks)
                if same.end is not None:
                    same.end = max(same.end, r.end) if r.end is not None else None
        cell.ranges = list(kept.values())

    def _element_at(self, r: Range, offset: int) -> Address:
        """Where `offset` of the cell that holds a range lies in it."""
        inner, shift = self.resolve(r.cell, 0)
        return self.resolve(inner, offset - r.start + shift)

    def _settle_slots(self, cell: Cell, r: Range) -> None:
        period = r.cell.period or 0
        of_integers = is_integer(cell.slots.get(r.start), period)
        inner, shift = self.resolve(r.cell, 0)
        looked = self.changes
        for offset, slot in list(cell.slots.items()):
            if offset < r.start or (r.end is not None and offset >= r.end):
                continue
            if self.changes != looked:
                inner, shift = self.resolve(r.cell, 0)
                looked = self.changes
            place = (offset - r.start + shift) % (inner.period or 1)
            if inner is not cell and inner.period and _tells_nothing(slot, inner, place):
                continue
            if is_lost(slot):
                self._settle_lost(cell, r, offset, slot)
                continue
            if cell.linked and not offset:
                continue
            if of_integers and slot.size > period and slot.kind is not INTEGER:
                continue  # no element: the array that begins with an integer ends before this
            inner, place = self._element_at(r, offset)
            if slot.cell is not None and place in inner.hidden:
                self._hide(inner, place, slot)
                inner, place = self._element_at(r, offset)
            if inner.period is None or inner is cell:
                return
            known = inner.slots.get(place)
            target = (slot.cell, slot.offset) if slot.cell is not None else None
            if known is not None and (known.kind is WORD or offset - r.start < inner.period):
                self._settle_word(slot, known)
            if slot.kind is INTEGER and slot.strength >= Strength.DECLARED:
                self.mix((inner, place), slot.size)
            if known is not None and known.kind is slot.kind and known.size == slot.size:
                if known.mixed != slot.mixed:
                    known.mixed = slot.mixed = max(known.mixed, slot.mixed)
                    self.changes += 1
                self._lead_where(known, slot)
                self._lead_where(slot, known)
            elif (
                known is not None and known.size == slot.size and slot.kind is INTEGER
                and (known.kind.is_float or known.kind is POINTER) and slot.strength <= Strength.WEAK < known.strength
            ):  # fmt: skip
                slot.kind, slot.strength = known.kind, int(Strength.NEAR)  # only moved, and said to be an integer
                slot.mixed = known.mixed
                self.lead_as(slot, known)
                self.changes += 1
            else:
                # Elements that differ make a conflict, unless the range's own evidence is better.
                strength = min(slot.strength, int(Strength.NEAR))
                self.learn_in(inner, place, slot.size, slot.kind, strength, target, slot.source, slot.pointee)
                kept = self.resolve(inner, place)[0].slots.get(self.resolve(inner, place)[1])
                if slot.others and kept is not None:
                    self._lead_where(kept, slot)

    def _settle_lost(self, cell: Cell, r: Range, offset: int, slot: Slot) -> None:
        """What is used as numbers of two sizes is that as an element, too."""
        if slot.strength >= Strength.ACCESS:
            inner, place = self._element_at(r, offset)
            if inner.period is not None and inner is not cell:
                self._hide(inner, place, slot)

    def _settle_word(self, slot: Slot, known: Slot) -> None:
        """A range's first element and what its holder has there are one: a double here and a pointer there is a word,
        or nothing could tell it from the other."""
        if known.size == slot.size and min(known.strength, slot.strength) >= Strength.ACCESS:
            both = either(slot.kind, known.kind, slot.size)
            if both is WORD and (slot.kind is not WORD or known.kind is not WORD) and slot.kind is not known.kind:
                slot.kind = known.kind = WORD
                self.changes += 1

    def _settle_ranges(self, cell: Cell, final: bool) -> None:
        ranges = sorted(cell.ranges, key=lambda r: (r.start, r.cell.number))
        looked, places = -1, list[int]()
        lasts: dict[Range, int] = {}  # what `_last_other` says, while nothing changes
        for k, first in enumerate(ranges):
            for second in ranges[k + 1 :]:
                if first.end is not None and second.start >= first.end:
                    continue
                a, shift = self.resolve(first.cell, 0)
                b, other = self.resolve(second.cell, 0)
                if a is b or a is cell or b is cell or a.period is None or b.period is None:
                    continue
                if looked != self.changes:
                    looked, lasts, places = self.changes, {}, sorted(cell.slots, reverse=True)
                if second not in lasts:
                    lasts[second] = self._last_other(cell, second, places)
                reaches = lasts[second] < first.start
                self._share_targets(a, b, (second.start - other) - (first.start - shift), reaches)
                if not reaches or (a.period % b.period and b.period % a.period):
                    continue
                if not final and (first.start != second.start or not (a.slots and b.slots)):
                    continue
                if a.period >= b.period:
                    outer, inner, place = a, b, (second.start - other - first.start + shift) % a.period
                else:
                    outer, inner, place = b, a, (first.start - shift - second.start + other) % b.period
                if self._compatible(outer, place, inner):
                    if outer.period != inner.period and self._path(outer, inner) is not None:
                        continue
                    self.join((outer, place), (inner, 0))

    def _share_targets(self, a: Cell, b: Cell, distance: int, reaches: bool) -> None:
        """Pointers in the same place of two ranges lead to the same, though the ranges disagree on what the place
        holds, or on another place. `distance`: from an element of `a` to one of `b`; `reaches`: nothing between the
        beginnings of the two says that they are different arrays."""
        assert a.period is not None and b.period is not None
        step = gcd(a.period, b.period)
        others: dict[int, list[Slot]] = {}
        looked = -1
        for offset, slot in list(a.slots.items()):
            if slot.cell is None:
                continue
            if looked != self.changes:
                looked, others = self.changes, _by_remainder(b, step)
            for other in others.get((offset - distance) % step, ()):
                if slot.cell is None or other.cell is None:
                    continue
                if not (reaches or slot.kind.is_disputed or other.kind.is_disputed):
                    continue
                self._lead_where(other, slot)

    def _last_other(self, cell: Cell, r: Range, places: list[int]) -> int:
        """The last place before a range where something lies that is no element of it, or NOWHERE. Of ranges that begin
        behind it, this one may be the continuation. `places`: of what lies in the cell, in descending order."""
        inner, shift = self.resolve(r.cell, 0)
        assert inner.period is not None
        fits: dict[tuple[int, int, Kind], bool] = {}  # by the place in an element
        for offset in places[bisect_right(places, -r.start, key=neg) :]:
            slot = cell.slots[offset]
            at = (offset - r.start + shift) % inner.period
            lies = at, slot.size, slot.kind
            if lies not in fits:
                view = self._view(inner, at, min(slot.size, inner.period))
                fits[lies] = all(known.kind is slot.kind and known.size == slot.size for _, known in view)
            if not fits[lies] and (offset or not cell.linked):
                return offset
        return NOWHERE

    def end_of(self, cell: Cell, r: Range, begin: int) -> int:
        """How far from `begin` a range without a known end may go: up to where something else is."""
        inner, shift = self.resolve(r.cell, 0)
        period = inner.period or 1
        for at in sorted(cell.slots):
            slot = cell.slots[at]
            if at + slot.size > begin:
                for _, known in self._view(inner, (at - r.start + shift) % period, min(slot.size, period)):
                    if known.kind is not slot.kind or known.size != slot.size:
                        return at
        return 1 << 30

    def walk_over(self, at: Address, elements: Address) -> Address | None:
        """Where a range without a known end goes on over `at` that has all that is known of `elements`, in a periodic
        cell: an array that is copied there is of that range. (With a range of its own for each such place, copies to
        and fro between two arrays make ranges an element further on each time.)"""
        cell, place = self.resolve(*at)
        inner, phase = elements
        assert inner.period is not None
        for r in cell.ranges:
            walk, begin = self._element_at(r, place)
            if walk is cell or not walk.slots or walk.period is None or walk.period != pitch(walk):
                continue
            if r.end is not None or r.start > place or inner.period % walk.period:
                continue
            if self._has_all(walk, begin - phase, inner) and self.end_of(cell, r, place) >= place + inner.period:
                return walk, begin
        return None

    def _has_all(self, walk: Cell, delta: int, inner: Cell) -> bool:
        """Whether a periodic cell has, `delta` bytes further on, what another one has."""
        assert walk.period is not None
        for offset, slot in inner.slots.items():
            known = walk.slots.get((offset + delta) % walk.period)
            if known is None or known.kind is not slot.kind or known.size != slot.size:
                return False
        return True

    def _compatible(self, outer: Cell, place: int, inner: Cell) -> bool:
        """Whether the contents of two ranges may be those of one."""
        assert inner.period is not None
        assert outer.period is not None
        for offset, slot in inner.slots.items():
            for at in self._places_of(outer, place + offset, inner.period):
                for _, known in self._view(outer, at, min(slot.size, outer.period)):
                    if known.size == slot.size and (is_hint(known) or is_hint(slot)):
                        continue
                    if known.kind is not slot.kind or known.kind.is_disputed or known.size != slot.size:
                        return False
        return True

    def _places_of(self, outer: Cell, first: int, step: int) -> Iterable[int]:
        """The places in a periodic cell that are whole steps from one of them. Of many, these are enough to see all
        that lies there: some around where something begins or ends, and behind that until what is found repeats."""
        assert outer.period is not None
        every = range(first % step, outer.period, step)
        if len(every) <= FEW:
            return every
        inside = [c for r in outer.ranges if (c := self.resolve(r.cell, 0)[0]) is not outer]
        repeat = lcm(step, *(c.period or 1 for c in inside)) + 2 * WIDEST
        ends = [r.end for r in outer.ranges if r.end is not None]
        marks = dict.fromkeys([0, outer.period, *outer.slots, *(r.start for r in outer.ranges), *ends])
        if len(marks) * repeat >= outer.period:
            return every
        found: dict[int, None] = {}
        for mark in marks:
            begin, end = ((at - every.start + step - 1) // step for at in (mark - 2 * WIDEST, mark + repeat))
            found.update(dict.fromkeys(every[max(begin, 0) : max(end, 0)]))
        return found


def _may_be_address(slot: Slot) -> bool:
    return slot.kind.is_pointer or slot.kind.is_word


def _of_text(slot: Slot) -> Slot | None:
    """Where the pointer of a string leads, of those that lie in a place."""
    if slot.others and TEXT in slot.others:
        return slot.others[TEXT]
    known = slot.cell is not None and (slot.pointee is None or slot.pointee.name == TEXT)
    return slot if known else None


def is_copied(slot: Slot, pointee: str | None) -> bool:
    """Whether a pointer that is declared to lead to `pointee` was copied to a place, and never accessed there."""
    if pointee is None or slot.pointee is None:
        return False
    found = slot if slot.pointee.name == pointee else (slot.others or {}).get(pointee)
    return found is not None and found.pointee is not None and not found.pointee.accessed


def leads_elsewhere(slot: Slot) -> bool:
    """Whether an address lies in a place that is declared to lead to something, whoever accesses it: in a string's
    buffer lies none, so that the object is no string then."""
    return slot.kind is POINTER and slot.pointee is not None


def is_hint(slot: Slot) -> bool:
    """Whether only a declaration says that there is an integer, which may be the bits of a number or an address."""
    return slot.kind is INTEGER and slot.strength == Strength.WEAK


def pitch(cell: Cell) -> int | None:
    """The period of a cell's contents. An address that moved by an unknown number of bytes lies in a cell of period 1;
    what is found there, wider than that, is taken to be an array which the address is an element of."""
    period = cell.period
    if period is None or len(cell.slots) != 1:
        return period
    return max(period, *(slot.size for slot in cell.slots.values()))


def _is_link(cell: Cell, offset: int) -> bool:
    """Whether a pointer and nothing else is known to begin in a place."""
    slot, hidden = cell.slots.get(offset), cell.hidden.get(offset)
    return slot is not None and slot.kind is POINTER and (hidden is None or hidden.kind is POINTER)


def _weakened(slot: Slot) -> Slot:
    weak = Slot(slot.size, slot.kind, Strength.NEAR, slot.cell, slot.offset, slot.source)
    weak.mixed, weak.pointee, weak.others = slot.mixed, slot.pointee, slot.others
    return weak


def is_constant(cell: Cell) -> bool:
    """Whether a cell is constant globals, whose pointers are those of their initializers."""
    return bool(cell.objects) and all(isinstance(o, GlobalVariable) and o.constant for o in cell.objects)


def is_integer(slot: Slot | None, size: int) -> bool:
    """Whether an integer of so many bytes is known to lie in a place: a walk that begins there is one over integers."""
    return slot is not None and slot.kind is INTEGER and slot.size == size and slot.strength >= Strength.ACCESS


def is_lost(slot: Slot) -> bool:
    """Whether nothing of use is known: two kinds at once, and no pointer among them."""
    return slot.kind is CONFLICT and slot.cell is None


def _tells_nothing(slot: Slot, inner: Cell, place: int) -> bool:
    """Whether a range learns nothing of its holder's slot, nor the other way round: most of the time both have the same
    there, or the range knows better. (What is not looked at here may be so, too.)"""
    known = inner.slots.get(place)
    if known is None or known.size != slot.size:
        return False
    if known.kind is not slot.kind:
        return slot.cell is None and _knows_better(known, slot, inner.hidden.get(place))
    return (
        known.mixed == slot.mixed
        and known.cell is slot.cell
        and known.pointee == slot.pointee
        and known.others is None is slot.others
        and (known.offset == slot.offset or slot.cell is None)
        and (slot.kind is not INTEGER or slot.strength < Strength.DECLARED or not inner.ranges)
        and not (slot.cell is None and slot.kind is CONFLICT)
        and not (slot.cell is not None and place in inner.hidden)
    )


def _knows_better(known: Slot, slot: Slot, hidden: Slot | None) -> bool:
    """Whether what is known of an element outweighs another number or address that its holder has there, and a guess of
    that is among what is hidden."""
    if slot.kind is INTEGER or slot.kind is CONFLICT or known.kind is INTEGER:
        return False
    if min(slot.strength, known.strength) >= Strength.ACCESS:
        return False
    strength = min(slot.strength, int(Strength.NEAR))
    if strength >= known.strength:
        same = strength == known.strength and known.kind is WORD
        return same and either(slot.kind, WORD, slot.size) is WORD
    if strength > Strength.WEAK:
        return True
    return hidden is not None and (hidden.kind is not POINTER or slot.kind is POINTER)


def _by_remainder(cell: Cell, step: int) -> dict[int, list[Slot]]:
    """The slots of a cell, by the remainders of where they lie."""
    found: dict[int, list[Slot]] = {}
    for at, slot in cell.slots.items():
        found.setdefault(at % step, []).append(slot)
    return found


def passed_on(slot: Slot) -> int:
    """The strength of evidence that moves with data: that the source is used as two things may be better known of the
    target."""
    return min(slot.strength, int(Strength.DECLARED)) if slot.kind.is_disputed else slot.strength


def untargeted(slot: Slot) -> Slot:
    """The same, of a pointer of which is not said where it leads."""
    return Slot(slot.size, slot.kind, slot.strength, None, 0, slot.source)


def _is_array(cell: Cell) -> bool:
    slots = cell.slots.values()
    return len({r.start for r in cell.ranges}) < 2 and (
        all(slot.kind is INTEGER or (slot.kind.is_float and slot.strength <= Strength.NEAR) for slot in slots)
        or (not cell.ranges and all(slot.kind.is_float for slot in slots))
    )


def _partly(cell: Cell, offset: int, size: int) -> Iterator[Slot]:
    """What lies, partly, in so many bytes, as the cell itself knows."""
    for at, slot in cell.slots.items():
        if cell.period is None:
            there = -slot.size < at - offset < size
        else:
            distance = (at - offset) % cell.period
            there = distance < size or distance + slot.size > cell.period
        if there:
            yield slot


def _every(
    contents: Contents, place: int, step: int, start: int | None = None, end: int | None = None
) -> Iterator[Slot]:
    """The slots at so many steps from a place, from a start and to an end."""
    for at, slot in contents.items():
        if (at - place) % step == 0 and (start is None or at >= start) and (end is None or at < end):
            yield slot
