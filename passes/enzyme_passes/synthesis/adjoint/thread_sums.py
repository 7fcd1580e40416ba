# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sums to shadows that threads share: plain ones where a test at run time says that this thread is alone there.

    %plain = the team is of one thread, or: no other iteration than its own reaches this element
    br %plain, *place += d, atomically *place += d

Whether other iterations reach an element is decided from the subscripts (analysis/memory/worksharing.py): with

    span     the bytes that one iteration reaches, from the least address to the greatest
    stride   the bytes between one iteration and the next

iterations at a distance of span / stride or more meet nowhere. The numbers are computed once for each time that a
thread comes to the loop, in doubles, which are exact for what is less than 2^53; anything larger gives atomic sums.
Numbers that all iterations read (x[j] for all j) are gathered where that pays: the thread adds to zeroed memory of its
own, as long as what they are, and adds this to the shadow atomically when it is done with its iterations. What the loop
writes has to lie elsewhere.

    %own = as many zeros, or null          place' = %own + (place - first place)        at the end: shadow += %own

Heads of different arrays are compared as they are at run time: what lies apart from the first to the last iteration of
all threads does not meet. It is the shadows' addresses that are compared, as it is these that are added to.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from enzyme_passes.analysis.control_flow.loops import Loop
from enzyme_passes.analysis.memory import polynomials as poly
from enzyme_passes.analysis.memory.polynomials import Polynomial
from enzyme_passes.analysis.memory.worksharing import Chunk, Gathered, Shared, Span
from enzyme_passes.attributes.emitted import RUNTIME
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_float, const_int, declare, zero
from enzyme_passes.ir.instructions import Load
from enzyme_passes.ir.values import Block, Value
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.synthesis.shadow.parallel_regions import ALONE, STATE

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse

EXACT: Final = 2.0**52
PAYS: Final = 4.0  # how often each number is to be read at least, to be gathered
MOST_BYTES: Final = 2.0**24
SUMS: Final = "__enzcc_sums_begin"
ADD_SUMS: Final[dict[ty.Type, str]] = {ty.DOUBLE: "__enzcc_sums_double", ty.FLOAT: "__enzcc_sums_float"}


