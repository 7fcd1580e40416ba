"""A build that is killed at any moment leaves nothing that a later build would take for finished, and is not."""

from __future__ import annotations

import hashlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from itertools import combinations, count
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))
from commands import tools

from enzyme_cli.linking import bitcode, elf

KILLS = 100 if os.environ.get("ENZCC_TEST_EVERYTHING") else 30
SEED = 4

FILES = {
    "main.c": """#include <stdio.h>
double slope(double), steepness(double), shift(double);
int main(void) { printf("%g %g %g\\n", slope(2), steepness(3), shift(1)); return 0; }
""",
    "slope.c": """double __enzyme_autodiff(void *, ...);
static double cube(double x) { return x * x * x; }
double slope(double x) { return __enzyme_autodiff((void *)cube, x); }
""",
    # This request is hidden in a header, and its function is in another file: the object waits for the link.
    "ask.h": "#define ASK(f, x) __enzyme_autodiff((void *)f, x)\ndouble __enzyme_autodiff(void *, ...);\n",
    "steepness.c": '#include "ask.h"\ndouble hill(double);\ndouble steepness(double x) { return ASK(hill, x); }\n',
    "hill.c": "double shift(double);\ndouble hill(double x) { return x * shift(x); }\n",
    "shift.c": "double shift(double x) { return x + 1; }\n",
    "unused.c": "int unused(int x) { return x; }\n",
    "Makefile": """OBJECTS = main.o slope.o steepness.o hill.o shift.o unused.o
program: $(OBJECTS)
	$(CC) -O1 -o $@ $(OBJECTS)
%.o: %.c
	$(CC) -O1 -c -o $@ $<
""",
}
RIGHT = "12 7 2\n"


def fractions(seed: int) -> Iterator[float]:
    """Numbers from 0 to 1 that look like chance, the same every time, with every Python."""
    for number in count():
        yield int.from_bytes(hashlib.sha256(f"{seed} {number}".encode()).digest()[:4], "big") / 2**32


def project(directory: Path) -> Path:
    directory.mkdir()
    for name, text in FILES.items():
        (directory / name).write_text(text)
    return directory


def make(directory: Path, compiler: Path) -> subprocess.Popen[str]:
    """`make -j2` with `compiler`, in a process group of its own."""
    return subprocess.Popen(
        ["make", "-j2", f"CC={compiler}"],
        cwd=directory,
        env=os.environ | {"XDG_CACHE_HOME": str(directory.parent / "cache")},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,
    )


def whole(file: Path) -> bool:
    """Whether an object is complete: its sections lie in the file, and the IR in it is marked, and one module."""
    data = file.read_bytes()
    found = elf.read_object(data)
    if found is None:
        return False
    ir = [s for s in found.sections if s.name == elf.IR_SECTION]
    inside = all(s.type == 8 or s.offset + s.size <= len(data) for s in found.sections)
    return inside and len(ir) == 1 and len(bitcode.ir_of(data)) == 1


def output_of(program: Path) -> str:
    return subprocess.run([program], capture_output=True, text=True, check=True).stdout


@pytest.mark.rotated(4, on=2)
@pytest.mark.slow
def test_whatever_a_killed_build_leaves_can_be_built_on(tmp_path: Path) -> None:
    """Each build goes on from what the one before left; once it is complete, some of its files are gone again."""
    compiler = tools(tmp_path / "tools") / "enzcc"
    directory = project(tmp_path / "project")
    began = time.monotonic()
    assert make(directory, compiler).wait(60) == 0
    longest = time.monotonic() - began
    chances = fractions(SEED)
    for _ in range(KILLS):
        edited = combinations(["slope", "steepness", "main", "hill"], 2)
        for name in sorted(edited, key=lambda _: next(chances))[0]:
            (directory / f"{name}.c").touch()
        build = make(directory, compiler)
        time.sleep(next(chances) * min(longest, 0.6))
        os.killpg(build.pid, signal.SIGKILL)
        build.communicate()
        for left in directory.glob("*.o"):
            assert whole(left), left.name
        if subprocess.run(["make", "-q", "program"], cwd=directory, check=False).returncode == 0:
            assert output_of(directory / "program") == RIGHT
    for _ in range(2):  # what is left is built on; then all is built anew, from what the cache has
        last = make(directory, compiler)
        said = last.communicate(timeout=60)[0]
        assert last.returncode == 0, said
        assert output_of(directory / "program") == RIGHT
        for made in (*directory.glob("*.o"), directory / "program"):
            made.unlink()


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda n: n.name)
@pytest.mark.parametrize("source", ["slope.c", "unused.c", "program"])
def test_a_signal_ends_what_the_command_has_started_and_then_the_command(
    source: str, number: signal.Signals, tmp_path: Path
) -> None:
    """Sent to enzcc alone, as `make` does: a compiler left behind would write on when `make` has removed the output."""
    directory, temporary = project(tmp_path / "project"), tmp_path / "temporary"
    temporary.mkdir()
    started, clang = tmp_path / "started", tmp_path / "clang-22"  # never ends by itself
    clang.write_text(f"#!/bin/sh\necho $$ > '{started}.part'\nmv '{started}.part' '{started}'\nexec sleep 60\n")
    clang.chmod(0o755)
    files = ["slope.c", "main.c", "-o", source] if source == "program" else ["-c", source]
    running = subprocess.Popen(
        [tools(tmp_path / "tools") / "enzcc", "-O1", *files],
        cwd=directory,
        env=os.environ | {"TMPDIR": str(temporary), "ENZCC_CLANG": str(clang)},
        stderr=subprocess.PIPE,
        start_new_session=True,
        preexec_fn=lambda: signal.signal(number, signal.SIG_DFL),  # the tests may run where it is ignored
    )
    until = time.monotonic() + 30
    while not started.exists() and time.monotonic() < until:
        time.sleep(0.01)
    time.sleep(0.3)  # the engine may be loading meanwhile
    running.send_signal(number)
    said = running.communicate(timeout=30)[1]
    assert running.returncode == -number, said
    assert said == b""
    with pytest.raises(ProcessLookupError):
        os.kill(int(started.read_text()), 0)
    assert sorted(p.name for p in directory.iterdir()) == sorted(FILES)
    assert list(temporary.iterdir()) == []


def test_signals_that_are_ignored_stay_so(tmp_path: Path) -> None:
    """`nohup make` goes on when the terminal is gone."""
    directory = project(tmp_path / "project")
    running = subprocess.Popen(
        [tools(tmp_path / "tools") / "enzcc", "-O1", "-c", "slope.c"],
        cwd=directory,
        preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN),
    )
    for _ in range(20):
        time.sleep(0.05)
        if running.poll() is None:
            running.send_signal(signal.SIGHUP)
    assert running.wait(60) == 0
    assert whole(directory / "slope.o")
