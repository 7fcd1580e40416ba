# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Moving the contents of shadow memory, part by part: floats backward, the rest forward.

A pattern says what memory holds, repeated with a period: of `struct { double x; node *next; }` floats at 0 and
pointers at 8, of period 16. The moves are internal functions with a loop, one a pattern, which LLVM inlines:

    for at in 0, period, ... < size:   t = to[at + 0];  to[at + 0] = 0;  from[at + 0] += t

What repeats may begin behind members, as in `struct { int n; double scale; double d[]; }`: these are moved once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final, TypeVar

from enzyme_passes.analysis.lanes import WORD_BYTES
from enzyme_passes.attributes.emitted import HELPER, SUM
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, define, zero
from enzyme_passes.ir.values import Block, Function, Value
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.synthesis.shadow.double_or_pointer import add_to_word, store_word, take_word
from enzyme_passes.synthesis.shadow.parallel_regions import add_atomically

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.session import Session


T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Pattern:
    """`floats`: (offset, type); `pointers` and `unknown`: (offset, bytes); `words`: offsets of what is a double or a
    pointer, see double_or_pointer.py. Integers have no shadow that matters. What is before `begin` does not repeat."""

    period: int
    floats: tuple[tuple[int, ty.FloatType], ...]
    pointers: tuple[tuple[int, int], ...] = ()
    unknown: tuple[tuple[int, int], ...] = ()
    words: tuple[int, ...] = ()
    begin: int = 0

    @property
    def any(self) -> bool:
        """Whether there is something to move."""
        return bool(self.floats or self.pointers or self.unknown or self.words)

    @property
    def head(self) -> Pattern:
        """The members before what repeats, as a pattern of their own."""
        return self._part(self.begin, 0, self.begin)

    @property
    def elements(self) -> Pattern:
        """What repeats behind the members, as seen from there."""
        return self._part(self.period, self.begin, self.begin + self.period)

    def _part(self, period: int, low: int, high: int) -> Pattern:
        def inside(parts: Sequence[tuple[int, T]]) -> tuple[tuple[int, T], ...]:
            return tuple((at - low, what) for at, what in parts if low <= at < high)

        words = tuple(at - low for at in self.words if low <= at < high)
        return Pattern(period, inside(self.floats), inside(self.pointers), inside(self.unknown), words)

    @property
    def numbers(self) -> tuple[tuple[int, int], ...]:
        """What may be a float: (offset, bytes)."""
        floats = [(offset, (type.bits + 7) // 8) for offset, type in self.floats]
        return (*floats, *((offset, WORD_BYTES) for offset in self.words))


# Writes the move of one element: builder, what is in it, to, from, and whether the last part goes first, as it must be
# where elements overlap and are gone through downward.
Body = Callable[[Builder, Pattern, Value, Value, bool], None]


ADD: Final = "copy_adjoint"
ADD_ATOMICALLY: Final = "copy_adjoint_atomically"


def copy_adjoint(
    session: Session, b: Builder, pattern: Pattern, to: Value, source: Value, size: Value, *, atomic: bool = False
) -> None:
    """Reverse of a copy source -> to: the adjoints of `to` are added to those of `source`, and cleared. Where the two
    overlap, it goes the other way than memmove did, so that each element is read before it is written. `atomic`: other
    threads may add to `source` at the same time."""
    b.call(move_back(session, pattern, atomic=atomic), [to, source, size])


def move_back(session: Session, pattern: Pattern, *, atomic: bool = False) -> Function:
    """The function that does so: of `to`, `from` and the size."""
    name, body = (ADD_ATOMICALLY, _move_back_atomically) if atomic else (ADD, _move_back)
    return element_loop(session, name, pattern, body, overlap=True)


def zero_floats(session: Session, b: Builder, pattern: Pattern, to: Value, size: Value) -> None:
    """Clear the floats behind `to`, and what may be floats."""
    if not pattern.pointers and not pattern.words:
        b.intrinsic("llvm.memset.p0.i64", ty.VOID, [to, b.const_int(ty.I8, 0), size, b.const_int(ty.I1, 0)])
        return

    def clear(c: Builder, pattern: Pattern, to: Value, _source: Value, _down: bool) -> None:
        for offset, type in pattern.floats:
            c.store(zero(type), c.offset(to, offset), align=1)
        for offset, width in pattern.unknown:
            c.store(zero(ty.array(width, ty.I8)), c.offset(to, offset), align=1)
        for offset in pattern.words:
            take_word(c, c.offset(to, offset), 1)

    b.call(element_loop(session, "zero_floats", pattern, clear, overlap=False), [to, to, size])


def copy_pointers(session: Session, b: Builder, pattern: Pattern, to: Value, source: Value, size: Value) -> None:
    """Copy pointers, and what may be pointers, from `source` to `to`."""

    def copy(c: Builder, pattern: Pattern, to: Value, source: Value, down: bool) -> None:
        for offset, width in sorted(pattern.pointers + pattern.unknown, reverse=down):
            type: ty.Type = ty.PTR if width == 8 else ty.array(width, ty.I8)
            c.store(c.load(type, c.offset(source, offset), align=1), c.offset(to, offset), align=1)
        for offset in pattern.words:
            store_word(c, c.load(ty.I64, c.offset(source, offset), align=1), c.offset(to, offset), 1)

    b.call(element_loop(session, "copy_pointers", pattern, copy, overlap=True), [to, source, size])


def _move_back_atomically(c: Builder, pattern: Pattern, to: Value, source: Value, down: bool) -> None:
    for offset, type in sorted(pattern.floats, key=lambda part: part[0], reverse=down):
        there = c.offset(to, offset)
        d = c.load(type, there, align=1)
        c.store(zero(type), there, align=1)
        add_atomically(c, c.offset(source, offset), d, 1)


def _move_back(c: Builder, pattern: Pattern, to: Value, source: Value, down: bool) -> None:
    # A copy says nothing of alignments: what is copied may lie packed among bytes.
    for offset, type in sorted(pattern.floats, key=lambda part: part[0], reverse=down):
        there, here = c.offset(to, offset), c.offset(source, offset)
        d = c.load(type, there, align=1)
        c.store(zero(type), there, align=1)
        old = c.load(type, here, align=1)
        c.store(c.fadd(old, d, SUM), here, align=1)
    for offset in pattern.words:
        add_to_word(c, take_word(c, c.offset(to, offset), 1), c.offset(source, offset), 1)


def element_loop(session: Session, name: str, pattern: Pattern, body: Body, *, overlap: bool) -> Function:
    known = session.helpers.get((name, pattern))
    if known is not None:
        return known
    function = define(
        session.module,
        f"__enzcc_{name}",
        ty.VOID,
        [(ty.PTR, "to"), (ty.PTR, "from"), (ty.I64, "size")],
    )
    function.attributes = dict(HELPER)
    session.helpers[(name, pattern)] = function
    to, source, size = function.arguments
    entry = add_block(function, "entry")
    done = add_block(function, "done")
    b = Builder(session.module, entry)
    if pattern.begin:
        _members_and_elements(session, b, name, pattern, body, done, overlap=overlap)
        b.at_end(done)
        b.ret()
        return function
    count = b.binary("udiv", size, b.i64(pattern.period)) if pattern.period > 1 else size
    if not overlap:
        _elements(b, function, pattern, body, size, count, done, down=False)
    else:
        # A copy upward reads what it has not yet written only from above: backward, from below.
        low, rest = add_block(function, "up"), add_block(function, "down")
        b.cond_branch(b.icmp("ugt", to, source), low, rest)
        up_is_plain = name in (ADD, ADD_ATOMICALLY)
        b.at_end(low)
        _elements(b, function, pattern, body, size, count, done, down=not up_is_plain)
        b.at_end(rest)
        _elements(b, function, pattern, body, size, count, done, down=up_is_plain)
    b.at_end(done)
    b.ret()
    return function


def _members_and_elements(
    session: Session, b: Builder, name: str, pattern: Pattern, body: Body, done: Block, *, overlap: bool
) -> None:
    """The members once, as far as they are there, and what repeats behind them: that first, where it goes down."""
    function = done.function
    assert function is not None
    to, source, size = function.arguments
    elements = element_loop(session, name, pattern.elements, body, overlap=overlap) if pattern.elements.any else None
    begin = b.i64(pattern.begin)

    def move_elements(following: Block) -> None:
        if elements is None:
            b.branch(following)
            return
        there = add_block(function, "behind")
        b.cond_branch(b.icmp("ugt", size, begin), there, following)
        b.at_end(there)
        b.call(elements, [b.offset(to, pattern.begin), b.offset(source, pattern.begin), b.binary("sub", size, begin)])
        b.branch(following)

    members = _parts(pattern.head, whole=True)
    up, down, behind, before = (add_block(function, n) for n in ("up", "down", "elements", "members"))
    over = b.icmp("ugt", to, source)
    b.cond_branch(over, *((up, down) if name == "copy_adjoint" else (down, up)))
    b.at_end(up)
    _tail(b, function, members, body, b.i64(0), size, behind)
    b.at_end(behind)
    move_elements(done)
    b.at_end(down)
    move_elements(before)
    b.at_end(before)
    _tail(b, function, members[::-1], body, b.i64(0), size, done)


def _elements(
    b: Builder, function: Function, pattern: Pattern, body: Body, size: Value, count: Value, done: Block, *, down: bool
) -> None:
    """The loop over whole elements, and the parts of one at the end."""
    tail = _parts(pattern)
    if not tail:
        _loop(b, function, pattern, body, count, done, down=down)
    elif down:
        whole = add_block(function, "elements")
        _tail(b, function, list(reversed(tail)), body, *_left(b, pattern, size, count), whole)
        b.at_end(whole)
        _loop(b, function, pattern, body, count, done, down=True)
    else:
        rest = add_block(function, "rest")
        _loop(b, function, pattern, body, count, rest, down=False)
        b.at_end(rest)
        _tail(b, function, tail, body, *_left(b, pattern, size, count), done)


def _left(b: Builder, pattern: Pattern, size: Value, count: Value) -> tuple[Value, Value]:
    """Where `count` elements end, and how many bytes are left there."""
    begin = b.binary("mul", count, b.i64(pattern.period))
    return begin, b.binary("sub", size, begin)


def _parts(pattern: Pattern, *, whole: bool = False) -> list[tuple[int, Pattern]]:
    """(end, a pattern of that alone) for each part of an element that can be there without the rest; `whole`: for all
    parts."""
    parts = [(o, max(t.bits // 8, 1), Pattern(pattern.period, ((o, t),))) for o, t in pattern.floats]
    parts += [(o, w, Pattern(pattern.period, (), ((o, w),))) for o, w in pattern.pointers]
    parts += [(o, w, Pattern(pattern.period, (), (), ((o, w),))) for o, w in pattern.unknown]
    parts += [(o, WORD_BYTES, Pattern(pattern.period, (), (), (), (o,))) for o in pattern.words]
    parts.sort(key=lambda part: part[0])
    return [(o + w, alone) for o, w, alone in parts if whole or o + w < pattern.period]


def _tail(
    b: Builder,
    function: Function,
    parts: list[tuple[int, Pattern]],
    body: Body,
    begin: Value,
    left: Value,
    done: Block,
) -> None:
    """Those parts of what begins at `begin` that are in the bytes that are left."""
    to, source = function.arguments[0], function.arguments[1]
    for end, alone in parts:
        there, following = add_block(function, "part"), add_block(function, "next")
        b.cond_branch(b.icmp("uge", left, b.i64(end)), there, following)
        b.at_end(there)
        body(b, alone, b.offset(to, begin), b.offset(source, begin), False)
        b.branch(following)
        b.at_end(following)
    b.branch(done)


def _loop(
    b: Builder, function: Function, pattern: Pattern, body: Body, count: Value, done: Block, *, down: bool
) -> None:
    to, source = function.arguments[0], function.arguments[1]
    before = b.block
    loop = add_block(function, "loop")
    b.cond_branch(b.icmp("eq", count, b.i64(0)), done, loop)
    b.at_end(loop)
    index = b.phi(ty.I64, "i")
    place = b.binary("sub", b.binary("sub", count, b.i64(1)), index) if down else index
    offset = b.binary("mul", place, b.i64(pattern.period))
    body(b, pattern, b.offset(to, offset), b.offset(source, offset), down)
    following = b.binary("add", index, b.i64(1))
    index.values = [b.i64(0), following]
    index.blocks = [before, loop]
    b.cond_branch(b.icmp("eq", following, count), done, loop)