class ThreadSums:
    """Writes the test for the loads of one reverse sweep."""

    def __init__(self, reverse: Reverse) -> None:
        self.reverse = reverse
        self._state: Value | None = None
        self._gatherings: dict[tuple[Loop, int, int], _Gathering] = {}
        self._gathering: dict[tuple[Load, int], _Gathering] = {}
        self._widths: dict[tuple[object, Span, tuple[Span, ...], int], Value] = {}

    def is_alone(self, load: Load, k: int) -> Value:
        """Whether no other thread adds to the shadow of what is loaded, for direction k."""
        b = self.reverse.builder
        state = self._team()
        shared = self.reverse.adjoint.shared_memory(load)
        if shared is None:
            return b.icmp("eq", state, const_int(ty.I32, ALONE))
        if _never_meets(shared):
            return b.icmp("ne", state, const_int(ty.I32, 0))
        alone = b.icmp("eq", state, const_int(ty.I32, ALONE))
        own = b.binary("and", b.icmp("ne", state, const_int(ty.I32, 0)), self._is_inside(shared, k))
        return b.binary("or", alone, own)

    # Numbers that all iterations read

    def place_of(self, load: Load, k: int, place: Value, alone: Value) -> tuple[Value, Value]:
        """Where to add to the shadow of what is loaded, at `place`, and whether plainly."""
        found = self._gathering.get((load, k))
        if found is None:
            return place, alone
        b = self.reverse.builder
        moved = b.offset(place, b.load(ty.I64, found.distance))
        gathers = b.icmp("ne", b.load(ty.I64, found.count), b.i64(0))
        return moved, b.binary("or", alone, gathers)

    def begin(self, loop: Loop) -> None:
        """Where a loop is entered backwards."""
        for number, gathered in enumerate(self.reverse.adjoint.gathered_in(loop)):
            element = _element(gathered)
            if element is None or any(self.reverse.adjoint.guarded(load.pointer) for load in gathered.loads):
                continue  # it may have no shadow
            for k in range(self.reverse.width):
                found = self._gatherings.get((loop, number, k))
                if found is None:
                    allocas = self.reverse.allocas
                    names = (("sums", ty.PTR), ("distance", ty.I64), ("count", ty.I64), ("first", ty.PTR))
                    parts = [allocas.alloca(type, name) for name, type in names]
                    found = self._gatherings[loop, number, k] = _Gathering(element, *parts)
                    self._gathering.update(((load, k), found) for load in gathered.loads)
                self._gather(gathered, found, k)

    def _gather(self, gathered: Gathered, into: _Gathering, k: int) -> None:
        b = self.reverse.builder
        lower, upper = (
            _wide(b, self.reverse.primal(v), signed=gathered.chunk.signed)
            for v in (gathered.chunk.lower, gathered.chunk.upper)
        )
        iterations = b.binary("add", b.binary("sub", upper, lower), b.i64(1))
        writer = _Widths(self.reverse, b, gathered.chunk, k)
        size = b.module.layout.store_size(into.element)
        low, bytes = writer.gathered(gathered, iterations, size)
        shared = b.icmp("ne", self._team(), const_int(ty.I32, ALONE))
        bytes = b.select(shared, bytes, b.i64(0))
        zeros = declare(b.module, SUMS, ty.PTR, [ty.I64])
        zeros.attributes = dict(RUNTIME)
        own = b.call(zeros, [bytes])
        first = b.offset(self.reverse.shadow(gathered.span.head, k), low)
        given = b.icmp("ne", own, zero(ty.PTR))
        apart = b.binary("sub", b.cast("ptrtoint", own, ty.I64), b.cast("ptrtoint", first, ty.I64))
        b.store(own, into.sums)
        b.store(b.select(given, apart, b.i64(0)), into.distance)
        b.store(b.select(given, b.binary("udiv", bytes, b.i64(size)), b.i64(0)), into.count)
        b.store(first, into.first)

    def end(self, loop: Loop, following: Block) -> Block:
        """Where the first iteration of a loop has been reversed: what comes before `following`."""
        found = [g for (at, _, _), g in self._gatherings.items() if at is loop]
        if not found:
            return following
        made = self.reverse.new_block("rev.gathered")
        b = Builder(self.reverse.module, made)
        for each in found:
            types = [ty.PTR, ty.PTR, ty.I64]
            add = declare(b.module, ADD_SUMS[each.element], ty.VOID, types)
            add.attributes = dict(RUNTIME)
            values = ((ty.PTR, each.first), (ty.PTR, each.sums), (ty.I64, each.count))
            b.call(add, [b.load(type, variable) for type, variable in values])
        b.branch(following)
        return made

    def _team(self) -> Value:
        """What is known of who else may add to the team's shadows (csrc/parallel.c), once a function."""
        if self._state is None:
            asked = declare(self.reverse.module, STATE, ty.I32, [])
            asked.attributes = dict(RUNTIME)
            self._state = self.reverse.allocas.call(asked, [])
        return self._state

    def _is_inside(self, shared: Shared, k: int) -> Value:
        """Whether this iteration is far enough from both ends of those that the thread has."""
        chunk, reverse, b = shared.chunk, self.reverse, self.reverse.builder
        width = self._width(shared, k)
        lower, upper = (_wide(b, reverse.primal(v), signed=chunk.signed) for v in (chunk.lower, chunk.upper))
        counter = b.load(ty.I64, reverse.index(chunk.loop))
        before = b.binary("add", counter, b.i64(1))
        after = b.binary("add", b.binary("sub", b.binary("sub", upper, lower), counter), b.i64(1))
        fits = [b.fcmp("oge", b.cast("sitofp", n, ty.DOUBLE), width) for n in (before, after)]
        return b.binary("and", fits[0], fits[1])

    def _width(self, shared: Shared, k: int) -> Value:
        """The least distance of iterations that meet nowhere; in doubles, infinite where it is not known."""
        reverse = self.reverse
        place = reverse.place_before(shared.chunk.loop)
        key = (place.block if place is not None else reverse.here, shared.span, shared.others, k)
        known = self._widths.get(key)
        if known is None:
            writer = _Widths(reverse, place or reverse.builder, shared.chunk, k)
            known = self._widths[key] = writer.width(shared.span, shared.others)
        return known


@dataclass(frozen=True, slots=True, eq=False)
class _Gathering:
    """Variables: a thread's own sums, their distance from the shadow, how many there are (0: none), and the first of
    the shadow."""

    element: ty.Type
    sums: Value
    distance: Value
    count: Value
    first: Value


class _Extent:
    """Of one span: the first byte and the one behind the last, as distances from one address, in iteration 0 of the
    chunk's numbers; the stride; and whether the numbers are exact."""

    def __init__(self, low: Value, high: Value, stride: Value, most: Value) -> None:
        self.low = low
        self.high = high
        self.stride = stride
        self.most = most


