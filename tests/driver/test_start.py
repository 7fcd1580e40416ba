"""enzcc starts fast: a build runs it thousands of times, and mostly on files without requests."""

from __future__ import annotations

import compileall
import os
import resource
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from tests.driver.compilers import Workbench

from enzyme_frontends.toolchain import find_clang

HELLO = '#include <stdio.h>\nint main(void) { puts("hello"); return 0; }\n'
LOADED = "import sys; from enzyme_cli.driver import main; main(sys.argv[1:], cxx=False); print(*sys.modules)"
SLOW = set(
    """ast collections contextlib dataclasses enum functools inspect json pathlib re shlex shutil signal subprocess
    tempfile threading typing""".split()
)
"""Of Python's library: each takes one to eight milliseconds, with what it imports."""


@pytest.mark.parametrize(
    "command", [["-O2", "-c", "hello.c"], ["-c", "-MMD", "hello.c", "-o", "other.o"], ["hello.c", "-lm", "-o", "hello"]]
)
def test_little_is_imported_for_a_source_without_requests(bench: Workbench, command: list[str]) -> None:
    bench.write("hello.c", HELLO)
    loaded = set(bench.run(sys.executable, "-S", "-c", LOADED, *command).out.split())
    ours = sorted(name for name in loaded if name.startswith("enzyme_"))
    assert not loaded & (SLOW | {"llvmlite", "rich", "click"})
    assert len(ours) <= 20, ours
    assert len(loaded) <= 56


def processor_seconds(command: list[str], directory: Path) -> float:
    """What a command and its children take of the processor: other processes count less in it than in a clock."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    child = os.fork()
    if child == 0:
        os.chdir(directory)
        os.execv(command[0], command)
    assert os.waitpid(child, 0)[1] == 0
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def test_a_source_without_requests_costs_a_start_of_python(bench: Workbench) -> None:
    """Measured: 25 ms over clang, of which Python itself is 12. The issue allows 150."""
    import enzyme_cli
    import enzyme_frontends
    import enzyme_passes

    for package in (enzyme_cli, enzyme_frontends, enzyme_passes):  # as installed; Python may be told not to keep them
        compileall.compile_dir(package.__path__[0], maxlevels=1, quiet=1)
    bench.write("hello.c", HELLO)
    arguments = ["-O2", "-c", "hello.c", "-o", "hello.o"]
    ours = [str(Path(sys.executable).parent / "enzcc"), *arguments]
    seconds = [
        (processor_seconds([find_clang().path, *arguments], bench.path), processor_seconds(ours, bench.path))
        for _ in range(10)
    ]
    assert min(s[1] for s in seconds) - min(s[0] for s in seconds) < 0.08
