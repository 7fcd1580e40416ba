# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls of operations of linear algebra in both modes: the functions that rules/linear_algebra wrote for them, and what
these are given."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Constant, Function, Value
from enzyme_passes.rules.linear_algebra.names import PREFIX
from enzyme_passes.support.dataclasses import dataclass

if TYPE_CHECKING:
    from enzyme_passes.rules.linear_algebra.table import Operation
    from enzyme_passes.synthesis.shadow.forward_sweep import Sweep
    from enzyme_passes.synthesis.shadow.session import Session


@dataclass(frozen=True, slots=True)
class CalledOperation:
    """A rule of either mode: the operation that `function` is."""

    function: Function
    operation: Operation

    def part(self, session: Session, kind: str) -> Function | None:
        """A function of rules/linear_algebra/rules.py, if there is one of this kind."""
        return session.module.functions.get(f"{self.function.name}.{kind}")

    def active(self, sweep: Sweep, call: Call) -> frozenset[str]:
        """The scalars and operands that carry derivatives, as far as is known before the program runs."""
        return frozenset(
            name
            for name, argument in zip(self.operation.routine.parameters, call.arguments, strict=True)
            if (name in self.operation.routine.shadowed and sweep.activity.memory_active(argument))
            or (
                name in self.operation.routine.scalars
                and not isinstance(argument, Constant)
                and sweep.activity.is_active(argument)
            )
        )

    def shadows(
        self, sweep: Sweep, call: Call, value: Callable[[Value], Value], shadow: Callable[[Value], Value]
    ) -> list[Value]:
        """For each operand, and each memory to work in, its shadow, or itself."""
        active = self.active(sweep, call)
        found: list[Value] = []
        for name in self.operation.routine.shadowed:
            argument = call.arguments[self.operation.argument(name)]
            found.append(shadow(argument) if name in active else value(argument))
        return found

    def flags(self, active: frozenset[str], overwritten: frozenset[str] = frozenset()) -> int:
        routine = self.operation.routine
        bits = [routine.bit(n) for n in routine.scalars if n in active]
        return sum(bits) + sum(routine.bit(n) for n in (*routine.operands, *routine.integers) if n in overwritten)

    def presumes(self, sweep: Sweep, call: Call) -> bool:
        """Put what is presumed of operands with derivatives in the place of a test of their values: what is done if the
        test fails does not tell how the result depends on them."""
        presumed = self.operation.routine.presumed
        if presumed is None or not self.active(sweep, call):
            return False
        assert isinstance(call.type, ty.IntType)
        sweep.values[call] = sweep.builder.i64(presumed)
        return True


def called_operation(function: Function) -> Operation | None:
    """The operation that a function is, if it is one and not defined."""
    if function.defined or not function.name.startswith(PREFIX):
        return None
    from enzyme_passes.rules.linear_algebra.table import operation

    return operation(function.name)
