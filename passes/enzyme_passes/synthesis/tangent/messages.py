# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Messages in forward mode: tangents are sent beside numbers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Function, Value
from enzyme_passes.normalize.messages import received_by
from enzyme_passes.synthesis.shadow.messages import CalledMessage, called_message

if TYPE_CHECKING:
    from enzyme_passes.synthesis.tangent.function import Tangent


class ForwardMessage(CalledMessage):
    """A call with its tangents."""

    def forward(self, tangent: Tangent, call: Call) -> None:
        b = tangent.builder
        tangent.copy_plain_call(call)
        said: list[Value] = []
        if self.message.function.comes_from_one:
            received = received_by(call)  # it comes later
            assert received.target is not None
            said = [tangent.value(call), b.call(received.target, [tangent.value(received.arguments[0])])]
        for k in range(tangent.width):
            self.write("tangent", tangent, b, call, tangent.value, partial(tangent.shadow, k=k), said)


def forward_message(function: Function) -> ForwardMessage | None:
    known = called_message(function)
    return None if known is None else ForwardMessage(function, known)
