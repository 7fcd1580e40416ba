# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Work in a process of its own.

LLVM ends the whole process where it cannot go on: code generation of inline assembly that is wrong exits, an
instruction that cannot be selected aborts. The command must still clean up, leave no output behind and say what
happened; so what calls LLVM runs in a child, which hands its result, or its failure, to the parent.
"""

from __future__ import annotations

import gc
import os
import select
import signal
import sys
from collections.abc import Callable
from contextlib import suppress

from enzyme_cli.atomic_files import denied
from enzyme_cli.signals import ASKING
from enzyme_passes.support.dataclasses import dataclass
from enzyme_passes.support.diagnostics import Diagnosed, Diagnostic, Failure


@dataclass(frozen=True, slots=True)
class Crash:
    """A mistake in enzcc: what Python said."""

    summary: str
    traceback: str
    raw: str | None  # the module's text, if it got that far


class InternalFailure(Exception):
    """A mistake in enzcc, or LLVM ended by a signal."""

    def __init__(self, crash: Crash) -> None:
        super().__init__(crash.summary)
        self.crash = crash


def crash_of(error: Exception, raw: str | None = None) -> Crash:
    said = str(error).strip().splitlines()
    summary = f"{type(error).__name__}{': ' + said[0] if said else ''}"
    import traceback

    return Crash(summary, "".join(traceback.format_exception(error)), raw)


class Messages:
    """Lines from the child to its parent, while it works."""

    def __init__(self) -> None:
        self.reading, self.writing = os.pipe()

    def send(self, line: str) -> None:
        os.write(self.writing, f"{line}\n".encode())  # less than the pipe writes at once

    def receive(self, hear: Callable[[str], None], idle: Callable[[], None], interval: float) -> None:
        """Hear all lines, until the child has closed its end; `idle` is called when so many seconds have passed."""
        os.close(self.writing)
        rest = b""
        try:
            while True:
                if not select.select([self.reading], [], [], interval)[0]:
                    idle()
                    continue
                data = os.read(self.reading, 65536)
                if not data:
                    return
                *lines, rest = (rest + data).split(b"\n")
                for line in lines:
                    hear(line.decode())
        finally:
            os.close(self.reading)


def apart(
    work: Callable[[], bytes],
    raw: Callable[[], str | None],
    attend: Callable[[], None] = lambda: None,
) -> bytes:
    """The result of `work`, done by a child process; meanwhile, the parent does `attend`.

    Raises Diagnosed for a Failure in it, InternalFailure for any other exception (with what `raw` gives then) and for a
    signal, Failure EZ0803 where LLVM gave up.
    """
    result, trouble = os.memfd_create("result"), os.memfd_create("trouble")  # where no disk is full
    try:
        status = _worked(work, raw, result, trouble, attend)
        if status == 0:
            return _contents(result)
        told = _contents(trouble)
    finally:
        os.close(result)
        os.close(trouble)
    if told:
        import pickle

        found: Diagnostic | Crash = pickle.loads(told)
        raise Diagnosed(found) if isinstance(found, Diagnostic) else InternalFailure(found)
    if status < 0:
        raise InternalFailure(Crash(f"LLVM was ended by signal {-status}", "", None))
    raise Failure("EZ0803", "LLVM cannot generate code for this program", notes=["its own message stands above"])


def _worked(
    work: Callable[[], bytes],
    raw: Callable[[], str | None],
    result: int,
    trouble: int,
    attend: Callable[[], None],
) -> int:
    """The status of the child, which writes to one of the two files."""
    sys.stdout.flush()
    sys.stderr.flush()
    gc.freeze()  # so that the child shares what has been loaded
    child = os.fork()
    if child == 0:
        status = 1
        gc.disable()  # nearly all that is made lives to the end of the child, which is soon
        for number in ASKING:
            signal.signal(number, signal.SIG_DFL)
        try:
            _write(result, work())
            status = 0
        except Exception as error:
            import pickle

            _write(trouble, pickle.dumps(_told(error, raw)))
        finally:
            sys.stderr.flush()
            os._exit(status)
    return os.waitstatus_to_exitcode(_wait(child, attend))


def _told(error: Exception, raw: Callable[[], str | None]) -> Diagnostic | Crash:
    failure = denied(error) if isinstance(error, OSError) else error
    if not isinstance(failure, Failure):
        return crash_of(error, raw())
    from enzyme_passes.llvm.locations import diagnose

    return diagnose(failure)


def _write(file: int, data: bytes) -> None:
    with open(file, "wb", closefd=False) as stream:
        stream.write(data)


def _contents(file: int) -> bytes:
    with open(file, "rb", closefd=False) as stream:
        stream.seek(0)
        return stream.read()


def _wait(child: int, attend: Callable[[], None]) -> int:
    """Wait for the child; whoever interrupts the parent ends the child, too."""
    try:
        attend()
        return os.waitpid(child, 0)[1]
    except BaseException:
        with suppress(ProcessLookupError, ChildProcessError):  # the signal may have come when the wait was over
            os.kill(child, 9)
            os.waitpid(child, 0)
        raise
