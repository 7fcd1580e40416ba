# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Messages in forward mode: tangents are sent beside numbers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from enzyme_passes.attributes.emitted import RUNTIME
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import const_int, declare, zero
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Function, Value
from enzyme_passes.normalize.messages import beside
from enzyme_passes.rules.mpi.names import COMPLETED, PREFIX, RECEIVED
from enzyme_passes.synthesis.shadow.messages import CalledMessage, called_message, write_wait

if TYPE_CHECKING:
    from enzyme_passes.synthesis.tangent.function import Tangent


DROP: Final = f"{PREFIX}drop"


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
                self.write("note", tangent, b, call, tangent.value, shadow, noted)
            else:
                self.write("tangent", tangent, b, call, tangent.value, shadow, said)
        if message.keeps:
            drop = declare(tangent.module, DROP + message.library, ty.VOID, [ty.PTR])
            drop.attributes = dict(RUNTIME)
            b.call(drop, said)


def forward_message(function: Function) -> ForwardMessage | None:
    known = called_message(function)
    return None if known is None else ForwardMessage(function, known)
