"""`enzcc` without its start: the command in a fork of the process that runs the tests.

A fork is as isolated as a process of its own (what LLVM ends, ends alone; a hang is cut off), and has all modules
loaded: a small program compiles in a third of the time.
"""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tempfile
import time
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from enzyme_frontends.adapters import Compiler, adapter
from enzyme_passes.support.diagnostics import Failure

ROOT = Path(__file__).resolve().parents[1]


def needs(language: str) -> Compiler:
    """The compiler of a language, by its name in `languages.TABLE`. Without it the test is skipped, and fails in CI,
    where `make test` has installed it."""
    try:
        return adapter(language).find()
    except Failure as failure:
        if os.environ.get("CI"):
            pytest.fail(f"CI has no compiler for {language}: {failure.message}")
        pytest.skip(f"{failure.message}; {'; '.join(failure.helps)}")


@dataclass(frozen=True, slots=True)
class Ran:
    """How a command ended; the status is negative for a signal, as in subprocess."""

    status: int
    out: str
    err: str


_listeners: list[list[Ran]] = []


@contextmanager
def listening() -> Iterator[list[Ran]]:
    """How all commands end that `enzcc` and `run` meanwhile run."""
    heard: list[Ran] = []
    _listeners.append(heard)
    try:
        yield heard
    finally:
        _listeners.remove(heard)


def _told(ran: Ran) -> Ran:
    for listener in _listeners:
        listener.append(ran)
    return ran


MESSAGE = re.compile(r"^enzcc: \S.*: .*$", re.MULTILINE)
"""What the runtime says, with the line, as it ends a program whose derivative would be wrong."""


def enzcc(
    *arguments: str | Path,
    cwd: Path,
    timeout: float = 120,
    cxx: bool = False,
    fortran: bool = False,
    text: str | None = None,
    **environment: str,
) -> Ran:
    """Run `enzcc arguments` (`enzc++` where `cxx` is set, `enzfc` where `fortran` is) in the directory `cwd`, with
    `text` on standard input and more in the environment. Raises TimeoutError."""
    # Everything that the child needs is imported here, once.
    import enzyme_cli.compilation
    import enzyme_cli.linking.step
    import enzyme_cli.outputs  # noqa: F401
    import enzyme_passes.llvm.binding
    import enzyme_passes.pipeline
    from enzyme_cli import driver

    enzyme_passes.llvm.binding.initialize()
    enzyme_passes.pipeline.load_engine()
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err, tempfile.TemporaryFile() as given:
        given.write((text or "").encode())
        given.seek(0)
        sys.stdout.flush()
        sys.stderr.flush()
        child = os.fork()
        if child == 0:
            status = 70
            try:
                os.setpgid(0, 0)
                os.chdir(cwd)
                os.environ.update(environment)
                tempfile.tempdir = None  # TMPDIR may be another one now
                for stream, number in ((given, 0), (out, 1), (err, 2)):
                    os.dup2(stream.fileno(), number)
                sys.stdin = os.fdopen(0, closefd=False)
                sys.stdout, sys.stderr = os.fdopen(1, "w", closefd=False), os.fdopen(2, "w", closefd=False)
                status = driver.main([str(a) for a in arguments], cxx=cxx, fortran=fortran)
            except BaseException:
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                sys.stderr.flush()
                os._exit(status)
        status = _wait(child, timeout)
        texts = []
        for stream in (out, err):
            stream.seek(0)
            texts.append(stream.read().decode(errors="replace"))
    return _told(Ran(status, *texts))


def _wait(child: int, timeout: float) -> int:
    until, pause = time.monotonic() + timeout, 0.002
    while True:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        if time.monotonic() > until:
            os.killpg(child, signal.SIGKILL)
            os.waitpid(child, 0)
            raise TimeoutError(f"enzcc ran longer than {timeout} s")
        time.sleep(pause)
        pause = min(pause * 1.5, 0.03)


def run(program: Path, *arguments: str, cwd: Path | None = None, timeout: float = 60, **environment: str) -> Ran:
    """Run a compiled program. Threads of OpenMP that wait leave the processor to the others, of which there are more
    than processors."""
    done = subprocess.run(
        [program, *arguments],
        cwd=cwd,
        env={"OMP_WAIT_POLICY": "passive", **os.environ, **environment},
        capture_output=True,
        text=True,
        errors="replace",
        timeout=timeout,
        check=False,
    )
    return _told(Ran(done.returncode, done.stdout, done.stderr))
