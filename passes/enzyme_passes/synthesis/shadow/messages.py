# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls that exchange numbers with other processes (normalize/messages.py), in both modes.

    reverse   call void @__enzcc_mpi_d_recv_adjoint(..., ptr %"x'", ptr @wire_shadow, i64 %from, i32 %came)
    forward   call void @__enzcc_mpi_d_recv_tangent(... the same)

They are differentiated whether or not a derivative is at stake here: it may be where the message goes, and who waits
for one that is not sent waits for ever. An array without a shadow is passed in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Literal

from enzyme_passes.attributes.emitted import RUNTIME
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, declare
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Function, Module, Value
from enzyme_passes.rules.mpi.names import PREFIX
from enzyme_passes.support.diagnostics import Failure

if TYPE_CHECKING:
    from enzyme_passes.rules.mpi.table import Message
    from enzyme_passes.synthesis.shadow.forward_sweep import Sweep


@dataclass(frozen=True, slots=True)
class CalledMessage:
    """A rule of either mode: the message that `function` is."""

    function: Function
    message: Message

    def active(self, sweep: Sweep, call: Call) -> frozenset[int]:
        """The arguments that lead to memory with a shadow."""
        return frozenset(k for k in self.message.arrays if sweep.activity.memory_active(call.arguments[k]))

    def write(
        self,
        kind: Literal["adjoint", "tangent", "note"],
        sweep: Sweep,
        b: Builder,
        call: Call,
        value: Callable[[Value], Value],
        shadow: Callable[[Value], Value],
        said: list[Value],
        result: ty.Type = ty.VOID,
    ) -> Value:
        """The exchange of derivatives. `said`: from whom a message came, and how many numbers; or what was kept."""
        active = self.active(sweep, call)
        arrays = [(k, call.arguments[k]) for k in self.message.arrays]
        arguments = [value(a) for a in call.arguments]
        arguments += [shadow(a) if k in active else value(a) for k, a in arrays]
        arguments += said
        callee = declare(sweep.module, self.message.derivative(kind), result, [a.type for a in arguments])
        callee.attributes = dict(RUNTIME)
        return b.call(callee, arguments)


def write_wait(kind: Literal["adjoint", "tangent"], module: Module, b: Builder, completed: Value) -> None:
    """The derivatives of all that has come by a wait."""
    callee = declare(module, f"{PREFIX}wait_{kind}", ty.VOID, [ty.I64])
    callee.attributes = dict(RUNTIME)
    b.call(callee, [completed])


def called_message(function: Function) -> Message | None:
    """The message that a function is, if it is one of numbers."""
    if function.defined or not function.name.startswith(PREFIX):
        return None
    from enzyme_passes.rules.mpi.table import message

    known = message(function.name)
    return known if known is not None and known.letter != "i" else None


def unknown_message(call: Call, callee: Function) -> Failure:
    """Of a function of MPI of which it is not known what numbers it exchanges."""
    from enzyme_passes.rules.mpi.table import functions

    name = callee.name
    if name.startswith(PREFIX):
        return Failure(
            "EZ0201",
            "the derivative of a derivative that exchanges numbers with other processes",
            call,
            notes=["how adjoints that are on their way are differentiated is not known"],
        )
    notes = ["numbers that carry derivatives may travel by it: docs/parallel.md has what is known of MPI"]
    helps: list[str] = []
    if name in functions():
        notes = ["what is known are MPI_DOUBLE, MPI_FLOAT and MPI_SUM; MPI_MIN and MPI_MAX of one or all processes"]
        helps = ["write the datatype where the call is, or in a function that is inlined there"]
    return Failure("EZ0201", f"cannot differentiate this call of '{name}'", call, notes=notes, helps=helps)
