# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Split mode: the two halves of reverse mode, with the user's program between them.

What the caller keeps in between, the tape, is the address of a record in an arena of its own:

    { the arena, the frame that the augmented half returned, a number that tells which pair of halves it is of,
      the log for __enzyme_fwdsplit, if that is asked for in this module (tangent/replay.py), and the number of the
      function }

The reverse half traps on a record of another pair, and gives the arena back (with `enzyme_nofree` it stays).
"""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

from enzyme_passes.analysis.context import Activity
from enzyme_passes.checking import sites
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, local_variable
from enzyme_passes.ir.values import ConstNull, Function, Value
from enzyme_passes.requests.reader import TAPE_BYTES
from enzyme_passes.requests.request import Entry, Request
from enzyme_passes.synthesis.answer.abi_memory import in_source_order
from enzyme_passes.synthesis.answer.checked_requests import begin_half, resume_half
from enzyme_passes.synthesis.answer.release import releasing
from enzyme_passes.synthesis.registry import Derivative, Key, Mode
from enzyme_passes.synthesis.shadow.argument_globals import Joined
from enzyme_passes.synthesis.shadow.float_bits import reinterpret
from enzyme_passes.synthesis.tangent.replay import BEGIN, FREE_LOG, NEW_LOG, READER, log_function, recorded
from enzyme_passes.tape.abi import CHECK, FREE, NEW, reserve, tape_function

if TYPE_CHECKING:
    from enzyme_passes.synthesis.shadow.session import Session

RECORD = ty.struct((ty.PTR, ty.PTR, ty.I64, ty.PTR, ty.I64))


def answer_split(session: Session, b: Builder, request: Request) -> list[Value]:
    """What the request returns, in parts."""
    if request.entry is Entry.AUGMENT_SIZE:
        return [b.i64(TAPE_BYTES)]
    return (_augment if request.entry is Entry.AUGMENT else _reverse)(session, b, request)


def _half(session: Session, request: Request, mode: Mode) -> tuple[Derivative, int]:
    """One half, and the number of the pair."""
    activities, target = tuple(request.activities), request.target
    if target in session.replayed:
        activities, target = (*activities, Activity.CONST), recorded(session, target)
        session.normalizer.reachable([target])
    context = session.analyses.root_context(
        target,
        activities,
        request.result_activity,
        runtime_activity="enzyme_runtime_activity" in request.flags,
        led_to=session.is_led_to(request),
        given_out=session.is_given_out(request),
        same=session.given_globals.same(request),
    )
    changed = frozenset(k for k in range(-1, len(request.arguments)) if k not in request.unchanged)
    derivative = session.derivative(
        Key(context, mode, request.width, primal=True, overwritten=changed, strong_zero=request.strong_zero)
    )
    session.write_pending()
    said = " ".join(a.value for a in (*activities, request.result_activity))
    options = f"{context.runtime_activity} {request.strong_zero}"
    text = f"{request.target.name} {said} {request.width} {sorted(changed)} {options}"
    return derivative, zlib.crc32(text.encode())


def _augment(session: Session, b: Builder, request: Request) -> list[Value]:
    derivative, number = _half(session, request, Mode.AUGMENTED)
    session.given_globals.check(b, request)
    joined = session.given_globals.joined(request)
    arguments = joined.arguments(request)
    checked = begin_half(session, b, request)
    session.shadow_globals.begin(b)
    joined.enter(b)
    log: Value = ConstNull(ty.PTR)
    if request.target in session.replayed:
        log = b.call(log_function(session.module, NEW_LOG), [])
        arguments = [*arguments, log]
    guarded = releasing(
        session.module,
        derivative.function,
        request.caller,
        own_arena=True,
        tell=lambda b, tape, given: session.demands.tell(b, tape, derivative, given, arguments),
    )
    if guarded is not None:
        both = b.call(guarded, arguments)
        made, arena = b.extract(both, 0), b.extract(both, 1)
    else:
        arena = b.call(tape_function(session.module, NEW), [])
        session.demands.tell(b, arena, derivative, arguments, arguments)
        made = b.call(derivative.function, [*arguments, arena])
    joined.leave(b)
    record = reserve(b, arena, b.i64(session.module.layout.size(RECORD)))
    parts = [b.extract(made, k) for k in range(len(derivative.result_types))]
    frame = parts.pop()
    fields = (arena, frame, b.i64(number), log, b.i64(_number_of(request.target)))
    for offset, field in zip(session.module.layout.offsets(RECORD), fields, strict=True):
        b.store(field, b.offset(record, offset))
    if checked is not None:
        sites.keep(session.module, b, checked, record)
    if "enzyme_noret" in request.flags:
        parts = []
    if request.tape_place is None:
        return [record, *parts]
    b.store(record, request.tape_place, align=1)
    return parts


def _reverse(session: Session, b: Builder, request: Request) -> list[Value]:
    derivative, number = _half(session, request, Mode.REVERSE)
    session.given_globals.check(b, request)
    joined = session.given_globals.joined(request)
    arguments = joined.arguments(request)
    record = record_of(b, request)
    kept = b.load(ty.I64, b.offset(record, 16))
    check = b.icmp("eq", kept, b.i64(number))
    b.call(tape_function(session.module, CHECK), [check])
    if request.target in session.replayed:
        arguments = [*arguments, b.load(ty.PTR, b.offset(record, 24))]
    arena, frame = b.load(ty.PTR, record), b.load(ty.PTR, b.offset(record, 8))
    seeds: list[Value] = []
    if request.seeds:
        type = session.seed_type(derivative.key.context)
        seeds = [reinterpret(b, seed, type) for seed in request.seeds]
    checked = resume_half(session, b, request, record)
    session.shadow_globals.clear(b)
    joined.enter(b)
    made = b.call(derivative.function, [*arguments, *seeds, frame, arena])
    joined.leave(b)
    parts = [b.extract(made, k) for k in range(len(derivative.result_types))]
    if checked is not None:
        sites.end(session.module, b, request, checked, parts)
    _release(session, b, request, record)
    return in_source_order(session, b, request, parts)


def call_replay(
    session: Session, b: Builder, function: Function, arguments: list[Value], request: Request, joined: Joined
) -> Value:
    """Call the tangent that reads the tape's log."""
    record = record_of(b, request)
    log = b.load(ty.PTR, b.offset(record, 24))
    has_log = b.icmp("ne", log, ConstNull(ty.PTR))
    of_function = b.icmp("eq", b.load(ty.I64, b.offset(record, 32)), b.i64(_number_of(request.target)))
    b.call(tape_function(session.module, CHECK), [b.binary("and", has_log, of_function)])
    reader = local_variable(request.caller, READER)
    b.call(log_function(session.module, BEGIN), [log, reader])
    session.shadow_globals.clear(b)
    joined.enter(b)
    made = b.call(function, [*arguments, reader])
    joined.leave(b)
    _release(session, b, request, record)
    return made


def record_of(b: Builder, request: Request) -> Value:
    if request.tape is not None:
        return request.tape
    assert request.tape_place is not None
    return b.load(ty.PTR, request.tape_place, align=1)


def _release(session: Session, b: Builder, request: Request, record: Value) -> None:
    if "enzyme_nofree" in request.flags:
        return
    if request.target in session.replayed:
        b.call(log_function(session.module, FREE_LOG), [b.load(ty.PTR, b.offset(record, 24))])
    b.call(tape_function(session.module, FREE), [b.load(ty.PTR, record)])


def _number_of(function: Function) -> int:
    return zlib.crc32(function.name.encode())
