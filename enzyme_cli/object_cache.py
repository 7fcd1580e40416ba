# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Objects of commands that were run before: an unchanged command costs little more than a start of Python.

An entry of the user's cache is found by the number of a command (`object_keys`): its words, the directory, what of the
environment clang or enzcc reads, which clang and which enzcc. In the entry are the files that were read, as they were,
and what was made. If all of the files are as they were, the same would be made of them again.

Only a command is entered of which it is certain what it reads and makes: its options are known, nothing was said, no
file changed meanwhile, and no text asks for the time (`__DATE__`) or for files that clang does not list. A new header
that would be found before one that was read is noticed: what the directories of the search have of the names in
question is in the entry. (Not one that only `__has_include` asks for: as with ccache.)

Every command with a request looks here first, so that nothing is imported that takes long.
"""

from __future__ import annotations

import os
import time

from enzyme_cli import cache_entries
from enzyme_cli.atomic_files import discard, part_of
from enzyme_cli.file_states import is_as_it_was, recorded
from enzyme_cli.object_keys import are_known, key_of, searched

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Final
    from typing import NamedTuple as Record
else:
    from enzyme_passes.support import Record


class ObjectEntry(Record):
    """Of one command: `made` are the files that it makes. Headers are looked for in `directories`. `start` is when it
    began, in nanoseconds."""

    cache: str
    key: str
    made: tuple[str, ...]
    directories: tuple[str, ...]
    start: int

    def give_back(self) -> bool:
        """Make the files from the entry, if there is one and all that was read is as it was."""
        content = cache_entries.entry(cache_entries.place(self.cache, self.key))
        if content is None:
            return False
        head, _, data = content.partition(b"\n\n")
        lines = [os.fsdecode(line).split("\t") for line in head.split(b"\n")]
        names = _parts(words[1] for words in lines if words[0] == "read")
        sizes: list[int] = []
        for kind, *words in lines:
            if kind == "read":
                path, size, number, *times = words
                if not is_as_it_was((path, int(size), [int(one) for one in times], number)):
                    return False
            elif kind == "names":
                if [words[0], *_present(words[0], names)] != words:
                    return False
            else:
                sizes = [int(size) for size in words]
        try:
            for path, length in zip(self.made, sizes, strict=True):
                _write(path, data[:length])
                data = data[length:]
        except OSError:
            return False  # why, is said where it is compiled
        return True

    def keep(self, read: Sequence[str]) -> None:
        """Enter what was made of these files. Nothing happens where there is a doubt."""
        from enzyme_cli.cache import users_cache

        cache = users_cache()
        read = list(dict.fromkeys(read))
        if cache is None or any("\n" in path or "\t" in path for path in (*read, *self.directories)):
            return
        lines: list[str] = []
        try:
            for path in read:
                text = _content(path)
                record = recorded(path, self.start, text) if _is_lasting(text) else None
                if record is None:
                    return
                _, size, times, number = record
                lines.append("\t".join(["read", path, str(size), number, *map(str, times)]))
            names = _parts(read)
            looked_at = (*self.directories, *(os.path.dirname(path) for path in read if not path.startswith(SYSTEM)))
            for directory in _with_subdirectories(looked_at, names):
                lines.append("\t".join(["names", directory, *_present(directory, names)]))
            data = list(map(_content, self.made))
        except (OSError, _TooMany):
            return
        lines.append("\t".join(["made", *(str(len(part)) for part in data)]))
        cache.put(self.key, os.fsencode("\n".join(lines)) + b"\n\n" + b"".join(data))


def entry_of(
    command: Sequence[str], options: Sequence[tuple[str, ...]], made: Iterable[str], said: Sequence[str]
) -> ObjectEntry | None:
    """The entry of a command, whose first word is clang's path; `options` are those of its words that the user gave,
    with their values. `said` is what else makes a difference. None where it is not certain what it reads and makes."""
    made = tuple(made)
    if cache_entries.is_off() or not are_known(options):
        return None
    if any(os.path.exists(path) and not os.path.isfile(path) for path in made):
        return None
    start = time.time_ns()
    key = key_of(command, [*said, *made])
    directories = tuple(dict.fromkeys(searched(options)))
    return None if key is None else ObjectEntry(cache_entries.directory(), key, made, directories, start)


# Files ---------------------------------------------------------------------------------------------------------------

SYSTEM: Final = ("/usr/include/", "/usr/lib/")
"""Where headers are that nobody puts others beside."""

_FLEETING: Final = (b"__DATE__", b"__TIME__", b"__TIMESTAMP__", b".incbin")
"""What in a text makes of the same text something else at another time."""

_MOST: Final = 1000
"""Directories that are looked at."""


class _TooMany(Exception):
    """Directories."""


def _is_lasting(text: bytes) -> bool:
    """Whether nothing in a text depends on the time, or on a file that clang does not list."""
    if any(word in text for word in _FLEETING):
        return False
    return b"embed" not in text or not any(_embeds(line) for line in text.split(b"\n"))


def _embeds(line: bytes) -> bool:
    line = line.lstrip()
    return line.startswith(b"#") and line[1:].lstrip().startswith(b"embed")


def _content(path: str) -> bytes:
    with open(path, "rb") as file:
        return file.read()


def _parts(paths: Iterable[str]) -> frozenset[str]:
    """All names in paths."""
    return frozenset(part for path in paths for part in path.split("/"))


def _present(directory: str, names: frozenset[str]) -> list[str]:
    """Which of the names a directory has."""
    try:
        return sorted(names.intersection(os.listdir(directory or ".")))
    except OSError:
        return []


def _with_subdirectories(directories: Iterable[str], names: frozenset[str]) -> list[str]:
    """The directories, and those below them that can be meant by `#include <a/b.h>`."""
    found = list(dict.fromkeys(directories))
    for directory in found:
        for name in _present(directory, names):
            below = os.path.join(directory, name)
            if name not in (".", "..", "") and os.path.isdir(below) and below not in found:
                found.append(below)
        if len(found) > _MOST:
            raise _TooMany
    return found


def _write(path: str, content: bytes) -> None:
    part = part_of(path)
    try:
        with open(part, "wb") as file:
            file.write(content)
        os.replace(part, path)
    finally:
        discard(part)
