# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The files of the user's cache, as they are read: what `cache` writes. Nothing here takes long to import."""

from __future__ import annotations

import os
import zlib

from enzyme_cli.file_states import digest
from enzyme_frontends import user_cache

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

_MAGIC: Final = b"enzcc2\n"
_HEAD: Final = len(_MAGIC) + 32


def directory() -> str:
    return os.path.join(user_cache.directory(), "derivatives")


def is_off() -> bool:
    """Whether the environment wants no cache, or one of no size."""
    size = os.environ.get("ENZCC_CACHE_SIZE", "").strip().rstrip("KMGTiBkmgtb ")
    return os.environ.get("ENZCC_CACHE", "").lower() in ("off", "0", "no", "false") or (
        size != "" and not size.strip("0")
    )


def place(cache: str, key: str) -> str:
    """The file of an entry."""
    return os.path.join(cache, key[:2], key[2:])


def packed(data: bytes) -> bytes:
    """The content of the file: with a checksum, so that one that was cut short, or is someone else's, is no entry."""
    body = zlib.compress(data, 1)
    return _MAGIC + bytes.fromhex(digest(body)) + body


def entry(path: str) -> bytes | None:
    """What was packed into a file; None if it is gone, or no entry."""
    try:
        with open(path, "rb") as file:
            content = file.read()
    except OSError:
        return None
    body = content[_HEAD:]
    if not content.startswith(_MAGIC) or bytes.fromhex(digest(body)) != content[_HEAD - 32 : _HEAD]:
        return None
    try:
        found = zlib.decompress(body)
    except zlib.error:
        return None
    try:
        os.utime(path)  # used now
    except OSError:
        return found  # it is someone else's, or has gone meanwhile
    return found
