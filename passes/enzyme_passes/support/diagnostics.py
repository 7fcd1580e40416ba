# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Coded errors: raised anywhere in the engine as `Failure`, located and rendered by the commands.

A message is lower case and without a final period: what went wrong; notes say why, helps what to do (as rustc has
it). Each code has a page, which `enzyme-cli explain` prints and docs/errors.md is generated from (see `codes`);
`locations` finds the source line of a failure. Nothing that takes long is imported here: the driver must start fast.
"""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NamedTuple as Record
    from typing import Protocol

    class Located(Protocol):
        """An instruction, function or variable of the IR: debug information may lead from it to a line."""

        name: str

    class Holder(Protocol):
        """The module of the IR that such a thing is in."""

        metadata: dict[str, str]
else:
    from enzyme_passes.support import Record


class Failure(Exception):
    """The program cannot be differentiated (or compiled); says what, where and what to do."""

    def __init__(
        self,
        code: str,
        message: str,
        at: Located | None = None,
        *,
        notes: Sequence[str] = (),
        helps: Sequence[str] = (),
        location: SourceLocation | None = None,
        beside: Sequence[tuple[str, Located]] = (),
    ) -> None:
        super().__init__(message)
        self.code = code
        self.message = message
        self.at = at
        self.notes = tuple(notes)
        self.helps = tuple(helps)
        self.location = location  # where it is no part of the program that is to blame: a file of rules
        self.beside = tuple(beside)  # notes of other places, which are shown with their lines
        self.module: Holder | None = None  # which `at` belongs to, where the engine knows it

    def met_at(self, at: Located) -> Failure:
        """The same, where what is to blame has no place of its own."""
        if self.location is None:
            self.at = self.at or at
        return self


class SourceLocation(Record):
    """A place in the user's source; line and column count from 1, 0 if not known. `inlined_at` is where the function
    that it stands in was inlined to."""

    file: str
    line: int
    column: int = 0
    inlined_at: SourceLocation | None = None


class Diagnostic(Record):
    """A failure as it is shown."""

    severity: str
    code: str
    message: str
    location: SourceLocation | None = None
    notes: tuple[str, ...] = ()
    helps: tuple[str, ...] = ()


class Diagnosed(Exception):
    """A failure whose place has been found already."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        super().__init__(diagnostic.message)
        self.diagnostic = diagnostic


class CodePage(Record):
    """What a code means: `enzyme-cli explain EZ0201`."""

    title: str
    text: str
