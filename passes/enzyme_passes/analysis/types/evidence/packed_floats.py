# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Several small floats that travel in one larger register.

The C ABI passes a vector of two floats as a `double`; between the caller's bitcast and the callee's, nothing says so:

    %v = bitcast <2 x float> %w to double
    call double @twist(double %v)               as is the result: <2 x float>

Moving such a register keeps its bits, but the sum of two adjoints has to be that of the floats. A register is packed if
a bitcast of its value, wherever calls, phis and selects carry it, tells another element type, and nothing is computed
of it: a number whose bits travel as two floats is one.
"""

from __future__ import annotations

from typing import Final, final

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.call_targets import resolve_alias
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    FloatBinary,
    FloatCompare,
    FloatUnary,
    Freeze,
    Instruction,
    Invoke,
    Phi,
    Return,
    Select,
    operands,
)
from enzyme_passes.ir.values import Constant, Function, Module, Value

_CONVERSIONS: Final = ("fptrunc", "fpext", "fptosi", "fptoui", "sitofp", "uitofp")


@final
class PackedFloats:
    """The packed registers of a module, as far as its functions have been read."""

    def __init__(self, module: Module) -> None:
        self._parents: dict[Value, Value] = {}
        self._vectors: dict[Value, ty.VectorType] = {}
        functions = [f for f in module.functions.values() if f.defined and f.is_read]
        casts = [i for f in functions for i in f.instructions() if isinstance(i, Cast) and i.op == "bitcast"]
        seeds = [(cast, vector) for cast in casts if (vector := _vector_of(cast)) is not None]
        if not seeds:
            return
        for function in functions:
            for instruction in function.instructions():
                self._connect(function, instruction)
        numbers = {self._find(v): None for f in functions for i in f.instructions() for v in _computed_with(i)}
        for cast, vector in seeds:
            scalar = self._find(cast if isinstance(cast.type, ty.FloatType) else cast.operand)
            if scalar not in numbers:
                self._vectors[scalar] = vector

    def vector_of(self, value: Value) -> ty.VectorType | None:
        """What is in a register of a scalar float type, if it is several floats."""
        return self._vectors.get(self._find(value)) if self._vectors else None

    def _connect(self, function: Function, instruction: Instruction) -> None:
        match instruction:
            case Phi():
                self._join(instruction, *instruction.values)
            case Select():
                self._join(instruction, instruction.on_true, instruction.on_false)
            case Freeze():
                self._join(instruction, instruction.operand)
            case Return() if instruction.value is not None:
                self._join(function, instruction.value)
            case Call() | Invoke():
                target = resolve_alias(instruction.callee)
                if isinstance(target, Function) and target.defined:
                    self._join(instruction, target)
                    for argument, parameter in zip(instruction.arguments, target.arguments, strict=False):
                        self._join(argument, parameter)
            case _:
                pass

    def _join(self, value: Value, *others: Value) -> None:
        """A function stands for its result."""
        for other in others:
            if _scalar(value) and _scalar(other):
                self._parents[self._find(value)] = self._find(other)

    def _find(self, value: Value) -> Value:
        while (parent := self._parents.get(value, value)) is not value:
            value = parent
        return value


def _scalar(value: Value) -> bool:
    if isinstance(value, Function):
        return isinstance(value.function_type.result, ty.FloatType)
    return isinstance(value.type, ty.FloatType) and not isinstance(value, Constant)


def _computed_with(i: Instruction) -> list[Value]:
    """The floats of an instruction that computes with them, or compares them."""
    if isinstance(i, FloatBinary | FloatUnary | FloatCompare) or (isinstance(i, Cast) and i.op in _CONVERSIONS):
        return [v for v in (i, *operands(i)) if _scalar(v)]
    return []


def _vector_of(cast: Cast) -> ty.VectorType | None:
    """The vector of a bitcast between one float and several."""
    match cast.operand.type, cast.type:
        case (ty.FloatType(), ty.VectorType(element=ty.FloatType()) as vector) | (
            ty.VectorType(element=ty.FloatType()) as vector,
            ty.FloatType(),
        ) if vector.count > 1:
            return vector
        case _:
            return None
