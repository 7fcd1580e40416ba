# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What derivatives are written from: one level of nested requests, as synthesis sees it.

The engine is above synthesis and calls it. What synthesis asks of it in turn is said here, so that imports only go
down.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Container

    from enzyme_passes.analysis.context import Context
    from enzyme_passes.analysis.facts import Analyses
    from enzyme_passes.analysis.memory.effects import ProgramEffects
    from enzyme_passes.audit.record import Record
    from enzyme_passes.ir import types as ty
    from enzyme_passes.ir.instructions import Call, Invoke
    from enzyme_passes.ir.values import Function, Module
    from enzyme_passes.normalize.normal_form import Normalizer
    from enzyme_passes.requests.request import Request
    from enzyme_passes.rules.table import RuleTable
    from enzyme_passes.synthesis.debug_lines import DebugInformation
    from enzyme_passes.synthesis.registry import Derivative, Key, Registry
    from enzyme_passes.synthesis.shadow.argument_globals import GivenGlobals
    from enzyme_passes.synthesis.shadow.copying import Pattern
    from enzyme_passes.synthesis.shadow.float_sizes import NotedSizes
    from enzyme_passes.synthesis.shadow.globals import ShadowGlobals
    from enzyme_passes.synthesis.shadow.lazy_shadows import Demands
    from enzyme_passes.synthesis.shadow.runtime_offsets import UnplacedNumbers


class Options(Protocol):
    """`check`: the program checks its derivatives, with these options. `plans` is given what is kept for each
    derivative, as text."""

    @property
    def check(self) -> str | None: ...

    @property
    def plans(self) -> Callable[[str], None] | None: ...


class CallGraph(Protocol):
    """Which functions a function may call."""

    def called(self, call: Call | Invoke) -> list[Function]:
        """What a call may call."""

    def callees(self, function: Function) -> dict[Function, None]:
        """What a function may call itself. What is differentiated there is called, too."""

    def reachable(self, function: Function) -> dict[Function, None]:
        """The function and all that it may call."""

    def is_recursive(self, function: Function) -> bool:
        """Whether a function may call itself, through others too."""


class Session(Protocol):
    """The state of one level: the module, what is known of it, and the derivatives that were asked for."""

    module: Module
    rules: RuleTable
    effects: ProgramEffects
    analyses: Analyses
    normalizer: Normalizer
    registry: Registry
    debug: DebugInformation
    is_inner: bool
    """Whether derivatives made now are differentiated themselves."""

    helpers: dict[tuple[str, Pattern], Function]
    records: list[Record]
    """Of the derivatives that are written, for the auditor."""

    replayed: dict[Function, None]
    """Functions that `__enzyme_fwdsplit` is about."""

    shadow_globals: ShadowGlobals
    given_globals: GivenGlobals
    demands: Demands
    unplaced: UnplacedNumbers
    sizes: NotedSizes

    @property
    def options(self) -> Options: ...

    @property
    def call_graph(self) -> CallGraph: ...

    @property
    def stand_ins(self) -> Container[Function]: ...

    def derivative(self, key: Key) -> Derivative:
        """The derivative function for `key`; its body may be written later."""

    def write_pending(self) -> None:
        """Write the bodies of all derivative functions asked for so far."""

    def seed_type(self, context: Context) -> ty.Type:
        """The type of the adjoint of a function's result."""

    def context_number(self, context: Context) -> int:
        """The number by which the auditor knows a context."""

    def is_checked(self, request: Request) -> bool:
        """Whether the program is to check the derivative as it runs."""

    def is_led_to(self, request: Request) -> bool:
        """Whether globals that a request's function reaches may lead to what its arguments lead to."""

    def is_given_out(self, request: Request) -> bool:
        """Whether unseen code has the addresses of what a request's arguments lead to."""
