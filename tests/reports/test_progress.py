"""The progress bar of long links: on a terminal, gone afterwards, and nowhere else."""

from __future__ import annotations

import os
import pty
import re
import subprocess
import sys
from pathlib import Path

PROGRAM = """
double __enzyme_autodiff(void *, ...);
double f(double x) { return x * x; }
int main(void) { return __enzyme_autodiff((void *)f, 2.0) != 4; }
"""
IMPATIENT = """
import sys
from enzyme_cli import progress
progress.AFTER, progress.INTERVAL = 0.0, 0.005
from enzyme_cli.driver import main
sys.exit(main(sys.argv[1:], cxx=False))
"""
"""A command that shows at once what it does."""
ERASED = "\x1b[2K"


def on_a_terminal(*arguments: str, cwd: Path, **environment: str) -> tuple[int, str]:
    """The status, and what a terminal is sent by standard error."""
    master, slave = pty.openpty()
    process = subprocess.Popen(
        [sys.executable, "-c", IMPATIENT, *arguments],
        cwd=cwd,
        env={**os.environ, "TERM": "xterm", "COLUMNS": "100", **environment},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=slave,
    )
    os.close(slave)
    seen = b""
    while True:
        try:
            data = os.read(master, 65536)
        except OSError:  # the other end is closed
            break
        if not data:
            break
        seen += data
    assert process.communicate(timeout=60)[0] == b""
    os.close(master)
    return process.returncode, seen.decode()


def test_a_link_shows_its_stages_and_takes_them_away(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(PROGRAM)
    status, seen = on_a_terminal("-O1", "main.c", "-o", "main", cwd=tmp_path)
    assert status == 0
    assert re.search(r"enzcc: (?:\x1b\[\w+m)*(?:link|prepare|differentiate)", seen)
    assert seen.rfind(ERASED) > seen.rfind("enzcc:")
    assert seen.rfind("\x1b[?25h") > seen.rfind("\x1b[?25l")  # the cursor is seen again


def test_an_error_comes_after_the_bar_has_gone(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(PROGRAM.replace("return x * x;", "double g(double); return g(x);"))
    status, seen = on_a_terminal("-O1", "main.c", "-o", "main", cwd=tmp_path)
    assert status == 1
    assert seen.rfind(ERASED) < seen.index("EZ0201")


def test_nothing_is_drawn_for_objects_machines_and_dumb_terminals(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(PROGRAM)
    assert on_a_terminal("-O1", "-c", "main.c", cwd=tmp_path) == (0, "")
    assert on_a_terminal("-O1", "main.c", "--diagnostics-format=json", cwd=tmp_path) == (0, "")
    assert on_a_terminal("-O1", "main.c", cwd=tmp_path, TERM="dumb") == (0, "")


def test_nothing_is_drawn_into_a_file(tmp_path: Path) -> None:
    (tmp_path / "main.c").write_text(PROGRAM)
    command = [sys.executable, "-c", IMPATIENT, "-O1", "main.c", "-o", "main"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, timeout=60, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
