"""Split mode: the two halves of reverse mode, with the user's program between them.

What the caller keeps in between, the tape, is the address of a record in an arena of its own:

    { the arena, the frame that the augmented half returned, a number that tells which pair of halves it is of }

The reverse half traps on a record of another pair, and gives the arena back (with `enzyme_nofree` it stays).
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder
from enzyme_passes.ir.values import Value
from enzyme_passes.plan.runtime import CHECK, FREE, NEW, reserve, tape_function
from enzyme_passes.request_reading import TAPE_BYTES
from enzyme_passes.requests import Entry, Request
from enzyme_passes.synthesis.adjoints import reinterpret
from enzyme_passes.synthesis.registry import Derivative, Key, Mode
from enzyme_passes.synthesis.unwinding import releasing

if TYPE_CHECKING:
    from enzyme_passes.engine import Engine

RECORD = ty.struct((ty.PTR, ty.PTR, ty.I64))


def answer_split(engine: Engine, b: Builder, request: Request) -> list[Value] | Value:
    """What the request returns, in parts; a size as it is."""
    if request.entry is Entry.AUGMENT_SIZE:
        return b.const_int(request.call.type, TAPE_BYTES)
    arguments: list[Value] = []
    for value, shadows in zip(request.arguments, request.shadows, strict=True):
        arguments += [value, *shadows]
    if request.entry is Entry.AUGMENT:
        return _augment(engine, b, request, arguments)
    return _reverse(engine, b, request, arguments)


def _half(engine: Engine, request: Request, mode: Mode) -> tuple[Derivative, int]:
    """One half, and the number of the pair."""
    context = engine.analyses.root_context(
        request.target,
        tuple(request.activities),
        request.result_activity,
        runtime_activity="enzyme_runtime_activity" in request.flags,
    )
    changed = frozenset(k for k in range(-1, len(request.arguments)) if k not in request.unchanged)
    derivative = engine.derivative(
        Key(context, mode, request.width, primal=True, overwritten=changed, strong_zero=request.strong_zero)
    )
    engine.write_pending()
    activities = " ".join(a.value for a in (*request.activities, request.result_activity))
    options = f"{context.runtime_activity} {request.strong_zero}"
    text = f"{request.target.name} {activities} {request.width} {sorted(changed)} {options}"
    return derivative, zlib.crc32(text.encode())


def _augment(engine: Engine, b: Builder, request: Request, arguments: list[Value]) -> list[Value]:
    derivative, number = _half(engine, request, Mode.AUGMENTED)
    guarded = releasing(engine.module, derivative.function, request.caller, own_arena=True)
    if guarded is not None:
        both = b.call(guarded, arguments)
        made, arena = b.extract(both, 0), b.extract(both, 1)
    else:
        arena = b.call(tape_function(engine.module, NEW), [])
        made = b.call(derivative.function, [*arguments, arena])
    record = reserve(b, arena, b.i64(engine.module.layout.size(RECORD)))
    parts = [b.extract(made, k) for k in range(len(derivative.result_types))]
    frame = parts.pop()
    for offset, field in ((0, arena), (8, frame), (16, b.i64(number))):
        b.store(field, b.offset(record, offset))
    if "enzyme_noret" in request.flags:
        parts = []
    if request.tape_place is None:
        return [record, *parts]
    b.store(record, request.tape_place, align=1)
    return parts


def _reverse(engine: Engine, b: Builder, request: Request, arguments: list[Value]) -> list[Value]:
    derivative, number = _half(engine, request, Mode.REVERSE)
    if request.tape is not None:
        record = request.tape
    else:
        assert request.tape_place is not None
        record = b.load(ty.PTR, request.tape_place, align=1)
    kept = b.load(ty.I64, b.offset(record, 16))
    check = b.icmp("eq", kept, b.i64(number))
    b.call(tape_function(engine.module, CHECK), [check])
    arena, frame = b.load(ty.PTR, record), b.load(ty.PTR, b.offset(record, 8))
    seeds: list[Value] = []
    if request.seeds:
        type = engine.seed_type(derivative.key.context)
        seeds = [reinterpret(b, seed, type) for seed in request.seeds]
    engine.shadow_globals.clear(b)
    made = b.call(derivative.function, [*arguments, *seeds, frame, arena])
    parts = [b.extract(made, k) for k in range(len(derivative.result_types))]
    if "enzyme_nofree" not in request.flags:
        b.call(tape_function(engine.module, FREE), [arena])
    return parts
