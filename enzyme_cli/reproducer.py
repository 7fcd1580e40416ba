"""Internal errors: never a traceback, always something to report."""

from __future__ import annotations

import shlex
import tempfile
import traceback
from collections.abc import Sequence
from pathlib import Path

from enzyme_passes.diagnostics import Diagnostic


class InternalFailure(Exception):
    """A mistake in enzcc while a module was compiled; `raw` is the module's text, if it got that far."""

    def __init__(self, raw: str | None) -> None:
        super().__init__("internal error")
        self.raw = raw


def internal_error(error: Exception, argv: Sequence[str]) -> Diagnostic:
    """Save the module, the command and the traceback; the diagnostic that tells where."""
    raw = error.raw if isinstance(error, InternalFailure) else None
    cause = error.__cause__ if isinstance(error, InternalFailure) and error.__cause__ is not None else error
    directory = Path(tempfile.mkdtemp(prefix="enzcc-reproducer-"))
    (directory / "command").write_text(shlex.join(["enzcc", *argv]) + "\n")
    (directory / "traceback").write_text("".join(traceback.format_exception(cause)))
    if raw is not None:
        (directory / "raw.ll").write_text(raw)
    said = str(cause).strip().splitlines()
    return Diagnostic(
        "error",
        "EZ0901",
        f"internal error: {type(cause).__name__}{': ' + said[0] if said else ''}",
        notes=(f"the reproducer is in {directory}",),
        helps=("please report it with these files; ENZCC_DEBUG=1 shows where it happened",),
    )
