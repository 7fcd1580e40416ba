# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Messages in forward mode: tangents are sent beside numbers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_passes.attributes.emitted import RUNTIME
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, const_int, declare, zero
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Function, Module, Value
from enzyme_passes.normalize.messages import beside
from enzyme_passes.rules.mpi.names import COMPLETED, DROP, MPICH, PREFIX, PREPARED, RECEIVED, TANGENTS_END, is_message
from enzyme_passes.rules.mpi.table import Message, adjoint
from enzyme_passes.synthesis.shadow.messages import CalledAdjoint, CalledMessage, called_message, write_wait

if TYPE_CHECKING:
    from enzyme_passes.synthesis.tangent.function import Tangent


class ForwardMessage(CalledMessage):
    """A call with its tangents."""

    def forward(self, tangent: Tangent, call: Call) -> None:
        b, message = tangent.builder, self.message
        said: list[Value] = []
        if message.keeps:
            said = [self.keep(tangent, b, call, tangent.value, partial(tangent.shadow, k=0), zero(ty.PTR))]
        tangent.copy_plain_call(call)
        if message.function.waits:
            completed = beside(call, COMPLETED)
            assert completed.target is not None
            write_wait("tangent", message, tangent.module, b, b.call(completed.target, []))
            return
        if message.function.frees:
            return
        if message.function.comes_from_one:
            received = beside(call, RECEIVED)  # it comes later
            assert received.target is not None
            said = [tangent.value(call), b.call(received.target, [tangent.value(received.arguments[0])])]
        for k in range(tangent.width):
            shadow = partial(tangent.shadow, k=k)
            if message.notes_shadows:
                noted: list[Value] = [const_int(ty.I32, k), zero(ty.PTR)]
                self.write("note", tangent, b, call, tangent.value, shadow, noted, self.noted)
            else:
                self.write("tangent", tangent, b, call, tangent.value, shadow, said)
        if message.keeps:
            drop = declare(tangent.module, DROP + message.library, ty.VOID, [ty.PTR])
            drop.attributes = dict(RUNTIME)
            b.call(drop, said)


class ForwardAdjoint(CalledAdjoint):
    """What is linear in the shadows: the same with their tangents. Both sides do both, one after the other."""

    def forward(self, tangent: Tangent, call: Call) -> None:
        assert call.target is not None
        tangent.copy_plain_call(call)
        active = self.active(tangent, call)
        first = self.adjoint.arrays[0]
        primals = (*Message(self.adjoint.function, "d").arrays,)
        for k in range(tangent.width):
            given = [tangent.value(a) for a in call.arguments]
            for number, primal in zip(self.adjoint.arrays, primals, strict=True):
                argument = call.arguments[number]
                given[number] = tangent.shadow(argument, k) if number in active else given[primal]
            if self.adjoint.kind == "note":  # behind the others of this message
                given[first + len(primals)] = const_int(ty.I32, 1)
            callee = declare(tangent.module, call.target.name, call.type, [a.type for a in given])
            callee.attributes = dict(RUNTIME)
            tangent.builder.call(callee, given)


def forward_message(function: Function) -> ForwardMessage | ForwardAdjoint | None:
    known = called_message(function)
    if known is not None:
        return ForwardMessage(function, known)
    derived = adjoint(function.name) if is_message(function.name) and not function.defined else None
    return None if derived is None else ForwardAdjoint(function, derived)


def end_messages(module: Module, b: Builder) -> None:
    """At the end of a request: what is started again and again is known by the shadows of this one alone."""
    noted = [name for name in module.functions if name.startswith(PREFIX) and PREPARED in name]
    for library in dict.fromkeys(MPICH if name.endswith(MPICH) else "" for name in noted):
        end = declare(module, TANGENTS_END + library, ty.VOID, [])
        end.attributes = dict(RUNTIME)
        b.call(end, [])
