# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Messages in reverse mode: sent as they are, and in the reverse sweep their adjoints, the other way."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Function
from enzyme_passes.normalize.messages import received_by
from enzyme_passes.synthesis.shadow.messages import CalledMessage, called_message

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint.function import Adjoint
    from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse


class ReverseMessage(CalledMessage):
    """Both sweeps of a call."""

    def forward(self, adjoint: Adjoint, call: Call) -> None:
        adjoint.copy_plain_call(call)

    def reverse(self, reverse: Reverse, call: Call) -> None:
        from_one = self.message.function.comes_from_one
        said = [reverse.primal(call), reverse.primal(received_by(call))] if from_one else []
        for k in range(reverse.width):
            shadow = partial(reverse.shadow, k=k)
            self.write("adjoint", reverse.adjoint, reverse.builder, call, reverse.primal, shadow, said)


def reverse_message(function: Function) -> ReverseMessage | None:
    known = called_message(function)
    return None if known is None else ReverseMessage(function, known)
