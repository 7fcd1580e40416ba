# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is cached of native functions."""

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
