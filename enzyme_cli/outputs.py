# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Output files: written beside their target and renamed, so that a failure leaves no file."""

from __future__ import annotations

import shutil
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from enzyme_cli.atomic_files import part_of
from enzyme_passes.support.diagnostics import Failure


@contextmanager
def workspace() -> Iterator[Path]:
    """A directory for temporary files, gone afterwards, also when a signal ends the command (`signals`)."""
    with tempfile.TemporaryDirectory(prefix="enzcc-", ignore_cleanup_errors=True) as directory:
        yield Path(directory)


def write_output(target: str, data: bytes) -> None:
    """Write `data` to `target` (`-` is standard output) in one step. Raises EZ0805."""
    try:
        if target == "-":
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()
        else:
            _place(target, data)
    except OSError as error:
        raise _unwritten(target, error) from error


def place_output(made: Path, target: str) -> None:
    """Copy a finished file, made elsewhere, to `target`, with the permissions it was made with. Raises EZ0805."""
    try:
        _place(target, made)
    except OSError as error:
        raise _unwritten(target, error) from error


def _place(target: str, made: bytes | Path) -> None:
    """A file takes the place of `target`; /dev/null and the like are written to, not replaced."""
    path = Path(target)
    if path.exists() and not path.is_file():
        path.write_bytes(made if isinstance(made, bytes) else made.read_bytes())
        return
    part = Path(part_of(target))
    try:
        if isinstance(made, bytes):
            part.write_bytes(made)
        else:
            shutil.copy(made, part)
        part.replace(path)
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def _unwritten(target: str, error: OSError) -> Failure:
    return Failure("EZ0805", f"cannot write {'standard output' if target == '-' else target}: {error.strerror}")


def remove_output(target: str) -> None:
    """A failed command leaves no output of an earlier one: a build tool would take it for the new one."""
    path = Path(target)
    if target != "-" and path.is_file():
        with suppress(OSError):  # in a directory that is read-only, which is said where the output is written
            path.unlink(missing_ok=True)
