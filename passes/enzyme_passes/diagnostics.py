"""Coded errors: raised anywhere in the engine, rendered by the commands."""

from __future__ import annotations

from collections.abc import Sequence

from enzyme_passes.ir.instructions import Instruction
from enzyme_passes.ir.values import Function, GlobalVariable


class Failure(Exception):
    """The program cannot be differentiated (or compiled); says what, where and what to do."""

    def __init__(
        self,
        code: str,
        message: str,
        at: Instruction | Function | GlobalVariable | None = None,
        *,
        notes: Sequence[str] = (),
        helps: Sequence[str] = (),
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.at = at
        self.notes = tuple(notes)
        self.helps = tuple(helps)
