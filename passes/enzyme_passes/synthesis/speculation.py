"""Values whose adjoint arrives through a select.

Optimization turns `y != 0 ? x / y : 0` into a division that is always done and a select. Its partial may be infinite
where the select drops it, and 0 * infinity would poison the gradient; such a partial is guarded by the adjoint
itself being 0 (ENGINE_NOTES 7). Where the request says `enzyme_strong_zero`, so is every partial.
"""

from __future__ import annotations

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_float
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    FloatBinary,
    FloatUnary,
    Instruction,
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


def unless_zero(b: Builder, factor: Value, product: Value) -> Value:
    """`product`, and zero where the adjoint or tangent `factor` that it was made from is zero."""
    nothing = const_float(factor.type, 0.0)
    return b.select(b.fcmp("oeq", factor, nothing), nothing, product)
