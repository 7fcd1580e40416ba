"""What the driver asks of a language's compiler: the records."""

from __future__ import annotations

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import NamedTuple as Record
else:
    from enzyme_passes.records import Record


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
    warnings have been shown already.
    """

    flags: tuple[str, ...]
    level: int
    debug: bool
    dependencies: Dependencies | None = None
    quiet: bool = False
