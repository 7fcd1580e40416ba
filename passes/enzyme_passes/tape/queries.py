# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the planner asks of the function that it plans: its normal form, its shadows, and what memory still holds.

The derivative being written knows this (adjoint/function.py); the planner knows nothing of it but what stands here.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Mapping

    from enzyme_passes.analysis.control_flow.loops import Loop, LoopInfo
    from enzyme_passes.ir import types as ty
    from enzyme_passes.ir.cfg import ControlFlow
    from enzyme_passes.ir.instructions import Alloca, Call, Instruction, Load, Phi
    from enzyme_passes.ir.values import Value


class NormalForm(Protocol):
    """A function as normalization left it."""

    @property
    def flow(self) -> ControlFlow: ...

    @property
    def loops(self) -> LoopInfo: ...

    @property
    def counter_loops(self) -> Mapping[Phi, Loop]: ...


class MemoryQueries(Protocol):
    def unchanged_after(self, instruction: Instruction) -> bool:
        """Whether all that `instruction`, a load or a call, read will be found as it was by the reverse sweep."""


class CallQueries(Protocol):
    def repeatable(self, call: Call) -> bool:
        """Whether a call's result can be computed again in the reverse sweep."""


class PlanQueries(Protocol):
    """What is known of one function whose reverse sweep is planned."""

    @property
    def normal(self) -> NormalForm: ...

    @property
    def layout(self) -> ty.DataLayout: ...

    @property
    def memory(self) -> MemoryQueries: ...

    @property
    def calls(self) -> CallQueries: ...

    def frame_type(self, call: Value) -> ty.Type:
        """The type of what a split call leaves to its reverse."""

    def shadow_type(self, value: Value) -> ty.Type:
        """The type of a value's shadow."""

    def is_static(self, alloca: Alloca) -> bool:
        """Whether an alloca is one of the frame: of constant size, at the entry."""

    def has_copy(self, load: Load) -> bool:
        """Whether what was loaded may have changed, but is in the copy of an array."""

    def is_copied(self, pointer: Value) -> bool:
        """Whether a copy is kept of the array that begins there."""

    def is_demanded(self, value: Value) -> bool:
        """Whether a pointer has no shadow, and one is asked for where it is needed."""

    def is_completed(self, load: Load) -> bool:
        """Whether a shadow that is loaded may be null until it is asked for."""

    def shadow_node(self, value: Value, k: int) -> tuple[Value, int]:
        """What stands for a value's shadow for direction k (below 0: of its primal)."""

    def arm_node(self, choice: Instruction, value: Value, k: int) -> tuple[Value, int]:
        """Likewise where `choice` chooses it."""
