# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations of linear algebra in forward mode: tangents that need operands as they were, the call, the other
tangents."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import zero
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Function, Value
from enzyme_passes.synthesis.shadow.operations import CalledOperation, called_operation

if TYPE_CHECKING:
    from enzyme_passes.synthesis.tangent.function import Tangent


class ForwardOperation(CalledOperation):
    """The call of an operation with its tangents."""

    def forward(self, tangent: Tangent, call: Call) -> None:
        if self.presumes(tangent, call):
            return
        b = tangent.builder
        active = self.active(tangent, call)
        flags = b.i64(self.flags(active))
        given = [tangent.value(a) for a in call.arguments]
        each: list[list[Value]] = []
        for k in range(tangent.width):
            scalars: list[Value] = []
            for name in self.operation.routine.scalars:
                argument = call.arguments[self.operation.argument(name)]
                scalars.append(tangent.shadow(argument, k) if name in active else zero(argument.type))
            shadows = self.shadows(tangent, call, tangent.value, partial(tangent.shadow, k=k))
            each.append([*given, *shadows, *scalars])
        before, after = (self.part(tangent.session, kind) for kind in ("before", "after"))
        for arguments in each if before is not None else ():
            assert before is not None
            b.call(before, [*arguments, flags])
        tangent.copy_plain_call(call)
        primal = [tangent.value(call)] if call.type is not ty.VOID else []
        made: list[Value] = []
        for arguments in each if after is not None else ():
            assert after is not None
            made.append(b.call(after, [*arguments, *primal, flags]))
        if call.type is not ty.VOID and tangent.shadowed(call):
            tangent.shadows[call] = made


def forward_operation(function: Function) -> ForwardOperation | None:
    known = called_operation(function)
    return None if known is None else ForwardOperation(function, known)
