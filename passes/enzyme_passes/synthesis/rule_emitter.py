# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Expressions of the rule table as IR."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_passes.attributes.emitted import PURE_CALL
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_float, const_int, declare, poison
from enzyme_passes.ir.values import Value
from enzyme_passes.rules.table import RuleTable

INTEGER_OPS = {"add": "add", "sub": "sub", "mul": "mul"}


class IrEmitter:
    """Emits into `builder`, on floats (or vectors of floats) of `type`."""

    def __init__(self, table: RuleTable, builder: Builder, type: ty.Type, suffix: str | None, flags: str) -> None:
        self.table = table
        self.builder = builder
        self.type = type
        self.suffix = suffix
        self.flags = flags

    @property
    def wider_than_double(self) -> bool:
        element = self.type.element if isinstance(self.type, ty.VectorType) else self.type
        return isinstance(element, ty.FloatType) and element.bits > 64

    def constant(self, value: float) -> Value:
        return const_float(self.type, value)

    def binary(self, op: str, lhs: Value, rhs: Value) -> Value:
        return self.builder.fbinary(op, lhs, rhs, self.flags)

    def negate(self, operand: Value) -> Value:
        return self.builder.fneg(operand, self.flags)

    def compare(self, predicate: str, lhs: Value, rhs: Value) -> Value:
        if isinstance(_element(lhs.type), ty.IntType):
            return self.builder.icmp(predicate, lhs, rhs)
        return self.builder.fcmp(predicate, lhs, rhs)

    def select(self, condition: Value, then: Value, otherwise: Value) -> Value:
        return self.builder.select(condition, then, otherwise)

    def call(self, function: str, arguments: Sequence[Value]) -> Value:
        integers = [a.type for a in arguments if isinstance(_element(a.type), ty.IntType)]
        symbol = self.table.symbol_for(function, self.type, integers, self.suffix)
        if symbol is not None:
            return self._call(symbol, self.type, arguments)
        assert isinstance(self.type, ty.VectorType), f"no {function} for {self.type}"
        symbol = self.table.symbol_for(function, self.type.element, integers, self.suffix)
        assert symbol is not None, f"no {function} for {self.type.element}"
        result: Value = poison(self.type)
        for k in range(self.type.count):
            at = self.builder.i64(k)
            parts = [self.builder.extract_element(a, at) if isinstance(a.type, ty.VectorType) else a for a in arguments]
            result = self.builder.insert_element(result, self._call(symbol, self.type.element, parts), at)
        return result

    def _call(self, symbol: str, type: ty.Type, arguments: Sequence[Value]) -> Value:
        function = declare(self.builder.module, symbol, type, [a.type for a in arguments])
        made = self.builder.call(function, arguments)
        if not symbol.startswith("llvm."):
            # What a partial calls may be computed or not: nobody looks at errno after it.
            made.function_attributes = dict(PURE_CALL)
        return made

    def integer(self, value: int, like: Value | None) -> Value:
        type = ty.I32 if like is None else like.type
        if isinstance(type, ty.VectorType):
            return self.builder.splat(const_int(type.element, value), type)
        return const_int(type, value)

    def integer_binary(self, op: str, lhs: Value, rhs: Value) -> Value:
        return self.builder.binary(INTEGER_OPS[op], lhs, rhs)

    def to_float(self, operand: Value) -> Value:
        if isinstance(self.type, ty.VectorType) and not isinstance(operand.type, ty.VectorType):
            scalar = self.builder.cast("sitofp", operand, self.type.element)
            return self.builder.splat(scalar, self.type)
        return self.builder.cast("sitofp", operand, self.type)


def _element(type: ty.Type) -> ty.Type:
    return type.element if isinstance(type, ty.VectorType) else type
