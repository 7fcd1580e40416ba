# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arithmetic under `#pragma STDC FENV_ACCESS` or -frounding-math, as the plain instructions that it is.

Derivatives run in whatever rounding mode is set, and promise nothing about exception flags:

    %s = call double @llvm.experimental.constrained.fadd.f64(double %x, double %y, metadata !"round.dynamic", ...)
    %s = fadd double %x, %y
"""

from __future__ import annotations

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import declare
from enzyme_passes.ir.instructions import Call, Cast, FloatBinary, FloatCompare, Instruction, replace_operands
from enzyme_passes.ir.values import Function, MetadataOperand, Module, Value

CONSTRAINED = "llvm.experimental.constrained."
_BINARY = ("fadd", "fsub", "fmul", "fdiv", "frem")
_CASTS = ("fptrunc", "fpext", "fptosi", "fptoui", "sitofp", "uitofp")
_COMPARISONS = ("fcmp", "fcmps")


def relax_strict_floats(function: Function, module: Module) -> None:
    """Replace the constrained intrinsics of a function."""
    replaced: dict[Value, Value] = {}
    for block in function.blocks:
        for place, call in enumerate(block.instructions):
            if not isinstance(call, Call) or call.target is None or not call.target.name.startswith(CONSTRAINED):
                continue
            made = _plain(call, call.target.name.removeprefix(CONSTRAINED), module)
            made.name = call.name
            made.block = block
            made.metadata = dict(call.metadata)
            block.instructions[place] = made
            replaced[call] = made
    if replaced:
        for instruction in function.instructions():
            replace_operands(instruction, lambda v: replaced.get(v, v))


def _plain(call: Call, name: str, module: Module) -> Instruction:
    operation, _, suffix = name.partition(".")
    arguments = [a for a in call.arguments if not isinstance(a, MetadataOperand)]
    if operation in _BINARY:
        return FloatBinary(operation, arguments[0], arguments[1], call.flags)
    if operation in _CASTS:
        return Cast(operation, arguments[0], call.type)
    if operation in _COMPARISONS:
        predicate = next(a.text for a in call.arguments if isinstance(a, MetadataOperand))
        return FloatCompare(predicate.strip('!"'), arguments[0], arguments[1], call.flags)
    plain = declare(module, f"llvm.{operation}.{suffix}", call.type, [a.type for a in arguments])
    made = Call(plain, arguments, ty.function(call.type, tuple(a.type for a in arguments)))
    made.flags = call.flags
    return made
