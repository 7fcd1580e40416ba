# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Files that are being written: beside their target, under a temporary name, until they are complete.

A build that is killed then leaves either nothing or all of an output; `make` would take a part of one for the whole.
"""

from __future__ import annotations

import errno
import os

from enzyme_passes.support.diagnostics import Failure

TYPE_CHECKING = False
if TYPE_CHECKING:
    from typing import Final

DENIED: Final = frozenset(
    (
        errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EROFS, errno.EACCES, errno.EPERM, errno.EIO, errno.ENAMETOOLONG,
        errno.EMFILE, errno.ENFILE, errno.EPIPE, errno.E2BIG, errno.ENOTDIR, errno.EISDIR, errno.ELOOP,
    )
)  # fmt: skip
"""What the system refuses, and no mistake of ours."""


def part_of(path: str) -> str:
    """A name beside `path` for what will be renamed to it when it is complete. (Not longer than names may be.)"""
    directory, name = os.path.split(path)
    return os.path.join(directory, f".{name[:40]}.{os.getpid()}.part")


def discard(path: str) -> None:
    """Remove a file, if it is there."""
    try:
        os.unlink(path)
    except OSError:
        return


def rewrite(path: str, content: bytes) -> None:
    """Another content for a file, at once: a build that is killed leaves the old one or the new one."""
    part = part_of(path)
    try:
        with open(part, "wb") as file:
            file.write(content)
        os.chmod(part, os.stat(path).st_mode & 0o7777)
        os.replace(part, path)
    finally:
        discard(part)


def is_writable(path: str) -> bool:
    """Whether files can be made beside `path`."""
    return os.access(os.path.dirname(path) or ".", os.W_OK | os.X_OK)


def denied(error: OSError) -> Failure | None:
    """EZ0805, if the system would not let us read or write."""
    if error.errno not in DENIED:
        return None
    named = f" {os.fsdecode(error.filename)}" if isinstance(error.filename, str | bytes) else ""
    return Failure("EZ0805", f"cannot read or write{named}: {error.strerror}")
