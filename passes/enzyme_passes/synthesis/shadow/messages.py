# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Calls that exchange numbers with other processes (normalize/messages.py), in both modes.

    reverse   call void @__enzcc_mpi_d_recv_adjoint(..., ptr %"x'", ptr @wire_shadow, i64 %from, i32 %came)
    forward   call void @__enzcc_mpi_d_recv_tangent(... the same)

They are differentiated whether or not a derivative is at stake here: it may be where the message goes, and who waits
for one that is not sent waits for ever. An array without a shadow is passed in its place.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from enzyme_passes.attributes.emitted import RUNTIME
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, declare
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Function, Module, Value
from enzyme_passes.rules.mpi.names import PREFIX
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Failure

if TYPE_CHECKING:
    from enzyme_passes.rules.mpi.table import Adjoint, Message
    from enzyme_passes.synthesis.shadow.forward_sweep import Sweep


@dataclass(frozen=True, slots=True)
class CalledMessage:
    """A rule of either mode: the message that `function` is."""

    function: Function
    message: Message

    def active(self, sweep: Sweep, call: Call) -> frozenset[int]:
        """The arguments that lead to memory with a shadow."""
        return frozenset(k for k in self.message.arrays if sweep.activity.memory_active(call.arguments[k]))

    @property
    def noted(self) -> ty.Type:
        """What is told where derivatives are exchanged later."""
        return ty.PTR if self.message.function.takes_all else ty.VOID

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
        arguments += [_shadow(shadow, a, call) if k in active else value(a) for k, a in arrays]
        arguments += said
        callee = declare(sweep.module, self.message.derivative(kind), result, [a.type for a in arguments])
        callee.attributes = dict(RUNTIME)
        return b.call(callee, arguments)

    def keep(
        self,
        sweep: Sweep,
        b: Builder,
        call: Call,
        value: Callable[[Value], Value],
        shadow: Callable[[Value], Value],
        tape: Value,
    ) -> Value:
        """What derivatives have to know of a call, before it happens."""
        return self.write("note", sweep, b, call, value, shadow, [tape], ty.PTR)


@dataclass(frozen=True, slots=True)
class CalledAdjoint:
    """The exchange of derivatives, where forward mode differentiates what reverse mode has made."""

    function: Function
    adjoint: Adjoint

    def active(self, sweep: Sweep, call: Call) -> frozenset[int]:
        return frozenset(k for k in self.adjoint.arrays if sweep.activity.memory_active(call.arguments[k]))


def _shadow(shadow: Callable[[Value], Value], array: Value, call: Call) -> Value:
    try:
        return shadow(array)
    except Failure as failure:
        if failure.code != "EZ0401" or failure.at is not None:
            raise
        raise Failure(
            "EZ0401",
            "an array that is said to be inactive exchanges numbers that may carry derivatives",
            call,
            notes=["other processes may have made them of active data"],
            helps=failure.helps,
        ) from failure


def write_wait(
    kind: Literal["adjoint", "tangent"], message: Message, module: Module, b: Builder, completed: Value
) -> None:
    """The derivatives of all that has come by a wait."""
    callee = declare(module, f"{PREFIX}wait_{kind}{message.library}", ty.VOID, [ty.I64])
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
    from enzyme_passes.rules.mpi.table import function_of

    name, module = callee.name, callee.module
    assert module is not None
    if name.startswith(PREFIX):
        return Failure(
            "EZ0201",
            "the derivative of a derivative that exchanges numbers with other processes",
            call,
            notes=["how adjoints that are on their way are differentiated is not known"],
        )
    notes = ["numbers that carry derivatives may travel by it: docs/parallel.md has what is known of MPI"]
    helps: list[str] = []
    if function_of(name) is not None:
        notes = [
            "its datatype or its operation has no derivative: known are numbers and integers of C and Fortran, what is "
            "made of these, and MPI_SUM; of MPI_Reduce and MPI_Allreduce also MPI_PROD, MPI_MIN, MPI_MAX, MPI_MINLOC "
            "and MPI_MAXLOC",
            "or it is called through a pointer, or of a library that is not known to be Open MPI or MPICH",
        ]
        if any(made in module.functions for made in ("MPI_Op_create", "PMPI_Op_create")):
            helps = ["gather the numbers, and combine them in the program, where an operation is of its own"]
    else:
        helps = ["move it out of what is differentiated, or register a derivative for what calls it"]
    return Failure("EZ0201", f"cannot differentiate this call of '{name}'", call, notes=notes, helps=helps)
