# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files as they were: whether what was made of one can be used again.

A file is as it was if its size and times are, or else its content. One that was changed while it was read, or so
shortly before that the next change could have the same time, is known by its content alone, or not at all.

Nothing that takes long to import is imported here: `object_cache` asks before anything else is done.
"""

from __future__ import annotations

import os

try:
    from _blake2 import blake2b  # what hashlib has of it; hashlib loads OpenSSL, too
except ImportError:  # pragma: no cover
    from hashlib import blake2b

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import Any, Final

SETTLED: Final = 2_000_000_000
"""Nanoseconds after which a file that changes again has another time for certain."""


def digest(*parts: bytes) -> str:
    """One number for all of the parts, hexadecimal."""
    found = blake2b(digest_size=32)
    for part in parts:
        found.update(b"%d:" % len(part))
        found.update(part)
    return found.hexdigest()


def digest_of(path: str) -> str:
    """The content of a file as a number. Raises OSError."""
    with open(path, "rb") as file:
        return digest(file.read())


def recorded(path: str, start: int, content: bytes | None = None) -> list[Any] | None:
    """A file as it is: its path, size, times and digest. None if it may have changed since `start`, in nanoseconds.
    `content` is what has been read of it since then, if anything."""
    try:
        state = os.stat(path)
        changed = max(state.st_mtime_ns, state.st_ctime_ns)
        if changed >= start:  # (the clock of files ticks in milliseconds: a compiler takes longer to start)
            return None
        times = [state.st_mtime_ns, state.st_ctime_ns] if start - changed > SETTLED else []
        number = digest_of(path) if content is None else digest(content)
        return [path, state.st_size, times, number]
    except OSError:
        return None


def is_as_it_was(record: Sequence[Any]) -> bool:
    """Whether a recorded file is still the same."""
    path, size, times, was = record
    try:
        state = os.stat(path)
        if state.st_size != size:
            return False
        return [state.st_mtime_ns, state.st_ctime_ns] == times or digest_of(path) == str(was)
    except OSError:
        return False
