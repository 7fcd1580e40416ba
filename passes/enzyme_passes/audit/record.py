# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a derivative function that was written follows: filled in by those who write it, as they write."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import final

from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import Call, Instruction
from enzyme_passes.ir.values import Function, Value
from enzyme_passes.support.dataclasses import dataclass, field


@final
@dataclass(slots=True)
class Callee:
    """The derivative that a call was given: of which function, in which context (a key that compares by value)."""

    context: object


Parts = tuple[int, int, tuple[tuple[int, int], ...]]


@final
@dataclass(slots=True)
class Record:
    """`values` have an adjoint or a tangent, `shadows` a shadow address. `untouched` are accesses to memory for which
    nothing was done in the derivative, and `bare` those stores of addresses that have no store of the shadow beside
    them. `calls` were differentiated: by a callee's derivative, or (None) by a rule, as moves of memory, or by the
    user. `ends` are stores of pointers behind which no number goes on: the program ends if one would (True), or nothing
    is active there (False); None where derivatives go along with pointers (forward mode). `parts` says of copies of
    memory which bytes of them move as numbers: the period, where it begins, and (offset, size) up to the end of the
    first one. `addresses` are words of which a derivative asks whether they are addresses, and that were taken for such
    or for what may be one; `ended` calls in the place of which the derivative ends the program."""

    function: Function
    context: object
    values: dict[Value, None] = field(default_factory=dict)
    shadows: dict[Value, None] = field(default_factory=dict)
    untouched: dict[Instruction, None] = field(default_factory=dict)
    bare: dict[Instruction, None] = field(default_factory=dict)
    calls: dict[Call, Callee | None] = field(default_factory=dict)
    parts: dict[Call, Parts] = field(default_factory=dict)
    ends: dict[Instruction, bool] | None = None
    addresses: dict[Value, None] = field(default_factory=dict)
    ended: dict[Call, None] = field(default_factory=dict)
    operands: dict[Call, frozenset[int]] = field(default_factory=dict)


def of_request(context: object, requests: Collection[object], records: Sequence[Record]) -> list[Record]:
    """The derivatives that may run where a request's runs: that of its context, one of all `requests`, with what
    that calls, and those that nobody is seen to call."""
    of_context: dict[object, list[Record]] = {}
    for record in records:
        of_context.setdefault(record.context, []).append(record)
    called = {callee.context: None for r in records for callee in r.calls.values() if callee is not None}
    pending = [context, *(c for c in of_context if c not in called and c not in requests)]
    found = dict.fromkeys(pending)
    while pending:
        inside = (c for r in of_context.get(pending.pop(), ()) for c in r.calls.values() if c is not None)
        new = [c.context for c in inside if c.context not in found]
        found.update(dict.fromkeys(new))
        pending += new
    return [r for r in records if r.context in found]


def ends_of_ways(records: Sequence[Record]) -> dict[Instruction, bool]:
    """The stores that are ends in a reverse sweep of their functions, which are never called without a derivative, and
    whether they are in each in which something is active there: as far as these are all derivatives that run."""
    written = [r for r in records if r.ends is not None]
    if not any(checked for r in written if r.ends for checked in r.ends.values()):
        return {}
    pending = [
        callee
        for r in written
        for i in r.function.instructions()
        if isinstance(i, Call) and r.calls.get(i) is None
        if isinstance(callee := resolve_alias(i.callee), Function)
    ]
    plain = dict.fromkeys(pending)
    while pending:
        function = pending.pop()
        if not function.defined or not function.is_read:
            continue
        for i in function.instructions():
            if isinstance(i, Call) and isinstance(callee := resolve_alias(i.callee), Function) and callee not in plain:
                plain[callee] = None
                pending.append(callee)
    stores = [i for r in written if r.function not in plain for i, checked in (r.ends or {}).items() if checked]
    found = dict.fromkeys(stores, True)
    for r in written:
        for store in found:
            here = store.block is not None and store.block.function is r.function
            if here and store not in (r.ends or {}):
                found[store] = False
    return found
