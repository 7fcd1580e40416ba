"""Builds a project as its user would, and says how long each step took."""

from __future__ import annotations

import os
import shlex
import shutil
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from tests import native
from tests.projects.table import Project

TIMEOUT = 3600.0


@dataclass(frozen=True, slots=True)
class Compilers:
    """The commands for C and C++."""

    name: str
    cc: str
    cxx: str


@dataclass(frozen=True, slots=True)
class Step:
    """One command of a build: status, what it printed, seconds on the clock, and of processors with its children."""

    status: int
    output: str
    wall: float
    processor: float


class StepFailed(Exception):
    """A command did not end well; the text has the end of what it printed."""


def enzcc() -> Compilers:
    """The commands of this checkout."""
    directory = Path(sys.executable).parent
    return Compilers("enzcc", str(directory / "enzcc"), str(directory / "enzc++"))


def clang() -> Compilers:
    """The clang that enzcc uses, with the libraries that enzcc has it take: the wheel's, left alone, takes its own, and
    can link nothing statically with those."""
    return Compilers("clang", *(shlex.join(native.clang(cxx=cxx)) for cxx in (False, True)))


def run(line: str, directory: Path, compilers: Compilers, flags: str | None = None) -> Step:
    """A line for sh, with the compilers in its environment, and flags for both if given. Raises StepFailed."""
    environment = {**os.environ, "CC": compilers.cc, "CXX": compilers.cxx, "LC_ALL": "C.UTF-8"}
    # What tests and benchmarks set for themselves is not the user's.
    for name in ("MAKEFLAGS", "MFLAGS", "MAKELEVEL", "CFLAGS", "CXXFLAGS", "LDFLAGS", "ENZCC_VERIFY"):
        environment.pop(name, None)
    if flags is not None:
        environment |= {"CFLAGS": flags, "CXXFLAGS": flags}
    log = directory.with_name(directory.name + ".log")
    with log.open("wb") as output:
        start = time.monotonic()
        process = subprocess.Popen(
            ["sh", "-c", line],
            cwd=directory,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.STDOUT,
            start_new_session=True,
        )
        status, used = _wait(process, TIMEOUT)
        wall = time.monotonic() - start
    step = Step(status, log.read_text(errors="replace"), wall, used)
    if status:
        raise StepFailed(f"{compilers.name}: status {status} of: {line}\n{_end(step.output)}")
    return step


def missing_tool(project: Project) -> str | None:
    """A command that the project's build needs and this machine does not have."""
    return next((tool for tool in ("make", "ar", *project.tools) if shutil.which(tool) is None), None)


def _wait(process: subprocess.Popen[bytes], timeout: float) -> tuple[int, float]:
    """The status, and the seconds of processors that the process and all that it waited for took."""
    until, pause = time.monotonic() + timeout, 0.002
    while True:
        done, status, used = os.wait4(process.pid, os.WNOHANG)
        if done:
            process.returncode = os.waitstatus_to_exitcode(status)
            return process.returncode, used.ru_utime + used.ru_stime
        if time.monotonic() > until:
            os.killpg(process.pid, signal.SIGKILL)
            until = float("inf")
        time.sleep(pause)
        pause = min(pause * 1.5, 0.05)


def _end(output: str, lines: int = 40) -> str:
    return "\n".join(output.splitlines()[-lines:])