class _Widths:
    """Writes numbers of one loop before it is reversed."""

    def __init__(self, reverse: Reverse, builder: Builder, chunk: Chunk, k: int) -> None:
        self.reverse = reverse
        self.b = builder
        self.chunk = chunk
        self.k = k
        self.affine = reverse.adjoint.memory.affine
        self.zero = const_float(ty.DOUBLE, 0.0)
        self.limits: dict[Loop, tuple[Value, Value]] = {}

    def width(self, span: Span, others: tuple[Span, ...]) -> Value:
        b = self.b
        origin = self._address(span)
        mine = self._extent(span, origin)
        width = self._apart(mine, mine)
        for other in others:
            if other is not span:
                theirs = self._extent(other, origin)
                met = self._apart(mine, theirs) if other.stride == span.stride else self._infinite
                width = self._greater(width, b.select(self._never(mine, theirs), self.zero, met))
        return width

    def gathered(self, gathered: Gathered, iterations: Value, size: int) -> tuple[Value, Value]:
        """Where numbers that all iterations read begin, in bytes from their head; and how many bytes they are, 0 if it
        does not pay or is not known to be right."""
        b = self.b
        origin = self._address(gathered.span)
        mine = self._extent(gathered.span, origin)
        length = b.fsub(mine.high, mine.low)
        work = b.cast("sitofp", iterations, ty.DOUBLE)
        at = self.affine.home(gathered.loads[0])
        while at is not None and at is not gathered.chunk.loop:
            limit = self.affine.limit(at)
            if limit is not None and at in self.limits:
                work = b.fmul(work, b.fadd(self.limits[at][0], const_float(ty.DOUBLE, 1.0)))
            at = at.parent
        pays = b.fcmp("ole", b.fmul(length, const_float(ty.DOUBLE, PAYS / size)), work)
        fits = b.binary("and", b.fcmp("olt", length, const_float(ty.DOUBLE, MOST_BYTES)), self._is_exact(mine.most))
        right = b.binary("and", pays, fits)
        active = self.reverse.adjoint.activity.memory_active
        for written in gathered.written:
            if any(access.pointer is None or active(access.pointer) for access in written.accesses):
                right = b.binary("and", right, self._never(mine, self._extent(written, origin)))
        none = b.i64(0)
        low, high = (b.cast("fptosi", b.select(right, x, self.zero), ty.I64) for x in (mine.low, mine.high))
        return low, b.select(right, b.binary("sub", high, low), none)

    @property
    def _infinite(self) -> Value:
        return const_float(ty.DOUBLE, float("inf"))

    def _address(self, span: Span) -> Value:
        shadow = self.reverse.shadow(span.head, self.k)
        return self.b.cast("ptrtoint", shadow, ty.I64)

    def _extent(self, span: Span, origin: Value) -> _Extent:
        b = self.b
        head = b.cast("sitofp", b.binary("sub", self._address(span), origin), ty.DOUBLE)
        lows, highs, most = [], [], self._size(head)
        for rest, size in span.rests:
            low, high, magnitude = self._range(rest)
            lows.append(low)
            highs.append(b.fadd(high, const_float(ty.DOUBLE, float(size))))
            most = b.fadd(most, magnitude)
        least, greatest = lows[0], highs[0]
        for low, high in zip(lows[1:], highs[1:], strict=True):
            least, greatest = self._lesser(least, low), self._greater(greatest, high)
        stride, _, magnitude = self._range(span.stride)
        return _Extent(b.fadd(head, least), b.fadd(head, greatest), stride, b.fadd(most, magnitude))

    def _apart(self, mine: _Extent, theirs: _Extent) -> Value:
        """At what distance two iterations of one stride do not meet by these two."""
        b = self.b
        spans = [b.fsub(mine.high, theirs.low), b.fsub(theirs.high, mine.low)]
        width = b.fdiv(self._greater(*spans), self._size(mine.stride))
        return self._if_exact(mine, theirs, width)

    def _never(self, mine: _Extent, theirs: _Extent) -> Value:
        """Whether two lie apart from the first to the last iteration of all threads."""
        b, chunk = self.b, self.chunk
        assert chunk.first is not None and chunk.last is not None
        ends = [
            b.cast("sitofp", _wide(b, self.reverse.primal(v), signed=chunk.signed), ty.DOUBLE)
            for v in (chunk.first, chunk.last)
        ]
        whole, exact = [], []
        for extent in (mine, theirs):
            moved = [b.fmul(extent.stride, e) for e in ends]
            exact += [self._is_exact(b.fadd(extent.most, self._size(m))) for m in moved]
            whole.append((b.fadd(extent.low, self._lesser(*moved)), b.fadd(extent.high, self._greater(*moved))))
        before = b.fcmp("ole", whole[0][1], whole[1][0])
        behind = b.fcmp("ole", whole[1][1], whole[0][0])
        apart = b.binary("or", before, behind)
        for each in exact:
            apart = b.binary("and", apart, each)
        return apart

    def _if_exact(self, mine: _Extent, theirs: _Extent, width: Value) -> Value:
        b = self.b
        exact = self._is_exact(b.fadd(mine.most, theirs.most))
        return b.select(exact, width, self._infinite)

    def _is_exact(self, most: Value) -> Value:
        return self.b.fcmp("olt", most, const_float(ty.DOUBLE, EXACT))

    # Numbers

    def _range(self, p: Polynomial) -> tuple[Value, Value, Value]:
        """The least and the greatest value of a polynomial in counters; and a bound of all that was added up."""
        b = self.b
        low: Value = const_float(ty.DOUBLE, float(p.get((), 0)))
        high, most = low, const_float(ty.DOUBLE, abs(float(p.get((), 0))))
        total: Value = most
        for monomial, coefficient in p.items():
            if not monomial:
                continue
            value: Value = const_float(ty.DOUBLE, float(coefficient))
            counted = False
            for number in monomial:
                atom = self.affine.atoms[number]
                if atom.is_counter:
                    assert atom.loop is not None
                    counted = True
                    factor, magnitude = self._most(atom.loop)
                    total = b.fadd(total, magnitude)
                else:
                    factor = self._atom(number)
                value = b.fmul(value, factor)
            total = b.fadd(total, self._size(value))
            low = b.fadd(low, self._lesser(value, self.zero) if counted else value)
            high = b.fadd(high, self._greater(value, self.zero) if counted else value)
        return low, high, total

    def _most(self, loop: Loop) -> tuple[Value, Value]:
        """The greatest value of a loop's counter, and a bound of what that was computed from."""
        known = self.limits.get(loop)
        if known is None:
            limit = self.affine.limit(loop)
            assert limit is not None
            _, high, total = self._range(limit.high)
            most = self._greater(high, self.zero)
            known = self.limits[loop] = (self._divided(most, limit.unit), total)
        return known

    def _divided(self, x: Value, by: int) -> Value:
        """A number that is not negative over another one, in whole numbers; 0 if it is not exact (`most` says so)."""
        if by == 1:
            return x
        b = self.b
        whole = b.cast("fptosi", b.select(self._is_exact(x), x, self.zero), ty.I64)
        return b.cast("sitofp", b.binary("udiv", whole, b.i64(by)), ty.DOUBLE)

    def _atom(self, number: int) -> Value:
        atom = self.affine.atoms[number]
        assert atom.value is not None
        value = self.reverse.primal(atom.value)
        if isinstance(value.type, ty.PointerType):
            value = self.b.cast("ptrtoint", value, ty.I64)
        return self.b.cast("uitofp" if atom.reading == "unsigned" else "sitofp", value, ty.DOUBLE)

    def _size(self, x: Value) -> Value:
        return self.b.intrinsic("llvm.fabs.f64", ty.DOUBLE, [x])

    def _greater(self, x: Value, y: Value) -> Value:
        return self.b.select(self.b.fcmp("ogt", x, y), x, y)

    def _lesser(self, x: Value, y: Value) -> Value:
        return self.b.select(self.b.fcmp("olt", x, y), x, y)


def _wide(b: Builder, value: Value, *, signed: bool) -> Value:
    return b.resize(value, ty.I64, signed=signed)


def _element(gathered: Gathered) -> ty.Type | None:
    """The one type of floats that is read, if numbers lie in a row."""
    types = dict.fromkeys(
        load.type.element if isinstance(load.type, ty.VectorType) else load.type for load in gathered.loads
    )
    if len(types) != 1:
        return None
    (type,) = types
    size = 8 if type is ty.DOUBLE else 4
    in_row = all(c % size == 0 for rest, _ in gathered.span.rests for c in rest.values())
    return type if type in ADD_SUMS and in_row else None


def _never_meets(shared: Shared) -> bool:
    """Whether it is known without a test that no two iterations meet."""
    span = shared.span
    stride = poly.constant_of(span.stride)
    if shared.others != (span,) or not stride:
        return False
    places = [(poly.constant_of(rest), size) for rest, size in span.rests]
    if any(place is None for place, _ in places):
        return False
    known = [(place or 0, size) for place, size in places]
    return max(p + s for p, s in known) - min(p for p, _ in known) <= abs(stride)
