# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the driver asks of a language's compiler: the records."""

from __future__ import annotations

import os

from enzyme_passes.support.diagnostics import Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import NamedTuple as Record
else:
    from enzyme_passes.support import Record


class Source(Record):
    """An input file and the language it is read as (clang's name: `c`, `c++`, `cpp-output`, `ir`); `-` is standard
    input, whose bytes are then in `text`."""

    path: str
    language: str
    text: bytes | None = None


class Dependencies(Record):
    """Where `make` rules go (-MD) and what they are rules for; None where the flags themselves say it."""

    file: str | None
    target: str | None


class CompileOptions(Record):
    """What the user asked of the compilation of one source.

    `flags` are the command's options without inputs, outputs, the action and what belongs to the linker only.
    `debug` says whether the user wants debug information in the output; `level` is that of -O. `quiet`: its
    warnings have been shown already. `own` are options that only the source's language knows (`languages`).
    """

    flags: tuple[str, ...]
    level: int
    debug: bool
    dependencies: Dependencies | None = None
    quiet: bool = False
    own: tuple[str, ...] = ()


class CompilerFailed(Failure):
    """EZ0803. The compiler's own messages are on standard error already, and its `status` is ours."""

    def __init__(self, name: str, status: int) -> None:
        reason = f"signal {-status}" if status < 0 else f"status {status}"
        super().__init__("EZ0803", f"{name} failed with {reason}")
        self.status = status if status > 0 else 1
        self.has_said = status > 0  # and not ended by a signal


def compiler_failed(command: Sequence[str], status: int) -> CompilerFailed:
    """Of a command that ended with that status; negative for a signal."""
    return CompilerFailed(os.path.basename(command[0]), status)
