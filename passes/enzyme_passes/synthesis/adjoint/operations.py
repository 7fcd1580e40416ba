# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Operations of linear algebra in reverse mode.

  call void @enzcc.blas.c.dgemv(...)
is itself in the forward sweep if all that the adjoint needs is there later, else
  %bytes = call i64 @enzcc.blas.c.dgemv.room(..., shadows, flags)
  %kept = call ptr @__enzcc_tape_reserve(ptr %tape, i64 %bytes)
  call void @enzcc.blas.c.dgemv.augmented(..., shadows, ptr %kept, flags)
and in the reverse sweep
  %made = call { double, double } @enzcc.blas.c.dgemv.gradient(..., shadows, ptr %kept, flags)
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import zero
from enzyme_passes.ir.instructions import Call
from enzyme_passes.ir.values import Constant, Function, Value
from enzyme_passes.synthesis.shadow.float_bits import reinterpret
from enzyme_passes.synthesis.shadow.operations import CalledOperation, called_operation
from enzyme_passes.tape.abi import reserve
from enzyme_passes.tape.planner import FRAME

if TYPE_CHECKING:
    from enzyme_passes.synthesis.adjoint.function import Adjoint
    from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse


class ReverseOperation(CalledOperation):
    """Both sweeps of the call of an operation."""

    def _overwritten(self, adjoint: Adjoint, call: Call) -> frozenset[str]:
        """The operands that are not as the call leaves them when the reverse sweep comes."""
        changed = adjoint.memory.clobbering_arguments_after(call)
        routine = self.operation.routine
        kept = (*routine.operands, *routine.integers)
        return frozenset(n for n in kept if self.operation.argument(n) in changed)

    def _flags(self, adjoint: Adjoint, call: Call) -> int:
        return self.flags(self.active(adjoint, call), self._overwritten(adjoint, call))

    def keeps(self, adjoint: Adjoint, call: Call) -> bool:
        """Whether the reverse sweep needs copies of operands."""
        return self.operation.routine.may_keep(self.active(adjoint, call), self._overwritten(adjoint, call))

    def forward(self, adjoint: Adjoint, call: Call) -> None:
        if self.presumes(adjoint, call):
            return
        if not self.keeps(adjoint, call):
            adjoint.copy_plain_call(call)
            return
        b = adjoint.builder
        room, augmented = self.part(adjoint.session, "room"), self.part(adjoint.session, "augmented")
        assert room is not None and augmented is not None
        given = [adjoint.value(a) for a in call.arguments]
        given += self.shadows(adjoint, call, adjoint.value, lambda v: adjoint.shadow(v, 0))
        flags = b.i64(self._flags(adjoint, call))
        kept = reserve(b, adjoint.tape, b.call(room, [*given, flags]))
        made = b.call(augmented, [*given, kept, flags])
        if call.type is not ty.VOID:
            adjoint.values[call] = made
        adjoint.frames[call] = kept

    def reverse(self, reverse: Reverse, call: Call) -> None:
        adjoint = reverse.adjoint
        gradient = self.part(adjoint.session, "gradient")
        if gradient is None:
            return
        b, routine = reverse.builder, self.operation.routine
        flags = b.i64(self._flags(adjoint, call))
        active = self.active(adjoint, call)
        kept: list[Value] = []
        if routine.kept:
            kept.append(reverse.lookup((call, FRAME)) if self.keeps(adjoint, call) else zero(ty.PTR))
        given = [reverse.primal(a) for a in call.arguments]
        for k in range(reverse.width):
            said: list[Value] = []
            if routine.returns:
                found = reverse.adjoints.take(call, k)
                if found is None:
                    continue
                said += [reverse.primal(call) if routine.uses_result else zero(call.type)]
                said += [reinterpret(b, found, call.type)]
            if routine.counts:
                said += [reverse.primal(call) if routine.uses_result else zero(call.type)]
            shadows = self.shadows(adjoint, call, reverse.primal, partial(reverse.shadow, k=k))
            made = b.call(gradient, [*given, *shadows, *said, *kept, flags])
            for number, name in enumerate(routine.scalars):
                argument = call.arguments[self.operation.argument(name)]
                if name in active and not isinstance(argument, Constant):
                    reverse.adjoints.add(argument, k, b.extract(made, number))


def reverse_operation(function: Function) -> ReverseOperation | None:
    known = called_operation(function)
    return None if known is None else ReverseOperation(function, known)
