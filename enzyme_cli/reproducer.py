# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Internal errors: never a traceback, always something to report."""

from __future__ import annotations

import shlex
import tempfile
from collections.abc import Sequence
from pathlib import Path

from enzyme_cli.isolation import InternalFailure, crash_of
from enzyme_passes.support.diagnostics import Diagnostic


def internal_error(error: Exception, command: Sequence[str]) -> Diagnostic:
    """Save the module, the command and the traceback; the diagnostic that tells where."""
    crash = error.crash if isinstance(error, InternalFailure) else crash_of(error)
    directory = Path(tempfile.mkdtemp(prefix="enzcc-reproducer-"))
    (directory / "command").write_text(f"cd {shlex.quote(str(Path.cwd()))}\n{shlex.join(command)}\n")
    (directory / "traceback").write_text(crash.traceback)
    if crash.raw is not None:
        (directory / "raw.ll").write_text(crash.raw)
    return Diagnostic(
        "error",
        "EZ0901",
        f"internal error: {crash.summary}",
        notes=(f"the reproducer is in {directory}",),
        helps=("please report it with these files; ENZCC_DEBUG=1 shows where it happened",),
    )
