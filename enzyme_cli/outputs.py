"""Output files: written beside their target and renamed, so that a failure leaves nothing behind."""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

from enzyme_passes.diagnostics import Failure


@contextmanager
def workspace() -> Iterator[Path]:
    """A directory for temporary files, gone afterwards, also when a signal ends the program."""

    def stop(number: int, _frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    former = {number: signal.signal(number, stop) for number in (signal.SIGTERM, signal.SIGINT, signal.SIGHUP)}
    try:
        with tempfile.TemporaryDirectory(prefix="enzcc-") as directory:
            yield Path(directory)
    finally:
        for number, handler in former.items():
            signal.signal(number, handler)


def write_output(target: str, data: bytes) -> None:
    """Write `data` to `target` (`-` is standard output) in one step. Raises EZ0805."""
    if target == "-":
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
        return
    path = Path(target)
    if path.exists() and not path.is_file():  # /dev/null and the like are written to, not replaced
        path.write_bytes(data)
        return
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        part.write_bytes(data)
        part.replace(path)
    except OSError as error:
        raise Failure("EZ0805", f"cannot write {target}: {error.strerror}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def place_output(made: Path, target: str) -> None:
    """Move a finished file, made elsewhere, to `target`, with the permissions it was made with. Raises EZ0805."""
    path = Path(target)
    if path.exists() and not path.is_file():
        path.write_bytes(made.read_bytes())
        return
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        shutil.copy(made, part)
        part.replace(path)
    except OSError as error:
        raise Failure("EZ0805", f"cannot write {target}: {error.strerror}") from error
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def remove_output(target: str) -> None:
    """A failed command leaves no output of an earlier one: a build tool would take it for the new one."""
    path = Path(target)
    if target != "-" and path.is_file():
        path.unlink(missing_ok=True)
