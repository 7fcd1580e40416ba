# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The adjoints of primal registers during the reverse sweep.

A value all of whose users stand in its own block has its adjoint in registers: it is summed up while the block is
reversed and taken when the definition is reached. Any other has an alloca, which LLVM promotes; it is cleared when
it is taken, so that the next iteration to be reversed begins from zero.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from enzyme_passes.ir import types as ty
from enzyme_passes.ir.builder import zero
from enzyme_passes.ir.instructions import Instruction, Phi
from enzyme_passes.ir.uses import uses
from enzyme_passes.ir.values import Argument, Constant, Function, Value
from enzyme_passes.synthesis.shadow.float_bits import add_values, reinterpret
from enzyme_passes.synthesis.shadow.type_checks import check_floats

if TYPE_CHECKING:
    from enzyme_passes.analysis.activity.activity import ActivityFacts
    from enzyme_passes.analysis.types.inference import TypeFacts
    from enzyme_passes.synthesis.adjoint.reverse_sweep import Reverse


class AdjointTypes:
    """The types that the adjoints of one primal have, and which adjoints stay in one block."""

    def __init__(self, activity: ActivityFacts, types: TypeFacts, primal: Function) -> None:
        self.activity = activity
        self.types = types
        self.primal = primal
        self.users = uses(primal)
        self._types: dict[Value, ty.Type | None] = {}
        self._local: dict[Value, bool] = {}

    def of(self, value: Value) -> ty.Type | None:
        """The type a value's adjoint has; None if it has none."""
        if isinstance(value, Constant):
            return None
        if value not in self._types:
            found = self.types.adjoint_type(value) if self.activity.is_active(value) else None
            if found is None and self.activity.is_active(value):
                check_floats(self.types, value, self.primal)
            self._types[value] = found
        return self._types[value]

    def carried(self) -> list[Value]:
        """The values that were found to have an adjoint while the sweep was written."""
        return [value for value, type in self._types.items() if type is not None]

    def required(self, value: Value) -> ty.Type:
        found = self.types.adjoint_type(value)
        assert found is not None
        return found

    def is_local(self, value: Value) -> bool:
        """Whether all users of a value stand in its own block."""
        known = self._local.get(value)
        if known is None:
            known = self._local[value] = (
                isinstance(value, Instruction)
                and not isinstance(value, (Phi, Argument))
                and all(u.block is value.block and not isinstance(u, Phi) for u in self.users.get(value, ()))
            )
        return known


class Adjoints:
    """Adjoint registers of one reverse sweep, for directions 0 to width - 1."""

    def __init__(self, reverse: Reverse) -> None:
        self.reverse = reverse
        self.types = reverse.half.types
        self.sums: dict[tuple[Value, int], Value] = {}
        self.variables: dict[tuple[Value, int], Value] = {}

    def type_of(self, value: Value) -> ty.Type | None:
        """The type a value's adjoint has; None if it has none."""
        return self.types.of(value)

    def required_type(self, value: Value) -> ty.Type:
        return self.types.required(value)

    def wanted(self, value: Value) -> bool:
        """Whether an adjoint may be added to `value`."""
        return self.type_of(value) is not None

    def add(self, value: Value, k: int, delta: Value) -> None:
        """Add to the adjoint of `value` for direction k; nothing happens if it is inactive."""
        type = self.type_of(value)
        if type is None:
            return
        delta = reinterpret(self.reverse.builder, delta, type)
        builder = self.reverse.builder
        if self.types.is_local(value):
            known = self.sums.get((value, k))
            self.sums[(value, k)] = delta if known is None else add_values(builder, known, delta)
            return
        variable = self._variable(value, k, type)
        builder.store(add_values(builder, builder.load(type, variable), delta), variable)

    def take(self, value: Value, k: int) -> Value | None:
        """Read an adjoint for direction k and clear it. None: it is known to be zero."""
        type = self.type_of(value)
        if type is None:
            return None
        if self.types.is_local(value):
            return self.sums.pop((value, k), None)
        builder = self.reverse.builder
        variable = self._variable(value, k, type)
        found = builder.load(type, variable)
        builder.store(zero(type), variable)
        return found

    def _variable(self, value: Value, k: int, type: ty.Type) -> Value:
        known = self.variables.get((value, k))
        if known is None:
            allocas = self.reverse.allocas
            known = self.variables[(value, k)] = allocas.alloca(
                type, f"{value.name}.adjoint" if value.name else "adjoint"
            )
            allocas.store(zero(type), known)
        return known
