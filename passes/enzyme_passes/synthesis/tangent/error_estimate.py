# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Error estimates (`__enzyme_error_estimate`): forward mode, where what stands beside a value bounds its error.

    r = fmul a, b        r' = max(|a' * b| + |a * b'|, |r| * epsilon)

No operation is more exact than its own rounding. If the program has a function `enzymeLogError`, each operation calls
it with its value, the error, and where it is.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_float, text_global, zero
from enzyme_passes.ir.instructions import Call, Cast, FloatBinary, FloatUnary, Instruction
from enzyme_passes.ir.names import mangled
from enzyme_passes.ir.values import Function, Value
from enzyme_passes.library.printers import name_in_source
from enzyme_passes.rules.rule import Rule
from enzyme_passes.support.diagnostics import Failure
from enzyme_passes.synthesis.shadow.calls import Decision, Way
from enzyme_passes.synthesis.shadow.forward_sweep import View
from enzyme_passes.synthesis.tangent.calls import TangentCalls
from enzyme_passes.synthesis.tangent.function import Tangent

if TYPE_CHECKING:
    from enzyme_passes.synthesis.registry import Derivative
    from enzyme_passes.synthesis.shadow.session import Session

LOG = "enzymeLogError"

_LOG_PARAMETERS = (ty.DOUBLE, ty.DOUBLE, *(ty.PTR,) * 5)
_DIGITS = {"half": 10, "bfloat": 7, "float": 23, "double": 52, "x86_fp80": 63, "fp128": 112}


class Estimate(Tangent):
    """A function of values and bounds of their errors."""

    def __init__(self, session: Session, derivative: Derivative) -> None:
        super().__init__(session, derivative)
        self.log = next((f for f in self.module.functions.values() if LOG in f.name), None)

    def own_calls(self) -> TangentCalls:
        return EstimateCalls(self)

    def float_shadow(self, instruction: Instruction, k: int) -> Value:
        if isinstance(instruction, FloatUnary):
            return self.shadow(instruction.operand, k)
        return super().float_shadow(instruction, k)

    def make_shadow(self, instruction: Instruction, k: int, view: View | None = None) -> Value:
        made = super().make_shadow(instruction, k, view)
        if isinstance(instruction, Cast) and instruction.op == "fptrunc":
            return self.settled(instruction, made, lambda: self.values[instruction])
        return made

    def float_binary(self, operation: FloatBinary, k: int) -> Value:
        b = self.builder
        x, y = self.tangent(operation.lhs, k), self.tangent(operation.rhs, k)
        lhs, rhs, result = self.value(operation.lhs), self.value(operation.rhs), self.values[operation]
        match operation.op:
            case "fadd" | "fsub":
                terms = [x, y]
            case "fmul":
                terms = [x and b.fmul(x, rhs), y and b.fmul(lhs, y)]
            case "fdiv":
                terms = [x and b.fdiv(x, rhs), y and b.fdiv(b.fmul(result, y), rhs)]
            case _:
                raise Failure("EZ0505", f"the error of '{operation.op}' cannot be estimated", operation)
        total: Value = zero(operation.type)
        for term in terms:
            if term is not None:
                total = b.fadd(total, self.term(term))
        return self.settled(operation, total, lambda: result)

    def term(self, share: Value) -> Value:
        return self._intrinsic("fabs", [share])

    def settled(self, operation: Instruction, made: Value, result: Callable[[], Value]) -> Value:
        """At least the rounding of the result; and told to who wants to know."""
        value = result()
        element = value.type.element if isinstance(value.type, ty.VectorType) else value.type
        epsilon = const_float(value.type, 2.0 ** -_DIGITS[str(element)])
        rounding = self.builder.fmul(self._intrinsic("fabs", [value]), epsilon)
        error = self._intrinsic("maxnum", [made, rounding])
        if self.log is not None and isinstance(value.type, ty.FloatType):
            self._tell(self.log, operation, value, error)
        return error

    def _intrinsic(self, name: str, arguments: list[Value]) -> Value:
        type = arguments[0].type
        return self.builder.intrinsic(f"llvm.{name}.{mangled(type)}", type, arguments)

    def _tell(self, log: Function, operation: Instruction, value: Value, error: Value) -> None:
        if log.function_type.parameters != _LOG_PARAMETERS:
            raise Failure(
                "EZ0106",
                f"'{log.name}' does not take (double, double, const char * five times)",
                operation,
                notes=[f"{log.name}: {log.function_type}"],
            )
        callee = operation.target.name if isinstance(operation, Call) and operation.target is not None else ""
        op = operation.op if isinstance(operation, FloatBinary | Cast) else "call"
        block = operation.block.name if operation.block is not None else ""
        texts = [op, callee, self.module.source, self.primal.name, block]
        b = self.builder
        places = [text_global(self.module, text or "") for text in texts]
        b.call(log, [_as_double(b, value), _as_double(b, error), *places])


class EstimateCalls(TangentCalls):
    """Calls in such a function; what bounds nothing is refused."""

    def differentiate(self, call: Call, decision: Decision) -> None:
        if decision.way is Way.CUSTOM:
            assert call.target is not None
            raise Failure("EZ0603", f"the rule of '{name_in_source(call.target.name)}' says nothing of errors", call)
        super().differentiate(call, decision)

    def _reduction(self, call: Call, rule: Rule, _k: int) -> Value:
        raise Failure("EZ0505", f"the error of '{rule.name}' cannot be estimated", call)


def _as_double(b: Builder, value: Value) -> Value:
    assert isinstance(value.type, ty.FloatType)
    if value.type is ty.DOUBLE:
        return value
    return b.cast("fpext" if value.type.bits < 64 else "fptrunc", value, ty.DOUBLE)
