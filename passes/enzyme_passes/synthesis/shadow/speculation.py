# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values whose adjoint arrives through a select.

Optimization turns `y != 0 ? x / y : 0` into a division that is always done and a select. Its partial may be infinite
where the select drops it, and 0 * infinity would poison the gradient; such a partial is guarded by the adjoint
itself being 0 (docs/internals/reverse-sweep.md). So is one that is computed from what only such arms read from memory:
the program itself may never have read it, and nothing has to be there (the members that the other alternative of a
std::variant has not). Where the request says `enzyme_strong_zero`, every partial is guarded.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from enzyme_passes.attributes.emitted import is_made_of_promises
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_float
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    FloatBinary,
    FloatUnary,
    Instruction,
    Load,
    Phi,
    Select,
    operands,
)
from enzyme_passes.ir.values import Function, Value


def speculated_values(function: Function) -> dict[Value, None]:
    """Instructions that an arm of a select, or a phi turned into one, is computed from."""
    found: dict[Value, None] = {}
    pending: list[Value] = []
    for instruction in function.instructions():
        if isinstance(instruction, Select) and ty.is_float(instruction.type):
            pending += [instruction.on_true, instruction.on_false]
    while pending:
        value = pending.pop()
        if value in found or not isinstance(value, Instruction):
            continue
        found[value] = None
        if isinstance(value, (FloatBinary, FloatUnary, Cast, Select, Call)):
            pending.extend(v for v in operands(value) if ty.is_float(v.type))
        elif isinstance(value, Phi):
            continue
    return found


def doubtful_values(
    speculated: dict[Value, None], users: Callable[[Value], Sequence[Instruction]]
) -> dict[Value, None]:
    """Those of them that may be infinite or no number although the program computes with neither: quotients, results of
    calls, what is loaded for the arms alone, integers that may not have kept a promise there, and all that is computed
    from these."""
    found: dict[Value, None] = {}
    pending: list[Value] = []
    for value in speculated:
        match value:
            case Call() | FloatBinary(op="fdiv"):
                pending.append(value)
            case Cast() if is_made_of_promises(value):
                pending.append(value)
            case Load() if all(u in speculated or isinstance(u, Select) for u in users(value)):
                pending.append(value)
            case _:
                pass
    while pending:
        value = pending.pop()
        if value not in found:
            found[value] = None
            pending += [u for u in users(value) if u in speculated and not isinstance(u, Phi)]
    return found


def unless_zero(b: Builder, factor: Value, product: Value) -> Value:
    """`product`, and zero where the adjoint or tangent `factor` that it was made from is zero."""
    nothing = const_float(factor.type, 0.0)
    return b.select(b.fcmp("oeq", factor, nothing), nothing, product)
