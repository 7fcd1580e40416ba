# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pointers of which only the running program knows whether they are active: those whose shadow equals them are not.

That is how `enzyme_runtime_activity` is told of inactive data. And where a select or phi chooses between a pointer with
a shadow and one without, the latter stands for its own shadow:

    %p = select %c, ptr %x, ptr %table          %p' = select %c, ptr %x', ptr %table

Each access through such a shadow is guarded: if it equals the primal pointer, it goes to scratch memory, zero before.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import Builder, zero
from enzyme_passes.ir.instructions import (
    Call,
    Cast,
    Freeze,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    Select,
    alternatives,
    operands,
)
from enzyme_passes.ir.values import Constant, Function, Value

if TYPE_CHECKING:
    from enzyme_passes.analysis.activity.activity import ActivityFacts
    from enzyme_passes.analysis.types.inference import TypeFacts
    from enzyme_passes.synthesis.shadow.dangling_pointers import Dangling


FOLLOWED = (GetElementPtr, Phi, Select, Freeze, Cast, Load, Call)


class MixedPointers:
    """The pointers of one function that may have themselves as a shadow."""

    def __init__(self, primal: Function, activity: ActivityFacts, types: TypeFacts, dangling: Dangling) -> None:
        self.dangling = dangling
        self.activity = activity
        self.types = types
        self.found: dict[Value, None] = {}
        choices = [i for i in primal.instructions() if isinstance(i, (Phi, Select)) and ty.is_pointer(i.type)]
        pending: list[Value] = [
            c for c in choices if activity.has_shadow(c) and any(map(self.is_bare, alternatives(c)))
        ]
        if not pending:
            return
        users: dict[Value, list[Instruction]] = {}
        for instruction in primal.instructions():
            for operand in operands(instruction):
                users.setdefault(operand, []).append(instruction)
        while pending:
            value = pending.pop()
            if value in self.found:
                continue
            self.found[value] = None
            for user in users.get(value, ()):
                if isinstance(user, (GetElementPtr, Phi, Select, Freeze, Cast, Load, Call)) and activity.has_shadow(
                    user
                ):
                    pending.append(user)

    def __contains__(self, pointer: Value) -> bool:
        return pointer in self.found

    def is_bare(self, value: Value) -> bool:
        """Whether a pointer leads to floats but has no shadow."""
        if value in self.dangling or isinstance(value, Constant):  # globals have shadows: globals.py
            return False
        return not self.activity.has_shadow(value) and self.types.pointee_has_float(value) is not False


def guarded_place(b: Builder, allocas: Builder, shadow: Value, primal: Value, type: ty.Type) -> Value:
    """Where to access a `type` behind `shadow`: there, or in scratch memory if `primal` is inactive."""
    scratch = allocas.alloca(type, "inactive")
    b.store(zero(type), scratch)
    return b.select(b.icmp("eq", shadow, primal), scratch, shadow)


def guarded_size(b: Builder, size: Value, shadow: Value, primal: Value) -> Value:
    """How many bytes to access behind `shadow`: none if `primal` is inactive."""
    return b.select(b.icmp("eq", shadow, primal), zero(size.type), size)
