"""What the driver asks of a language's compiler."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol


@dataclass(frozen=True, slots=True)
class Source:
    """An input file and the language it is read as (clang's name: `c`, `c++`, `cpp-output`, `ir`); `-` is standard
    input, whose bytes are then in `text`."""

    path: str
    language: str
    text: bytes | None = None


@dataclass(frozen=True, slots=True)
class Dependencies:
    """Where `make` rules go (-MD) and what they are rules for; None where the flags themselves say it."""

    file: str | None
    target: str | None


@dataclass(frozen=True, slots=True)
class CompileOptions:
    """What the user asked of the compilation of one source.

    `flags` are the command's options without inputs, outputs, the action and what belongs to the linker only.
    `debug` says whether the user wants debug information in the output; `level` is that of -O.
    """

    flags: tuple[str, ...]
    level: int
    debug: bool
    dependencies: Dependencies | None = None


class Job(Protocol):
    """A compilation that is running; `result` waits for it."""

    def result(self) -> bytes:
        """Raw bitcode. Raises EZ0803 if the compiler failed (its messages have gone to standard error)."""
        ...


class Frontend(Protocol):
    """One language."""

    def raw_ir(self, source: Source, options: CompileOptions, directory: Path) -> Job:
        """Start compiling `source` to IR that no pass has touched, with temporary files in `directory`."""
        ...

    def mentions_requests(self, source: Source, options: CompileOptions) -> bool:
        """Whether the preprocessed source holds `__enzyme_` at all."""
        ...

    def compile_ir(self, ir: Path, output: Path, arguments: Sequence[str]) -> None:
        """Have the native compiler optimize IR and emit `output`, for options that only it can honour."""
        ...

    def link(self, arguments: Sequence[str]) -> None:
        """Link through the native compiler's driver. Raises EZ0803 if it fails."""
        ...
