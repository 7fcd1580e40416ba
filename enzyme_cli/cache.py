# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The user's cache: derivatives and objects kept from one compile for the next.

One file an entry, `enzcc/derivatives/3f/9a...` (see `cache_entries`), written beside its place and renamed: whoever
reads finds all of it or nothing. Many commands may use the directory at once. What has been added since the last look
at the whole is noted in a file; when that is a twentieth of the bound, whoever gets the lock looks at all entries, and
drops the least recently used.

A directory that cannot be written, a full disk: then there is no cache, and that is all.
"""

from __future__ import annotations

import contextlib
import fcntl
import os
import re
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from threading import get_ident
from typing import Final

from enzyme_cli import cache_entries
from enzyme_passes.support.dataclasses import dataclass

DEFAULT_SIZE: Final = 1 << 30
_UNITS: Final = {"": 1, "K": 1 << 10, "M": 1 << 20, "G": 1 << 30, "T": 1 << 40}
_RECORD: Final = 16  # bytes of a note of what was added
_STALE: Final = 3600.0  # seconds after which a file that was never renamed is nobody's


@dataclass(frozen=True, slots=True)
class DerivativeCache:
    """Entries in `directory`, of at most `size` bytes together. No method raises OSError."""

    directory: Path
    size: int = DEFAULT_SIZE
    verbose: bool = False

    def get(self, key: str) -> bytes | None:
        """What was put under `key`, unless it is gone."""
        return cache_entries.entry(cache_entries.place(str(self.directory), key))

    def put(self, key: str, data: bytes) -> None:
        entry = cache_entries.packed(data)
        path = self._path(key)
        part = _part(path)
        if len(entry) > self.size // 4:
            return
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            try:
                part.write_bytes(entry)
                part.replace(path)
            finally:
                part.unlink(missing_ok=True)
            self._account(len(entry))
        except OSError as error:
            if self.verbose:
                print(f"enzcc: note: derivatives are not cached: {error}", file=sys.stderr)

    def file(self, key: str) -> Path | None:
        """The file that `put_file` made, unless it is gone."""
        path = self._path(key)
        with contextlib.suppress(OSError):
            os.utime(path)  # used now
        return path if path.is_file() else None

    def put_file(self, key: str, data: bytes) -> Path | None:
        """Keep what has to lie in a file, as it is: it is on the disk when it has its name. None if that cannot be."""
        path = self._path(key)
        part = _part(path)
        try:
            path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            try:
                with part.open("xb") as file:
                    file.write(data)
                    file.flush()
                    os.fsync(file.fileno())
                part.replace(path)
            finally:
                part.unlink(missing_ok=True)
            self._account(len(data))
        except OSError:
            return None
        return path

    def clear(self) -> int:
        """Drop all entries; how many there were."""
        return sum(_unlinked(entry.path) for entry in self._files())

    def used(self) -> tuple[int, int]:
        """How many entries there are, and their bytes."""
        sizes = [entry.size for entry in self._files() if not entry.unfinished]
        return len(sizes), sum(sizes)

    def _path(self, key: str) -> Path:
        return Path(cache_entries.place(str(self.directory), key))

    # The bound

    def _account(self, added: int) -> None:
        """Note what was added; look at the whole if that is much."""
        notes = self.directory / "added"
        with notes.open("ab") as file:
            file.write(b"%*d\n" % (_RECORD - 1, added))
        records = notes.read_bytes().split(b"\n")
        if sum(int(r) for r in records if r.strip().isdigit()) > self.size // 20:
            self._trim(notes)

    def _trim(self, notes: Path) -> None:
        with (self.directory / "lock").open("ab") as lock:
            try:
                fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                return  # someone else is at it
            os.truncate(notes, 0)
            entries: list[_File] = []
            for entry in self._files():
                if not entry.unfinished:
                    entries.append(entry)
                elif entry.used < time.time() - _STALE:
                    _unlinked(entry.path)
            total = sum(entry.size for entry in entries)
            for entry in sorted(entries, key=lambda e: (e.used, e.path)):
                if total <= self.size - self.size // 10:
                    break
                _unlinked(entry.path)
                total -= entry.size

    def _files(self) -> Iterator[_File]:
        try:
            shards = [s.path for s in os.scandir(self.directory) if re.fullmatch("[0-9a-f]{2}", s.name)]
        except OSError:
            return
        for shard in sorted(shards):
            with contextlib.suppress(OSError), os.scandir(shard) as found:
                for file in found:
                    with contextlib.suppress(OSError):
                        state = file.stat(follow_symlinks=False)
                        yield _File(file.path, state.st_size, state.st_mtime, file.name.startswith("."))


@dataclass(frozen=True, slots=True)
class _File:
    path: str
    size: int
    used: float  # when
    unfinished: bool


def _part(path: Path) -> Path:
    """A name beside it for what is being written, of this thread alone."""
    return path.with_name(f".{path.name}.{os.getpid()}-{get_ident()}.part")


def _unlinked(path: str) -> bool:
    try:
        os.unlink(path)
    except OSError:
        return False
    return True


def users_cache(*, verbose: bool = False) -> DerivativeCache | None:
    """The cache that the environment asks for: ENZCC_CACHE=off for none, ENZCC_CACHE_SIZE (bytes, or 500M, 2G)."""
    if cache_entries.is_off():
        return None
    size = _bytes(os.environ.get("ENZCC_CACHE_SIZE", ""))
    return DerivativeCache(directory(), size, verbose) if size > 0 else None


def directory() -> Path:
    return Path(cache_entries.directory())


def _bytes(text: str) -> int:
    found = re.fullmatch(r"\s*(\d+)\s*([KMGT]?)(?:i?B)?\s*", text, re.IGNORECASE)
    return DEFAULT_SIZE if found is None else int(found[1]) * _UNITS[found[2].upper()]
