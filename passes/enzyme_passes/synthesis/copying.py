"""Moving the contents of shadow memory, part by part: floats backward, the rest forward.

A pattern says what memory holds, repeated with a period: of `struct { double x; node *next; }` floats at 0 and
others at 8, of period 16. The moves are internal functions with a loop, one a pattern, which LLVM inlines:

    for at in 0, period, ... < size:   t = to[at + 0];  to[at + 0] = 0;  from[at + 0] += t
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, add_block, define, zero
from enzyme_passes.ir.values import Block, Function, Value

if TYPE_CHECKING:
    from enzyme_passes.engine import Engine

Body = Callable[[Builder, Value, Value], None]


@dataclass(frozen=True, slots=True)
class Pattern:
    """`floats`: (offset, type); `others`: (offset, bytes) of pointers, integers and what nobody looks into."""

    period: int
    floats: tuple[tuple[int, ty.FloatType], ...]
    others: tuple[tuple[int, int], ...]


def copy_adjoint(engine: Engine, b: Builder, pattern: Pattern, to: Value, source: Value, size: Value) -> None:
    """Reverse of a copy source -> to: the adjoints of `to` are added to those of `source`, and cleared. Where the two
    overlap, it goes the other way than memmove did, so that each element is read before it is written."""
    b.call(
        _function(engine, "copy_adjoint", pattern, lambda c, t, s: _move_back(c, pattern, t, s), overlap=True),
        [to, source, size],
    )


def zero_floats(engine: Engine, b: Builder, pattern: Pattern, to: Value, size: Value) -> None:
    """Clear the floats behind `to`."""
    if not pattern.others:
        b.intrinsic("llvm.memset.p0.i64", ty.VOID, [to, b.const_int(ty.I8, 0), size, b.const_int(ty.I1, 0)])
        return

    def clear(c: Builder, to: Value, _: Value) -> None:
        for offset, type in pattern.floats:
            c.store(zero(type), c.offset(to, offset), align=1)

    b.call(_function(engine, "zero_floats", pattern, clear, overlap=False), [to, to, size])


def copy_others(engine: Engine, b: Builder, pattern: Pattern, to: Value, source: Value, size: Value) -> None:
    """Copy what is not float, from `source` to `to`."""

    def copy(c: Builder, to: Value, source: Value) -> None:
        for offset, width in pattern.others:
            type: ty.Type = ty.PTR if width == 8 else ty.array(width, ty.I8)
            c.store(c.load(type, c.offset(source, offset), align=1), c.offset(to, offset), align=1)

    b.call(_function(engine, "copy_others", pattern, copy, overlap=True), [to, source, size])


def _move_back(c: Builder, pattern: Pattern, to: Value, source: Value) -> None:
    for offset, type in pattern.floats:
        there, here = c.offset(to, offset), c.offset(source, offset)
        d = c.load(type, there, align=_align(pattern, offset, type))
        c.store(zero(type), there, align=_align(pattern, offset, type))
        old = c.load(type, here, align=_align(pattern, offset, type))
        c.store(c.fadd(old, d, "reassoc nsz"), here, align=_align(pattern, offset, type))


def _align(pattern: Pattern, offset: int, type: ty.FloatType) -> int:
    """Packed structs exist; a pattern of whole elements is as aligned as they are."""
    width = max(type.bits // 8, 1)
    width = 4 if width >= 8 and (pattern.period % 8 or offset % 8) else min(width, 8)
    return 1 if pattern.period % width or offset % width else width


def _function(engine: Engine, name: str, pattern: Pattern, body: Body, *, overlap: bool) -> Function:
    known = engine.helpers.get((name, pattern))
    if known is not None:
        return known
    function = define(
        engine.module,
        f"__enzcc_{name}",
        ty.VOID,
        [(ty.PTR, "to"), (ty.PTR, "from"), (ty.I64, "size")],
    )
    function.attributes = {"nounwind": "", "alwaysinline": ""}
    engine.helpers[(name, pattern)] = function
    to, source, size = function.arguments
    entry = add_block(function, "entry")
    done = add_block(function, "done")
    b = Builder(engine.module, entry)
    count = b.binary("udiv", size, b.i64(pattern.period)) if pattern.period > 1 else size
    if not overlap:
        _loop(b, function, pattern, body, to, source, count, done, down=False)
    else:
        # A copy upward reads what it has not yet written only from above: backward, from below.
        low, rest = add_block(function, "up"), add_block(function, "down")
        b.cond_branch(b.icmp("ugt", to, source), low, rest)
        up_is_plain = name == "copy_adjoint"
        b.at_end(low)
        _loop(b, function, pattern, body, to, source, count, done, down=not up_is_plain)
        b.at_end(rest)
        _loop(b, function, pattern, body, to, source, count, done, down=up_is_plain)
    b.at_end(done)
    b.ret()
    return function


def _loop(
    b: Builder,
    function: Function,
    pattern: Pattern,
    body: Body,
    to: Value,
    source: Value,
    count: Value,
    done: Block,
    *,
    down: bool,
) -> None:
    before = b.block
    loop = add_block(function, "loop")
    b.cond_branch(b.icmp("eq", count, b.i64(0)), done, loop)
    b.at_end(loop)
    index = b.phi(ty.I64, "i")
    place = b.binary("sub", b.binary("sub", count, b.i64(1)), index) if down else index
    offset = b.binary("mul", place, b.i64(pattern.period))
    body(b, b.offset(to, offset), b.offset(source, offset))
    following = b.binary("add", index, b.i64(1))
    index.values = [b.i64(0), following]
    index.blocks = [before, loop]
    b.cond_branch(b.icmp("eq", following, count), done, loop)
