"""Work in a process of its own.

LLVM ends the whole process where it cannot go on: code generation of inline assembly that is wrong exits, an
instruction that cannot be selected aborts. The command must still clean up, leave no output behind and say what
happened; so what calls LLVM runs in a child, which hands its result, or its failure, to the parent.
"""

from __future__ import annotations

import gc
import os
import pickle
import select
import sys
import traceback
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from enzyme_passes.diagnostics import Diagnosed, Diagnostic, Failure


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
    directory: Path,
    attend: Callable[[], None] = lambda: None,
) -> bytes:
    """The result of `work`, done by a child process; meanwhile, the parent does `attend`.

    Raises Diagnosed for a Failure in it, InternalFailure for any other exception (with what `raw` gives then) and for a
    signal, Failure EZ0803 where LLVM gave up.
    """
    result, trouble = directory / "result", directory / "trouble"
    sys.stdout.flush()
    sys.stderr.flush()
    gc.collect(0)
    gc.freeze()  # so that the child shares what has been loaded
    child = os.fork()
    if child == 0:
        status = 1
        gc.disable()  # nearly all that is made lives to the end of the child, which is soon
        try:
            result.write_bytes(work())
            status = 0
        except Failure as failure:
            from enzyme_passes.locations import diagnose

            trouble.write_bytes(pickle.dumps(diagnose(failure)))
        except Exception as error:
            trouble.write_bytes(pickle.dumps(crash_of(error, raw())))
        finally:
            sys.stderr.flush()
            os._exit(status)
    status = os.waitstatus_to_exitcode(_wait(child, attend))
    if status == 0:
        return result.read_bytes()
    if trouble.exists():
        found: Diagnostic | Crash = pickle.loads(trouble.read_bytes())
        raise Diagnosed(found) if isinstance(found, Diagnostic) else InternalFailure(found)
    if status < 0:
        raise InternalFailure(Crash(f"LLVM was ended by signal {-status}", "", None))
    raise Failure("EZ0803", "LLVM cannot generate code for this program", notes=["its own message stands above"])


def _wait(child: int, attend: Callable[[], None]) -> int:
    """Wait for the child; whoever interrupts the parent ends the child, too."""
    try:
        attend()
        return os.waitpid(child, 0)[1]
    except BaseException:
        os.kill(child, 9)
        os.waitpid(child, 0)
        raise
