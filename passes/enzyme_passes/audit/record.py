"""What a derivative function that was written follows: filled in by those who write it, as they write."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import final

from enzyme_passes.ir.instructions import Call, Instruction
from enzyme_passes.ir.values import Function, Value


@final
@dataclass(slots=True)
class Callee:
    """The derivative that a call was given: of which function, in which context (a key that compares by value)."""

    context: object


Parts = tuple[int, tuple[tuple[int, int], ...]]


@final
@dataclass(slots=True)
class Record:
    """`values` have an adjoint or a tangent, `shadows` a shadow address. `untouched` are accesses to memory for which
    nothing was done in the derivative, and `bare` those stores of addresses that have no store of the shadow beside
    them. `calls` were differentiated: by a callee's derivative, or (None) by a rule, as moves of memory, or by the
    user. `parts` says of copies of memory which bytes of them move as numbers: the period, and (offset, size) in it."""

    function: Function
    context: object
    values: dict[Value, None] = field(default_factory=dict)
    shadows: dict[Value, None] = field(default_factory=dict)
    untouched: dict[Instruction, None] = field(default_factory=dict)
    bare: dict[Instruction, None] = field(default_factory=dict)
    calls: dict[Call, Callee | None] = field(default_factory=dict)
    parts: dict[Call, Parts] = field(default_factory=dict)
