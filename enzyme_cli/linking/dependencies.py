# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which files a link has read, as the linker lists them for `make` and ninja (`--dependency-file=FILE`).

    /tmp/enzcc-x/linked: \\                     fit: \\
     /usr/lib/crt1.o \\                          /usr/lib/crt1.o \\
     /tmp/enzcc-x/differentiated.o \\   ->       main.o \\
     libmodel.a                                  libmodel.a

The linker has read temporary files of ours and writes another one: a build tool that finds them in the list would link
again every time, for they are gone. What the user's command reads is what the trial link has read.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from enzyme_passes.support.patterns import pattern

_OPTION = pattern(r"--?dependency-file")
_ENTRY = pattern(r"^\s+(.*?)( \\)?$")  # one a line, by every linker


class DependencyFile:
    """The list that a link with these arguments writes; nothing happens where none is asked for."""

    def __init__(self, arguments: Sequence[str], directory: Path) -> None:
        """`directory` is where our own files are."""
        self._path = _named(arguments)
        self._directory = f"{directory}/"
        self._read: list[str] = []

    def tried(self) -> None:
        """After a trial link: what it has read, the link itself must be made again for."""
        self._read = [] if self._path is None else list(self._entries(self._path))

    def finish(self, output: str) -> None:
        """After the link of `output`: its rule, and one of each file, so that `make` goes on where one is gone."""
        if self._path is None or not self._path.exists():
            return
        read = dict.fromkeys([*self._read, *self._entries(self._path)])
        rules = [" \\\n".join([f"{output}:", *(f"  {entry}" for entry in read)]), *(f"{entry}:" for entry in read)]
        self._path.write_text("\n\n".join(rules) + "\n", errors="surrogateescape")

    def _entries(self, path: Path) -> Iterator[str]:
        """As they are written there, with what is escaped, but for ours."""
        try:
            text = path.read_text(errors="surrogateescape")
        except OSError:  # of a linker that does not know the option
            return
        for line in text.splitlines()[1:]:
            entry = _ENTRY.match(line)
            if entry is None:
                return
            if not entry[1].replace("\\", "").startswith(self._directory):
                yield entry[1]


def _named(arguments: Sequence[str]) -> Path | None:
    """The file of the last such option."""
    words: list[str] = []
    for argument in arguments:
        if argument.startswith("-Wl,"):
            words += argument.split(",")[1:]
        elif argument != "-Xlinker":
            words.append(argument)
    found = None
    for position, word in enumerate(words):
        option = _OPTION.match(word)
        if option is not None:
            rest = word[option.end() :]
            value = rest[1:] if rest.startswith("=") else "".join(words[position + 1 : position + 2])
            found = Path(value) if value else None
    return found
