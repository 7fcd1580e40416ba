# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is cached of native functions, and which files are known without compiling.

A file is as it was if its size and times are, or else its content. A file that was changed while it was compiled, or so
shortly before that the next change could have the same time, is known by its content alone, or not at all.
"""

from __future__ import annotations

import atexit
import hashlib
import os
import tempfile
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from shutil import rmtree
from threading import get_ident
from typing import Any

from enzcc.inputs import digest_of
from enzyme_cli.cache import users_cache


@dataclass(frozen=True, slots=True)
class State:
    """Digests of objects, of the files that are linked as they are, libraries of languages, and what was `read`: path,
    size, times, digest. In a program whose variables have names of its own (see `state`), how these names begin, and
    the objects for the library that is loaded first; and `resets`, see `Found`."""

    objects: list[str]
    native: dict[str, str]
    libraries: list[str]
    read: list[list[Any]]
    prefix: str
    first: list[str]
    resets: list[str]

    def record(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.__slots__}


def recorded(path: str, start: int) -> list[Any] | None:
    """A file as it is, None if it may have changed since the compilation started."""
    try:
        state = os.stat(path)
        if max(state.st_mtime_ns, state.st_ctime_ns) >= start:
            return None
        settled = start - max(state.st_mtime_ns, state.st_ctime_ns) > _SETTLED
        times = [state.st_mtime_ns, state.st_ctime_ns] if settled else []
        return [path, state.st_size, times, digest_of(path)]
    except OSError:
        return None


_SETTLED = 2_000_000_000
"""Nanoseconds after which a file that changes again has another time for certain."""


def is_as_it_was(record: list[Any]) -> bool:
    path, size, times, digest = record
    try:
        state = os.stat(path)
        if state.st_size != size:
            return False
        return [state.st_mtime_ns, state.st_ctime_ns] == times or digest_of(path) == str(digest)
    except OSError:
        return False


class _Memory:
    """A cache that is this process's own."""

    def __init__(self) -> None:
        self.kept: dict[str, bytes] = {}

    def get(self, key: str) -> bytes | None:
        return self.kept.get(key)

    def put(self, key: str, data: bytes) -> None:
        self.kept[key] = data

    def file(self, key: str) -> Path | None:
        if "directory" not in self.__dict__:
            return None
        path = self.directory / f"{key}.so"
        return path if path.exists() else None

    def put_file(self, key: str, data: bytes) -> Path:
        path = self.directory / f"{key}.so"
        part = path.with_suffix(f".{get_ident()}")
        part.write_bytes(data)
        part.replace(path)
        return path

    @cached_property
    def directory(self) -> Path:
        made = Path(tempfile.mkdtemp(prefix="enzcc-"))
        process = os.getpid()
        atexit.register(lambda: rmtree(made, ignore_errors=True) if os.getpid() == process else None)
        return made


_MEMORY = _Memory()


def store() -> Any:
    """The user's cache; with ENZCC_CACHE=off one that ends with the process."""
    return users_cache() or _MEMORY


def directory_of_this_process() -> Path:
    """It goes with the process."""
    return _MEMORY.directory


def library_file(key: str) -> Path | None:
    """The library of that key."""
    found: Path | None = store().file(key)
    return found or _MEMORY.file(key)


def keep_library(key: str, library: bytes) -> Path:
    """A file of it: where the cache cannot be written, one that goes with the process."""
    return store().put_file(key, library) or _MEMORY.put_file(key, library)


def number_of(*parts: str) -> str:
    """One for all of these texts, by which something is kept."""
    digest = hashlib.sha256()
    for part in parts:
        encoded = part.encode("utf-8", "surrogateescape")
        digest.update(b"%d:" % len(encoded) + encoded)
    return digest.hexdigest()
