# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Messages in reverse mode: sent as they are, and in the reverse sweep their adjoints, the other way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_passes.attributes.emitted import RUNTIME
from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import const_int, declare, zero
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Function, Value
from enzyme_passes.normalize.messages import beside
from enzyme_passes.rules.mpi.names import COMPLETED, KEEP, RECEIVED
from enzyme_passes.synthesis.shadow.messages import CalledMessage, called_message, write_wait
from enzyme_passes.tape.planner import FRAME

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint.function import Adjoint
    from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse


class ReverseMessage(CalledMessage):
    """Both sweeps of a call."""

    def forward(self, adjoint: Adjoint, call: Call) -> None:
        b, message = adjoint.builder, self.message
        if message.function.frees:
            self.write("note", adjoint, b, call, adjoint.value, adjoint.value, [adjoint.tape])
            adjoint.values[call] = zero(call.type)
            return
        if message.keeps:
            shadow = partial(adjoint.shadow, k=0)
            adjoint.frames[call] = self.keep(adjoint, b, call, adjoint.value, shadow, adjoint.tape)
        adjoint.copy_plain_call(call)
        if message.notes_shadows:
            for k in range(adjoint.width):
                said: list[Value] = [const_int(ty.I32, k), adjoint.tape]
                shadow = partial(adjoint.shadow, k=k)
                noted = self.write("note", adjoint, b, call, adjoint.value, shadow, said, self.noted)
                if message.function.takes_all:
                    adjoint.frames.setdefault(call, noted)  # of all directions
        if message.function.waits:
            completed = beside(call, COMPLETED)  # it comes later, and says the same
            assert completed.target is not None
            keep = declare(adjoint.module, KEEP + message.library, ty.VOID, [ty.I64, ty.PTR])
            keep.attributes = dict(RUNTIME)
            b.call(keep, [b.call(completed.target, []), adjoint.tape])

    def reverse(self, reverse: Reverse, call: Call) -> None:
        message = self.message
        if message.function.waits:
            write_wait("adjoint", message, reverse.module, reverse.builder, reverse.primal(beside(call, COMPLETED)))
            return
        if message.function.is_prepared or message.function.frees:
            return
        said: list[Value] = []
        if message.function.comes_from_one:
            said = [reverse.primal(call), reverse.primal(beside(call, RECEIVED))]
        if message.keeps or message.function.takes_all:
            said = [reverse.lookup((call, FRAME))]
        for k in range(reverse.width):
            shadow = partial(reverse.shadow, k=k)
            self.write("adjoint", reverse.adjoint, reverse.builder, call, reverse.primal, shadow, said)


def reverse_message(function: Function) -> ReverseMessage | None:
    known = called_message(function)
    return None if known is None else ReverseMessage(function, known)
